"""The tile of a clan on the tracker: what it has, and the buttons that report what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from village_core.games.manitoba import choices, vocabulary
from village_core.games.manitoba.happening import find_event
from village_core.games.manitoba.printed import PathSpace
from village_core.games.manitoba.scoring import find_cloud
from village_core.games.manitoba.shells import OTHERS
from village_core.games.manitoba.table import Clan, Table
from village_core.games.manitoba.tracking.watching import Counting, Watching, list_scorings
from village_core.games.manitoba.walking import find_exempt, is_at_end
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Seat
from village_widgets.components.messages import ShownPlayer
from village_widgets.games.manitoba.telling import ManitobaTelling
from village_widgets.games.manitoba.tracker.messages import ClanTile, Column, Fact, Press, Section

COUNTS: Final = {vocabulary.Happens.EACH: 6, vocabulary.Happens.LAKES: 4}
"""The most Cree for which the points of an event have a button of their own."""
CHANGES: Final = (1, 2, 5, -1, -2)
"""The changes of points that are one tap each."""


class _Maker:
    """Makes the buttons of one clan at a position."""

    def __init__(self, position: Position[Table], seat: Seat, telling: ManitobaTelling) -> None:
        self.position = position
        self.table = position.table
        self.seat = seat
        self.clan: Clan = position.table.clans[seat]
        self.telling = telling
        self.reports = isinstance(position.top, Watching | Counting)

    def say(self, key: str, **values: str | int) -> str:
        """Return the tracker's wording with this key, given without ``tracker-``."""
        return self.telling.narrator.format(f"tracker-{key}", **values)

    def find_word(self, key: str) -> str:
        """Return the game's wording with this key, such as ``place-berries``; for the tracker's own see ``say``."""
        return self.telling.words.format(key)

    def press(self, choice: Choice, drawn: tuple[str, ...], label: str, small: str = "") -> Press:
        """Make the button that enters a choice: with the pictures ``drawn``, its label, and ``small`` words.

        It is off while players report and a rule is against the choice.
        """
        off = self.reports and self.position.find_refusal(choice) is not None
        said = self.telling.narrator.describe_choice(choice, self.table)
        return Press(drawn, label, small, said, msgspec.to_builtins(choice), off)


def build_tile(position: Position[Table], seat: Seat, telling: ManitobaTelling) -> ClanTile:
    """Build the tile of a clan, the part of the tracker that shows its points, goods and buttons."""
    make, table = _Maker(position, seat, telling), position.table
    player, top = telling.players[seat], position.top
    return ClanTile(
        seat=seat,
        name=ShownPlayer(player.name, player.colour),
        points=telling.narrator.nouns.describe_amount("score", make.clan.score),
        facts=tuple(_list_facts(make)),
        columns=tuple(_list_columns(make)),
        steps=tuple(_list_steps(make)),
        ready=_find_ready(make),
        more=tuple(_list_more(make)) if make.reports else (),
        active=seat == table.start,
        done=isinstance(top, Counting) and seat not in top.seats,
    )


def _list_facts(make: _Maker) -> Iterator[Fact]:
    """Yield the facts on a clan's tile: how full each of its altars is, and how many shells are active and used."""
    for place, size in zip(vocabulary.ALTARS, make.table.edition.clan.altars, strict=True):
        lying = make.clan.list_lying(place)
        spoken = make.say("altar", place=make.find_word(f"place-{place}"), count=len(lying), size=size)
        yield Fact(("altar", *lying), f"{len(lying)}/{size}", spoken)
    active, used = make.clan.active, make.clan.used
    label = f"{active}+{used}" if used else str(active)
    yield Fact(("shell",), label, make.say("shells", active=active, used=used))


def _list_columns(make: _Maker) -> Iterator[Column]:
    """Yield the storages: what lies in each, what it would score, and the button that puts its good there."""
    edition, exempt = make.table.edition, find_exempt(make.table.edition, make.clan.paths)
    for good, stored in zip(vocabulary.STORED, make.clan.storages, strict=True):
        points = make.telling.narrator.nouns.describe_amount("score", edition.count_points(good, len(stored)))
        press = make.press(choices.NoteGood(make.seat, good, vocabulary.OWN[good]), (good,), str(len(stored)), points)
        holds = make.say("stored", place=make.find_word(f"place-{vocabulary.OWN[good]}"), count=len(stored), score=points)
        told = make.say("told", said=press.spoken, more=holds)
        yield Column(tuple(stored), msgspec.structs.replace(press, spoken=told), good in exempt)


def describe_bonus(make: _Maker, step: PathSpace) -> str:
    """Describe what a space of a path gives."""
    good = "" if step.good is None else make.find_word(f"good-{step.good}")
    return make.say(f"bonus-{step.bonus}", points=step.points, good=good)


def _list_steps(make: _Maker) -> Iterator[Press]:
    """Yield a button for each path: the space where the Cree stands now, and what the clan's next action on the path gives."""
    edition, clan = make.table.edition, make.clan
    for path in vocabulary.PATHS:
        steps, space = edition.list_steps(path), clan.find_space(path)
        following = edition.find_later_gain(path) if is_at_end(edition, clan, path) else steps[space]
        press = make.press(choices.NoteStep(make.seat, path), (f"path-{path}",), f"{space}/{len(steps)}")
        bonus = describe_bonus(make, following)
        told = make.say(
            "told", said=press.spoken, more=make.say("step", path=make.find_word(f"path-{path}"), space=space, bonus=bonus)
        )
        yield msgspec.structs.replace(press, small=bonus, spoken=told)


def _find_ready(make: _Maker) -> Section | None:
    """Return the buttons that this round's card asks for: storages to score, or points of its event; None if it asks for none."""
    table, seat, top = make.table, make.seat, make.position.top
    if isinstance(top, Counting):
        if find_cloud(table) is None or seat not in top.seats:
            return None
        ways = list_scorings(table, seat)
        skips = any(isinstance(way, choices.NoteSkip) for way in ways)
        key = "may" if skips else "one-of" if len(ways) > 1 else "must"
        return Section(make.say(key), tuple(_build_scoring(make, way) for way in ways))
    event = find_event(table)
    if event is None or not isinstance(top, Watching):
        return None
    worth, points = table.edition.worth, list[int]()
    if event.happens in COUNTS:
        each = worth.each if event.happens is vocabulary.Happens.EACH else worth.lakes
        points = [each * count for count in range(1, COUNTS[event.happens] + 1)]
    elif event.happens in (vocabulary.Happens.MOST, vocabulary.Happens.GROUP):
        points = [worth.most, worth.second]
    if not points:
        return None
    title = make.telling.narrator.nouns.describe_event(event)
    return Section(title, tuple(_build_change(make, change) for change in points if change))


def _build_scoring(make: _Maker, way: choices.NoteScore | choices.NoteSkip) -> Press:
    """Build the button by which a storage is scored, with its points and tokens, or by which the scoring is skipped."""
    if isinstance(way, choices.NoteSkip):
        return make.press(way, (), make.say("skip"), make.say("skip.small"))
    tokens = len(make.clan.list_storage(way.good))
    score = make.telling.narrator.nouns.describe_amount("score", make.table.edition.count_points(way.good, tokens))
    return make.press(way, (way.good,), score, make.say("tokens", count=tokens))


def _build_change(make: _Maker, change: int) -> Press:
    label = make.say("more" if change > 0 else "fewer", count=abs(change))
    return make.press(choices.NotePoints(make.seat, change), (), label)


def _list_more(make: _Maker) -> Iterator[Section]:
    """Yield the rarer reports: feathers, altars, shells, a feather that is lost, and points."""
    seat, clan = make.seat, make.clan
    yield Section(
        make.say("feather"),
        tuple(_build_storing(make, vocabulary.Good.FEATHERS, place, (place,)) for place in vocabulary.STORAGES),
    )
    for place, size in zip(vocabulary.ALTARS, make.table.edition.clan.altars, strict=True):
        title = make.say("altar", place=make.find_word(f"place-{place}"), count=len(clan.list_lying(place)), size=size)
        yield Section(title, tuple(_build_storing(make, good, place, (good,)) for good in vocabulary.Good))
    if clan.active:
        wake = make.press(choices.NoteWaking(seat), ("wake",), make.say("wake"))
        berries = (
            make.press(choices.NoteBerry(seat, place), ("berries", place), make.say("berry"), make.find_word(f"good-{place}"))
            for place in OTHERS
        )
        yield Section(make.say("shell"), (wake, *berries))
    lost = [place for place in vocabulary.STORAGES if vocabulary.Good.FEATHERS in clan.list_lying(place)]
    if lost:
        yield Section(
            make.say("feather-lost"),
            tuple(
                make.press(choices.NoteFeatherLost(seat, place), ("feathers", place), make.find_word(f"good-{place}"))
                for place in lost
            ),
        )
    ready = _find_ready(make)
    offered = [] if ready is None else [press.made for press in ready.presses]
    changes = (_build_change(make, change) for change in CHANGES)
    yield Section(make.say("points"), tuple(press for press in changes if press.made not in offered))


def _build_storing(make: _Maker, good: vocabulary.Good, place: vocabulary.Place, drawn: tuple[str, ...]) -> Press:
    """Build the button that puts a good on an altar, or a feather into a storage; its label names what is ``drawn`` on it."""
    [what] = drawn
    return make.press(choices.NoteGood(make.seat, good, place), drawn, make.find_word(f"good-{what}"))
