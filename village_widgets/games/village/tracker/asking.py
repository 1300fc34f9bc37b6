"""The questions of a tracked game: who dies and where they worked, and the steps of a mass."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from village_core.games.village.choices import Bury, BuyOut, Done, DrawMember, DrawMonk, NobodyDies, Rise
from village_core.games.village.events import EndRungIn, Moved
from village_core.games.village.mass import DRAWN, BuyingOut, Drawing, Rising, find_majority
from village_core.games.village.odds import find_next_draw
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest, guess_place
from village_core.games.village.vocabulary import CHRONICLE, ROW_OF, VISIBLE, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Refusal, Seat
from village_widgets.components.asked import BarredChoice, BarringRule, PaidAnyway
from village_widgets.components.telling import list_reasons
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.tracker import drawn
from village_widgets.games.village.tracker.button import Button
from village_widgets.games.village.tracker.messages import AnswerGroup, TrackerQuestion
from village_widgets.games.village.tracker.reporting import LIKELY, Desk

STEPS: Final = ("buying-out", "drawing", "rising", "majority")
ROWS: Final = {place: row for row, place in CHRONICLE.items()}


def build_asking(
    desk: Desk, telling: VillageTelling, position: Position[Table], writes: bool, following: Seat | None
) -> TrackerQuestion | None:
    """Build the question at ``position`` with its buttons; None if it asks no question with buttons of its own.

    ``following`` is the seat whose turn goes on after it, if that is sure. If the page ``writes``, it can also enter a refused
    answer that was given anyway.
    """
    asked = _find_question(desk, telling, position)
    if asked is None:
        return None
    refused = list_reasons(telling, position, position.refusals, _list_anyway if writes else lambda refusal: ())
    refused = _mark_against(desk, refused) if isinstance(position.top, LaidToRest) else refused
    return replace(asked, refused=refused, following=following)


def _find_question(desk: Desk, telling: VillageTelling, position: Position[Table]) -> TrackerQuestion | None:
    match top := position.top:
        case LaidToRest():
            return _ask_who_dies(desk, position, top)
        case BuyingOut():
            return _ask_buying_out(desk, telling, position, top)
        case Drawing():
            return _ask_drawing(desk, position, top)
        case Rising():
            return _ask_rising(desk, telling, position)
    return None


def _list_groups(*groups: tuple[str, Iterable[Button]]) -> tuple[AnswerGroup, ...]:
    """Return the groups of answers, each with its heading; empty groups are left out."""
    found = (AnswerGroup(label, tuple(button.build_entry() for button in buttons)) for label, buttons in groups)
    return tuple(group for group in found if group.buttons)


def _ask_who_dies(desk: Desk, position: Position[Table], top: LaidToRest) -> TrackerQuestion:
    table, family = desk.table, desk.table.farms[top.seat].family
    dead = [choice for option in position.options if isinstance(choice := option.choice, Bury)]
    eldest = dead[0].generation if dead else 1
    known = [choice for choice in dead if choice.place in VISIBLE and choice.place in family[eldest - 1]]
    others = [choice for choice in dead if choice not in known]
    first = [_build_grave(desk, top.seat, choice, family[eldest - 1].count(choice.place)) for choice in known]
    about = [desk.say(f"dies-about-{top.moment.value}", generation=eldest)]
    if not known:
        out = any(place in VISIBLE for places in family for place in places)
        about = [desk.say("none-out-of" if out else "none-out", who=desk.view.name_seat(top.seat), generation=eldest)]
        nobody = [option.choice for option in position.options if isinstance(option.choice, NobodyDies)]
        first = [Button(desk.say("nobody"), one, desk.say("nobody-then"), drawn.STONE) for one in nobody]
    others_label = desk.say("where-born", generation=eldest)
    if known and (noted := guess_place(table.farms[top.seat], eldest)):
        key = "elsewhere" if noted is Place.UNBORN else "elsewhere-taken"
        others_label = desk.say(key, generation=eldest, **desk.narrator.nouns.describe_field("place", noted))
    return TrackerQuestion(
        kind="death",
        stage=drawn.draw_book(desk.view, desk.narrator),
        seat=top.seat,
        title=desk.say(f"dies-{table.edition.lap_end}", who=desk.view.name_seat(top.seat)),
        about=tuple(about),
        groups=_list_groups(
            (desk.say("dies-known") if known else "", first),
            (others_label, [_build_grave(desk, top.seat, choice) for choice in others]),
        ),
    )


def _build_grave(desk: Desk, seat: Seat, dead: Bury, count: int = 0) -> Button:
    """Build the button of a member who may die; small words say to which place, or out of the game, and if that rings in the end.

    ``count`` is the number of members of that generation at the place; 0 if the button doesn't name the place.
    """
    table, events = desk.table, desk.position.play(dead).events
    end = [event.end for event in events if isinstance(event, Moved) and event.seat == seat][-1]
    if end in ROWS:
        row = ROWS[end]
        leads = desk.say("leads-row", row=desk.view.words.format(f"board-row-{row.value}"), count=table.count_row_room(row))
    else:
        leads = desk.say("leads-grave", count=table.count_free_graves()) if end is Place.GRAVE else desk.say("leads-gone")
    if any(isinstance(event, EndRungIn) for event in events):
        leads = desk.say("rings-in", leads=leads)
    label = desk.name_place(dead.place) if count else desk.say(f"walk-{ROW_OF[dead.place].value}")
    picture = drawn.draw_people(desk.view, seat, [(dead.generation, max(count, 1))])
    return Button(label, dead, leads, picture, style=LIKELY if count else "")


def _build_mass(
    desk: Desk, step: str, seat: Seat | None, title: str, about: Iterable[str], groups: tuple[AnswerGroup, ...]
) -> TrackerQuestion:
    """Build a question of the mass, with the mass's four steps and the present one, and the windows of the church as its picture.

    ``seat`` is the one that is asked; None for a question to all players.
    """
    steps = tuple(desk.say(f"step-{name}") for name in STEPS)
    stage = drawn.draw_windows(desk.view)
    return TrackerQuestion("mass", stage, seat, title, tuple(about), groups, steps=steps, step=STEPS.index(step))


def _ask_buying_out(desk: Desk, telling: VillageTelling, position: Position[Table], top: BuyingOut) -> TrackerQuestion:
    """Build the question of buying out: buttons to take a member out, in turn order, one if no player does, and the draws.

    The draws are those that follow if all players pass.
    """
    about = (telling.narrator.word_rule(Rule.MASS_BUY_OUT), desk.say("out-so-far", count=top.drawn, most=DRAWN))
    buttons, passed, then = _build_buttons_of_all(desk, telling, position)
    nobody = Button(desk.say("nobody-out"), Done(), desk.say("nobody-out-then"), before=passed[1:], style=LIKELY)
    drawn_then = _build_draws(desk, then, passed) if isinstance(then.top, Drawing) else []
    groups = _list_groups((desk.say("out-who"), [*buttons, nobody]), (desk.say("drawn-now"), drawn_then))
    asked = _build_mass(desk, "buying-out", None, desk.say("out-title"), about, groups)
    return replace(asked, bag=_draw_bag(desk))


def _build_buttons_of_all(
    desk: Desk, telling: VillageTelling, position: Position[Table]
) -> tuple[list[Button], tuple[Choice, ...], Position[Table]]:
    """Build the buttons of all players who are asked the same question, each for the case that the players before pass.

    Return also the choices by which all players pass, and the position after these.
    """
    kind, buttons, passed = type(position.top), list[Button](), tuple[Choice, ...]()
    while isinstance(position.top, kind):
        seat = position.seat or 0
        for option in position.options:
            if not isinstance(option.choice, Done):
                buttons.append(_build_priced(desk, telling, seat, option)._replace(before=passed))
        passed = (*passed, Done())
        position = position.play(Done()).position
    return buttons, passed, position


def _build_priced(desk: Desk, telling: VillageTelling, seat: Seat, option: Option) -> Button:
    """Build the button of a choice in the mass, with its price; if fewer pieces are noted for the seat, it says how many."""
    choice, table = option.choice, desk.table
    price = telling.describe_payment(option.payment)
    for what, count in option.payment.spent:
        noted: int = getattr(table.farms[seat], what)
        if noted < count:
            price = desk.say("price-noted", price=price, count=noted)
    member, who = (choice.generation, 1) if isinstance(choice, BuyOut | Rise) else (1, 0), desk.view.name_seat(seat)
    small = desk.say("rise", place=desk.name_place(choice.start), price=price) if isinstance(choice, Rise) else price
    spoken = desk.say("spoken-for", who=who, choice=telling.narrator.describe_choice(choice, table))
    return Button(who, choice, small, drawn.draw_people(desk.view, seat, [member]), spoken=spoken, payment=option.payment)


def _ask_drawing(desk: Desk, position: Position[Table], top: Drawing) -> TrackerQuestion:
    title = desk.say("draw-title", count=top.left)
    groups = _list_groups((desk.say("drawn-was"), _build_draws(desk, position)))
    return replace(_build_mass(desk, "drawing", None, title, (desk.say("draw-about"),), groups), chance=True, bag=_draw_bag(desk))


def _build_draws(desk: Desk, position: Position[Table], before: tuple[Choice, ...] = ()) -> list[Button]:
    """Build the buttons of what can come out of the bag, each with its odds, and one for monks in all draws left, if possible.

    ``before`` are choices that each button enters first.
    """
    top = position.top
    assert isinstance(top, Drawing)
    outcomes = list(top.list_outcomes(position.table))
    every, buttons = sum(weight for _, weight in outcomes), list[Button]()
    for choice, weight in outcomes:
        odds = desk.say("odds", count=weight, all=every)
        match choice:
            case DrawMember(seat, generation):
                picture = drawn.draw_people(desk.view, seat, [(generation, 1)])
                spoken = desk.narrator.describe_choice(choice, desk.table)
                buttons.append(Button(desk.view.name_seat(seat), choice, odds, picture, spoken=spoken, before=before))
            case DrawMonk():
                buttons.append(Button(desk.say("monk"), choice, odds, drawn.draw_monks(1), before=before))
                if 1 < top.left <= weight:
                    rest = (DrawMonk(),) * (top.left - 1)
                    label, small = desk.say("only-monks"), desk.say("only-monks-count", count=top.left)
                    buttons.append(Button(label, choice, small, drawn.draw_monks(top.left), before=before, then=rest))
    return buttons


def _ask_rising(desk: Desk, telling: VillageTelling, position: Position[Table]) -> TrackerQuestion:
    """Build the question of rising: buttons to move a member up, in turn order, and one if no player does."""
    buttons, passed, _ = _build_buttons_of_all(desk, telling, position)
    nobody = Button(desk.say("nobody-rises"), Done(), desk.say("nobody-rises-then"), before=passed[1:], style=LIKELY)
    about = [telling.narrator.word_rule(Rule.MASS_RISE), describe_majority(desk, telling)]
    groups = _list_groups((desk.say("rise-who"), [*buttons, nobody]))
    return _build_mass(desk, "rising", None, desk.say("rise-title"), about, groups)


def describe_majority(desk: Desk, telling: VillageTelling) -> str:
    """Describe which players would win the majority now, and why, or say that none would."""
    seats, rule = find_majority(desk.table)
    who = telling.narrator.words.join([desk.view.name_seat(seat) for seat in seats])
    return desk.say("majority-now", who=who, rule=telling.narrator.word_rule(rule)) if seats else desk.say("majority-nobody")


def _draw_bag(desk: Desk) -> tuple[str, ...]:
    """Draw the members in the black bag, a picture for each family, and the monks last, if there are any."""
    inside: list[str] = []
    for seat in desk.table.seats:
        here = desk.table.farms[seat].list_generations_at(Place.BAG)
        if here:
            groups = [(generation, here.count(generation)) for generation in dict.fromkeys(here)]
            said = desk.view.words.format("label", what=desk.view.name_seat(seat), said=desk.describe_members(groups))
            inside.append(drawn.draw_people(desk.view, seat, groups, said))
    left = find_next_draw(desk.position).monks
    return (*inside, drawn.draw_monks(left, desk.say("monks", count=left))) if left > 0 else tuple(inside)


def _mark_against(desk: Desk, refused: Iterable[BarringRule]) -> tuple[BarringRule, ...]:
    """Return the rules with their barred choices marked as against the rule."""

    def mark_choice(against: BarredChoice) -> BarredChoice:
        return replace(against, choice=desk.say("against", choice=against.choice))

    return tuple(replace(reason, choices=tuple(map(mark_choice, reason.choices))) for reason in refused)


def _list_anyway(refusal: Refusal) -> tuple[PaidAnyway, ...]:
    """Return the one answer by which a choice that any rule refuses can be entered anyway; nothing is paid."""
    return (PaidAnyway("", {"choice": msgspec.to_builtins(refusal.choice)}),)
