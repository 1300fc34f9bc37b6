"""The scripts of a page: ES modules that import each other, as they stand in the rooms' folders. A widget is handed one script,
at an address of its own from which a relative import leads nowhere, and a page is there sooner if its browser need not ask for
each module by itself. So all of them stand in one, in the order in which they need each other, each as a function.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath
from typing import Final, NamedTuple

PACKAGE: Final = files("village_widgets")
LOADER: Final = "components/loader.js"
"""The script that stands in front of the modules in one, and gives each what others export."""
IMPORT: Final = re.compile(
    r'(?:^|(?<=;))import\s*(?:\{(?P<names>[^}]*)\}|(?P<whole>\w+))\s*from\s*"(?P<from>[^"]+)";?', re.MULTILINE
)
EXPORT: Final = re.compile(r"^export (?:async )?(?:function\*?|class|const) ([\w$]+)", re.MULTILINE)
EXPORTED: Final = re.compile(r"^export (?=(?:async )?(?:function|class|const) )", re.MULTILINE)
DEFAULT: Final = re.compile(r"^export default ", re.MULTILINE)
LIST: Final = re.compile(r"(?:^|(?<=[;}]))export\s*\{([^}]*)\};?", re.MULTILINE)
LEFT: Final = re.compile(r"^\s*(?:import|export)\b.*", re.MULTILINE)
"""How modules say what they take from others and give to them; what is left says it in another way."""
AWAITED: Final = re.compile(r"^(?:const .*= )?await\b.*", re.MULTILINE)
"""How a module waits before it gives anything, which a function can't."""
OWN: Final = "village$"
"""How names begin that no module has of its own."""
LIBRARY: Final = ("vendor", "vendor/directives")
"""The folders of the library that draws forms and lists (lit-html), copied from its package."""


def module(path: str) -> str:
    """The text of one script by its path in the package, such as ``components/board.js``."""
    return (PACKAGE / path).read_text(encoding="utf-8")


def modules(*rooms: str) -> dict[str, str]:
    """The text of every script in some folders of the package, by its path there."""
    found = {path: text for room in rooms for path, text in modules_of(PACKAGE / room, room).items()}
    return {path: found[path] for path in sorted(found) if path != LOADER}


def modules_of(folder: Traversable, room: str) -> dict[str, str]:
    """The text of every script in a folder, wherever that is, as if it stood in the package under the path of ``room``."""
    scripts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".js")}
    return {f"{room}/{name}": scripts[name] for name in sorted(scripts)}


def sheets(folder: Traversable) -> tuple[str, ...]:
    """The names of the style sheets in a folder."""
    return tuple(sorted(file.name.removesuffix(".css") for file in folder.iterdir() if file.name.endswith(".css")))


def linked(entry: str, sources: Mapping[str, str]) -> str:
    """One script that runs the module ``entry``, with all modules that it imports, out of these, by their paths."""
    front, [*others, last] = _stated(LOADER, module(LOADER), {}).text, _in_order(entry, sources)
    return "\n".join((front, *map(_shared, others), f"await (async () => {{\n{last.text}\n}})();\n"))


def page(entry: str, sources: Mapping[str, str]) -> str:
    """One script that shows a page, as a widget is handed it: what the module ``entry`` exports by default renders it."""
    front, found = _stated(LOADER, module(LOADER), {}).text, _in_order(entry, sources)
    return "\n".join((front, *map(_shared, found), f"export default page(() => {found[-1].name}());\n"))


class Stated(NamedTuple):
    """A module as it stands in a script with others: what the function is called that gives what it exports, its ``text`` without
    imports and exports, what it ``gives``, and a ``mark`` that tells it, and all that it imports, from others.
    """

    path: str
    name: str
    text: str
    gives: str
    mark: str


def _shared(one: Stated) -> str:
    """The function of a module. It runs when another asks for it first. Raises ``ValueError`` for one that waits."""
    if waits := AWAITED.search(one.text):
        raise ValueError(f"{one.path}: only the module that a page begins with can wait: {waits[0]}")
    return f'const {one.name} = () => shared("{one.mark}", () => {{ // {one.path}\n{one.text}\nreturn {{ {one.gives} }};\n}});'


def _in_order(entry: str, sources: Mapping[str, str]) -> list[Stated]:
    """A module and all that it imports, each after those that it imports itself. Raises ``ValueError`` where modules import each
    other in a circle, or one that is not there.
    """
    found: dict[str, Stated] = {}

    def find(path: str, above: tuple[str, ...]) -> None:
        if path in above or path not in sources:
            raise ValueError(f"modules import each other, or one is not there: {' > '.join((*above, path))}")
        if path not in found:
            for other in _imported(path, sources[path]):
                find(other, (*above, path))
            found[path] = _stated(path, sources[path], found)

    find(entry, ())
    return list(found.values())


def _imported(path: str, text: str) -> Iterator[str]:
    """The paths of the modules that a module imports."""
    yield from (_there(path, match["from"]) for match in IMPORT.finditer(text))


def _there(path: str, named: str) -> str:
    """The path of a module as another one names it."""
    return normpath(join(dirname(path), named))


def _stated(path: str, text: str, others: Mapping[str, Stated]) -> Stated:
    gives = {name: name for name in EXPORT.findall(text)}
    marks = [text]

    def imported(match: re.Match[str]) -> str:
        other = others[_there(path, match["from"])]
        marks.append(other.mark)
        names = f"{{{match['names']}}}".replace(" as ", ": ") if match["names"] else f"{{ default: {match['whole']} }}"
        return f"const {names} = {other.name}();"

    def listed(match: re.Match[str]) -> str:
        for inside, _, outside in (name.strip().partition(" as ") for name in match[1].split(",")):
            gives[outside or inside] = inside
        return ""

    said = LIST.sub(listed, IMPORT.sub(imported, text))
    said, defaults = DEFAULT.subn(f"const {OWN}default = ", said)
    if defaults:
        gives["default"] = f"{OWN}default"
    said = EXPORTED.sub("", said)
    if other := LEFT.search(said):
        raise ValueError(f"{path}: {other[0]}")
    mark = sha256("\n".join(marks).encode()).hexdigest()[:16]
    name = OWN + re.sub(r"\W", "_", path.removesuffix(".js"))
    return Stated(path, name, said, ", ".join(f"{outside}: {inside}" for outside, inside in gives.items()), mark)
