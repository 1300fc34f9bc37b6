"""Writing down a game of Village that is played with real pieces: what was drawn, its odds, and moves that rules refuse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import islice
from random import Random
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from village_core.games.village.choices import Reveal, Seed
from village_core.games.village.edition import Edition
from village_core.games.village.market import Revealing
from village_core.games.village.mass import BuyingOut, Drawing
from village_core.games.village.odds import find_next_draw
from village_core.games.village.rounds import Seeding
from village_core.games.village.table import Cubes, Table
from village_core.games.village.vocabulary import CUBES, Cube, Influence, Space
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Player
from village_widgets.companion.writing import Drawable, Writing
from village_widgets.components.drawn import Bar, Cell, DrawnColour, Handful, Odds
from village_widgets.components.drawn import FilledSpace as ShownSpace
from village_widgets.games.village.drawing.ink import add_rival
from village_widgets.words import format_percent

WORD_FILES: Final = files(__package__) / "words"
TypedPieces = dict[Space, Annotated[list[Cube], Meta(max_length=99)]]
"""The cubes typed so far for each action space, in the order of typing."""


class SpaceCubes(msgspec.Struct, frozen=True):
    """The cubes drawn so far for one action space: ``typed`` by players, ``forced`` because no others are left."""

    space: Space
    size: int
    typed: tuple[Cube, ...]
    forced: tuple[Cube, ...] = ()

    @property
    def cubes(self) -> tuple[Cube, ...]:
        """All cubes of the space, typed and certain ones."""
        return self.typed + self.forced

    @property
    def missing(self) -> int:
        """The number of cubes still to be drawn; negative if too many were typed."""
        return self.size - len(self.cubes)

    @property
    def seed(self) -> Seed:
        """The cubes of the space as a choice."""
        skill, persuasion, faith, knowledge, plague = (self.cubes.count(cube) for cube in CUBES)
        return Seed(self.space, (skill, persuasion, faith, knowledge, plague))


class VillageWriting(Writing[Table]):
    """One table of Village whose players enter what they draw: cubes by a form, and customers by their faces."""

    @property
    def families(self) -> Sequence[Player]:
        """The families' owners by seat: the players, and in a game for one also Carla."""
        return add_rival(self.telling.players, self.words)

    # Chance: single pieces

    def list_drawables(self, position: Position[Table]) -> tuple[Drawable, ...] | None:
        """Return the results of a draw: customers, those that look alike once; pieces of the black bag, influence, fate tiles.

        Returns None for the cubes of a new round, which are typed into a form, and if nothing is drawn now.
        """
        match position.top:
            case Seeding():
                return None
            case Revealing():
                table = position.table
                return tuple(self._describe_customer(tile, table.edition) for tile in _list_faces(table))
        return super().list_drawables(position)

    def _describe_customer(self, tile: int, edition: Edition) -> Drawable:
        card = edition.customers[tile]
        demand = [self.words.format(f"tile-{what}", count=count) for what, count in Counter(card.wants).items()]
        points = self.words.format("tile-points", points=card.points)
        return Drawable(Option(Reveal(tile)), self.telling.narrator.words.join(demand, "list-comma"), points)

    # Chance: handfuls

    def build_handful(self, position: Position[Table], typed: object) -> Handful | None:
        """Return the form for seeding, with the cubes typed so far and those left in the bag; None at any other time."""
        if not isinstance(position.top, Seeding):
            return None
        heaps = _build_heaps(position, _read_typed_pieces(typed))
        left, edition = _count_left(position.table, heaps), position.table.edition
        colours = tuple(
            DrawnColour(self._find_colour(cube, edition), self._name_colour(cube, edition), max(0, count), cube.value)
            for cube, count in zip(CUBES, left, strict=True)
        )
        ready = len(_list_ready(heaps))
        key = "handful-enter-all" if ready == len(heaps) else "handful-enter"
        return Handful(
            title=self.words.format("handful-title"),
            about=self.words.format("handful-about"),
            colours=colours,
            spaces=tuple(self._show_heap(heap, left) for heap in heaps),
            enter=self.words.format(key, spaces=ready),
            back=self.words.format("handful-back"),
            ready=any(heap.cubes for heap in heaps),
            all=ready == len(heaps),
        )

    def _show_heap(self, heap: SpaceCubes, left: Sequence[int]) -> ShownSpace:
        """Return one action space of the form: its name, its cubes, their number, and the colours that can still be typed."""
        name = self.words.format(f"space-{heap.space}")
        lying = self.telling.narrator.nouns.describe_field("cubes", heap.seed.cubes)["cubes"]
        cells: list[Cell] = []
        for cube, count in zip(CUBES, left, strict=True):
            told = self.words.format("handful-add", space=name, cube=self._name_cube(cube))
            cells.append(Cell(told, heap.typed.count(cube), heap.forced.count(cube), count > 0 and heap.missing > 0))
        return ShownSpace(
            space=heap.space.value,
            name=name,
            typed=tuple(cube.value for cube in heap.typed),
            count=self.words.format("handful-count", drawn=len(heap.cubes), size=heap.size),
            lying=self.words.format("handful-row", space=name, cubes=lying or self.words.format("handful-empty")),
            state="full" if heap.missing == 0 else "over" if heap.missing < 0 else "open",
            cells=tuple(cells),
        )

    def _name_cube(self, cube: Cube) -> str:
        return str(self.telling.narrator.nouns.describe_field("cube", cube)["cube"])

    def _find_colour(self, cube: Cube, edition: Edition) -> str:
        return cube.value if cube is Cube.PLAGUE else edition.colours[Influence(cube.value)]

    def _name_colour(self, cube: Cube, edition: Edition) -> str:
        """Return the name of a cube's colour, by which players sort the cubes in their hands."""
        return self.words.format("handful-plague" if cube is Cube.PLAGUE else f"colour-{self._find_colour(cube, edition)}")

    def read_handful(self, position: Position[Table], typed: object) -> tuple[Choice, ...]:
        """Return the complete spaces from the first on, as choices; if the first isn't complete, it alone as it is.

        Empty unless a round is being seeded.
        """
        if not isinstance(position.top, Seeding):
            return ()
        heaps = _build_heaps(position, _read_typed_pieces(typed))
        return tuple(heap.seed for heap in _list_ready(heaps) or heaps[:1])

    def complete(self, position: Position[Table], typed: object, random: Random) -> tuple[Choice, ...]:
        """Return for each space a choice with its typed cubes, and random ones for those that are missing.

        Empty unless a round is being seeded and at least one cube was typed.
        """
        known = _read_typed_pieces(typed)
        if not isinstance(position.top, Seeding) or not any(known.values()):
            return ()
        heaps = _build_heaps(position, known)
        bag = [cube for cube, count in zip(CUBES, _count_left(position.table, heaps), strict=True) for _ in range(count)]
        random.shuffle(bag)
        drawn = iter(bag)
        return tuple(replace(heap, forced=(*heap.forced, *islice(drawn, max(0, heap.missing)))).seed for heap in heaps)

    # Odds

    def foretell(self, position: Position[Table]) -> Odds | None:
        """Return, before a draw from the black bag, the chance of each family in it that a member comes out; else None."""
        if not isinstance(position.top, (BuyingOut, Drawing)) or position.seat is None:
            return None
        bag, bars = find_next_draw(position), list[Bar]()
        for seat, inside in enumerate(bag.members):
            if inside:
                name, colour = self.families[seat].name, self.families[seat].colour
                likely = 1 - bag.compute_odds(seat)[0]
                said = format_percent(likely, self.words)
                bars.append(Bar(name, colour, self.words.format("odds-of", inside=inside), said, round(100 * likely)))
        return Odds(self.words.format("odds-title"), tuple(bars)) if bars else None

    # Moves against the rules

    def explain_impossible(self, flaw: str, position: Position[Table]) -> str:
        """Say that the pieces for a move are not on the table, and which place would be wrong if ``flaw`` names one."""
        if not flaw:
            return super().explain_impossible(flaw, position)
        return self.words.format("anyway-flaw", what=self._name_place(flaw.split(".")[1:], position.table))

    def _name_place(self, path: Sequence[str], table: Table) -> str:
        """Return in words the impossible place on the table that ``path`` names: the parts of its dotted name."""
        match path:
            case ["farms", seat, what, *_]:
                return self.words.format("flaw-farm", who=self.families[int(seat)].name, what=self._name_piece(what))
            case ["supply", what]:
                return self.words.format("flaw-supply", what=self._name_piece(what))
            case [("stalls" | "queue" | "pile"), *_]:
                return self.words.format("flaw-market")
            case [("spaces" | "bag" | "chronicle" | "graves") as what, *_]:
                return self.words.format(f"flaw-{what}")
        return self.words.format("flaw-other")

    def _name_piece(self, what: str) -> str:
        return self.words.format(f"flaw-{what}")


def _list_faces(table: Table) -> list[int]:
    """Return one tile of the pile for each face, by points and then by demand."""
    faces: dict[tuple[int, str], int] = {}
    for tile in table.pile:
        customer = table.edition.customers[tile]
        faces.setdefault((customer.points, customer.demand), tile)
    return [faces[face] for face in sorted(faces)]


def _read_typed_pieces(said: object) -> TypedPieces:
    """Return the cubes that a page sends as typed; empty if they are not valid."""
    try:
        return msgspec.convert(said, type=TypedPieces)
    except msgspec.ValidationError:
        return {}


def _build_heaps(position: Position[Table], typed: Mapping[Space, Sequence[Cube]]) -> tuple[SpaceCubes, ...]:
    """Return each space that is still to be seeded and for which the bag has cubes: its size, and its typed and forced cubes."""
    top, table = position.top, position.table
    assert isinstance(top, Seeding)
    heaps, inside = [], sum(table.bag)
    for space in top.spaces:
        bag: Cubes = (inside, 0, 0, 0, 0)
        size = Seeding((space,)).count_cubes(replace(table, bag=bag))
        if size:
            heaps.append(SpaceCubes(space, size, tuple(typed.get(space, ()))))
        inside -= size
    left = _count_left(table, heaps)
    return tuple(replace(heap, forced=_find_forced(heap, left, sum(max(0, other.missing) for other in heaps))) for heap in heaps)


def _find_forced(heap: SpaceCubes, left: Sequence[int], missing: int) -> tuple[Cube, ...]:
    """Return the cubes that a space lacks if they are certain: the bag has one colour left, or this space empties it.

    ``left`` are the cubes in the bag by colour, ``missing`` the number that all spaces lack.
    """
    if min(left) < 0:
        return ()
    colours = [cube for cube, count in zip(CUBES, left, strict=True) if count]
    if len(colours) == 1:
        return tuple(colours) * heap.missing
    if heap.missing == missing == sum(left):
        return tuple(cube for cube, count in zip(CUBES, left, strict=True) for _ in range(count))
    return ()


def _count_left(table: Table, heaps: Sequence[SpaceCubes]) -> list[int]:
    """Return the cubes left in the bag by colour; negative if more were typed than it holds."""
    return [count - sum(heap.cubes.count(cube) for heap in heaps) for cube, count in zip(CUBES, table.bag, strict=True)]


def _list_ready(heaps: Sequence[SpaceCubes]) -> tuple[SpaceCubes, ...]:
    """Return the complete heaps before the first incomplete one."""
    ready = []
    for heap in heaps:
        if heap.missing:
            break
        ready.append(heap)
    return tuple(ready)
