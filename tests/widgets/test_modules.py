"""The modules of a page as one script: each runs once, after those that it imports."""

from __future__ import annotations

import subprocess

import pytest

from village_widgets.components.linking import link, link_page

SOURCES = {
    "rooms/entry.js": """import { a as first, again } from "./a.js";
import whole from "../other/whole.js";
import { Leaf, twice } from "../other/leaf.js";

const here = await Promise.resolve("here");
export const said = [first, again(), whole.name, new Leaf().name, await twice(2), here].join(" ");
console.log(said);
export default { said };""",
    "rooms/a.js": 'import { Leaf } from "../other/leaf.js";\nexport const a = new Leaf().name;\nexport const again = () => a;',
    "other/whole.js": 'export default { name: "whole" };',
    "other/leaf.js": 'import{b as r}from"./small.js";import{c}from"./small.js";console.log("leaf");'
    "class i{name=r}const t=async n=>c*n;export{i as Leaf,t as twice};",
    "other/small.js": 'const r="leaf";export{r as b};\n// export const d = 3;\n'
    'export const c = 2, d = `\nimport x from "y";\nawait z`;',
    "other/unused.js": "this is no script",
}


def run(script: str) -> list[str]:
    """Return the output lines of a script that Node runs; fail if the script does."""
    command = ["node", "--input-type=module", "--eval", script]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def test_a_script_runs_a_module_after_all_that_it_imports() -> None:
    """Each module runs once, after those that it imports, with the kinds of import and export that pages use.

    Modules that nothing imports are left out.
    """
    script = link("rooms/entry.js", SOURCES)
    assert run(script) == ["leaf", "leaf leaf whole leaf 4 here"]
    assert "no script" not in script and "village$rooms_a" in script


def test_a_script_asks_to_be_compiled_while_it_loads() -> None:
    """The first line of a script, with or without a page's export, tells browsers that most functions run at once."""
    scripts = link("rooms/entry.js", SOURCES), link_page("a.js", {"a.js": "export default {};"})
    assert [script.splitlines()[0] for script in scripts] == ["//# allFunctionsCalledOnLoad"] * 2


def test_a_script_has_no_comments_but_licenses() -> None:
    """Comments are dropped, except a license; text that looks like a comment stays, and so does the code beside one."""
    source = """/** @license BSD */
// A note
const text = `// "a"`; // another
  /* and
     a third */
console.log(text, /** @type {number} */ (1), /\\/\\*x/.source);"""
    script = link("a.js", {"a.js": source})
    assert run(script) == ['// "a" 1 \\/\\*x']
    assert "@license BSD" in script
    assert not any(note in script for note in ("A note", "another", "a third", "@type"))


def test_a_script_has_no_layout_but_what_its_texts_say() -> None:
    """Indentation and empty lines are dropped; lines and spaces inside a text stay."""
    source = """function say() {

    console.log(`one
    two ${[
      1,
    ]}`);
}
say();"""
    script = link("a.js", {"a.js": source})
    assert run(script) == ["one", "    two 1"]
    assert "\n\n" not in script.rpartition("function say")[2] and "\nconsole.log" in script


def test_a_module_s_own_names_are_its_own() -> None:
    """Two modules, and the loader, can each have a variable of the same name."""
    sources = {
        "a.js": 'import { page } from "./b.js";\nconst shared = 1;\nconsole.log(shared, page);',
        "b.js": "const shared = 2;\nexport const page = shared;",
    }
    assert run(link("a.js", sources)) == ["1 2"]


def test_two_scripts_share_their_modules() -> None:
    """Two boards of a notebook run a shared module once.

    A board with a changed module runs that one separately, but not again the modules that it shares.
    """
    sources = {
        "a.js": 'import { b } from "./b.js";\nimport { c } from "./c.js";\nconsole.log(b);\nexport default { render() { c } };',
        "b.js": 'import { c } from "./c.js";\nconsole.log("b");\nexport const b = {};',
        "c.js": 'console.log("c");\nexport const c = {};',
    }
    boards = [
        link_page("a.js", {**sources, **more}).replace("export default", "return")
        for more in ({}, {}, {"b.js": "export const b = 2;"})
    ]
    said = run("\n".join(f"(() => {{{board}}})().render({{}});" for board in boards))
    assert said == ["c", "b", "{}", "2"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('import { b } from "./b.js";', "a.js > b.js > a.js"),
        ('import { b } from "./nowhere.js";', "a.js > nowhere.js"),
        ('import * as b from "./c.js";', "a.js: import"),
        ('import "./c.js";', "a.js: import"),
        ("export let c = 1;", "a.js: export"),
        ("export const { c } = {};", "a.js: export"),
        ("export default function c() {}", "a.js: export"),
        ('export { c } from "./c.js";', "a.js: export"),
        ('export * from "./c.js";', "a.js: export"),
        ('import { d } from "./d.js";', "d.js: only the first module of a page may have `await`"),
    ],
)
def test_what_can_not_be_linked_is_named(text: str, named: str) -> None:
    """An error names a circle, a missing module, an unsupported import or export, or a module that waits but isn't the first."""
    sources = {
        "a.js": text,
        "b.js": 'import { a } from "./a.js";\nexport const b = 1;',
        "c.js": "",
        "d.js": "await 1;\nexport const d = 1;",
    }
    with pytest.raises(ValueError, match=named):
        link("a.js", sources)
