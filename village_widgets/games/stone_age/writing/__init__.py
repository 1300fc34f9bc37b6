"""Writing down a game of Stone Age that is played with real pieces: dice by sum or by faces, cards by their look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Final

from village_core.games.stone_age.buildings import TurningTiles
from village_core.games.stone_age.cards import DrawingCard, Throwing, TurningCards
from village_core.games.stone_age.choices import DrawCard, Roll, Throw, TurnCard, TurnTile
from village_core.games.stone_age.rolling import FACES, Rolling
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import Gift
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option
from village_widgets.companion.writing import Drawable, Writing
from village_widgets.components.drawn import Cell, DrawnColour, FilledSpace, Handful, Odds
from village_widgets.games.stone_age.chances import describe_roll
from village_widgets.games.stone_age.telling import StoneAgeTelling

WORD_FILES: Final = files(__package__) / "words"
DICE: Final = "dice"
"""The name of the only place for dice in the form."""
GIFTS: Final = tuple(Gift)


class StoneAgeWriting(Writing[Table]):
    """One table of Stone Age whose players enter what they roll and draw."""

    telling: StoneAgeTelling

    def list_drawables(self, position: Position[Table]) -> tuple[Drawable, ...] | None:
        """Return the possible results of a draw: sums of dice, cards or buildings, of which those that look alike are one.

        Returns None for the dice for all tribes, which are typed one by one, and if nothing is drawn now.
        """
        nouns = self.telling.narrator.nouns
        match position.top:
            case Throwing():
                return None
            case Rolling() as top:
                return tuple(Drawable(Option(choice), str(choice.pips), "") for choice in _list_sums(top, position.table))
            case TurningCards() | DrawingCard() as top:
                drawn = TurnCard if isinstance(top, TurningCards) else DrawCard
                return tuple(Drawable(Option(drawn(card)), nouns.describe_card(card), "") for card in _list_looks(position.table))
            case TurningTiles():
                tiles: dict[str, int] = {}
                for tile in position.table.hidden:
                    tiles.setdefault(nouns.describe_tile(tile), tile)
                return tuple(Drawable(Option(TurnTile(tile)), said, "") for said, tile in tiles.items())
        return super().list_drawables(position)

    # Dice by their faces

    def build_handful(self, position: Position[Table], typed: Mapping[str, Sequence[str]]) -> Handful | None:
        """Return the form for the dice that are being rolled, with the faces typed so far; None if the game waits for no dice."""
        count = _count_dice(position)
        if not count:
            return None
        faces = _read_typed_pieces(typed, count)
        colours = tuple(DrawnColour(f"die-{face}", "", -1, str(face)) for face in range(1, FACES + 1))
        cells = tuple(
            Cell(self.words.format("dice-add", face=face), faces.count(face), 0, len(faces) < count)
            for face in range(1, FACES + 1)
        )
        lying = self.telling.narrator.words.join([str(face) for face in faces])
        space = FilledSpace(
            space=DICE,
            name=self.words.format("dice-name"),
            count=self.words.format("dice-count", typed=len(faces), dice=count, sum=sum(faces)),
            lying=self.words.format("dice-lying", faces=lying or self.words.format("dice-none")),
            state="full" if len(faces) == count else "open",
            typed=tuple(map(str, faces)),
            cells=cells,
        )
        whole = len(faces) == count
        return Handful(
            title=self.words.format("dice-title-sum" if isinstance(position.top, Rolling) else "dice-title"),
            about="",
            enter=self.words.format("dice-enter"),
            back=self.words.format("dice-back"),
            all=whole,
            ready=whole,
            colours=colours,
            spaces=(space,),
        )

    def read_handful(self, position: Position[Table], typed: Mapping[str, Sequence[str]]) -> tuple[Choice, ...]:
        """Return the sum of the typed faces, or for all tribes' dice the faces, as a choice; empty if no dice are due.

        It doesn't check that all dice are typed (see ``Handful.ready``).
        """
        count = _count_dice(position)
        return self._build_answer(position, _read_typed_pieces(typed, count)) if count else ()

    def complete(self, position: Position[Table], typed: Mapping[str, Sequence[str]], random: Random) -> tuple[Choice, ...]:
        """Return the typed faces with random ones for the other dice, as a choice; empty if no face was typed."""
        count = _count_dice(position)
        faces = _read_typed_pieces(typed, count)
        rest = [random.randint(1, FACES) for _ in range(count - len(faces))]
        return self._build_answer(position, [*faces, *rest]) if faces else ()

    # Odds

    def foretell(self, position: Position[Table]) -> Odds | None:
        """Return, before a roll, its average yield and the chances of some goals with all tools that may be added; else None."""
        top = position.top
        return describe_roll(position, top, self.telling.players, self.telling.narrator) if isinstance(top, Rolling) else None

    def _build_answer(self, position: Position[Table], faces: Sequence[int]) -> tuple[Choice, ...]:
        return (Roll(sum(faces)) if isinstance(position.top, Rolling) else Throw(tuple(sorted(faces))),)


def _list_sums(top: Rolling, table: Table) -> Iterator[Roll]:
    """Return each sum that the dice can show."""
    return (choice for choice, _ in top.list_outcomes(table) if isinstance(choice, Roll))


def _list_looks(table: Table) -> list[int]:
    """Return one card of the deck for each look, sorted by look: cards with the same gift, amount and lower half look alike."""
    cards, looks = table.edition.cards, dict[tuple[int, int, str, int], int]()
    for number in table.deck:
        card = cards[number]
        looks.setdefault((GIFTS.index(card.gives), card.amount, card.shows.value, card.number), number)
    return [looks[look] for look in sorted(looks)]


def _count_dice(position: Position[Table]) -> int:
    """Return the number of dice that are to be typed now; zero if another matter is asked."""
    match position.top:
        case Rolling() as top:
            return top.dice
        case Throwing():
            return len(position.table.tribes)
    return 0


def _read_typed_pieces(typed: Mapping[str, Sequence[str]], count: int) -> list[int]:
    """Return the faces that a page sends as typed; invalid ones and those beyond ``count`` dice are dropped."""
    known = {str(face): face for face in range(1, FACES + 1)}
    said = typed.get(DICE, ()) if isinstance(typed, Mapping) else ()
    return [known[face] for face in said if isinstance(face, str) and face in known][:count]
