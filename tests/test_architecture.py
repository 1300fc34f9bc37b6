"""Three floors, no stairs down: the kernel; games, players and what is beside them; widgets."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CORE, WIDGETS = "village_core", "village_widgets"
BROWSER_SIDE = ("ipywidgets", "anywidget", "IPython", "jupyterlab", "voila", "bqplot", "traitlets", "notebook", WIDGETS)


def modules(folder: str) -> list[Path]:
    """The Python files of a folder of the repository."""
    return sorted((ROOT / folder).rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The dotted names of everything that a module imports, at its head or inside functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide what is imported"
            found |= {node.module or ""} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def under(name: str, *packages: str) -> bool:
    """Whether a dotted name is one of the packages or inside one."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def games() -> list[str]:
    """The names of the games' rooms in the core."""
    return sorted(path.parent.name for path in (ROOT / CORE / "games").glob("*/__init__.py"))


def test_there_is_something_to_walk() -> None:
    """The walk below sees the kernel, a game and its modules."""
    assert len(modules(f"{CORE}/kernel")) >= 7 and "village" in games() and len(modules(f"{CORE}/games/village")) >= 20


@pytest.mark.parametrize("path", modules(f"{CORE}/kernel"), ids=lambda path: path.stem)
def test_the_kernel_imports_nothing_of_ours(path: Path) -> None:
    """The kernel knows no game, no player, no widget: of ours it imports only itself."""
    ours = {name for name in imports(path) if under(name, CORE, WIDGETS)}
    assert all(under(name, f"{CORE}.kernel") for name in ours), ours


@pytest.mark.parametrize("path", modules(CORE), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_core_never_imports_widgets(path: Path) -> None:
    """The core runs without Jupyter: it imports neither our widgets nor anything of the notebook world."""
    assert not {name for name in imports(path) if under(name, *BROWSER_SIDE)}


@pytest.mark.parametrize("game", games())
def test_a_game_never_imports_another(game: str) -> None:
    """Each game lives in its own room, in the core and in the widgets, and knows no other."""
    others = tuple(f"{side}.games.{other}" for other in games() if other != game for side in (CORE, WIDGETS))
    for folder in (f"{CORE}/games/{game}", f"{WIDGETS}/games/{game}"):
        for path in modules(folder):
            assert not {name for name in imports(path) if under(name, *others)}, path


def test_games_import_only_the_kernel_and_themselves() -> None:
    """A game's rules stand on the kernel alone: no players, no store, no list of games."""
    for game in games():
        for path in modules(f"{CORE}/games/{game}"):
            ours = {name for name in imports(path) if under(name, CORE)}
            assert all(under(name, f"{CORE}.kernel", f"{CORE}.games.{game}") for name in ours - {CORE}), (path, ours)


def test_general_components_know_no_game() -> None:
    """What is made for any game in the widgets imports no game's room."""
    for path in modules(f"{WIDGETS}/components"):
        assert not {name for name in imports(path) if under(name, f"{CORE}.games.village", f"{WIDGETS}.games.village")}, path


def test_the_core_imports_without_jupyter() -> None:
    """Importing all of the core loads nothing of the notebook world, in a process of its own."""
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in modules(CORE)]
    names = [name for name in names if not name.endswith("__main__")]
    program = "import sys, importlib\n" + "".join(f"importlib.import_module({name!r})\n" for name in names)
    program += f"print([name for name in {BROWSER_SIDE!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


SCRIPTS = sorted(path for part in ("components", "companion") for path in (ROOT / WIDGETS / part).glob("*.js"))
IMPORTED = re.compile(r'^import \{ (.+) \} from "(.+)";$', re.MULTILINE)
EXPORTED = re.compile(r"^export (?:async )?(?:function|const|let) (\w+)", re.MULTILINE)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_scripts_import_what_is_there(path: Path) -> None:
    """Every import of a script names a file that exists and names that it exports, although a page is handed all as one."""
    text = path.read_text(encoding="utf-8")
    found = IMPORTED.findall(text)
    assert len(found) == len(re.findall(r"^import ", text, re.MULTILINE))
    for names, place in found:
        other = (path.parent / place).resolve()
        assert other.is_file(), (path, place)
        assert set(names.split(", ")) <= set(EXPORTED.findall(other.read_text(encoding="utf-8"))), (path, place, names)
