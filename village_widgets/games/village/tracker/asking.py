"""What a tracked game asks of one player: who dies and where they worked, and the steps of a mass."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from village_core.games.village.choices import Bury, BuyOut, Done, DrawMember, DrawMonk, NobodyDies, Rise
from village_core.games.village.events import EndRungIn, Moved
from village_core.games.village.mass import DRAWN, BuyingOut, Drawing, Rising, majority
from village_core.games.village.odds import next_draw
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest, missed
from village_core.games.village.vocabulary import CHRONICLE, ROW_OF, VISIBLE, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Refusal, Seat
from village_widgets.components.asked import Against, PaidAnyway, Reason
from village_widgets.components.telling import list_reasons
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.tracker import drawn
from village_widgets.games.village.tracker.button import Button
from village_widgets.games.village.tracker.messages import Asking, Group
from village_widgets.games.village.tracker.reporting import LIKELY, Desk

STEPS: Final = ("buying-out", "drawing", "rising", "majority")
ROWS: Final = {place: row for row, place in CHRONICLE.items()}


def question(
    desk: Desk, telling: VillageTelling, position: Position[Table], writes: bool, following: Seat | None
) -> Asking | None:
    """What is asked at ``position``, with its buttons; nothing where it isn't one of these questions.

    ``following``: whose turn goes on after it, if that is sure.
    """
    asked = _question(desk, telling, position)
    if asked is None:
        return None
    refused = list_reasons(telling, position, position.refusals, _anyway if writes else lambda refusal: ())
    refused = _against(desk, refused) if isinstance(position.top, LaidToRest) else refused
    return replace(asked, refused=refused, following=following)


def _question(desk: Desk, telling: VillageTelling, position: Position[Table]) -> Asking | None:
    match top := position.top:
        case LaidToRest():
            return _who_dies(desk, position, top)
        case BuyingOut():
            return _buying_out(desk, telling, position, top)
        case Drawing():
            return _drawing(desk, position, top)
        case Rising():
            return _rising(desk, telling, position)
    return None


def _groups(*groups: tuple[str, Iterable[Button]]) -> tuple[Group, ...]:
    """Answers under their headings; a heading without any is left out."""
    found = (Group(label, tuple(button.entry() for button in buttons)) for label, buttons in groups)
    return tuple(group for group in found if group.buttons)


def _who_dies(desk: Desk, position: Position[Table], top: LaidToRest) -> Asking:
    table, family = desk.table, desk.table.farms[top.seat].family
    dead = [choice for option in position.options if isinstance(choice := option.choice, Bury)]
    eldest = dead[0].generation if dead else 1
    known = [choice for choice in dead if choice.place in VISIBLE and choice.place in family[eldest - 1]]
    others = [choice for choice in dead if choice not in known]
    first = [_grave(desk, top.seat, choice, family[eldest - 1].count(choice.place)) for choice in known]
    about = [desk.say(f"dies-about-{top.moment.value}", generation=eldest)]
    if not known:
        out = any(place in VISIBLE for places in family for place in places)
        about = [desk.say("none-out-of" if out else "none-out", who=desk.view.name(top.seat), generation=eldest)]
        nobody = [option.choice for option in position.options if isinstance(option.choice, NobodyDies)]
        first = [Button(desk.say("nobody"), one, desk.say("nobody-then"), drawn.STONE) for one in nobody]
    others_label = desk.say("where-born")
    if known and (noted := missed(table.farms[top.seat], eldest)):
        taken = noted is not Place.UNBORN
        others_label = desk.say("elsewhere-taken", place=desk.place(noted)) if taken else desk.say("elsewhere")
    return Asking(
        kind="death",
        stage=drawn.book(desk.view, desk.narrator),
        seat=top.seat,
        title=desk.say(f"dies-{table.edition.lap_end}", who=desk.view.name(top.seat)),
        about=tuple(about),
        groups=_groups(
            (desk.say("dies-known") if known else "", first),
            (others_label, [_grave(desk, top.seat, choice) for choice in others]),
        ),
    )


def _grave(desk: Desk, seat: Seat, dead: Bury, count: int = 0) -> Button:
    """A member who may die there, and what that leads to."""
    table, events = desk.table, desk.position.play(dead).events
    end = [event.end for event in events if isinstance(event, Moved) and event.seat == seat][-1]
    if end in ROWS:
        row = ROWS[end]
        leads = desk.say("leads-row", row=desk.say(f"row-{row.value}"), count=table.room(row))
    else:
        leads = desk.say("leads-grave", count=table.grave_room()) if end is Place.GRAVE else desk.say("leads-gone")
    if any(isinstance(event, EndRungIn) for event in events):
        leads = desk.say("rings-in", leads=leads)
    label = desk.place(dead.place) if count else desk.say(f"walk-{ROW_OF[dead.place].value}")
    picture = drawn.people(desk.view, seat, [(dead.generation, max(count, 1))])
    return Button(label, dead, leads, picture, style=LIKELY if count else "")


def _mass(desk: Desk, step: str, seat: Seat | None, title: str, about: Iterable[str], groups: tuple[Group, ...]) -> Asking:
    """A question of the mass with the four steps, where they stand, and what is in the church."""
    steps = tuple(desk.say(f"step-{name}") for name in STEPS)
    stage = drawn.windows(desk.view)
    return Asking("mass", stage, seat, title, tuple(about), groups, steps=steps, step=STEPS.index(step))


def _buying_out(desk: Desk, telling: VillageTelling, position: Position[Table], top: BuyingOut) -> Asking:
    """Everybody who may take somebody out, in turn order; and as soon as nobody does, what is drawn."""
    about = (telling.narrator.rule(Rule.MASS_BUY_OUT), desk.say("out-so-far", count=top.drawn, most=DRAWN))
    buttons, passed, then = _everybodys(desk, telling, position)
    nobody = Button(desk.say("nobody-out"), Done(), desk.say("nobody-out-then"), before=passed[1:], style=LIKELY)
    drawn_then = _drawn(desk, then, passed) if isinstance(then.top, Drawing) else []
    groups = _groups((desk.say("out-who"), [*buttons, nobody]), (desk.say("drawn-now"), drawn_then))
    asked = _mass(desk, "buying-out", None, desk.say("out-title"), about, groups)
    return replace(asked, bag=_bag(desk))


def _everybodys(
    desk: Desk, telling: VillageTelling, position: Position[Table]
) -> tuple[list[Button], tuple[Choice, ...], Position[Table]]:
    """The buttons of everybody who is still asked the same, each after those before have passed; what is entered when all pass,
    and what comes then.
    """
    kind, buttons, passed = type(position.top), list[Button](), tuple[Choice, ...]()
    while isinstance(position.top, kind):
        seat = position.seat or 0
        for option in position.options:
            if not isinstance(option.choice, Done):
                buttons.append(_priced(desk, telling, seat, option)._replace(before=passed))
        passed = (*passed, Done())
        position = position.play(Done()).position
    return buttons, passed, position


def _priced(desk: Desk, telling: VillageTelling, seat: Seat, option: Option) -> Button:
    """A button of the mass with its price."""
    choice, table = option.choice, desk.table
    price = telling.describe_payment(option.payment)
    for what, count in option.payment.spent:
        noted: int = getattr(table.farms[seat], what)
        if noted < count:
            price = desk.say("price-noted", price=price, count=noted)
    member, who = (choice.generation, 1) if isinstance(choice, BuyOut | Rise) else (1, 0), desk.view.name(seat)
    small = desk.say("rise", place=desk.place(choice.start), price=price) if isinstance(choice, Rise) else price
    spoken = desk.say("spoken-for", who=who, choice=telling.narrator.choice(choice, table))
    return Button(who, choice, small, drawn.people(desk.view, seat, [member]), spoken=spoken, payment=option.payment)


def _drawing(desk: Desk, position: Position[Table], top: Drawing) -> Asking:
    title = desk.say("draw-title", count=top.left)
    groups = _groups((desk.say("drawn-was"), _drawn(desk, position)))
    return replace(_mass(desk, "drawing", None, title, (desk.say("draw-about"),), groups), chance=True, bag=_bag(desk))


def _drawn(desk: Desk, position: Position[Table], before: tuple[Choice, ...] = ()) -> list[Button]:
    """Whatever can come out of the bag, how likely it is; and that it was monks to the last."""
    top = position.top
    assert isinstance(top, Drawing)
    outcomes = list(top.outcomes(position.table))
    every, buttons = sum(weight for _, weight in outcomes), list[Button]()
    for choice, weight in outcomes:
        odds = desk.say("odds", count=weight, all=every)
        match choice:
            case DrawMember(seat, generation):
                picture = drawn.people(desk.view, seat, [(generation, 1)])
                spoken = desk.narrator.choice(choice, desk.table)
                buttons.append(Button(desk.view.name(seat), choice, odds, picture, spoken=spoken, before=before))
            case DrawMonk():
                buttons.append(Button(desk.say("monk"), choice, odds, drawn.monks(1), before=before))
                if 1 < top.left <= weight:
                    rest = (DrawMonk(),) * (top.left - 1)
                    label, small = desk.say("only-monks"), desk.say("only-monks-count", count=top.left)
                    buttons.append(Button(label, choice, small, drawn.monks(top.left), before=before, then=rest))
    return buttons


def _rising(desk: Desk, telling: VillageTelling, position: Position[Table]) -> Asking:
    """Everybody who may move somebody up, in turn order."""
    buttons, passed, _ = _everybodys(desk, telling, position)
    nobody = Button(desk.say("nobody-rises"), Done(), desk.say("nobody-rises-then"), before=passed[1:], style=LIKELY)
    about = [telling.narrator.rule(Rule.MASS_RISE), most(desk, telling)]
    return _mass(desk, "rising", None, desk.say("rise-title"), about, _groups((desk.say("rise-who"), [*buttons, nobody])))


def most(desk: Desk, telling: VillageTelling) -> str:
    """Who would have the majority now, and why."""
    seats, rule = majority(desk.table)
    who = telling.narrator.nouns.listed([desk.view.name(seat) for seat in seats])
    return desk.say("majority-now", who=who, rule=telling.narrator.rule(rule)) if seats else desk.say("majority-nobody")


def _bag(desk: Desk) -> tuple[str, ...]:
    """Who is in the black bag, as pictures; the monks that are in it last."""
    inside: list[str] = []
    for seat in desk.table.seats:
        here = desk.table.farms[seat].at(Place.BAG)
        if here:
            groups = [(generation, here.count(generation)) for generation in dict.fromkeys(here)]
            inside.append(drawn.people(desk.view, seat, groups, f"{desk.view.name(seat)}: {desk.so_many(groups)}"))
    left = next_draw(desk.position).monks
    return (*inside, drawn.monks(left, desk.say("monks", count=left))) if left > 0 else tuple(inside)


def _against(desk: Desk, refused: Iterable[Reason]) -> tuple[Reason, ...]:
    """The rules again, where each of the choices below one of them is said to be against it."""

    def said(against: Against) -> Against:
        return replace(against, choice=desk.say("against", choice=against.choice))

    return tuple(replace(reason, choices=tuple(map(said, reason.choices))) for reason in refused)


def _anyway(refusal: Refusal) -> tuple[PaidAnyway, ...]:
    """The one way in which something happened anyway: the answer that says so."""
    return (PaidAnyway("", {"choice": msgspec.to_builtins(refusal.choice)}),)
