"""Writing down a game of Manitoba that is played with real pieces: tiles and cards by their look, the totem disc by disc."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Final

from village_core.games.manitoba.choices import LayTile, LayTotem, TurnCloud
from village_core.games.manitoba.opening import DrawingTiles, LayingTotem
from village_core.games.manitoba.seasons import TurningClouds
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import TERRAINS, Terrain
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option
from village_widgets.companion.writing import Drawable, Writing
from village_widgets.components.drawn import Cell, DrawnColour, FilledSpace, Handful
from village_widgets.games.manitoba.telling import ManitobaTelling

WORD_FILES: Final = files(__package__) / "words"
TOTEM: Final = "totem"
"""The name of the only place in the form: the discs from the top."""


class ManitobaWriting(Writing[Table]):
    """One table of Manitoba whose players enter what they draw."""

    telling: ManitobaTelling

    def list_drawables(self, position: Position[Table]) -> tuple[Drawable, ...] | None:
        """Return the possible results of a draw: tiles with their terrains, event cards, or scoring tiles, equal ones once.

        Returns None for the totem, which is typed disc by disc, and if nothing is drawn now.
        """
        match position.top:
            case LayingTotem():
                return None
            case DrawingTiles() as top:
                laid = (choice for choice, _ in top.list_outcomes(position.table) if isinstance(choice, LayTile))
                return tuple(self._describe_tile(choice, position) for choice in laid)
            case TurningClouds():
                edition, looks = position.table.edition, dict[object, int]()
                for cloud in position.table.hidden:
                    looks.setdefault(edition.find_cloud(cloud), cloud)
                turned = map(TurnCloud, looks.values())
                return tuple(Drawable(Option(choice), self.telling.describe_choice(choice, position), "") for choice in turned)
        return super().list_drawables(position)

    def build_handful(self, position: Position[Table], typed: Mapping[str, Sequence[str]]) -> Handful | None:
        """Return the form for the totem, with the discs typed so far from the top; None if it is not being built."""
        if not isinstance(position.top, LayingTotem):
            return None
        discs, words = _read_typed_pieces(typed), self.words
        names = {disc: words.format(f"disc-{disc}") for disc in TERRAINS}
        whole = len(discs) == len(TERRAINS)
        lying = words.join([names[disc] for disc in discs], "list-comma")
        space = FilledSpace(
            space=TOTEM,
            name=words.format("totem-name"),
            count=words.format("totem-count", typed=len(discs), discs=len(TERRAINS)),
            lying=words.format("totem-lying", discs=lying or words.format("printed-nothing")),
            state="full" if whole else "open",
            typed=tuple(discs),
            cells=tuple(Cell(names[disc], discs.count(disc), 0, disc not in discs) for disc in TERRAINS),
        )
        return Handful(
            title=words.format("totem-title"),
            about="",
            enter=words.format("totem-enter"),
            back=words.format("totem-back"),
            all=whole,
            ready=whole,
            colours=tuple(DrawnColour(f"disc-{disc}", names[disc], -1, disc) for disc in TERRAINS),
            spaces=(space,),
        )

    def read_handful(self, position: Position[Table], typed: Mapping[str, Sequence[str]]) -> tuple[Choice, ...]:
        """Return the totem that was typed, as a choice; empty if a disc is missing, or no totem is being built."""
        discs = _read_typed_pieces(typed)
        built = isinstance(position.top, LayingTotem) and len(discs) == len(TERRAINS)
        return (LayTotem(tuple(discs)),) if built else ()

    def complete(self, position: Position[Table], typed: Mapping[str, Sequence[str]], random: Random) -> tuple[Choice, ...]:
        """Return the typed discs, the others below in random order, as a choice; empty if none is typed or no totem is built."""
        discs = _read_typed_pieces(typed)
        rest = [disc for disc in TERRAINS if disc not in discs]
        random.shuffle(rest)
        return (LayTotem((*discs, *rest)),) if discs and isinstance(position.top, LayingTotem) else ()

    def _describe_tile(self, choice: LayTile, position: Position[Table]) -> Drawable:
        """Describe a territory tile by its number and the terrains of its two rows."""
        tile, words = position.table.edition.tiles[choice.tile], self.words
        rows = [
            words.join([words.format(f"terrain-{terrain}") for terrain in row], "list-comma") for row in (tile.short, tile.long)
        ]
        besides = words.format("tile-rows", short=rows[0], long=rows[1])
        return Drawable(Option(choice), self.telling.describe_choice(choice, position), besides)


def _read_typed_pieces(typed: Mapping[str, Sequence[str]]) -> list[Terrain]:
    """Return the discs that a page sends as typed, from the top; repeated and invalid ones are dropped."""
    said = typed.get(TOTEM, ()) if isinstance(typed, Mapping) else ()
    known = {str(disc): disc for disc in TERRAINS}
    return [*dict.fromkeys(known[disc] for disc in said if isinstance(disc, str) and disc in known)]
