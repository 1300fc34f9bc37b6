"""The check that printed numbers stand where they belong: it corrects each number and looks which panels change."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from fnmatch import fnmatch
from functools import lru_cache, partial
from itertools import chain, takewhile
from math import dist
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar
from xml.etree import ElementTree

from tests.samples import LONG
from village_core.games.board_game import AnyGame
from village_core.games.copying import with_settings
from village_core.games.editions import BadSettings, EditionSettings, Leaf
from village_core.games.owning import UNSURE, Range, find_allowed_values, list_values
from village_core.kernel.position import Position
from village_core.kernel.values import Player
from village_widgets.companion.checking.naming import find_spot
from village_widgets.companion.checking.pictures import Box, CopyBoard, SpotPicture
from village_widgets.components.scene import Panel
from village_widgets.games import find_screen

V = TypeVar("V")
LARGE = (97, 29, 19, 9, 12, 8, 7)
"""Sentinel values, the best first: where a number may be large, nothing else on a board shows it."""
Parts = frozenset[tuple[str, str, str]]
"""The parts of a drawing: the panel of each, its key and its SVG fragment."""
MOVED = re.compile(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)(?:\s*scale\(([\d.]+)\))?")
BEGINS = re.compile(r"M([-\d.]+)[ ,]([-\d.]+)")
SMALL = 4
"""Values of a number below this one must look different."""
EDGE = 20
"""Distance that a number may stand outside the box that a copy's check rings."""
NEAR = 34
"""Distance that a number may stand from the picture of its kind of piece."""


class Printing(NamedTuple):
    """The places of a game's printed numbers, by patterns of their dotted names.

    ``panels``: the panels that print a number, as patterns of their keys, separated by spaces. ``unseen``: numbers that no
    panel prints as they are, with the reason. ``times``: how often each of its panels prints a number, if not once; 0 if it
    says where a picture stands. ``beside``: pictures beside those of a number that look the same. ``list_backwards`` returns
    the dotted names of an edition's lists whose first number stands last. ``lay`` makes a position that shows a number, given
    the settings and its name.
    """

    panels: Mapping[str, str]
    unseen: Mapping[str, str]
    lay: Callable[[EditionSettings, str], Position]
    times: Mapping[str, int] = MappingProxyType({})
    beside: Mapping[str, int] = MappingProxyType({})
    list_backwards: Callable[[Any], Collection[str]] = lambda edition: ()


class Drawn(NamedTuple):
    """One element of a drawing: its panel, what it is, its text, its place on the panel, and the words of its part and targets.

    ``kind``: its tag, with the picture that it uses or its class. ``labels``: the keys of its part and of the targets around it,
    split at colons.
    """

    panel: str
    kind: str
    text: str
    x: float
    y: float
    labels: frozenset[str]


def match(patterns: Mapping[str, V], name: str) -> V | None:
    """Return the value of the first pattern that fits a dotted name, if any does."""
    return next((value for pattern, value in patterns.items() if fnmatch(name, pattern)), None)


def list_parts(panels: Iterable[Panel]) -> Parts:
    """Return the parts of some panels, each with the key of its panel and its own."""
    return frozenset((panel.key, key, part) for panel in panels for key, part in panel.parts.items())


def walk(panels: Iterable[Panel]) -> Counter[Drawn]:
    """Count the elements of the panels with their places, except groups, titles and the texts for screen readers."""
    return count_elements(list_parts(panels))


def count_elements(parts: Parts) -> Counter[Drawn]:
    """Count the elements of the parts with their places, except groups, titles and the texts for screen readers."""
    return Counter(chain.from_iterable(_walk_part(panel, key, part) for panel, key, part in parts))


def compare(before: Parts, after: Parts) -> tuple[Counter[Drawn], Counter[Drawn]]:
    """Return the elements that came and those that went; parts that stayed the same are not looked at."""
    gone, new = count_elements(before - after), count_elements(after - before)
    return new - gone, gone - new


@lru_cache(maxsize=1000)
def _walk_part(panel: str, key: str, part: str) -> tuple[Drawn, ...]:
    """List the elements of one part, and remember them: most parts are the same for every number."""
    return tuple(_walk(panel, ElementTree.fromstring(f"<g>{part}</g>"), 0, 0, 1, frozenset(key.split(":"))))


def _walk(
    panel: str, each: ElementTree.Element, left: float, top: float, scale: float, labels: frozenset[str]
) -> Iterator[Drawn]:
    moved = MOVED.search(each.get("transform", ""))
    if moved:
        left, top = left + scale * float(moved[1]), top + scale * float(moved[2])
    labels |= frozenset(each.get("data-at", "").split(":"))
    if each.tag not in ("g", "title") and each.get("class") != "vc-said":
        begins = BEGINS.match(each.get("d", ""))
        x, y = map(float, begins.groups()) if begins else (float(each.get(side, each.get(f"c{side}", 0))) for side in "xy")
        drawn = {name: value for name, value in each.attrib.items() if name not in ("x", "y", "cx", "cy", "transform")}
        kind = f"{each.tag} {each.get('href') or each.get('class') or ''}" if drawn else each.tag
        yield Drawn(panel, kind, each.text or "", left + scale * x, top + scale * y, labels)
    for inside in each:
        yield from _walk(panel, inside, left, top, scale * float(moved[3] or 1) if moved else scale, labels)


class Numbers:
    """The printed numbers of one edition of a game, and the boards that show them."""

    def __init__(self, game: AnyGame, edition: str, printing: Printing) -> None:
        self.game = game
        self.printing = printing
        self.name = edition
        self.edition = game.editions.build_edition(EditionSettings(edition))
        self.shown = find_screen(game.name)
        parts = self.shown.load_parts()
        self.words, self.checklist = parts.words, parts.checklist
        self.pieces = game.narrator(self.words, (), self.edition).nouns.PIECES
        self.draw_board = lru_cache(maxsize=64)(self._draw_board)
        self.lay = lru_cache(maxsize=1)(partial(printing.lay, EditionSettings(edition)))
        self.pictured: set[str] = set()
        self.copy_board = lru_cache(maxsize=64)(partial(CopyBoard, game, words=self.words))

    def list(self) -> dict[str, int]:
        """Return every whole number of the edition by its dotted name; other values are left out."""
        return list_numbers(self.edition)

    def list_new(self) -> dict[str, int]:
        """Return by dotted name the numbers that no earlier edition has with the same value; in a long run all numbers."""
        editions = self.game.editions
        earlier = [] if LONG else takewhile(lambda name: name != self.name, editions)
        known = {each for name in earlier for each in list_numbers(editions.build_edition(EditionSettings(name))).items()}
        return dict(each for each in self.list().items() if each not in known)

    def list_corrections(self, name: str, value: int) -> Iterator[tuple[int, EditionSettings]]:
        """Yield other legal values of a number with the settings that correct it, the most conspicuous value first."""
        for other in (*LARGE, value + 1, value - 1):
            settings = EditionSettings(self.name, ((name, other),))
            with suppress(BadSettings):
                self.game.editions.build_edition(settings)
                if other != value:
                    yield other, settings

    def draw_ring(self, name: str, settings: EditionSettings) -> SpotPicture | None:
        """Return the picture of a copy's check with a ring around this number; None if the check has no picture of its part."""
        station = next((each for each in self.checklist.stations if each.draw and each.part == name.partition(".")[0]), None)
        if station is None or station.draw is None:
            return None
        board = self.copy_board(settings, self.edition.find_player_count(name) or self.edition.players[1])
        return station.draw(board, [find_spot(name, self.checklist.together)])

    def draw(self, name: str, settings: EditionSettings) -> Parts:
        """Draw the board that shows a number, with these settings, and return the drawn parts of all its panels.

        If that board lacks the panel of the number, the parts of the picture that a copy's check has of it are added.
        """
        panels = [*self.draw_board(with_settings(self.lay(name), settings))]
        if match(self.printing.panels, name) not in (None, *(panel.key for panel in panels)):
            picture = self.draw_ring(name, settings)
            panels += [picture.panel] if picture and picture.panel.key not in {panel.key for panel in panels} else []
        return list_parts(panels)

    def draw_value(self, name: str, value: Leaf) -> Parts:
        """Draw the board with the value as printed; a guess is corrected to the same value, for a guess is told to be one."""
        guessed = self.edition.find_mark(name) in UNSURE
        return self.draw(name, EditionSettings(self.name, ((name, value),) if guessed else ()))

    def _draw_board(self, position: Position) -> Sequence[Panel]:
        players = tuple(map(Player, "ABCDEFG", self.game.codec.colours))[: len(position.table.seats)]
        return tuple(self.shown.build_telling(players, position, self.words).draw_panels(position, 0))

    def find(self, name: str, value: int) -> Drawn | None:
        """Correct a number to other values until one shows where it is printed, and return the text or picture that changed.

        None if it has no other legal value, or is listed as unseen and a value changes no other panels than those named for it.
        Fails if with each of the values other panels change, or it isn't printed as often and where it belongs.
        """
        before, problem, kind = self.draw_value(name, value), "", re.sub(r"\d+", "*", name)
        wanted, reason = match(self.printing.panels, name) or "", match(self.printing.unseen, name)
        assert wanted or reason, f"{name}: no panel is named for it"
        corrections = self.list_corrections(name, value)
        if kind in self.pictured:  # in pictures, only a difference of one shows: try that first
            corrections = iter(sorted(corrections, key=lambda each: abs(each[0] - value) != 1))
        for other, settings in corrections:
            after = self.draw(name, settings)
            came, went = compare(before, after)
            panels = {each.panel for each in came | went}
            if not all(any(fnmatch(panel, pattern) for pattern in wanted.split()) for panel in panels):
                problem = f"printed on {panels}, but belongs to {wanted or reason}"
                continue
            if reason:
                return None
            texts = [each for each in came.elements() if re.search(rf"(?<!\d){other}(?!\d)", each.text)]
            if texts and Counter(each.panel for each in texts) == dict.fromkeys(panels, self.count_times(name)):
                problem = self.find_misplacement(name, texts, after, settings)
                if not problem:
                    return texts[0]
            pictures = self.list_pictures(name, other - value, came, went)
            if abs(other - value) == 1 and {each.panel for each in pictures} == panels:
                problem = self.find_misplacement(name, pictures, after, settings)
                if panels and not problem and self.count_times(name):
                    problem = self.find_miscount(name, pictures[0], after - before, settings)
                if panels and not problem:
                    self.pictured.add(kind)
                    return pictures[0]
            problem = problem or f"{len(texts)} texts, {len(pictures)} pictures show it on {panels}"
        assert not problem, f"{name}: {problem}"
        return None

    def list_pictures(self, name: str, more: int, came: Counter[Drawn], went: Counter[Drawn]) -> list[Drawn]:
        """List the pictures that ``came`` or ``went`` and may print a number raised by ``more`` (lowered if that is negative).

        If the number counts pieces, ``more`` pictures of one kind come to a panel, or go, for each time that it is printed there.
        If it says where one picture stands (``count_times`` is 0), that picture comes and goes, and no kind gets more or fewer.
        """
        change = Counter((each.panel, each.kind) for each in came.elements())
        change.subtract((each.panel, each.kind) for each in went.elements())
        if not self.count_times(name):
            return [] if any(change.values()) else [*came.elements()]
        return [each for each in (came + went).elements() if change[each.panel, each.kind] == more * self.count_times(name)]

    def find_alike(self, name: str) -> str:
        """Return which small values of a printed number look the same on its board; "" if all differ.

        People count small numbers in pictures, and some are written only from 2 on: they are told apart too.
        """
        if match(self.printing.unseen, name):
            return ""
        drawn: dict[Parts, int] = {}
        for value in range(SMALL):
            settings = EditionSettings(self.name, ((name, value),))
            with suppress(BadSettings):
                self.game.editions.build_edition(settings)
                other = drawn.setdefault(self.draw(name, settings), value)
                if other != value:
                    return f"{name}: {other} and {value} look the same"
        return ""

    def count_times(self, name: str) -> int:
        """Return how often each of its panels prints a number; 0 if it says where a picture stands."""
        return next((times for pattern, times in self.printing.times.items() if fnmatch(name, pattern)), 1)

    def find_miscount(self, name: str, drawn: Drawn, changed: Parts, settings: EditionSettings) -> str:
        """Return what is wrong with the number of pictures like ``drawn`` that show a corrected number; "" if nothing is.

        There are as many as the number says inside its ring or in the ``changed`` parts of their panel, or there are as many as
        all numbers of its list say together, with those ``beside`` them.
        """
        numbers = list_numbers(self.game.editions.build_edition(settings))
        whole, times = name.rpartition(".")[0], self.count_times(name)
        together = times * sum(value for each, value in numbers.items() if each.rpartition(".")[0] == whole)
        ring = self.draw_ring(name, settings)
        boxes = [*ring.boxes.values()] if ring and ring.panel.key == drawn.panel else []
        ringed = count_elements(list_parts([ring.panel])).elements() if ring else ()
        inside = sum(each.kind == drawn.kind and any(map(partial(is_within, each, edge=0), boxes)) for each in ringed)
        parts = count_elements(frozenset(each for each in changed if each[0] == drawn.panel))
        shown = sum(each.kind == drawn.kind for each in parts.elements()) - (match(self.printing.beside, name) or 0)
        right = shown in (times * numbers[name], together) or (boxes and inside == times * numbers[name])
        return "" if right else f"{shown} pictures {drawn.kind} show {numbers[name]}, {inside} of them in its ring"

    def find_misplacement(self, name: str, drawn: Sequence[Drawn], after: Parts, settings: EditionSettings) -> str:
        """Return what is wrong with the place of a number that elements ``drawn`` print; "" if nothing is.

        It may be outside its ring, or away from the picture or target with its name.
        """
        rings: list[SpotPicture] = []  # first without the correction, then with it
        for each_settings in (EditionSettings(self.name), settings):
            rings += filter(None, [self.draw_ring(name, each_settings)])
            keys, boxes = {ring.panel.key for ring in rings}, [box for ring in rings for box in ring.boxes.values()]
            if any(each.panel in keys and any(map(partial(is_within, each), boxes)) for each in drawn):
                break
        else:
            if boxes:
                return f"{drawn} outside {boxes}"
        label = name.rpartition(".")[2]
        if label in self.pieces or (not rings and is_key(self.edition, name)):
            shown = count_elements(after)
            for each in drawn:
                pictures = [other for other in shown if other.panel == each.panel and other.kind == f"use #vc-{label}"]
                near = any(dist((other.x, other.y), (each.x, each.y)) <= NEAR for other in pictures)
                if (pictures or label in {one for other in shown for one in other.labels}) and not near | (label in each.labels):
                    return f"{each} is away from {label}"
        return ""

    def check(self) -> None:
        """Fail unless the new numbers of the edition (``list_new``) are printed where they belong.

        Those of a list must stand in the order in which people read, or backwards if the game says so.
        """
        lists: dict[str, list[Drawn]] = defaultdict(list)
        assert self.list()
        for name, value in self.list_new().items():
            assert self.find_alike(name) == ""  # just before its search, which looks at boards that this one has drawn
            found, (whole, _, last) = self.find(name, value), name.rpartition(".")
            if last.isdecimal() and found and self.count_times(name):
                lists[whole].append(found)
        for whole, each in lists.items():
            backwards = whole in self.printing.list_backwards(self.edition)
            assert each == sorted(each, key=lambda one: (one.y, one.x), reverse=backwards), whole

    def check_words(self) -> None:
        """Fail unless each value that is one of several words changes exactly the panels named for it; rulings are left out."""
        for name, value in list_values(self.edition).items():
            allowed = find_allowed_values(self.game.editions.kind, name)
            if allowed is None or isinstance(allowed, Range) or name.startswith("rulings."):
                continue
            panels = "" if match(self.printing.unseen, name) else match(self.printing.panels, name) or "a panel"
            before = self.draw_value(name, value)
            for other in set(allowed) - {value}:
                came, went = compare(before, self.draw(name, EditionSettings(self.name, ((name, other),))))
                assert {each.panel for each in came | went} == set(panels.split()), f"{name} = {other}"


def list_numbers(edition: object) -> dict[str, int]:
    """Return every whole number of an edition by its dotted name; other values are left out."""
    return {name: value for name, value in list_values(edition).items() if type(value) is int}


def is_within(each: Drawn, box: Box, edge: int = EDGE) -> bool:
    """Tell whether an element stands in a box, or at most ``edge`` outside it."""
    left, top, wide, high = box
    return left - edge <= each.x <= left + wide + edge and top - edge <= each.y <= top + high + edge


def is_key(edition: object, name: str) -> bool:
    """Tell whether the last part of a dotted name is a word that is a key of a map: what a number belongs to."""
    *above, last = name.split(".")
    here = edition
    for part in above:
        if isinstance(here, dict):
            here = next(value for key, value in here.items() if str(key) == part)
        else:
            here = here[int(part)] if isinstance(here, tuple) else getattr(here, part)
    return isinstance(here, dict) and not last.isdecimal()
