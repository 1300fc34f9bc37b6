"""Laying out Stone Age by hand, as the table lies when a round begins: all workers are at home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final, NamedTuple

from msgspec.structs import replace

from village_core.games.editions import EditionSettings
from village_core.games.laying import LayingProblem, find_uncountable, find_unseated, list_holding
from village_core.games.stone_age.edition import build_edition
from village_core.games.stone_age.feeding import find_lowest_points
from village_core.games.stone_age.growing import split_tools
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.position import Position
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.setup import new_table
from village_core.games.stone_age.table import HIDDEN, Pile, Table, Tribe
from village_core.games.stone_age.vocabulary import FARTHEST, RESOURCES, Gift, Kind
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.laying.entered import Entered
from village_widgets.companion.laying.fields import FieldContent
from village_widgets.companion.laying.form import LayingForm
from village_widgets.games.stone_age.laying.sections import CARDS, GROWN, OWNED, StoneAgeSections

__all__ = ["WORD_FILES", "StoneAgeLayingForm"]

WORD_FILES: Final = files(__package__) / "words"


class RoundStart(NamedTuple):
    """The table at the beginning of a round, as it was entered.

    ``tools`` is the sum of each tribe's three tools. ``under`` counts the buildings in each pile under its uppermost; the cards
    and buildings of ``tribes`` are numbers of the edition.
    """

    round: int
    start: Seat
    row: tuple[int, ...]
    tops: tuple[int, ...]
    under: tuple[int, ...]
    tribes: tuple[Tribe, ...]
    tools: tuple[int, ...]


class StoneAgeLayingForm(LayingForm[Table, RoundStart]):
    """The form on which players lay out a running table of Stone Age by hand."""

    def __init__(self, words: Words, players: Sequence[Player], copy: EditionSettings) -> None:
        self.edition = build_edition(copy)
        super().__init__(StoneAgeSections(words, players, self.edition))
        self.copy = copy
        gifts = [card.amount for card in self.edition.cards if card.gives is Gift.ONE_USE_TOOL]
        self._one_use = tuple(map(str, gifts))

    def read_table(self, position: KernelPosition[Table]) -> dict[str, FieldContent]:
        """Return the form's values for the table: workers who are out count as at home, unknown cards and tiles are left out."""
        table, tiles = position.table, len(self.edition.cards)
        found: dict[str, FieldContent] = {"round": table.round, "start": table.start}
        found["row"] = _list_known(table.row)
        found["tops"] = _list_known((pile.top for pile in table.piles), tiles)
        for at, pile in enumerate(table.piles):
            found[f"under.{at}"] = pile.under
        for seat, tribe in enumerate(table.tribes):
            here = f"tribes.{seat}"
            found |= {f"{here}.{what}": getattr(tribe, what) for what in (*OWNED, *GROWN)}
            found |= {
                f"{here}.score": max(tribe.score, 0),
                f"{here}.below": max(-tribe.score, 0),
                f"{here}.tools": sum(tribe.tools),
            }
            found[f"{here}.one_use"] = [str(value) for value in tribe.one_use]
            found |= {f"{here}.cards": [*tribe.cards], f"{here}.secret": _list_known(tribe.secret)}
            found[f"{here}.buildings"] = _list_known(tribe.buildings, tiles)
        return found

    def read_counts(self, entered: Entered) -> RoundStart:
        """Return the beginning of a round as it was entered, and note in ``entered`` each entry that doesn't suit its field."""
        seats, tiles = range(len(self.players)), len(self.edition.cards)
        tribes = tuple(self._read_tribe(entered, f"tribes.{seat}", tiles) for seat in seats)
        return RoundStart(
            round=entered.read_number("round"),
            start=entered.read_number("start"),
            row=entered.read_tiles("row"),
            tops=tuple(tile - tiles for tile in entered.read_tiles("tops")),
            under=tuple(entered.read_number(f"under.{at}") for at in seats),
            tribes=tribes,
            tools=tuple(entered.read_number(f"tribes.{seat}.tools") for seat in seats),
        )

    def _read_tribe(self, entered: Entered, here: str, tiles: int) -> Tribe:
        wood, brick, stone, gold = (entered.read_number(f"{here}.{kind}") for kind in RESOURCES)
        return Tribe(
            wood=wood,
            brick=brick,
            stone=stone,
            gold=gold,
            food=entered.read_number(f"{here}.food"),
            workers=entered.read_number(f"{here}.workers"),
            field=entered.read_number(f"{here}.field"),
            any_two=entered.read_number(f"{here}.any_two"),
            score=entered.read_number(f"{here}.score") - entered.read_number(f"{here}.below"),
            one_use=tuple(sorted(map(int, entered.read_several(f"{here}.one_use", self._one_use)), reverse=True)),
            cards=entered.read_tiles(f"{here}.cards"),
            secret=entered.read_tiles(f"{here}.secret"),
            buildings=tuple(tile - tiles for tile in entered.read_tiles(f"{here}.buildings")),
        )

    def find_problems(self, laid: RoundStart) -> Sequence[LayingProblem]:
        """Return impossible numbers; without any, cards and buildings that are in two places, missing or unknown."""
        found = [*self._check_numbers(laid)]
        return found or [*self._check_cards(laid), *self._check_buildings(laid)]

    def _check_numbers(self, laid: RoundStart) -> Iterator[LayingProblem]:
        board = self.edition.tribe
        yield from find_uncountable([("round", laid.round)], FARTHEST)
        if laid.round == 0:
            yield LayingProblem("laying-round-missing", ("round",))
        yield from find_unseated([("start", laid.start)], len(self.players))
        yield from find_uncountable([(f"under.{at}", under) for at, under in enumerate(laid.under)], self.edition.pile - 1)
        for seat, (tribe, tools) in enumerate(zip(laid.tribes, laid.tools, strict=True)):
            here = f"tribes.{seat}"
            yield from find_uncountable([(f"{here}.{kind}", getattr(tribe, kind)) for kind in (*RESOURCES, Kind.FOOD)], FARTHEST)
            yield from find_uncountable([(f"{here}.score", max(tribe.score, 0))], FARTHEST)
            yield from find_uncountable([(f"{here}.below", max(-tribe.score, 0))], -find_lowest_points(self.edition))
            yield from find_uncountable([(f"{here}.workers", tribe.workers)], board.most_workers)
            yield from find_uncountable([(f"{here}.field", tribe.field)], board.most_field)
            yield from find_uncountable([(f"{here}.tools", tools)], 3 * board.best_tool)
            yield from find_uncountable([(f"{here}.any_two", tribe.any_two)], len(self.edition.cards))
            if tribe.workers < board.workers:
                yield LayingProblem("laying-workers-missing", (f"{here}.workers",), most=board.workers)

    def _check_cards(self, laid: RoundStart) -> Iterator[LayingProblem]:
        """Yield the problems of cards: a wrong number in the row, or a card that lies in two places or is unknown."""
        lying = [("row", card) for card in laid.row]
        for seat, tribe in enumerate(laid.tribes):
            lying += [(f"tribes.{seat}.cards", card) for card in tribe.cards] + [
                (f"tribes.{seat}.secret", card) for card in tribe.secret
            ]
        if len(laid.row) != len(self.edition.row):
            yield LayingProblem("laying-row-short", ("row",), count=len(laid.row), most=len(self.edition.row))
        yield from self._check_twice(lying, "laying-card", range(len(self.edition.cards)))

    def _check_buildings(self, laid: RoundStart) -> Iterator[LayingProblem]:
        """Yield the problems of buildings: too few or many tops, a building in two places or unknown, or a wrong sum."""
        lying = [("tops", tile) for tile in laid.tops]
        lying += [(f"tribes.{seat}.buildings", tile) for seat, tribe in enumerate(laid.tribes) for tile in tribe.buildings]
        piles = len(self.players)
        if len(laid.tops) != piles:
            yield LayingProblem("laying-tops-short", ("tops",), count=len(laid.tops), most=piles)
        yield from self._check_twice(lying, "laying-building", range(len(self.edition.buildings)))
        count, whole = sum(laid.under) + len(lying), self.edition.pile * piles
        if count != whole:
            fields = list_holding((f"under.{at}", under) for at, under in enumerate(laid.under))
            yield LayingProblem("laying-buildings-count", fields or ("under.0",), count=count, most=whole)

    def _check_twice(self, lying: Sequence[tuple[str, int]], key: str, known: range) -> Iterator[LayingProblem]:
        places: dict[int, list[str]] = {}
        for field, number in lying:
            places.setdefault(number, []).append(field)
        for number, fields in places.items():
            if number not in known:
                yield LayingProblem(f"{key}-other", tuple(dict.fromkeys(fields)))
            elif len(fields) > 1:
                yield LayingProblem(f"{key}-twice", tuple(dict.fromkeys(fields)), which=number)

    def find_nouns(self, problem: LayingProblem) -> Mapping[str, str | int]:
        """Return, as ``thing``, the card or the building that lies in two places, in words; empty for other problems."""
        nouns = self.sections.nouns if isinstance(self.sections, StoneAgeSections) else None
        if nouns is None or not problem.key.endswith("-twice"):
            return {}
        return {
            "thing": nouns.describe_card(problem.which)
            if problem.key == "laying-card-twice"
            else nouns.describe_tile(problem.which)
        }

    def build_position(self, laid: RoundStart) -> Position:
        """Return the beginning of the round at the table that was entered; cards and buildings not entered lie face down."""
        bare = new_table(self.copy, len(self.players))
        tribes = tuple(replace(tribe, tools=split_tools(value)) for tribe, value in zip(laid.tribes, laid.tools, strict=True))
        cards = {*laid.row, *(card for tribe in tribes for card in (*tribe.cards, *tribe.secret))}
        tiles = {*laid.tops, *(tile for tribe in tribes for tile in tribe.buildings)}
        table = Table(
            copy=self.copy,
            tribes=tribes,
            row=laid.row,
            deck=tuple(card for card in bare.deck if card not in cards),
            piles=tuple(Pile(top, under) for top, under in zip(laid.tops, laid.under, strict=True)),
            hidden=tuple(tile for tile in bare.hidden if tile not in tiles),
            start=laid.start,
            round=laid.round,
        )
        return Position(table, (RoundOver(), Placing(laid.start)))

    def list_unknown(self, position: KernelPosition[Table]) -> Sequence[str]:
        """Return the fields that a position doesn't tell: row and tops of piles if the row lacks a card or the game is tracked.

        In tracked games these are also the food, resources and buildings of the tribes.
        """
        table = position.table
        owned = [f"tribes.{seat}.{what}" for seat in table.seats for what in (*OWNED, "buildings")] if table.tracked else []
        return ("row", "tops", *owned) if table.tracked or None in table.row else ()

    def describe_rest(self, laid: RoundStart) -> Mapping[str, str]:
        """Return the number of cards left in the deck, in words, for the section of the cards."""
        out = len(laid.row) + sum(len(tribe.cards) + len(tribe.secret) for tribe in laid.tribes)
        return {CARDS: self.words.format("board-deck", count=max(0, len(self.edition.cards) - out))}


def _list_known(lying: Iterable[int | None], first: int = 0) -> list[int | str | None]:
    """Return the numbers of the cards or tiles in ``lying``, counted from ``first``, without empty places and hidden ones."""
    return [first + number for number in lying if number is not None and number != HIDDEN]
