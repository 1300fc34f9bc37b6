"""The laws that every game keeps, at every position that random players reach.

In the test run each edition and player count of each game is played some times, in the long one more often; ``python -m
tests.laws --games 2000`` plays more. Quick laws are checked at every position, costly ones at every ``SAMPLED``-th.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from enum import StrEnum
from hashlib import sha256
from itertools import chain, combinations_with_replacement, product
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from tqdm import tqdm

from tests.games.listing import format_line
from tests.games.record import Recorded
from tests.retelling import Retelling
from village_core.games import MORE
from village_core.games.board_game import AnyGame
from village_core.games.editions import Leaf, list_rulings
from village_core.games.owning import list_ruling_values
from village_core.kernel import saves
from village_core.kernel.frames import ChanceFrame
from village_core.kernel.game import Game
from village_core.kernel.judging import find_lacks
from village_core.kernel.position import Position, Step
from village_core.kernel.values import CHANCE, Illegal, Option, Player, Refusal
from village_core.players.random import choose

SAMPLED = 13
"""Positions from one check of the costly laws to the next: a prime, so that no phase of a game is always missed."""

KEPT = 3
"""Games from one that is saved, loaded, undone and done again to the next; the first is."""


class Subject(NamedTuple):
    """A game under the laws.

    ``setups`` are (edition, players) pairs, ``rules`` its rule keys. ``start(edition, players, random)`` begins a game (random
    chooses among its rulings); ``count_pieces(table)`` counts every piece of the box in the plain data of a table and
    ``count_box(table)`` says how many there should be; ``begins(position)`` tells whether the table lies as it can be laid out
    by hand; ``longest`` is the most decisions that a random game may take, ``samples`` the number of random games of each setup
    on which the laws are tried. ``disguise(table, seat, random)`` swaps what ``seat`` can't see and ``view_as(table, seat)`` is
    what it is shown: the table itself where nothing is hidden. ``list_rare`` gives positions from which random play comes upon
    rules that it seldom meets. ``retelling`` is needed if the game has a tracker.
    """

    recorded: Recorded
    rules: type[StrEnum]
    setups: tuple[tuple[str, int], ...]
    start: Callable[[str, int, Random], Position]
    count_pieces: Callable[[dict], Counter]
    count_box: Callable[[dict], Counter]
    begins: Callable[[Position], bool]
    longest: int
    samples: int
    disguise: Callable = lambda table, seat, random: table
    view_as: Callable = lambda table, seat: table
    list_rare: Callable[[], list[Position]] = list
    retelling: Retelling | None = None

    @property
    def game(self) -> AnyGame:
        """The game as one value."""
        return self.recorded.game

    @property
    def name(self) -> str:
        """The name of the game, and of the folder of its tests."""
        return self.game.name

    @property
    def standing(self) -> frozenset[str]:
        """The rules that only say how things are: no refusal, price or event names them."""
        return self.game.narrator.STANDING

    def read(self, text: bytes) -> Position:
        """Read a position that was written as JSON."""
        return msgspec.json.decode(text, type=self.game.codec.position)

    def save(self, game: Game) -> str:
        """Return the game as the text of a save."""
        return self.recorded.save(game)

    def load(self, text: str) -> Game:
        """Load the game of a save."""
        return saves.load(text, self.game.codec)


def list_subjects() -> tuple[Subject, ...]:
    """Return every game that is held to the laws, to its rules and to its recorded games: a new one adds itself here."""
    from tests.manitoba.subject import MANITOBA  # imported here: these modules import this one
    from tests.orchard.subject import ORCHARD
    from tests.stone_age.subject import STONE_AGE
    from tests.village.subject import VILLAGE

    return VILLAGE, ORCHARD, STONE_AGE, MANITOBA


def list_subjects_with_tracker() -> tuple[Subject, ...]:
    """Return the subjects that have a tracker."""
    return tuple(subject for subject in list_subjects() if subject.retelling is not None)


def try_each_subject() -> pytest.MarkDecorator:
    """Return a mark by which a test is tried on every game."""
    return pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.name)


def try_each_setup(fits: Callable[[Subject, str, int], bool] = lambda *_: True) -> pytest.MarkDecorator:
    """Return a mark by which a test is tried on every game in each edition with each number of players, if it ``fits``."""
    every = [(subject, setup) for subject in list_subjects() for setup in subject.setups if fits(subject, *setup)]
    named = [f"{subject.name}-{edition}-{players}" for subject, (edition, players) in every]
    return pytest.mark.parametrize(("subject", "setup"), every, ids=named)


def choose_rulings(game: AnyGame, random: Random, alone: bool = False) -> tuple[tuple[str, Leaf], ...]:
    """Return no corrections half of the time, else those that choose a value of every ruling by chance.

    Rulings that matter to a solo player only are among them if ``alone``. Each ruling has dice of its own, so that a new one
    changes neither the other rulings nor what ``random`` brings afterwards.
    """
    seed = random.random()
    if seed < 0.5:
        return ()
    kind = game.editions.kind
    names = [name for name, ruling in list_rulings(kind).items() if alone or not ruling.alone]
    values = {name: [*list_ruling_values(kind, name).values()] for name in names}
    return tuple((f"rulings.{name}", Random(f"{name} {seed}").choice(values[name])) for name in names)


class Record(NamedTuple):
    """A record of what the games met: rules by what named them, the number of positions (the one item of a list), and lengths."""

    refused: set[str]
    priced: set[str]
    happened: set[str]
    positions: list[int]
    lengths: list[int]


def make_record() -> Record:
    """Return an empty record."""
    return Record(set(), set(), set(), [0], [])


def build_generators(setup: tuple[str, int], games: int) -> Iterator[Random]:
    """Return one random generator for each game, the same ones every time."""
    return (Random(f"{setup[0]} {setup[1]} {number}") for number in range(games))


def check_laws(subject: Subject, setup: tuple[str, int], games: int, reached: Record, bar: bool = False) -> None:
    """Play ``games`` random games of one setup, check the laws on the way, and add what they met to ``reached``.

    ``bar`` shows how far they have come.
    """
    for random in tqdm(build_generators(setup, games), total=games, desc=f"{subject.name} {setup}", disable=not bar):
        position = subject.start(*setup, random)
        game = Game(build_players(subject, setup[1]), position)
        whole = subject.count_box(to_plain(position.table))
        count = 0
        while not position.over:
            assert count <= subject.longest, "a random game ends within a stated number of decisions"
            reached.positions[0] += 1
            check_position(subject, position, whole)
            if reached.positions[0] % SAMPLED == 0:
                check_options(subject, position, random, reached)
                check_hidden(subject, position, random)
            step = position.play(choose(position, random))
            check_step(position, step, reached)
            game = msgspec.structs.replace(game, steps=(*game.steps, step)) if count < 60 else game
            position, count = step.position, count + 1
        check_position(subject, position, whole)
        if len(reached.lengths) % KEPT == 0:
            check_undo(game)
            check_save(subject, game)
        reached.lengths.append(count)


def to_plain(value: object) -> dict:
    """Return a value as plain data: dicts, lists, numbers and words."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_position(subject: Subject, position: Position, whole: Counter) -> None:
    """Check that JSON there and back is identity, pieces are conserved, and the seat that is asked can act."""
    text = msgspec.json.encode(position)
    again = subject.read(text)
    assert again == position, "JSON there and back is identity"
    assert msgspec.json.encode(again) == text, "JSON there and back is identity to the letter"
    pieces = subject.count_pieces(msgspec.json.decode(text)["table"])
    if not dict.__eq__(pieces, whole):  # first a quick test: comparing counters, for which missing kinds are 0, is slow
        assert pieces == whole, f"pieces are conserved: {pieces - whole} too many, {whole - pieces} missing"
    if position.over:
        assert position.seat is None and not position.options, "no seat is asked when it is over"
        return
    assert again.seat == position.seat is not None, "a seat is asked until the end"
    if position.seat == CHANCE:
        assert isinstance(position.top, ChanceFrame)
        return
    assert position.options, "the seat that is asked can do something"
    assert again.options == position.options, "a position read back offers the same"


def check_step(before: Position, step: Step, reached: Record) -> None:
    """Check that folding the events over the old table gives the new one, and record their rules."""
    table = before.table
    for event in step.events:
        table = event.on(table)
        reached.happened.add(event.rule)
    assert table == step.position.table, "folding the events over the old table gives the new one"


def check_options(subject: Subject, position: Position, random: Random, reached: Record) -> None:
    """Check that every option (of a draw a few) applies and leaves the position untouched, and the laws of refusals."""
    if position.seat == CHANCE:
        outcomes = list(position.top.list_outcomes(position.table))
        assert all(weight > 0 for _, weight in outcomes), "every outcome can happen"
        chosen = [choice for choice, _ in random.sample(outcomes, min(6, len(outcomes)))]
        options = [Option(choice) for choice in [*chosen, position.sample(random).choice]]
        assert all(option.choice in [choice for choice, _ in outcomes] for option in options)
        assert all(position.find_refusal(choice) is None for choice in chosen)
    else:
        options = list(position.options)
        assert len(set(map(msgspec.json.encode, options))) == len(options), "no option is offered twice"
    before = msgspec.json.encode(position)
    for option in options:
        step = position.play(option)
        check_step(position, step, reached)
        assert step.option == option
        assert position.find_refusal(option.choice) is None, "what can be done is not refused"
    if position.seat != CHANCE:
        check_refusals(position, reached)
        for bundle in position.top.list_offers(position.table):
            for offer in bundle.each:
                reached.priced.update(due.rule for price in offer.prices for due in price)
    assert msgspec.json.encode(position) == before, "apply leaves its input untouched"
    assert subject.read(before) == position


def check_refusals(position: Position, reached: Record) -> None:
    """Check that every refusal raises ``Illegal`` with the same reasons, and that mending what it names is enough."""
    legal = [option.choice for option in position.options]
    refused = [refusal.choice for refusal in position.refusals]
    assert not any(choice in legal for choice in refused), "nothing is both offered and refused"
    assert not any(refused.count(choice) > 1 for choice in refused), "a choice is refused once, with all its reasons"
    for refusal in position.refusals:
        assert refusal.reasons and all(refusal.reasons), "a refusal has a reason"
        reached.refused.update(refusal.rules)
        assert find_refusal(position, Option(refusal.choice)) == refusal == position.find_refusal(refusal.choice)
    check_mending(position)


def find_refusal(position: Position, option: Option) -> Refusal | None:
    """Return the refusal that playing ``option`` raises, or None if it can be played."""
    try:
        position.play(option)
    except Illegal as illegal:
        return illegal.refusal
    return None


def check_mending(position: Position) -> None:
    """Check that a player who also had what a refused price lacks could pay; of kinds that count alike one mixture will do."""
    purse = position.table.find_purse(position.seat)
    for bundle in position.top.list_offers(position.table):
        for offer in bundle.each:
            if offer.barred or offer.list_options(purse):
                continue
            for price in offer.prices:
                lacks = find_lacks(price, purse)
                assert all(lack.needed > lack.has for lack in lacks)
                assert len({(lack.what, lack.among, lack.kinds) for lack in lacks}) == len(lacks), "each lack is named once"
                fills = (combinations_with_replacement(lack.among or (lack.what,), lack.needed - lack.has) for lack in lacks)
                more = (Counter(chain.from_iterable(pieces)) for pieces in product(*fills))
                held = ({what: getattr(purse, what) + count for what, count in pieces.items()} for pieces in more)
                richer = (msgspec.structs.replace(purse, **each) for each in held)
                assert any(map(offer.list_options, richer)), "mending what a refusal names is enough"


def check_hidden(subject: Subject, position: Position, random: Random) -> None:
    """Check that what a seat can't see never changes what it is shown, nor what it is offered."""
    for seat in position.table.seats:
        other = subject.disguise(position.table, seat, random)
        assert subject.view_as(other, seat) == subject.view_as(position.table, seat), "what is hidden is not shown"
        if position.seat == seat:
            changed = type(position)(other, position.agenda)
            assert changed.options == position.options, "what is hidden changes no option"
            assert changed.refusals == position.refusals, "what is hidden changes no refusal"


def check_undo(game: Game) -> None:
    """Check that undo to the start and redo to the end is the same game."""
    back = game.undo(len(game.steps) + 5)
    assert back.position == game.start and not back.steps
    assert back.redo(len(game.steps) + 5) == game
    half = game.undo(len(game.steps) // 2)
    assert half.redo(len(game.steps)) == game
    one = half.undo().redo()
    assert one.position == half.position


def check_save(subject: Subject, game: Game) -> None:
    """Check that a saved game is the same game when it is loaded, without its undone steps."""
    assert subject.load(subject.save(game)) == msgspec.structs.replace(game, undone=())


def describe_game(game: Game) -> str:
    """Return a text: a digest of all options of a game in their order, and its last position as JSON."""
    digest = sha256()
    for position in game.list_positions():
        digest.update(msgspec.json.encode(position.options))
    return f"{digest.hexdigest()} {msgspec.json.encode(game.position).decode()}"


def digest_elsewhere(games: list[tuple[Subject, Game]], hash_seed: str) -> list[str]:
    """Return ``describe_game`` of each game, saved and loaded in another process with ``hash_seed`` for the hashes."""
    program = (
        "import sys, json\n"
        "from tests.laws import describe_game\n"
        "from village_core.games import load\n"
        "for text in json.load(sys.stdin):\n"
        "    sys.stdout.write(describe_game(load(text)) + '\\n')\n"
    )
    texts = msgspec.json.encode([subject.save(game) for subject, game in games]).decode()
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=texts,
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent.parent,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, MORE: ",".join(format_line(subject.game) for subject, _ in games)},
    )
    return done.stdout.splitlines()


def build_players(subject: Subject, count: int) -> tuple[Player, ...]:
    """Return this many players, each of another colour."""
    return tuple(Player(f"P{seat}", colour) for seat, colour in enumerate(subject.game.codec.colours[:count]))


def play_whole_game(subject: Subject, setup: tuple[str, int], random: Random) -> Game:
    """Play one random game of a setup to its end, and return it."""
    return play_on(subject, subject.start(*setup, random), random, build_players(subject, setup[1]))


def play_on(subject: Subject, position: Position, random: Random, seated: tuple[Player, ...] = ()) -> Game:
    """Play at random from a position to the end, and return the game with the ``seated`` players."""
    start, steps = position, []
    while not position.over:
        assert len(steps) < subject.longest, "a random game ends within a stated number of decisions"
        steps.append(position.play(choose(position, random)))
        position = steps[-1].position
    return Game(seated, start, tuple(steps))


def main() -> None:
    """Play many games of every setup of every game, check the laws on them, and print the numbers of games and positions."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws", description=main.__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games for each edition and player count")
    games = parser.parse_args().games
    for subject in list_subjects():
        for setup in subject.setups:
            reached = make_record()
            check_laws(subject, setup, games, reached, bar=True)
            seen = f"{games} games, {reached.positions[0]} positions, all laws kept"
            tqdm.write(f"{subject.name} {setup[0]} {setup[1]} players: {seen}")


if __name__ == "__main__":
    main()
