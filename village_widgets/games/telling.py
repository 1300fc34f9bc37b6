"""A table of any printed game as the people at the screen see and read it; a game adds its pictures and the names of places."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from village_core.games import first_line
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.narration import tag_of
from village_core.games.outcome import Outcome
from village_core.kernel.game import Game, Player
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import FREE, NOT_NOW, Choice, Payment, Refusal, RuleKey, Seat
from village_core.kernel.words import Words
from village_core.players.because import why
from village_widgets.components.drawn import Odds
from village_widgets.components.messages import Held, Score, Strip
from village_widgets.components.names import shorten
from village_widgets.components.scene import Panel
from village_widgets.components.telling import Carry, Look, Moving, Standing

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)


class PrintedTelling(ABC, Generic[T, E]):
    """One table told to one page: its players by seat, in ``words``, by the game's ``narrator``.

    A panel that belongs to a seat has its name with the seat's number behind it: ``OWN`` is that name.
    """

    OWN = ""
    foretells = False

    def __init__(self, game: BoardGame[T, E], players: Sequence[Player], edition: E, words: Words) -> None:
        self.game = game
        self.players = tuple(players)
        self.words = words
        self.narrator = game.narrator(words, tuple(player.name for player in self.players), edition)

    @abstractmethod
    def panels(self, position: Position[T], viewer: Seat | None) -> Sequence[Panel]:
        """The pictures, as ``viewer`` sees them."""

    @abstractmethod
    def target(self, choice: Choice, position: Position[T]) -> str:
        """Where on the pictures a choice is pointed at; ``AGENDA`` if nowhere."""

    @abstractmethod
    def name(self, target: str) -> str:
        """What a target is called, for those who can't see it."""

    @abstractmethod
    def result(self, outcome: Outcome) -> str:
        """Who has won, in one sentence."""

    @abstractmethod
    def reasons(self, rule: RuleKey) -> tuple[str, ...]:
        """Why the winners won: the rules down to the one that decided."""

    @abstractmethod
    def standing(self, position: Position[T]) -> Standing:
        """How everybody stands now, as far as the whole table can know it."""

    def seated(self) -> Sequence[tuple[str, str]]:
        """Who sits where: a name that is short enough to be shown, and a colour."""
        return [(shorten(player.name), player.colour) for player in self.players]

    def alike(self, position: Position[T]) -> Mapping[str, str]:
        """Every place stands for itself."""
        return {}

    def about(self, target: str) -> str:
        """What every picture is about is plain, unless the game says more."""
        return ""

    def own(self, viewer: Seat | None) -> str:
        """The key of the panel of ``viewer``; empty where nobody looks or nothing belongs to anybody."""
        return "" if viewer is None or not self.OWN else f"{self.OWN}:{viewer}"

    def choice(self, choice: Choice, position: Position[T]) -> str:
        """A choice as on a button."""
        return self.narrator.choice(choice, position.table)

    def look(self, choice: Choice, position: Position[T]) -> Look:
        """How a choice is shown among others: in words alone, where the rules put it."""
        return Look()

    def carry(self, choice: Choice, position: Position[T]) -> Carry | None:
        """What is carried where to make a choice: nothing, unless the game says so."""
        return None

    def payment(self, payment: Payment) -> str:
        """One way to pay; empty where nothing is paid."""
        return "" if payment == FREE else self.narrator.payment(payment)

    def picture(self, what: str) -> str:
        """The shared picture of a kind of piece, or of time: none, unless the game has them."""
        return ""

    def pieces(self) -> Sequence[str]:
        """The kinds of piece that are paid with, in the order in which people sort them."""
        return self.narrator.nouns.PIECES

    def event(self, event: Event[T]) -> str:
        """What happened; empty for what isn't worth telling."""
        return self.narrator.event(event).replace("….", "…")  # a name that was cut ends in dots of its own

    def because(self, game: Game[T], step: int) -> str:
        """By the judgement that it went by."""
        return why(self.game.judgements, game, step, self.narrator)

    def together(self, events: Sequence[Event[T]]) -> str:
        """Each is told for itself, unless a game says otherwise."""
        return ""

    @abstractmethod
    def deed(self, event: Event[T]) -> bool:
        """Whether this is what somebody did, and not only what came along with it."""

    def moment(self, event: Event[T]) -> bool:
        """Whether this is told to everybody for itself, whoever brought it about; nothing is, unless a game says so."""
        return False

    @abstractmethod
    def moves(self, event: Event[T], table: T, at: str) -> Sequence[Moving]:
        """What moves on the pictures when ``event`` happens at ``table``; ``at`` is the target of the choice that led to it."""

    def refusal(self, refusal: Refusal) -> tuple[str, str]:
        """Why a choice can't be made: the wording of the rules, and what is lacking (empty where nothing is counted)."""
        rules = " ".join(self.narrator.rule(key) for key in refusal.rules)
        return rules, self.narrator.refusal(refusal).removeprefix(rules).strip()

    def citations(self, rules: Sequence[str]) -> tuple[str, ...]:
        """Where the rule texts say so, each place once."""
        return tuple(dict.fromkeys(said for rule in rules for said in self.narrator.citations(rule)))

    def not_now(self, target: str, position: Position[T], viewer: Seat | None) -> tuple[str, tuple[str, ...]]:
        """That something is not part of what is being decided, with the rules that say so."""
        return self.narrator.rule(NOT_NOW), ()

    def strip(self, position: Position[T], seat: Seat) -> Strip:
        """What a seat has to pay with, piece by piece."""
        purse = position.table.purse(seat)
        held = (self._held(what, getattr(purse, what)) for what in self.pieces())
        return Strip(self.words.format("strip-of", who=self.players[seat].name), tuple(held))

    def _held(self, what: str, count: int, picture: str = "") -> Held:
        """So many of a kind of piece, as a strip shows them."""
        return Held(picture, str(count), self.narrator.nouns.amount(what, count))

    def odds(self, position: Position[T], viewer: Seat | None) -> tuple[Odds, ...]:
        """Nothing is told of what will be drawn."""
        return ()

    def purse(self, position: Position[T], seat: Seat) -> str:
        """What a seat has to pay with, said by its name."""
        purse = position.table.purse(seat)
        held = [self.narrator.nouns.amount(what, count) for what in self.pieces() if (count := getattr(purse, what))]
        said = ", ".join(held) if held else self.words.format("note-nothing")
        return self.words.format("note-purse-of", who=self.players[seat].name, held=said)

    def forced(self, choice: Choice, seats: Sequence[Seat], position: Position[T], why: Refusal | None = None) -> str:
        """What was done for ``seats`` as all that they could do, by the wording that the game has for what was asked, with
        what was lacking; or else by what they did.
        """
        assert position.top is not None
        own, who = f"forced-{tag_of(position.top)}", self.narrator.nouns.listed([self.players[seat].name for seat in seats])
        everybody = "yes" if len(seats) == len(self.players) else "no"
        if not self.words.knows(own):
            return self.words.format("forced", who=who, choice=self.choice(choice, position))
        said, needs = self.words.format(own, who=who, everybody=everybody), "" if why is None else self.narrator.needs(why)
        return self.words.format("forced-easiest", forced=said, needs=needs) if needs else said

    def idle(self, choice: Choice, seat: Seat, position: Position[T], why: Refusal | None) -> str:
        """What would be needed; where that is not simply pieces, only that nothing can be done."""
        needs = "" if why is None else self.narrator.needs(why)
        return self.words.format("idle-easiest", needs=needs) if needs else self.forced(choice, (seat,), position)

    def hides(self, position: Position[T], seat: Seat) -> bool:
        """Whether a seat sees what the others must not: it does not, unless the game says so."""
        return False

    def head(self, game: Game[T]) -> str:
        """The first line of the game's save."""
        return first_line(game)

    def decision(self, position: Position[T]) -> str:
        """What is being decided, and by whom."""
        return self.narrator.decision(position)

    def short(self, position: Position[T]) -> str:
        """Where the game stands, in a few words: the round, once there is one."""
        return self.words.format("note-round", number=position.table.round) if position.table.round else ""

    def entered(self, choice: Choice, before: Position[T]) -> str:
        """A choice that nothing came of but that it was made."""
        return self.choice(choice, before)

    def heading(self, choice: Choice, position: Position[T]) -> tuple[Seat | None, str]:
        """Whoever decides, and no kinds."""
        return position.seat, ""

    def notes(self, position: Position[T]) -> tuple[str, ...]:
        """The round, and what waits on the agenda."""
        said = [*filter(None, (PrintedTelling.short(self, position),))]
        waiting = self.narrator.waiting(position)
        if waiting:
            said.append(self.words.format("note-then", waiting=self.narrator.nouns.listed(list(waiting), "list-comma")))
        return tuple(said)

    def score(self, position: Position[T]) -> Score | None:
        """The final score, once there is one, with the rules that told the winners apart."""
        outcome = position.table.outcome
        if outcome is None:
            return None
        sheets = outcome.sheets
        points = [tuple(sheet.points[category] for sheet in sheets) for category in self.game.categories]
        lines = tuple(zip(self.categories(), points, strict=True))
        totals, names = tuple(sheet.total for sheet in sheets), tuple(player.name for player in self.players)
        return Score(names, lines, totals, outcome.winners, self.result(outcome), self.reasons(outcome.rule))

    def categories(self) -> tuple[str, ...]:
        """The lines of the scoring sheet."""
        return tuple(self.words.format(f"category-{category}") for category in self.game.categories)
