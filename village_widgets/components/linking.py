"""Links a module, and those that it imports, into one script.

A widget gets one script, at an address from which relative imports lead nowhere, and a page loads faster with one request. Each
module becomes a function, after those that it needs. Imports and exports are read from the syntax tree (tree-sitter).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from posixpath import dirname, join, normpath
from typing import Final, NamedTuple

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser, Query, QueryCursor

LANGUAGE: Final = Language(tree_sitter_javascript.language())
LOADER: Final = files(__package__) / "loader.js"
"""The script in front of the modules; it gives each module the exports of others."""
EAGER: Final = "//# allFunctionsCalledOnLoad"
"""A script's first line, for browsers that know it: they compile all functions while the script loads, off the main thread.

Otherwise they check the syntax of a function first, and compile it when the page calls it, as it does with most.
"""
COMMENTS: Final = Query(LANGUAGE, "(comment) @found")
UNFOLDED: Final = Query(LANGUAGE, "[(comment) (template_string)] @found")
"""Parts of a module in which spaces and line ends stay."""
OWN: Final = "village$"
"""Prefix of our names, which no module uses."""
DECLARED: Final = ("function_declaration", "generator_function_declaration", "class_declaration")
"""Declarations that are exported under their own name."""
FUNCTIONS: Final = (
    "arrow_function", "class", "class_declaration", "function_declaration", "function_expression", "generator_function",
    "generator_function_declaration", "method_definition",
)  # fmt: skip
"""Nodes inside which an ``await`` doesn't make the module wait."""


def link(entry: str, sources: Mapping[str, str]) -> str:
    """Link the module ``entry`` and everything that it imports, by path, into one script that runs it.

    Raises ``ValueError`` if a module is missing, if modules import each other in a circle, if one imports or exports in a form
    that ours don't use, and if another module than ``entry`` awaits something.
    """
    [*others, last] = _sort_modules(entry, sources)
    return "\n".join((EAGER, _write_loader(), *map(_write_function, others), f"await (async () => {{\n{last.text}\n}})();\n"))


def link_page(entry: str, sources: Mapping[str, str]) -> str:
    """Link a page as a widget gets it: the default export of the module ``entry`` renders it.

    Raises ``ValueError`` for modules that ``link`` can't link, and if ``entry`` awaits something.
    """
    found = _sort_modules(entry, sources)
    export = f"export default definePage(() => {found[-1].name}());\n"
    return "\n".join((EAGER, _write_loader(), *map(_write_function, found), export))


class LinkedModule(NamedTuple):
    """A module as part of a script.

    ``name`` is the function that returns its exports, ``text`` its code with imports and exports rewritten, ``gives`` its
    exports. ``waits``: it awaits something outside its functions, which only the entry of a script may. ``mark`` is a hash of its
    code and of all that it imports.
    """

    path: str
    name: str
    text: str
    gives: str
    waits: bool
    mark: str


def _write_loader() -> str:
    return _rewrite(LOADER.name, _condense(LOADER.read_text(encoding="utf-8")), {}).text


def _write_function(one: LinkedModule) -> str:
    """Write the function of a module. It runs when another module first needs it.

    It is in parentheses because browsers that don't know ``EAGER`` then compile it, though not what is in it, with the script.
    Raises ``ValueError`` for a module that awaits something.
    """
    if one.waits:
        raise ValueError(f"{one.path}: only the first module of a page may have `await` outside functions")
    return f'const {one.name} = () => shareModule("{one.mark}", (function () {{{one.text}\nreturn {{ {one.gives} }};}}));'


def _sort_modules(entry: str, sources: Mapping[str, str]) -> list[LinkedModule]:
    """Rewrite a module and all that it imports, and sort them, each after those that it imports itself.

    Raises ``ValueError`` if modules import each other, one is missing, or one has a form of import or export that ours don't use.
    """
    found: dict[str, LinkedModule] = {}

    def find(path: str, above: tuple[str, ...]) -> None:
        if path in above:
            raise ValueError(f"modules import each other: {' > '.join((*above, path))}")
        if path not in sources:
            raise ValueError(f"a module is missing: {' > '.join((*above, path))}")
        if path not in found:
            text = _condense(sources[path])
            for other in _find_imports(path, text):
                find(other, (*above, path))
            found[path] = _rewrite(path, text, found)

    find(entry, ())
    return list(found.values())


@cache
def _parse(text: str) -> list[Node]:
    """Return the nodes at the top of a JavaScript module's syntax tree: statements and comments, and errors if there are any."""
    return Parser(LANGUAGE).parse(text.encode()).root_node.children


@cache
def _condense(text: str) -> str:
    """Return a module without empty lines, indentation and comments other than licenses; template strings stay as they are."""
    source = text.encode()
    parts, end = [], 0
    for comment in _find_nodes(COMMENTS, source):
        if b"@license" not in source[comment.start_byte : comment.end_byte]:
            parts.append(source[end : comment.start_byte])
            end = comment.end_byte
    source = b"".join((*parts, source[end:]))
    kept = [(node.start_byte, node.end_byte) for node in _find_nodes(UNFOLDED, source)]

    def fold(gap: re.Match[bytes]) -> bytes:
        return gap.group() if any(start < gap.start() < end for start, end in kept) else b"\n"

    return re.sub(rb" *\n\s*", fold, source).decode()


def _find_nodes(query: Query, source: bytes) -> list[Node]:
    """Return the nodes of a module that a query of its syntax tree names ``found``, in order."""
    found = QueryCursor(query).captures(Parser(LANGUAGE).parse(source).root_node)
    return sorted(found.get("found", ()), key=lambda node: node.start_byte)


def _find_imports(path: str, text: str) -> Iterator[str]:
    """Yield the paths of the modules that a module imports."""
    yield from (_resolve(path, statement) for statement in _parse(text) if statement.type == "import_statement")


def _resolve(path: str, statement: Node) -> str:
    """Return the path of the module that an import ``statement`` in the module ``path`` names."""
    return normpath(join(dirname(path), _read_text(statement.child_by_field_name("source"))[1:-1]))


def _read_text(node: Node | None) -> str:
    """Return the source of a node, or "" without one."""
    return (node.text or b"").decode() if node else ""


def _rewrite(path: str, text: str, others: Mapping[str, LinkedModule]) -> LinkedModule:
    gives: dict[str, str] = {}
    marks, said, end, whole = [text], [], 0, text.encode()
    for statement in _parse(text):
        if statement.type == "import_statement":
            other = others[_resolve(path, statement)]
            marks.append(other.mark)
            now = f"const {_write_pattern(path, statement)} = {other.name}();"
        elif statement.type == "export_statement":
            exported, now = _read_export(path, statement)
            gives |= exported
        else:
            continue
        said += [whole[end : statement.start_byte].decode(), now]
        end = statement.end_byte
    said.append(whole[end:].decode())
    return LinkedModule(
        path,
        OWN + "".join(letter if letter.isalnum() else "_" for letter in path.removesuffix(".js")),
        "".join(said),
        ", ".join(outside if outside == inside else f"{outside}: {inside}" for outside, inside in gives.items()),
        any(map(_waits, _parse(text))),
        sha256("\n".join(marks).encode()).hexdigest()[:16],
    )


def _write_pattern(path: str, statement: Node) -> str:
    """Write what an import takes from another module as a pattern: ``{ default: a }`` or ``{ b, c: d }``.

    Raises ``ValueError`` for any other form: ``* as a``, a default together with names, or an import of nothing.
    """
    clause = next((child for child in statement.named_children if child.type == "import_clause"), None)
    match clause.named_children if clause else []:
        case [Node(type="identifier") as whole]:
            return f"{{ default: {_read_text(whole)} }}"
        case [Node(type="named_imports") as names]:
            return f"{{ {', '.join(': '.join(_read_names(name)) for name in names.named_children)} }}"
    raise ValueError(f"{path}: {_read_text(statement)}")


def _read_export(path: str, statement: Node) -> tuple[dict[str, str], str]:
    """Return the exports of a statement, by the names outside, and the code that replaces it.

    Raises ``ValueError`` for a form of export that our scripts don't use.
    """
    match [child for child in statement.children if child.type not in ("export", ";")]:
        case [Node(type="export_clause") as names]:
            pairs = (_read_names(name) for name in names.named_children)
            return {outside: inside for inside, *more in pairs for outside in more or [inside]}, ""
        case [Node(type="default"), value] if value == statement.child_by_field_name("value"):
            return {"default": f"{OWN}default"}, f"const {OWN}default = {_read_text(value)};"
        case [Node(type="lexical_declaration", children=[Node(type="const"), *_]) as constants]:
            named = [constant.child_by_field_name("name") for constant in constants.named_children]
            if all(name and name.type == "identifier" for name in named):
                return {_read_text(name): _read_text(name) for name in named}, _read_text(constants)
        case [Node(type=kind) as declared] if kind in DECLARED:
            name = _read_text(declared.child_by_field_name("name"))
            return {name: name}, _read_text(declared)
    raise ValueError(f"{path}: {_read_text(statement)}")


def _read_names(name: Node) -> list[str]:
    """Return the name of an import or export, followed by its alias if it has one."""
    return [_read_text(part) for part in name.named_children]


def _waits(node: Node) -> bool:
    """Tell whether a node contains an ``await`` outside the functions and classes in it."""
    return node.type == "await_expression" or (node.type not in FUNCTIONS and any(map(_waits, node.named_children)))
