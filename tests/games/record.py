"""Recording complete games that together meet each way to end: ``python -m tests.games.record``.

Random players nearly always come to the same end. The players here lean towards another, and games are played with seed after
seed until one ends as wanted; the search begins with the seed that was found before.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Callable
from functools import cache
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from village_core import __version__
from village_core.games.board_game import AnyGame
from village_core.games.editions import EditionSettings, Leaf, list_rulings
from village_core.games.outcome import Ending
from village_core.games.owning import list_ruling_values
from village_core.kernel import saves
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import Codec
from village_core.kernel.values import CHANCE, Option, Player

HERE = Path(__file__).parent
LARGEST = 75_000
NAMES = ("Ada", "Bela", "Caro", "Dina", "Emil")
OTHERWISE = "ruled-otherwise"
"""The recorded game of each game that plays every ruling otherwise than its edition."""
ALONE = "ruled-otherwise-alone"
"""The same for one player, where rulings matter to one player alone."""
Rulings: TypeAlias = tuple[tuple[str, Leaf], ...]


def list_other_rulings(game: AnyGame, edition: str, alone: bool = False) -> Rulings:
    """Return every ruling with another value than the edition's; rulings for one player alone only if ``alone``."""
    printed, kind = game.editions.build_edition(EditionSettings(edition)), game.editions.kind
    names = [name for name, ruling in list_rulings(kind).items() if alone or not ruling.alone]
    others = (
        next(value for value in list_ruling_values(kind, name).values() if value != printed.find_ruling(name)) for name in names
    )
    return tuple(zip(names, others, strict=True))


class WantedGame(NamedTuple):
    """A recorded game that is wanted: its table, and the function ``fits``, which tells if a game ended in the wanted way.

    The search begins with ``seed``; ``lean`` names what random players prefer, so that more games end in that way.
    """

    name: str
    edition: str
    players: int
    fits: Callable[[Game], bool]
    seed: int = 0
    lean: str = ""
    rulings: Rulings = ()


class Recorded(NamedTuple):
    """The recorded games of one ``game``, in the folder of its name.

    ``weigh`` returns how much players who ``lean`` prefer an option. ``describe_more`` returns what a game is expected to
    replay to besides its score and ending.
    """

    game: AnyGame
    wanted: tuple[WantedGame, ...]
    weigh: Callable[[Position, Option, str], float]
    describe_more: Callable[[Game], dict[str, object]]

    @property
    def folder(self) -> Path:
        """The folder of the game's recorded files."""
        return HERE / self.game.name

    @property
    def known(self) -> dict[str, dict]:
        """The expected result of each recorded game by its name, from ``expected.toml``."""
        return read_results(self.folder)

    def read_text(self, name: str) -> str:
        """Return the text of a recorded game's save, by its name."""
        return (self.folder / f"{name}.jsonl").read_text(encoding="utf-8")

    def load(self, name: str) -> Game:
        """Load a recorded game by its name, replayed answer by answer; in one process every caller gets the same game."""
        return replay(self.folder / f"{name}.jsonl", self.game.codec)

    def save(self, game: Game) -> str:
        """Return the game as the text of a save."""
        return saves.save(game, self.game.codec, __version__)

    def find_ending(self, game: Game) -> Ending:
        """Return the way in which a complete game ended; fail if the game is not over."""
        found = self.game.find_ending(chain.from_iterable(step.events for step in game.steps))
        assert found is not None
        return found

    def describe_result(self, game: Game) -> dict[str, object]:
        """Return the result of a complete game, as ``expected.toml`` holds it; fail if the game is not over."""
        table, ending = game.position.table, self.find_ending(game)
        outcome = table.outcome
        assert outcome is not None
        return {
            "totals": [sheet.total for sheet in outcome.sheets],
            "winners": [*outcome.winners],
            "won_by": str(outcome.rule),
            "rounds": table.round,
            "way": str(ending.way),
            "also": [*ending.also],
            **self.describe_more(game),
        }

    def play(self, wanted: WantedGame, seed: int) -> Game:
        """Play one complete game of random players, who prefer options by ``weigh``; the same seed plays it again."""
        random = Random(f"{wanted.name} {seed}")
        settings = EditionSettings(wanted.edition, tuple((f"rulings.{name}", value) for name, value in wanted.rulings))
        start = position = self.game.new_game(settings, wanted.players)
        steps = []
        while not position.over:
            if position.seat == CHANCE:
                option = position.sample(random)
            else:
                weights = [self.weigh(position, each, wanted.lean) for each in position.options]
                option = random.choices(position.options, weights)[0]
            steps.append(position.play(option))
            position = steps[-1].position
        players = tuple(Player(name, colour, "random") for name, colour in zip(NAMES, self.game.codec.colours, strict=False))
        return Game(players[: wanted.players], start, tuple(steps))

    def record(self, wanted: WantedGame) -> tuple[int, Game]:
        """Find the first game, from the wanted seed on, that ends as wanted and is short enough to keep; return seed and game."""
        for seed in count(wanted.seed):
            game = self.play(wanted, seed)
            if wanted.fits(game) and len(self.save(game).encode()) < LARGEST:
                return seed, game
        raise AssertionError("seeds never run out")


@cache
def read_results(folder: Path) -> dict[str, dict]:
    """Read the expected result of each recorded game of a folder, by its name."""
    return tomllib.loads((folder / "expected.toml").read_text(encoding="utf-8"))


@cache
def replay(file: Path, codec: Codec) -> Game:
    """Replay the game of a recorded file."""
    return saves.load(file.read_text(encoding="utf-8"), codec)


def as_toml(name: str, values: dict[str, object]) -> str:
    """Format a named table of TOML, a line for each value; apostrophes become double quotes."""
    lines = (f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in values.items())
    return "\n".join([f"[{name}]", *lines]).replace("'", '"') + "\n"


def main() -> None:
    """Record all games, or those named: write their saves, print seeds and sizes, and write each ``expected.toml`` again."""
    from tests.laws import list_subjects  # imported here: these modules import this one

    parser = argparse.ArgumentParser(prog="python -m tests.games.record", description=main.__doc__)
    parser.add_argument("names", nargs="*", help="recorded games, such as stone_age/cards-of-two; all, if you name none")
    names, recorded = parser.parse_args().names, [subject.recorded for subject in list_subjects()]
    known = [f"{each.folder.name}/{wanted.name}" for each in recorded for wanted in each.wanted]
    if unknown := ", ".join(name for name in names if name not in known):
        parser.error(f"no recorded game is called {unknown}; there are {', '.join(known)}")
    for each in recorded:
        each.folder.mkdir(exist_ok=True)
        for wanted in each.wanted:
            if names and f"{each.folder.name}/{wanted.name}" not in names:
                continue
            seed, game = each.record(wanted)
            (each.folder / f"{wanted.name}.jsonl").write_text(each.save(game), encoding="utf-8")
            report = f"{wanted.name}: seed {seed}, {len(game.steps)} decisions, {len(each.save(game).encode())} bytes"
            print(report, flush=True)  # noqa: T201  (a command's job is to print)
        said = [as_toml(wanted.name, each.describe_result(each.load(wanted.name))) for wanted in each.wanted]
        (each.folder / "expected.toml").write_text("\n".join(said), encoding="utf-8")


if __name__ == "__main__":
    main()
