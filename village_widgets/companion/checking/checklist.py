"""The places to look at on a copy: one game's stations as data, and the steps of a check from them and an edition's marks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, Generic, NamedTuple, TypeVar

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.nouns import Nouns
from village_core.games.owning import Unsure, list_unsure
from village_core.kernel.position import Position
from village_core.kernel.words import Words
from village_widgets.companion.checking.naming import Naming, find_spot
from village_widgets.companion.checking.pictures import Draw

G = TypeVar("G", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

FEW: Final = 6
"""The most spots for which piles with different points share one step."""


class Station(NamedTuple, Generic[G, E]):
    """One place to look at: a ``part`` of the edition.

    ``draw`` paints it; None if there is nothing to see, as for rulings. ``together``: the values of one entry of the part stand
    on one spot, so they are asked about and described together. ``read_points`` is set if the spots are loose pieces: it
    returns the points of one, and people look through them in piles of about equal points, numbered instead of named.
    """

    part: str
    draw: Draw[G, E] | None = None
    together: bool = False
    read_points: Callable[[E, str], int] | None = None


class Checklist(NamedTuple, Generic[G, E]):
    """All that the check of a copy asks of one game.

    ``stations`` are in the order in which people look; neighbours that are printed for each number of players are checked
    together, number by number. The words of the page name them: ``check-step-<part>`` and ``check-where-<part>`` for a station,
    ``check-spot-<name>`` for a spot (dashes for dots, without the number of players; a number at the end is given as ``$number``,
    counted from 1, and ``$count``, counted from 0), ``check-field-<name>`` for a value that stands with others,
    ``check-one-of-<part>`` for a spot in a pile. They may have ``check-problem-<field>`` for a problem with words of its own,
    ``check-counting``, a further line at the top of the owner's file, and ``check-also-about``, which says what differs with the
    number of players.

    ``list_upcoming`` returns the parts that a running table may not have used yet, the next ones first. ``make_naming`` builds
    names that need more than words. ``pieces`` are the pieces that a value may list, each with the key of its word; its picture
    is ``vc-<piece>`` among those of ``draw_pictures``, which every page of the check has.
    """

    game: BoardGame[G, E]
    stations: Sequence[Station[G, E]]
    make_naming: Callable[[Words, Nouns[E], Collection[str]], Naming[E]]
    pieces: Mapping[str, str]
    draw_pictures: Callable[[E], str]
    list_upcoming: Callable[[Position[G]], Sequence[str]] = lambda position: ()

    @property
    def together(self) -> frozenset[str]:
        """The parts of the edition in which each entry is one spot, with all its values.

        The values of a spot are asked about and described together, such as all parts of a reward. The parts are
        those of the stations that are marked ``together``.
        """
        return frozenset(station.part for station in self.stations if station.together)

    def build_naming(self, words: Words, edition: E) -> Naming[E]:
        """Build what names everything that is printed in an edition."""
        return self.make_naming(words, self.game.narrator(words, (), edition).nouns, self.together)


class Spot(NamedTuple):
    """One spot of the board: its dotted name, and the uncertain values there."""

    name: str
    asked: tuple[Unsure, ...]


class ChecklistStep(NamedTuple, Generic[G, E]):
    """A station with its questions.

    ``players`` is the only number of players for which the step counts, else 0. ``points`` are the least and the most of a pile,
    else both 0.
    """

    key: str
    station: Station[G, E]
    players: int
    points: tuple[int, int]
    spots: tuple[Spot, ...]

    @property
    def asked(self) -> tuple[Unsure, ...]:
        """The uncertain values of all spots of the step."""
        return tuple(value for spot in self.spots for value in spot.asked)


def list_steps(
    checklist: Checklist[G, E], edition: E, players: Sequence[int], first: Sequence[str] = ()
) -> tuple[ChecklistStep[G, E], ...]:
    """List the values marked likely or reconstructed, each once, in short steps; the parts named ``first`` come first.

    Of values that are printed for each number of players, those that games of ``players`` use are listed, in that order: a
    game for one may also use those for two.
    """
    used = tuple(dict.fromkeys(number for count in players for number in edition.list_player_counts(count)))
    asked: dict[tuple[str, int], list[Unsure]] = {}
    for value in list_unsure(edition, *players):
        part, _, _ = value.name.partition(".")
        asked.setdefault((part, edition.find_player_count(value.name) or 0), []).append(value)
    found: list[ChecklistStep[G, E]] = []
    for counted, several in groupby(checklist.stations, lambda station: station.part in edition.COUNTED):
        stations = tuple(several)
        for count in used if counted else (0,):
            for station in stations:
                found += _split(station, count, edition, asked.get((station.part, count), []))
    order = {part: at for at, part in enumerate(first)}
    return tuple(sorted((step for step in found if step.spots), key=lambda step: order.get(step.station.part, len(order))))


def _split(station: Station[G, E], players: int, edition: E, asked: Sequence[Unsure]) -> Iterator[ChecklistStep[G, E]]:
    """Yield the step of a station with the values ``asked`` there, or one for each pile if the station has points.

    ``players`` is the only number of players for which the values count, else 0.
    """
    together = frozenset((station.part,) if station.together else ())
    alike = groupby(asked, lambda value: find_spot(value.name, together))
    spots = tuple(Spot(name, tuple(values)) for name, values in alike)
    if station.read_points is None:
        yield ChecklistStep(f"{station.part}:{players}" if players else station.part, station, players, (0, 0), spots)
        return
    worth = {spot: station.read_points(edition, spot.name) for spot in spots}
    for pile in _sort_piles(worth):
        most, least = worth[pile[0]], worth[pile[-1]]
        yield ChecklistStep(f"{station.part}:{most}", station, players, (least, most), pile)


def _sort_piles(worth: Mapping[Spot, int]) -> list[tuple[Spot, ...]]:
    """Sort spots into piles of equal points, the highest first; join neighbours that have at most ``FEW`` spots together."""
    piles: list[tuple[Spot, ...]] = []
    for _, alike in groupby(sorted(worth, key=lambda spot: worth[spot], reverse=True), lambda spot: worth[spot]):
        pile = tuple(alike)
        if piles and len(piles[-1]) + len(pile) <= FEW:
            piles[-1] += pile
        else:
            piles.append(pile)
    return piles
