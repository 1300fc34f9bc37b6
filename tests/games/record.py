"""Recording one complete game for each way the game can end: ``python -m tests.games.record``.

Random players nearly always fill the graves outside a market day. These players lean towards the other ways, and games
are played with seed after seed until one ends as wanted; the search begins with the seed that was found before.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.village.positions import BIG, FIRST
from village_core.games import save
from village_core.games.village import EditionSettings, Position, Table, new_game
from village_core.games.village.choices import (
    Advance,
    Birth,
    Bury,
    Buy,
    EnterCouncil,
    HoldMarket,
    JoinChurch,
    Leave,
    Produce,
    Serve,
    Take,
    Train,
    Travel,
)
from village_core.games.village.dying import resting_place
from village_core.games.village.events import Moved
from village_core.games.village.finish import Finish, finish
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import CHRONICLE, ROW_OF, Filled, Good, Space
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Step
from village_core.kernel.values import CHANCE, Option

HERE = Path(__file__).parent
EXPECTED = HERE / "expected.toml"
LARGEST = 60_000
NAMES = ("Ada", "Bela", "Caro", "Dina", "Emil")
COLOURS = ("red", "yellow", "blue", "white", "purple")
Steps = tuple[Step[Table], ...]


class Wanted(NamedTuple):
    """A way to end: what has to be filled and how, the table it is played at, and the seed that is tried first."""

    name: str
    edition: str
    players: int
    fits: Callable[[Finish, Steps], bool]
    seed: int = 0
    lean: Filled = Filled.GRAVES
    rulings: tuple[tuple[str, str], ...] = ()


def ends(filled: Filled, rule: Rule) -> Callable[[Finish, Steps], bool]:
    """Whether a game ended so, with cubes to the last."""
    return lambda end, steps: (end.filled, end.rule, end.free) == (filled, rule, ())


def removed(end: Finish, steps: Steps) -> bool:
    """Whether somebody left the game for dying in the last turns, who would have had a space in the chronicle."""
    return any(
        isinstance(event, Moved) and event.rule == Rule.DYING_LAST_TURNS and step.position.table.room(ROW_OF[event.start])
        for step in steps
        for event in step.events
    )


TURN, CALLER, OTHER = Rule.END_LAST_TURNS, Rule.END_MARKET_CALLER, Rule.END_MARKET_OTHER
BOOK, GRAVES = Filled.CHRONICLE, Filled.GRAVES
WANTED = (
    Wanted("chronicle-turn", FIRST, 2, ends(BOOK, TURN), lean=BOOK, seed=177),
    Wanted("chronicle-caller", FIRST, 3, ends(BOOK, CALLER), lean=BOOK, seed=12068),
    Wanted("chronicle-other", BIG, 3, ends(BOOK, OTHER), lean=BOOK, seed=9278),
    Wanted("graves-turn", BIG, 5, ends(GRAVES, TURN), seed=3),
    Wanted("graves-caller", BIG, 2, ends(GRAVES, CALLER), seed=520),
    Wanted("graves-other", FIRST, 4, ends(GRAVES, OTHER), seed=2),
    Wanted("cubes-out", FIRST, 3, lambda end, steps: 0 < len(end.free) < len(end.order), seed=10),
    Wanted("last-cube", BIG, 4, lambda end, steps: end.last_cube, seed=2),
    Wanted("trigger-last", FIRST, 3, ends(GRAVES, OTHER), rulings=(("market_trigger", "trigger-last"),), seed=60),
    Wanted("deaths-removed", FIRST, 2, removed, rulings=(("last_deaths", "removed"),), seed=76),
)


def play(wanted: Wanted, seed: int) -> Game[Table]:
    """One complete game by players who lean."""
    random = Random(f"{wanted.name} {seed}")
    copy = EditionSettings(wanted.edition, tuple((f"rulings.{name}", value) for name, value in wanted.rulings))
    start = position = new_game(copy, wanted.players)
    steps: list[Step[Table]] = []
    while not position.over:
        if position.seat == CHANCE:
            option = position.sample(random)
        else:
            weights = [weight(position, each, wanted.lean) for each in position.options]
            option = random.choices(position.options, weights)[0]
        steps.append(position.play(option))
        position = steps[-1].position
    players = tuple(Player(name, colour, "random") for name, colour in zip(NAMES, COLOURS, strict=True))
    return Game(players[: wanted.players], start, tuple(steps))


def weight(position: Position, option: Option, lean: Filled) -> float:
    """How much somebody is drawn to an option: to what the rows of the chronicle need, and to market days."""
    match option.choice:
        case Bury(_, place):
            remembered = resting_place(position.table, place)[0] in CHRONICLE.values()
            return 1.0 if remembered == (lean is Filled.CHRONICLE) else 0.01
        case Leave():
            return 0.05
        case Travel():
            return 40.0
        case Serve():
            return 20.0
        case EnterCouncil() | Advance():
            return 8.0
        case Produce(_, Good.WAGON) | Buy(_, Good.WAGON) | Train(_, _, Good.WAGON):
            return 6.0
        case Take(Space.MARKET, _) | HoldMarket():
            return 4.0
        case Birth() | Train() | JoinChurch():
            return 3.0
    return 1.0


def ending(game: Game[Table]) -> Finish:
    """How a complete game ended."""
    found = finish(chain.from_iterable(step.events for step in game.steps))
    assert found is not None
    return found


def record(wanted: Wanted) -> tuple[int, Game[Table]]:
    """The first game from the wanted seed on that ends as wanted and is short enough to keep, with its seed."""
    for seed in count(wanted.seed):
        game = play(wanted, seed)
        if wanted.fits(ending(game), game.steps) and len(save(game).encode()) < LARGEST:
            return seed, game
    raise AssertionError("seeds never run out")


def expected(name: str, game: Game[Table]) -> str:
    """What the game is expected to replay to, as a table of TOML."""
    table, end = game.position.table, ending(game)
    outcome = table.outcome
    assert outcome is not None
    lines = {
        "totals": [sheet.total for sheet in outcome.sheets],
        "winners": list(outcome.winners),
        "won_by": str(outcome.rule),
        "rounds": table.round,
        "filled": end.filled.value,
        "by": end.seat,
        "rule": str(end.rule),
        "last_turns": list(end.order),
        "without_cubes": list(end.free),
        "last_cube_taken": end.last_cube,
    }
    values = (f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in lines.items())
    return "\n".join([f"[{name}]", *values]).replace("'", '"') + "\n"


def main() -> None:
    """Record all games, or those named."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.record", description=main.__doc__)
    parser.add_argument("names", nargs="*", help="which games (all, if none is named)")
    names = parser.parse_args().names
    known = EXPECTED.read_text(encoding="utf-8").split("\n\n") if EXPECTED.exists() else []
    kept = {part.partition("]")[0].lstrip("["): part.strip() + "\n" for part in known}
    for wanted in WANTED:
        if names and wanted.name not in names:
            continue
        seed, game = record(wanted)
        (HERE / f"{wanted.name}.jsonl").write_text(save(game), encoding="utf-8")
        kept[wanted.name] = expected(wanted.name, game)
        report = f"{wanted.name}: seed {seed}, {len(game.steps)} decisions, {len(save(game).encode())} bytes"
        print(report, flush=True)  # noqa: T201  (a command's job is to print)
    EXPECTED.write_text("\n".join(kept[wanted.name] for wanted in WANTED if wanted.name in kept), encoding="utf-8")


if __name__ == "__main__":
    main()
