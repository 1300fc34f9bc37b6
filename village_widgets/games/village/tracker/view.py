"""The tracker as plain messages: everything that lies on the table between the players, sent whole at each change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Final

import msgspec

from village_core.games.village.choices import EndRound, EndTurn
from village_core.games.village.events import Ended, EndRungIn, LastTurnsBegan, MajorityWon, Scored
from village_core.games.village.rounds import LastTurns, Turns, last_turns
from village_core.games.village.table import Farm, Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import ALIVE, CHURCH, CITIES, COUNCIL, WORKSHOPS, Place, Row
from village_core.kernel.game import Player
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Seat
from village_core.kernel.words import Words
from village_widgets.companion.past import fold
from village_widgets.components.telling import Message, Plain
from village_widgets.games.village.drawing import chronicle
from village_widgets.games.village.drawing.ink import View
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.tracker import drawn
from village_widgets.games.village.tracker.asking import question
from village_widgets.games.village.tracker.button import Button
from village_widgets.games.village.tracker.reporting import Desk, deaths
from village_widgets.games.village.tracker.tallying import tally

WORD_FILES: Final = files(__package__) / "words"
GREAT: Final = (MajorityWon, EndRungIn, LastTurnsBegan, Ended)
MARKED: Final = 'href="#vc-about"'
"""The mark of a printed number that is only reconstructed, in a drawing."""
SHOWN: Final = 4
"""So many lines of what happened last are shown at most; the history has all."""
NEAR: Final = 2
"""So many free spaces are few."""
WALKS: Final = (Place.FARM, *WORKSHOPS, *CITIES, *COUNCIL, Place.BAG, *CHURCH)
ICONS: Final = (
    "hourglass", "plague", "grain", "ox", "horse", "cradle", "make", "buy", "wagon", "persuasion", "faith", "star", "seal",
    "coin", "scroll", "plow", "tile", "ring", "flag", "bell", "crowd",
)  # fmt: skip
"""Pictures that stand on buttons by their name."""


def _news(telling: VillageTelling, events: Iterable[Event[Table]]) -> Iterable[Plain]:
    """What happened last, line by line: words, the rule behind what people ask about, and whether it is great news.

    What happened several times over is told once, and of much only the last.
    """
    told, great = set(), list[Plain]()
    small: list[str] = []
    for event in events:
        said = telling.event(event)
        if not said or isinstance(event, Scored):
            continue
        if isinstance(event, GREAT):
            asked = isinstance(event, MajorityWon) and event.rule not in told
            told.add(event.rule)
            great.append([said, telling.narrator.rule(event.rule) if asked else "", True])
        else:
            small.append(said)
    folded = fold(small, lambda line, count: telling.words.say("tracker-times", line=line, count=count))
    more = len(folded) - SHOWN
    yield from great
    for line in folded[:SHOWN]:
        yield [line, "", False]
    if more > 0:
        yield [telling.words.say("tracker-more-lines", count=more), "", False]


class Tracker:
    """One tracked table, told to its page: ``players`` by seat, with names that can be shown, ``roomy`` with longer ones.

    What was made for one message and would be made alike for the next is kept.
    """

    def __init__(self, players: Sequence[Player], words: Words, roomy: Sequence[Player] = ()) -> None:
        self.players = tuple(players)
        self.roomy = tuple(roomy or players)
        self.words = words
        self._made: dict[str, tuple[object, Plain]] = {}

    def state(
        self,
        position: Position[Table],
        writes: bool,
        events: Iterable[Event[Table]] = (),
        counted: Tallying | None = None,
    ) -> Message:
        """Everything the page shows, each part under a key of its own.

        ``writes``: whether it has buttons; ``events``: what happened last; ``counted``: the final sheet as it was filled, for
        a game that is over.
        """
        table, top = position.table, position.top
        telling = VillageTelling(self.players, table.edition, self.words)
        active = position.seat if position.seat in table.seats else None
        desk = Desk(position, View(table, None, self.players, self.words, active), telling.narrator)
        if isinstance(top, Tallying):
            counted = top
        elif position.over:
            counted = counted or Tallying()
        drawn_book = drawn.board(chronicle.panel(desk.view))
        message: Message = {
            "writes": writes,
            "round": desk.say("round", number=table.round),
            "decision": telling.decision(position) if isinstance(top, Tracking) else "",
            "news": [*_news(telling, events)],
            "notes": [*self._notes(desk, position)],
            "active": active if isinstance(top, (Tracking, LaidToRest)) else None,
            "players": [self._player(desk, position, *one) for one in enumerate(table.clockwise(table.start), 1)],
            "resting": [*self._resting(desk)],
            "chronicle": drawn_book,
            "turn": None,
            "asking": question(desk, telling, position, writes),
            "tally": tally(desk, VillageTelling(self.roomy, table.edition, self.words), counted, not position.over)
            if counted
            else None,
            "unsure": MARKED in drawn_book,
            "promote": writes and isinstance(top, Tracking),
        }
        if isinstance(top, Tracking):
            message["turn"] = self._turn(desk, position, top)
        pads = isinstance(top, Tracking) and writes
        for seat in table.seats:
            message[f"pad-{seat}"] = self._pad(desk, seat, position.seat == seat) if pads else None
        message["customers"] = self._once("customers", (table.copy, *desk.unserved()), desk.customers) if pads else []
        text = msgspec.json.encode(message).decode().replace('\\"', '"')
        message["pictures"] = drawn.pictures(table.edition, text, *(f'href="#vc-{icon}"' for icon in ICONS))
        return message

    def _pad(self, desk: Desk, seat: Seat, active: bool) -> Plain:
        """A seat's buttons: they depend on its farm, its deaths to come, the ring, and on whether customers are left."""
        table = desk.table
        dying = deaths(desk.position, seat)
        depends = (table.copy, table.farms[seat], active, dying, table.ring is None, bool(desk.unserved()))
        return self._once(f"pad-{seat}", depends, lambda: desk.pad(seat, active))

    def _once(self, key: str, depends: object, make: Callable[[], Plain]) -> Plain:
        """What ``make`` gives, made anew only where something that it depends on has changed."""
        kept = self._made.get(key)
        if kept is None or kept[0] != depends:
            kept = self._made[key] = (depends, make())
        return kept[1]

    def said(self, choice: Choice, position: Position[Table]) -> str:
        """A choice in words."""
        return VillageTelling(self.players, position.table.edition, self.words).choice(choice, position)

    def _player(self, desk: Desk, position: Position[Table], number: int, seat: Seat) -> Message:
        """One player's card: life track, who is where, what was earned, and the marks for the order of play.

        ``number``: the place in the turn order.
        """
        table, farm, player = position.table, desk.table.farms[seat], self.players[seat]
        lap = table.edition.farm.lap
        here = table.edition.farm.space(farm.time)
        spoken = desk.say("life", here=here, lap=lap)
        return {
            "seat": seat,
            "name": [player.name, player.colour],
            "number": number,
            "life": drawn.life(table.edition, desk.view.colour(seat), farm.time, spoken),
            "left": desk.say(f"left-{table.edition.lap_end}", count=lap - here),
            "soon": lap - here <= NEAR,
            "marks": [*self._marks(desk, position, seat)],
            "facts": [*self._facts(desk, farm)],
            "family": [*self._family(desk, seat, farm)],
        }

    def _marks(self, desk: Desk, position: Position[Table], seat: Seat) -> Iterable[Plain]:
        """Who starts, who has the ring, who must bury somebody, and who still has a turn at the end."""
        table = position.table
        if table.start == seat:
            yield ["flag", desk.say("mark-start"), ""]
        if table.ring == seat:
            yield ["ring", desk.say("mark-ring"), ""]
        dying = deaths(position, seat)
        if dying:
            now = isinstance(position.top, LaidToRest) and position.top.seat == seat
            mark: list[Plain] = [drawn.STONE, desk.say("mark-death-now" if now else "mark-death", count=dying), "vc-alarm"]
            yield [*mark, desk.say("mark-count", count=dying)] if dying > 1 else mark
        order = self._order(position)
        if order is not None and isinstance(position.top, (Tracking, LaidToRest)) and position.seat != seat:
            yield ["", desk.say("mark-last" if seat in order else "mark-none"), "vc-soon" if seat in order else ""]

    def _facts(self, desk: Desk, farm: Farm) -> Iterable[Plain]:
        """What was earned: pictures with their numbers; what nobody entered is left out."""
        amount = desk.narrator.nouns.amount
        yield ["star", str(farm.prestige), amount("prestige", farm.prestige)]
        for what, count in (("coin", farm.coin), ("grain", farm.grain)):
            if count:
                yield [what, str(count), amount(what, count)]
        if farm.customers:
            yield ["crowd", str(len(farm.customers)), desk.say("served", count=len(farm.customers))]
        if farm.cities:
            cities = "".join(self.words.say(f"board-place-{city.value}") for city in farm.cities)
            yield ["flag", cities, desk.say("visited", cities=", ".join(desk.place(city) for city in farm.cities))]

    def _family(self, desk: Desk, seat: Seat, farm: Farm) -> Iterable[Plain]:
        """Who is where: a place, a picture of its members, and the same in words."""
        for place in WALKS:
            here = farm.at(place)
            if here:
                groups = [(generation, here.count(generation)) for generation in dict.fromkeys(here)]
                spoken = desk.narrator.nouns.listed([desk.say("so-many", member=g, count=n) for g, n in groups])
                yield [desk.place(place), drawn.people(desk.view, seat, groups, spoken)]
        unborn = farm.at(Place.UNBORN)
        if unborn:
            yield [desk.say("unborn"), str(len(unborn))]
        dead = len(tuple(farm.members())) - len(unborn) - sum(place in ALIVE for place in farm.places)
        if dead:
            yield [desk.say("dead"), str(dead)]

    def _resting(self, desk: Desk) -> Iterable[Plain]:
        """The rows of the chronicle and the graves: name, sign, how many lie there, how many can."""
        table = desk.table
        printed = table.edition.chronicle[len(table.farms)]
        for row in Row:
            room = table.room(row)
            yield self._rest(desk, desk.say(f"row-{row.value}"), chronicle.SIGNS[row], printed.rows[row], room)
        yield self._rest(desk, desk.say("graves"), drawn.STONE, printed.graves, table.grave_room())

    def _rest(self, desk: Desk, name: str, sign: str, spaces: int, room: int) -> Plain:
        return [name, sign, spaces - room, spaces, desk.say("room", count=max(room, 0))]

    def _notes(self, desk: Desk, position: Position[Table]) -> Iterable[Plain]:
        """What everybody should keep in mind: picture, words, and whether it is urgent."""
        table = position.table
        if position.over or isinstance(position.top, Tallying):
            return
        order = self._order(position)
        if table.trigger is not None:
            who = desk.view.name(table.trigger.seat)
            yield ["bell", desk.say(f"rung-{table.trigger.filled.value}", who=who), True]
            now = self._whose(position) if table.trigger.last_turns else None
            if order:
                left = desk.narrator.nouns.listed([desk.view.name(seat) for seat in order], "list-comma")
                here = "" if now is None else desk.view.name(now)
                yield ["", desk.say("still-now", now=here, who=left) if here else desk.say("still", who=left), True]
            elif isinstance(position.top, (Tracking, LaidToRest)):
                yield ["", desk.say("still-nobody") if now is None else desk.say("still-last", now=desk.view.name(now)), True]
        else:
            for key, room in (("chronicle", table.chronicle_room()), ("graves", table.grave_room())):
                if room <= NEAR:
                    yield ["bell", desk.say(f"near-{key}", count=room), True]
        if table.trigger is None:
            yield ["flag", desk.say("starts-this", who=desk.view.name(table.start)), False]
            if table.ring is not None:
                yield ["ring", desk.say("starts-next", who=desk.view.name(table.ring)), False]

    def _order(self, position: Position[Table]) -> tuple[Seat, ...] | None:
        """Who still has a turn after this one, once the end was rung in; nothing before."""
        table = position.table
        if table.trigger is None:
            return None
        waiting = next((frame for frame in position.agenda if isinstance(frame, LastTurns)), None)
        if waiting is not None:
            return waiting.order
        now = self._whose(position)
        return () if now is None or table.trigger.last_turns else last_turns(table, now)[0]

    def _whose(self, position: Position[Table]) -> Seat | None:
        """Whose turn it is, or was just before somebody is laid to rest."""
        for frame in reversed(position.agenda):
            if isinstance(frame, Tracking):
                return frame.seat
            if isinstance(frame, Turns):
                return frame.before(position.table)
        return None

    def _turn(self, desk: Desk, position: Position[Table], top: Tracking) -> Message:
        """The turn's end: what the biggest button says comes next, and the button for the last cube."""
        following, label, small = None, desk.say("next-mass"), ""
        match position.play(EndTurn()).position.top:
            case LaidToRest(seat):
                label = desk.say("end-turn")
                small = desk.say("then-death", who=desk.view.name(seat), count=deaths(position, seat))
            case Tracking(seat):
                following, label = seat, desk.say("next", who=desk.view.name(seat))
        last = None
        if position.why_not(EndRound()) is None:
            last = Button(desk.say("last-cube"), EndRound(), desk.say("last-cube-then"), "bell").plain()
        return {
            "seat": top.seat,
            "next": Button(label, EndTurn(), small).plain(),
            "to": None if following is None else desk.view.colour(following),
            "last": last,
        }
