"""The base class of a telling: how one page draws, names and describes one table of a game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games import write_first_line
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.narration import Narrator, get_tag
from village_core.games.outcome import Outcome
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import FREE, NOT_NOW, Choice, Payment, Player, Refusal, RuleKey, Seat
from village_core.kernel.words import Words, write_number
from village_core.players.because import explain_step
from village_widgets.components.asked import BarredChoice, BarringRule, PaidAnyway
from village_widgets.components.drawn import Odds
from village_widgets.components.glossary import Glossary, Terms, explain_word
from village_widgets.components.meaning import Meaning
from village_widgets.components.messages import Score, Tone
from village_widgets.components.names import shorten_all
from village_widgets.components.scene import Panel
from village_widgets.components.strips import HeldThing, LyingPieces, Strip

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

AGENDA = "agenda"
"""The target of a choice that has no place on the board: a button beside the question."""
DOTS: Final = re.compile("…[.。]")
"""A full stop after an ellipsis."""


Stop: TypeAlias = tuple[str, ...]
"""A place where pieces move to or from: its names from fine to coarse, of which the first one that is on the board counts."""


class MovingPieces(NamedTuple):
    """Pieces that move: their picture, and their way as a ``Movement`` has it, place by place."""

    picture: str
    way: tuple[Stop, ...]
    times: int = 1
    tone: Tone = Tone.PLAIN


def move_piece(picture: str, *way: Stop, times: int = 1, tone: Tone = Tone.PLAIN) -> MovingPieces:
    """Return the move of pieces that have a shared picture (``#vc-…``)."""
    return MovingPieces(f"#vc-{picture}", way, times, tone)


class ChoiceStyle(NamedTuple):
    """The look of a choice among others: shared pictures (``#id``), each in a box of 24 by 24, and its place in the list.

    Choices with more ``weight`` come first, ``quiet`` ones (doing nothing) last.
    """

    pictures: tuple[str, ...] = ()
    weight: int = 0
    quiet: bool = False


class ChoiceParts(NamedTuple):
    """A choice in two parts: one that others share, such as a place, and the rest, such as a piece.

    ``key`` tells the shared part from others, ``label`` and ``pictures`` (shared ones, ``#id``) show it; ``rest`` names the other
    part, and ``pieces`` is the number of pieces, if that is what differs.
    """

    key: str
    label: str
    pictures: tuple[str, ...]
    rest: str
    pieces: int = 0


class Carry(NamedTuple):
    """The way to make a choice by hand: the target that is carried, and the target or panel where it is put down."""

    piece: str
    place: str


class SeenPlace(NamedTuple):
    """A place at a glance: a key, its name, its shared pictures, the target or panel where it is, and the pieces there."""

    key: str
    label: str
    pictures: tuple[str, ...]
    at: str
    lying: tuple[LyingPieces, ...] = ()


class Standing(NamedTuple):
    """The standing in the middle of a game, by seat: points so far, and by category as if the game ended now."""

    points: tuple[int, ...]
    categories: tuple[tuple[int, ...], ...]


class Telling(ABC, Generic[T]):
    """Draws, names and describes one table for one page. A game overrides what differs.

    ``players`` sit at the table, by seat; ``words`` hold all texts, those of the interface included. ``foretells``: the game
    has odds to show. ``glossary`` has the words that pages explain, ``terms`` are those that the glossary page lists. A panel
    that belongs to a seat has the key ``OWN:<seat>``.
    """

    OWN = ""
    foretells = False
    glossary: Glossary = ()
    terms: Terms = MappingProxyType({})
    narrator: Narrator[T, PrintedEdition]

    def __init__(self, game: BoardGame[T, E], players: Sequence[Player], edition: E, words: Words) -> None:
        self.players = tuple(players)
        self.words = words
        self.narrator = game.narrator(words, tuple(player.name for player in self.players), edition)
        self._judgements = game.judgements
        self._categories = game.categories

    # Pictures

    @abstractmethod
    def draw_panels(self, position: Position[T], viewer: Seat | None) -> Sequence[Panel]:
        """Draw the panels as ``viewer`` sees them."""

    @abstractmethod
    def find_target(self, choice: Choice, position: Position[T]) -> str:
        """Return the name of the target that means a choice when pointed at; ``AGENDA`` if it has no place on the board."""

    @abstractmethod
    def name_target(self, target: str) -> str:
        """Return the name of a target in words, for readers who can't see the board, for questions about it, and for advice."""

    @abstractmethod
    def animate(self, event: Event[T], table: T, at: str) -> Sequence[MovingPieces]:
        """List the pieces that move when ``event`` happens at ``table``; ``at`` is the target of the choice behind it, if any."""

    def describe_target(self, target: str) -> str:
        """Describe a target whose picture doesn't explain itself, such as a card, before anything is done with it.

        "" for other targets, and for all unless a game overrides this.
        """
        return ""

    def list_aliases(self, position: Position[T]) -> Mapping[str, str]:
        """Map places to the targets that a click on them means; empty unless a game overrides this."""
        return {}

    def find_own_panel(self, viewer: Seat | None) -> str:
        """Return the key of the panel that belongs to ``viewer``; empty if there is none."""
        return "" if viewer is None or not self.OWN else f"{self.OWN}:{viewer}"

    def find_picture(self, what: str) -> str:
        """Return the shared picture (``#id``) of a kind of piece or of ``time``, in a box of 24 by 24; empty if it has none.

        A game that has such pictures overrides this.
        """
        return ""

    def has_hidden_pieces(self, position: Position[T], seat: Seat) -> bool:
        """Tell whether ``seat`` sees pieces that the others must not see; False unless a game overrides this."""
        return False

    # Choices

    def describe_choice(self, choice: Choice, position: Position[T]) -> str:
        """Describe a choice as its button does."""
        return self.narrator.describe_choice(choice, position.table)

    def style_choice(self, choice: Choice, position: Position[T]) -> ChoiceStyle:
        """Return how a choice is shown among others: plainly, unless a game overrides this."""
        return ChoiceStyle()

    def part_choice(self, choice: Choice, position: Position[T]) -> ChoiceParts | None:
        """Part a choice that shares something with others, such as a place, so that a long list of them can be grouped.

        None for other choices, and for all unless a game overrides this.
        """
        return None

    def carry(self, choice: Choice, position: Position[T]) -> Carry | None:
        """Return how a choice is made by hand, or None if that would not be natural; always None unless a game overrides this."""
        return None

    def describe_payment(self, payment: Payment, table: T | None = None) -> str:
        """Describe one way to pay, at a ``table`` if it is known; empty if nothing is paid."""
        return "" if payment == FREE else self.narrator.describe_payment(payment, table)

    def list_pieces(self) -> Sequence[str]:
        """List the kinds of piece that players pay with, in the order in which they sort them."""
        return self.narrator.nouns.PIECES

    def describe_decision(self, position: Position[T]) -> str:
        """Describe the decision, and name the player who makes it; say so if the game is over."""
        return self.narrator.describe_decision(position)

    def describe_odds(self, position: Position[T], viewer: Seat | None) -> tuple[Odds, ...]:
        """List the chances of draws still to come that a decision may hang on, as far as ``viewer`` may know them.

        Empty unless a game overrides this.
        """
        return ()

    def find_heading(self, choice: Choice, position: Position[T]) -> tuple[Seat | None, str]:
        """Return the heading of a choice in a long list: its seat, and its kind in words, which may be empty.

        Unless a game overrides this, these are the seat that decides, if any, and no words.
        """
        return position.seat, ""

    # Refusals

    def describe_refusal(self, refusal: Refusal) -> tuple[str, str]:
        """Say why a choice is refused: the wording of the rules, and what is lacking (empty where nothing is counted)."""
        return self.narrator.explain_refusal(refusal)

    def cite(self, rules: Sequence[str]) -> tuple[str, ...]:
        """Return the passages of the rule texts that state these rules (keys), each once."""
        return tuple(dict.fromkeys(said for rule in rules for said in self.narrator.list_citations(rule)))

    def explain_word(self, key: str, panels: Sequence[Panel], viewer: Seat | None) -> Meaning | None:
        """Explain a word of the glossary and show it on the ``panels``; None for an unknown word.

        A word about every player's own panel is shown on ``viewer``'s, without a viewer on the first player's.
        """
        own = self.find_own_panel(viewer or 0)
        entry = next((entry for entry in self.glossary if entry.key == key), None)
        return None if entry is None else explain_word(entry, self.narrator, panels, own)

    def explain_not_now(self, target: str, position: Position[T], viewer: Seat | None) -> tuple[str, tuple[str, ...]]:
        """Return why ``target`` has no part in the decision, as far as ``viewer`` may know, and the rules that say so.

        There are none if the target only belongs to another decision (``NOT_NOW``). Unless a game overrides this, the answer is
        the same for all targets.
        """
        rule = position.find_rule(Choice())
        return self.narrator.word_rule(rule), () if rule == NOT_NOW else (rule,)

    def describe_forced(self, choice: Choice, seats: Sequence[Seat], position: Position[T], why: Refusal | None = None) -> str:
        """Say that ``choice`` was all that ``seats`` could do, one after the other, from ``position`` on.

        A game may have its own wording, ``forced-<tag of the frame>``. Only this one is followed by what ``why`` lacked: the
        refusal that lacked the fewest pieces.
        """
        assert position.top is not None
        own, who = f"forced-{get_tag(position.top)}", self.narrator.words.join([self.players[seat].name for seat in seats])
        everybody = "yes" if len(seats) == len(self.players) else "no"
        if not self.words.knows(own):
            return self.words.format("forced", who=who, choice=self.describe_choice(choice, position))
        frame = {**self.narrator.describe_frame(position.top, position), "who": who, "everybody": everybody}
        said, needs = self.narrator.format(own, **frame), "" if why is None else self.narrator.list_needs(why)
        return self.words.format("forced-easiest", forced=said, needs=needs) if needs else said

    def describe_idle(self, why: Refusal | None) -> str:
        """Warn shortly that a player will have nothing to do; if pieces are missing (``why``), name them."""
        needs = "" if why is None else self.narrator.list_needs(why)
        return self.words.format("idle-easiest", needs=needs) if needs else self.words.format("idle")

    # Events

    def describe_event(self, event: Event[T]) -> str:
        """Describe an event; empty if it isn't worth a line."""
        return DOTS.sub("…", self.narrator.describe_event(event))  # a shortened name ends in dots: no second row of them

    def summarize_events(self, events: Sequence[Event[T]]) -> str:
        """Describe similar events of several seats in one line; empty if each has its own, and unless a game overrides this."""
        return ""

    def explain_step(self, game: Game[T], step: int) -> str:
        """Explain by its judgement why a program decided as it did from a step on; empty if none that can explain decided."""
        return explain_step(self._judgements, game, step, self.narrator)

    def describe_entry(self, choice: Choice, before: Position[T]) -> str:
        """Describe a choice, made at the position ``before``, that caused no event worth a line."""
        return self.describe_choice(choice, before)

    @abstractmethod
    def is_deed(self, event: Event[T]) -> bool:
        """Tell whether an event is a player's deed and not just a consequence of one."""

    def is_moment(self, event: Event[T]) -> bool:
        """Tell whether the whole table stops for an event, whoever caused it; False unless a game overrides this."""
        return False

    # Players and their standing

    def list_seats(self) -> Sequence[tuple[str, str]]:
        """List the players by seat: a name short enough to be shown, and a colour."""
        short = shorten_all([player.name for player in self.players])
        return [(name, player.colour) for name, player in zip(short, self.players, strict=True)]

    def build_strip(self, position: Position[T], seat: Seat) -> Strip:
        """Build the strip of a seat: the pieces that it can pay with, kind by kind."""
        purse = position.table.find_purse(seat)
        held = (self._count_things(what, getattr(purse, what)) for what in self.list_pieces())
        return Strip(self.words.format("strip-of", who=self.players[seat].name), tuple(held))

    def _count_things(self, what: str, count: int, picture: str = "") -> HeldThing:
        return HeldThing(picture, write_number(count), self.narrator.nouns.describe_amount(what, count))

    def describe_purse(self, position: Position[T], seat: Seat) -> str:
        """Describe in a few words, for the other players, the pieces that a seat can pay with."""
        purse = position.table.find_purse(seat)
        held = [
            self.narrator.nouns.describe_amount(what, count) for what in self.list_pieces() if (count := getattr(purse, what))
        ]
        said = self.words.join(held, "list-comma") or self.words.format("note-nothing")
        return self.words.format("note-purse-of", who=self.players[seat].name, held=said)

    def list_places(self, position: Position[T], viewer: Seat | None) -> Sequence[SeenPlace]:
        """List the board's places with what lies there, always the same ones, the viewer's own last; empty unless overridden."""
        return ()

    def see_place(self, name: str, picture: str, at: str) -> SeenPlace:
        """Return a place of a list without pieces; ``name`` is its key, and that of its wording."""
        return SeenPlace(name, self.words.format(name), (picture,), at)

    @abstractmethod
    def find_standing(self, position: Position[T]) -> Standing:
        """Return the points so far and the score by category as if the game ended now, as far as every player may know them."""

    def list_categories(self) -> tuple[str, ...]:
        """List the names of the categories of a standing: the lines of the score sheet."""
        return tuple(self.narrator.format(f"category-{category}") for category in self._categories)

    # The course of the game

    def write_head(self, game: Game[T]) -> str:
        """Return the first line of the game's save."""
        return write_first_line(game)

    def describe_progress(self, position: Position[T]) -> str:
        """Say in a few words how far the game is: the round; empty before the first."""
        return self._describe_round(position)

    def list_notes(self, position: Position[T]) -> tuple[str, ...]:
        """List notes to keep in mind beside the decision: the round, and frames that wait on the agenda."""
        said = [*filter(None, (self._describe_round(position),))]
        waiting = self.narrator.list_waiting(position)
        if waiting:
            said.append(self.words.format("note-then", waiting=self.narrator.words.join(list(waiting), "list-comma")))
        return tuple(said)

    def _describe_round(self, position: Position[T]) -> str:
        return self.words.format("board-round", number=position.table.round) if position.table.round else ""

    @abstractmethod
    def describe_result(self, outcome: Outcome) -> str:
        """Say who has won, in one sentence."""

    @abstractmethod
    def explain_result(self, rule: RuleKey) -> tuple[str, ...]:
        """Explain why the winners won: the rules down to ``rule``, which decided."""

    def describe_stage(self, position: Position[T]) -> str:
        """Say how far the game is, or its result once it is over."""
        outcome = position.table.outcome
        return self.describe_progress(position) if outcome is None else self.describe_result(outcome)

    def build_score(self, position: Position[T]) -> Score | None:
        """Build the final score with the rules that decided, or None while the game goes on."""
        outcome = position.table.outcome
        if outcome is None:
            return None
        sheets = outcome.sheets
        points = [tuple(sheet.points[category] for sheet in sheets) for category in self._categories]
        lines = tuple(zip(self.list_categories(), points, strict=True))
        totals, names = tuple(sheet.total for sheet in sheets), tuple(player.name for player in self.players)
        return Score(names, lines, totals, outcome.winners, self.describe_result(outcome), self.explain_result(outcome.rule))


def list_rules(refusals: Iterable[Refusal]) -> tuple[RuleKey, ...]:
    """List the rules that refuse, each once, except the one for what belongs to another decision (``NOT_NOW``)."""
    return tuple(dict.fromkeys(rule for refusal in refusals for rule in refusal.rules if rule != NOT_NOW))


def list_reasons(
    telling: Telling[T],
    position: Position[T],
    refusals: Iterable[Refusal],
    anyway: Callable[[Refusal], tuple[PaidAnyway, ...]] = lambda refusal: (),
) -> tuple[BarringRule, ...]:
    """List each rule's wording once, with its citations and the choices that it bars, each with what it lacks.

    ``anyway`` returns the payments with which a refused choice may have been made at a real table.
    """
    found: dict[str, tuple[list[BarredChoice], tuple[RuleKey, ...]]] = {}
    for refusal in refusals:
        wording, lacking = telling.describe_refusal(refusal)
        against = BarredChoice(telling.describe_choice(refusal.choice, position), lacking, anyway(refusal))
        found.setdefault(wording, ([], refusal.rules))[0].append(against)
    return tuple(BarringRule(tuple(against), text, telling.cite(rules)) for text, (against, rules) in found.items())
