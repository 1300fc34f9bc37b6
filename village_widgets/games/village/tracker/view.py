"""The tracker as messages: everything that lies on the table between the players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final

import msgspec
from msgspec.structs import replace

from village_core.games.village.choices import EndRound, EndTurn
from village_core.games.village.events import Ended, EndRungIn, LastTurnsBegan, MajorityWon, Scored
from village_core.games.village.rounds import LastTurns, Turns, find_last_turns
from village_core.games.village.table import Farm, Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import ALIVE, CHURCH, CITIES, COUNCIL, WORKSHOPS, Place, Row
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.commands import Correct
from village_widgets.companion.past import fold
from village_widgets.components.messages import ShownPlayer
from village_widgets.games.village.drawing import chronicle
from village_widgets.games.village.drawing.ink import SeenVillage, is_mostly_guessed
from village_widgets.games.village.drawing.prestige import name_rows_and_graves
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.tracker import drawn, messages
from village_widgets.games.village.tracker.asking import build_asking
from village_widgets.games.village.tracker.button import Button
from village_widgets.games.village.tracker.coming import find_next_turn
from village_widgets.games.village.tracker.reporting import COUNTS, Desk, count_deaths
from village_widgets.games.village.tracker.tallying import build_sheet

WORD_FILES: Final = files(__package__) / "words"
GREAT: Final = (MajorityWon, EndRungIn, LastTurnsBegan, Ended)
SHOWN: Final = 4
"""The most lines of the last events that are shown; the history has all."""
NEAR: Final = 2
"""The number of free spaces from which the tracker warns that few are left."""
ENDS: Final = 4
"""The number of ends of a player's laps that are sent ahead, for more hourglasses than a page stores."""
WALKS: Final = (Place.FARM, *WORKSHOPS, *CITIES, *COUNCIL, Place.BAG, *CHURCH)
ICONS: Final = (
    "hourglass", "plague", "grain", "ox", "horse", "cradle", "make", "buy", "wagon", "persuasion", "faith", "star", "seal",
    "coin", "scroll", "plow", "tile", "ring", "flag", "bell", "crowd",
)  # fmt: skip
"""Pictures that buttons show by their name."""


def _describe_unsure(desk: Desk, writes: bool) -> str:
    """Say that rows and graves are mostly guessed, and to a page that ``writes`` where to correct them; "" if they are not."""
    if not is_mostly_guessed(desk.edition, name_rows_and_graves(len(desk.table.farms))):
        return ""
    return desk.say("unsure" if writes else "unsure-looking")


def _list_news(telling: VillageTelling, events: Iterable[Event[Table]]) -> Iterable[messages.News]:
    """Yield the great events one by one, then the first ``SHOWN`` of the other lines, then how many more there are.

    Equal lines are one line with a count. The points of the final score are left out.
    """
    told, great = set(), list[messages.News]()
    small: list[str] = []
    for event in events:
        said = telling.describe_event(event)
        if not said or isinstance(event, Scored):
            continue
        if isinstance(event, GREAT):
            asked = isinstance(event, MajorityWon) and event.rule not in told
            told.add(event.rule)
            great.append(messages.News(said, telling.narrator.word_rule(event.rule) if asked else "", True))
        else:
            small.append(said)
    folded = fold(small, lambda line, count: telling.words.format("tracker-times", line=line, count=count))
    more = len(folded) - SHOWN
    yield from great
    for line in folded[:SHOWN]:
        yield messages.News(line, "", False)
    if more > 0:
        yield messages.News(telling.words.format("tracker-more-lines", count=more), "", False)


class VillageTracker:
    """The tracker of one table of Village: it builds the messages for its page. ``players`` are by seat, with shown names.

    It keeps built parts of a message for the next one, as long as they stay the same.
    """

    def __init__(self, players: Sequence[Player], words: Words) -> None:
        self.players = tuple(players)
        self.words = words
        self._pads: dict[Seat, tuple[object, messages.Pad]] = {}
        self._customers: tuple[object, tuple[messages.UnservedCustomer, ...]] = (None, ())

    def build_state(
        self,
        position: Position[Table],
        writes: bool,
        events: Iterable[Event[Table]] = (),
        counted: Tallying | None = None,
        v: int = 0,
        less: Mapping[Seat, Correct] | None = None,
        sold: bool = False,
    ) -> messages.TrackerState:
        """Build everything that the page shows, in version ``v``.

        ``writes``: the page has buttons. ``events`` are what happened last, and ``counted`` is the filled final sheet of a game
        that is over. ``less`` has, by seat, the correction that takes an hourglass back from its last loss of time. ``sold``: the
        player whose turn it is has sold something.
        """
        table, top = position.table, position.top
        telling = VillageTelling(self.players, table.edition, self.words)
        desk = self._build_desk(position, telling, less or {})
        going = find_next_turn(position)
        turn = desk if going is None or going is position else self._build_desk(going, telling, less or {})
        pads = going is not None and writes
        if isinstance(top, Tallying):
            counted = top
        elif position.over:
            counted = counted or Tallying()
        drawn_book = drawn.draw_book(desk.view, desk.narrator)
        state = messages.TrackerState(
            v=v,
            writes=writes,
            round=desk.say("round", number=table.round),
            rounds=table.round,
            decision=telling.describe_decision(position) if isinstance(top, Tracking) else "",
            news=tuple(_list_news(telling, events)),
            notes=tuple(self._list_notes(desk, position)),
            active=desk.view.active if isinstance(top, (Tracking, LaidToRest)) else None,
            players=tuple(self._build_player(desk, turn, *one) for one in enumerate(table.list_clockwise(table.start), 1)),
            resting=tuple(self._build_resting(desk)),
            chronicle=drawn_book,
            turn=self._build_turn_end(desk, position, top) if isinstance(top, Tracking) else None,
            asking=build_asking(desk, telling, position, writes, going.seat if going else None),
            tally=build_sheet(desk, telling, counted, not position.over) if counted else None,
            unsure=_describe_unsure(desk, writes),
            promote=isinstance(top, Tracking) and writes,
            pads={str(seat): self._build_pad(turn, seat) if pads else None for seat in table.seats},
            turns={str(end.seat): end for end in self._build_turns(turn)} if pads else {},
            sales=self._build_sales(turn) if pads else {},
            sold=sold and pads,
            customers=self._list_unserved_customers(turn) if pads else (),
        )
        text = msgspec.json.encode(state).decode().replace('\\"', '"')
        return replace(state, pictures=drawn.collect_pictures(table.edition, text, *(f'href="#vc-{icon}"' for icon in ICONS)))

    def _build_desk(self, position: Position[Table], telling: VillageTelling, less: Mapping[Seat, Correct]) -> Desk:
        """Return the material for a position's buttons, as all players see it; ``less`` are its corrections of time by seat."""
        active = position.seat if position.seat in position.table.seats else None
        return Desk(position, SeenVillage(position.table, None, self.players, self.words, active), telling.narrator, less)

    def _build_pad(self, desk: Desk, seat: Seat) -> messages.Pad:
        """Build a seat's buttons; they are kept while all that they depend on stays, such as its farm, the ring, and the copy."""
        table = desk.table
        dying = count_deaths(desk.position, seat)
        depends = (table.copy, table.farms[seat], dying, table.ring is None, bool(desk.list_unserved()), desk.less.get(seat))
        kept = self._pads.get(seat)
        if kept is None or kept[0] != depends:
            kept = self._pads[seat] = (depends, desk.build_pad(seat))
        return kept[1]

    def _build_sales(self, desk: Desk) -> dict[str, messages.Sales]:
        """Build the buttons of a market day by seat, while customers are left."""
        if not desk.list_unserved():
            return {}
        return {
            str(seat): messages.Sales(later.build_entry(), first.build_entry())
            for seat, (later, first) in desk.build_sales().items()
        }

    def _list_unserved_customers(self, desk: Desk) -> tuple[messages.UnservedCustomer, ...]:
        """List the customers that are not served yet; the list is kept until it changes."""
        depends = (desk.table.copy, *desk.list_unserved())
        if self._customers[0] != depends:
            self._customers = (depends, desk.list_customers())
        return self._customers[1]

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Describe in a sentence what a choice enters."""
        return VillageTelling(self.players, position.table.edition, self.words).describe_choice(choice, position)

    def _build_player(self, desk: Desk, turn: Desk, number: int, seat: Seat) -> messages.PlayerCard:
        """Build one player's card: life track, members, deaths to come, earnings and marks.

        ``number`` is the place in the turn order; ``turn`` is the desk after all who die just now are laid to rest.
        """
        table, farm, player = desk.table, desk.table.farms[seat], self.players[seat]
        board = table.edition.farm
        ends = board.list_lap_ends(farm.time, ENDS)
        spoken = desk.say("life", here=board.find_space(farm.time), lap=board.lap)
        return messages.PlayerCard(
            seat=seat,
            name=ShownPlayer(player.name, player.colour),
            number=number,
            life=drawn.draw_life(table.edition, desk.view.find_colour(seat), farm.time, spoken),
            left=desk.say(f"left-{table.edition.lap_end}", count=ends[0]),
            soon=ends[0] <= NEAR,
            ends=ends,
            dying=count_deaths(turn.position, seat),
            counts={what.value: (picture, getattr(farm, what.value)) for what, picture in COUNTS.items()},
            marks=tuple(self._list_marks(desk, desk.position, seat)),
            facts=tuple(self._list_facts(desk, farm)),
            family=tuple(self._list_family(desk, seat, farm)),
        )

    def _list_marks(self, desk: Desk, position: Position[Table], seat: Seat) -> Iterable[messages.Badge]:
        """Yield a player's marks: starts the round, has the ring, loses members; at the end, has a turn left or none."""
        table = position.table
        if table.start == seat:
            yield messages.Badge("flag", desk.say("mark-start"), "")
        if table.ring == seat:
            yield messages.Badge("ring", desk.say("mark-ring"), "")
        dying = count_deaths(position, seat)
        if dying:
            now = isinstance(position.top, LaidToRest) and position.top.seat == seat
            count = desk.say("mark-count", count=dying) if dying > 1 else ""
            yield messages.Badge(drawn.STONE, desk.say("mark-death-now" if now else "mark-death", count=dying), "vc-alarm", count)
        order = self._list_order(position)
        if order is not None and isinstance(position.top, (Tracking, LaidToRest)) and position.seat != seat:
            yield messages.Badge("", desk.say("mark-last" if seat in order else "mark-none"), "vc-soon" if seat in order else "")

    def _list_facts(self, desk: Desk, farm: Farm) -> Iterable[messages.Fact]:
        """Yield what was earned: the prestige, and the coins, grain, customers and cities if there are any."""
        amount = desk.narrator.nouns.describe_amount
        yield messages.Fact("star", str(farm.prestige), amount("prestige", farm.prestige))
        for what, count in (("coin", farm.coin), ("grain", farm.grain)):
            if count:
                yield messages.Fact(what, str(count), amount(what, count))
        if farm.customers:
            served = len(farm.customers)
            yield messages.Fact("crowd", str(served), self.words.format("board-served-count", count=served))
        if farm.cities:
            cities = "".join(self.words.format(f"board-place-{city.value}") for city in farm.cities)
            visited = self.words.join([desk.name_place(city) for city in farm.cities], "list-comma")
            yield messages.Fact("wagon", cities, desk.say("visited", cities=visited))

    def _list_family(self, desk: Desk, seat: Seat, farm: Farm) -> Iterable[messages.Member]:
        """Yield the members by place, with a picture that has words; of the unborn and of the dead only the number, if any."""
        for place in WALKS:
            here = farm.list_generations_at(place)
            if here:
                groups = [(generation, here.count(generation)) for generation in dict.fromkeys(here)]
                yield messages.Member(
                    desk.name_place(place), drawn.draw_people(desk.view, seat, groups, desk.describe_members(groups))
                )
        unborn = farm.list_generations_at(Place.UNBORN)
        if unborn:
            yield messages.Member(self.words.format("place-unborn"), str(len(unborn)))
        dead = len(tuple(farm.list_members())) - len(unborn) - sum(place in ALIVE for place in farm.places)
        if dead:
            yield messages.Member(desk.say("dead"), str(dead))

    def _build_resting(self, desk: Desk) -> Iterable[messages.RestingPlace]:
        """Yield the rows of the chronicle and the graves: name, sign, how many lie there, how many can."""
        table = desk.table
        printed, leftwards = table.edition.chronicle[len(table.farms)], table.edition.chronicle_direction == "leftwards"
        for row in Row:
            name, room = self.words.format(f"board-row-{row.value}"), table.count_row_room(row)
            yield self._build_rest(desk, name, chronicle.SIGNS[row], printed.rows[row], room, leftwards)
        yield self._build_rest(desk, self.words.format("board-graves"), drawn.STONE, printed.graves, table.count_free_graves())

    def _build_rest(
        self, desk: Desk, name: str, sign: str, spaces: int, room: int, leftwards: bool = False
    ) -> messages.RestingPlace:
        return messages.RestingPlace(name, sign, spaces - room, spaces, desk.say("room", count=max(room, 0)), leftwards)

    def _list_notes(self, desk: Desk, position: Position[Table]) -> Iterable[messages.PicturedReminder]:
        """Yield the reminders for all players: picture, words, and whether it is urgent; none once the score is being counted."""
        table = position.table
        if position.over or isinstance(position.top, Tallying):
            return
        order = self._list_order(position)
        if table.trigger is not None:
            who = desk.view.name_seat(table.trigger.seat)
            yield messages.PicturedReminder("bell", desk.say(f"rung-{table.trigger.filled.value}", who=who), True)
            now = self._find_seat(position) if table.trigger.last_turns else None
            if order:
                left = desk.narrator.words.join([desk.view.name_seat(seat) for seat in order], "list-comma")
                here = "" if now is None else desk.view.name_seat(now)
                yield messages.PicturedReminder(
                    "", desk.say("still-now", now=here, who=left) if here else desk.say("still", who=left), True
                )
            elif isinstance(position.top, (Tracking, LaidToRest)):
                yield messages.PicturedReminder(
                    "", desk.say("still-nobody") if now is None else desk.say("still-last", now=desk.view.name_seat(now)), True
                )
        else:
            for key, room in (("chronicle", table.count_chronicle_room()), ("graves", table.count_free_graves())):
                if room <= NEAR:
                    yield messages.PicturedReminder("bell", desk.say(f"near-{key}", count=room), True)
        if table.trigger is None:
            yield messages.PicturedReminder("flag", desk.say("starts-this", who=desk.view.name_seat(table.start)), False)
            if table.ring is not None:
                yield messages.PicturedReminder("ring", desk.say("starts-next", who=desk.view.name_seat(table.ring)), False)

    def _list_order(self, position: Position[Table]) -> tuple[Seat, ...] | None:
        """List the seats that still have a turn after this one, once the end was rung in; None before."""
        table = position.table
        if table.trigger is None:
            return None
        waiting = next((frame for frame in position.agenda if isinstance(frame, LastTurns)), None)
        if waiting is not None:
            return waiting.order
        now = self._find_seat(position)
        return () if now is None or table.trigger.last_turns else find_last_turns(table, now)[0]

    def _find_seat(self, position: Position[Table]) -> Seat | None:
        """Return the seat whose turn it is, or whose turn it was before a member dies; None at the final sheet."""
        for frame in reversed(position.agenda):
            if isinstance(frame, Tracking):
                return frame.seat
            if isinstance(frame, Turns):
                return frame.find_previous_seat(position.table)
        return None

    def _build_turns(self, desk: Desk) -> Iterator[messages.TurnEnd]:
        """Yield the ends of the turns that follow each other, each seat's once.

        They hold if no member dies and no last cube is taken.
        """
        agenda = tuple(frame for frame in desk.position.agenda if not isinstance(frame, LaidToRest))
        known, position = set[Seat](), replace(desk.position, agenda=agenda)
        while isinstance(top := position.top, Tracking) and top.seat not in known:
            known.add(top.seat)
            yield self._build_turn_end(desk, position, top)
            position = position.play(EndTurn()).position

    def _build_turn_end(self, desk: Desk, position: Position[Table], top: Tracking) -> messages.TurnEnd:
        """Build the buttons that end a turn.

        The biggest says what comes next. Another, if that can be, reports that the turn took the last cube, which ends the round
        too; a third reports that no player sells.
        """
        following, label, small = None, desk.say("next-mass"), ""
        match position.play(EndTurn()).position.top:
            case LaidToRest(seat):
                label = desk.say("end-turn")
                small = desk.say("then-death", who=desk.view.name_seat(seat), count=count_deaths(position, seat))
            case Tracking(seat):
                following, label = seat, desk.say("next", who=desk.view.name_seat(seat))
            case Tallying():
                small = desk.say("mass-nobody")
        last = None
        if position.find_refusal(EndRound()) is None:
            asked = desk.say("last-cube-sure"), desk.say("last-cube-more")
            last = Button(desk.say("last-cube"), EndRound(), desk.say("last-cube-then"), "bell", sure=asked).build_entry()
        none = Button(desk.say("nobody-sells"), EndTurn(), label)
        return messages.TurnEnd(top.seat, Button(label, EndTurn(), small).build_entry(), following, last, none.build_entry())
