"""The tracker as its page is told it: every button is something that can be entered, and everything that matters is said."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final
from xml.etree import ElementTree

import msgspec
import pytest

from tests.companion.tracking import NAMES, begun, guests, shared_in
from village_core.games.village import Copy, Position, new_game
from village_core.games.village.choices import (
    AnyChoice,
    Bury,
    BuyOut,
    ClaimRing,
    Done,
    DrawMember,
    EndRound,
    EndTurn,
    NobodyDies,
    Note,
    Rise,
    Send,
    Sold,
    Spend,
    Tell,
)
from village_core.games.village.edition import Mark
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.position import Answer
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import Building, Counted, Depth, Line, Place, Spending
from village_core.kernel.position import Step
from village_core.kernel.values import Choice, Option
from village_widgets.companion.past import fold
from village_widgets.components.telling import Message, Plain
from village_widgets.games.village.companion import VillageParts, words
from village_widgets.games.village.drawing.figures import COLOURS
from village_widgets.games.village.tracker.view import MARKED, Tracker

SEATINGS: Final = (("first_2011", 2), ("first_2011", 4), ("big_box_2023", 5))
PACKED: Final = 10_000
"""A whole message takes fewer bytes than this on the wire."""


def after(position: Position, *choices: Choice) -> Position:
    """The position after ``choices``."""
    for choice in choices:
        position = position.play(choice).position
    return position


def told(position: Position, writes: bool = True, step: Step | None = None) -> Message:
    """What the page is told of a position."""
    tracker = Tracker(guests(len(position.table.farms)), words())
    return tracker.state(position, writes, step.events if step else ())


def every(message: object) -> Iterator[object]:
    """Everything inside a message."""
    yield message
    inside = message.values() if isinstance(message, dict) else message if isinstance(message, list) else ()
    for part in inside:
        yield from every(part)


def offered(message: Message) -> list[Option]:
    """What all buttons enter; a choice with something still open is completed with everything that can be picked."""
    found: list[Option] = []
    for part in every(message):
        if not isinstance(part, list) or len(part) < 7 or not (isinstance(part[0], str) and isinstance(part[1], dict)):
            continue
        picks: list[Plain] = [part[1]]
        if any(part[7:8]):
            picks = [{**part[1], part[7]: value} for value, *_ in message[part[8]]]
        answers = [msgspec.convert(pick if "choice" in pick else {"choice": pick}, type=Answer) for pick in picks]
        found.extend(Option(answer.choice, answer.payment) for answer in answers)
    return found


def pad(message: Message, seat: int = 0) -> dict[str, Message]:
    """The tiles of a seat's pad by key."""
    return {tile["key"]: tile for tile in message[f"pad-{seat}"]["tiles"]}


def walk(seed: int, players: int, edition: str) -> Iterator[tuple[Position, Step | None]]:
    """A random tracked game, entered by the tracker's own buttons, up to its end; time is short so that it ends."""
    random, position = Random(seed), begun(players, edition)
    yield position, None
    while not position.over:
        step = position.play(_picked(position, random))
        position = step.position
        yield position, step


def _picked(position: Position, random: Random) -> Choice:
    match position.top:
        case Drawing():
            return position.sample(random).choice
        case Tallying(known) if len(known) < 3:
            return Tell(random.randrange(len(position.table.farms)), random.choice(tuple(Line)), random.randrange(60))
        case Tracking(seat) if random.random() < 0.4:
            return Spend(seat, Spending.TIME, 6)
        case Tracking() if random.random() < 0.6:
            return EndTurn() if random.random() < 0.9 or position.why_not(EndRound()) else EndRound()
        case Tracking():
            return random.choice(offered(told(position))).choice
    return random.choice(position.options).choice


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_every_button_can_be_entered(edition: str, players: int) -> None:
    """In whole random games each button of each message enters what the position takes, price included; messages stay small."""
    seen, largest, tracker = set(), 0, Tracker(guests(players), words())
    for at, (position, step) in enumerate(walk(7, players, edition)):
        message = tracker.state(position, True, step.events if step else ())
        seen.add(type(position.top))
        options = offered(message) if at % 5 == 0 else []
        assert options or at % 5 or position.over or isinstance(position.top, Tallying)
        for option in options:
            position.check(option)
        largest = max(largest, len(zlib.compress(json.dumps(message, ensure_ascii=False).encode())))
    assert {Tracking, LaidToRest, Tallying, type(None)} <= seen
    assert largest < PACKED


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_who_only_looks_gets_no_button(edition: str, players: int) -> None:
    """A page that can't write is told all the same, but no choice and nothing to fill in."""
    for position, _ in walk(11, players, edition):
        message = told(position, writes=False)
        held = [choice for part in (message[f"pad-{seat}"] for seat in range(players)) for choice in every(part) if choice]
        assert held == [] and message["promote"] is False and len(message["players"]) == players


@pytest.mark.parametrize("edition", ["first_2011", "big_box_2023"])
def test_times_are_those_that_are_printed(edition: str) -> None:
    """Plague, training and production cost the hourglasses of the edition; a training names building and member."""
    position = begun(edition=edition)
    printed = position.table.edition
    message = told(position)
    quick = [button[1] for button in message["pad-0"]["quick"]]
    assert [choice["time"] for choice in quick] == [1, 2, 3, printed.turn.plague_time]
    make, learn = pad(message)["crafts"]["rows"]
    assert [cell[1]["time"] for cell in make[2]] == [printed.crafts[building].time for building in Building]
    sent = [msgspec.convert(cell[1], type=AnyChoice) for cell in learn[2][:4]]
    places = (Place.WAINWRIGHT, Place.STABLE, Place.OFFICE, Place.SMITHY)
    assert sent == [Send(0, 1, Place.FARM, place, printed.crafts[Building(place.value)].training) for place in places]
    assert learn[2][4] is None


def test_the_mill_is_its_own_entry() -> None:
    """Its button grinds: the tracker counts its coins and its grain; the others only take time."""
    make, _ = pad(told(begun()))["crafts"]["rows"]
    assert [cell[1]["why"] for cell in make[2]] == ["production"] * 4 + ["mill"]
    step = after(begun(), Note(0, Counted.GRAIN, 3)).play(msgspec.convert(make[2][4][1], type=AnyChoice))
    news = [text for text, _, _ in told(step.position, step=step)["news"]]
    assert news == ["The mill uses up 2 grain of Anna’s.", "The mill brings Anna 2 coins.", "The mill takes Anna 2 hourglasses."]


def test_a_sale_says_whose_it_is_and_takes_the_grain() -> None:
    """Above the list stand who sells and what to do without one's tile; the caller's first sale has no surcharge."""
    message = told(begun())
    rows = pad(message)["market"]["rows"]
    assert [row[2][0][2] for row in rows] == ["1 from the 2nd", *["1 each sale"] * 3]
    assert [row[2][0][2] for row in pad(message, 1)["market"]["rows"]] == ["1 each sale"]
    sale = rows[1][2][1]
    assert sale[1] == {"type": "sold", "seat": 1} and sale[9] == "Which customer does Bert serve?"
    assert "Check your copy" in sale[10] and "Points" in sale[10]


def test_guessed_tiles_and_rewards_are_marked() -> None:
    """The mark stands on each customer and city that is only reconstructed, until its owner has said what is printed."""
    fixed = (("customers.1.demand", "plow ox"), ("customers.1.points", 6), ("cities.city-c.coins", 2))
    position = after(new_game(Copy("first_2011", fixed), 2, 0, Depth.TRACKED), Send(0, 1, Place.FARM, Place.CITY_A, 2))
    marks = [(MARKED in shown, "not certain" in spoken) for _, shown, spoken in told(position)["customers"]]
    mark = position.table.edition.mark
    names = [(f"customers.{at}.points", f"customers.{at}.demand") for at in range(24)]
    reconstructed = [any(mark(name) is Mark.RECONSTRUCTED for name in both) for both in names]
    assert marks == [(guess, guess) for guess in reconstructed] and not marks[1][0] and 10 < sum(reconstructed) < 24
    cities = {button[0]: button[3] for row in pad(told(position))["travel"]["rows"] for button in row[2]}
    assert 'href="#vc-seal"' in cities["City B"] and MARKED not in cities["City B"] and cities["City A"] == ""
    assert cities["City C"].count('href="#vc-coin"') == 2 and MARKED not in cities["City C"]
    plain = told(after(begun(2), Send(0, 1, Place.FARM, Place.CITY_B, 2), Send(0, 1, Place.CITY_B, Place.CITY_D, 2)))
    cities = {button[0]: button[3] for row in pad(plain)["travel"]["rows"] for button in row[2]}
    assert MARKED in cities["City F"]


def test_a_tile_stays_open_where_more_is_usually_entered() -> None:
    """After a step in the council its privilege is still to be entered."""
    assert [key for key, tile in pad(told(begun())).items() if tile["stays"]] == ["crafts", "market", "council", "counts"]


def test_journeys_lead_where_roads_do() -> None:
    """From the farm to A and B only; from A on; a city that has the family's marker is faint."""
    position = after(begun(), Send(0, 1, Place.FARM, Place.CITY_A, 2))
    rows = {(row[0], button[0]): button for row in pad(told(position))["travel"]["rows"] for button in row[2]}
    assert {label for _, label in rows} == {"City A", "City B", "City C"}
    assert {label for place, label in rows if place == "Farm"} == {"City A", "City B"}
    assert rows["Farm", "City A"][6] == "vc-faint" and rows["City A", "City C"][6] == ""


def test_the_turn_goes_on_to_the_next_player() -> None:
    """The biggest button names who comes next, in that player's colour; a death that waits comes before."""
    turn = told(begun())["turn"]
    assert turn["next"][0] == "Next: Bert" and turn["to"] == COLOURS[1] and turn["next"][1] == {"type": "end-turn"}
    position = after(begun(), Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1))
    message = told(position)
    assert message["turn"]["next"][:1] == ["Turn over"] and "Anna" in message["turn"]["next"][2]
    assert ["a death at the turn’s end", "vc-alarm"] in [mark[1:] for mark in message["players"][0]["marks"]]


def test_players_stand_in_turn_order() -> None:
    """The first card is the starting player's; who took the ring stands first in the next round, and is said to before."""
    position = after(begun(), EndTurn(), ClaimRing(1))
    message = told(position)
    assert [player["seat"] for player in message["players"]] == [0, 1, 2, 3]
    assert ["ring", "Bert starts the next one", False] in message["notes"]
    later = told(after(position, EndRound()))
    assert [player["seat"] for player in later["players"]] == [1, 2, 3, 0]


def test_who_dies_is_asked_with_where_it_leads() -> None:
    """The eldest where they were entered, then in the other walks of life, each with the row and its room; no one younger."""
    first = (Send(0, 1, Place.FARM, Place.SMITHY, 3), Send(0, 2, Place.UNBORN, Place.FARM), Spend(0, Spending.TIME, 7))
    position = after(begun(), *first, EndTurn())
    asked = told(position)["asking"]
    (_, known), (_, others) = asked["groups"]
    rows = position.table.edition.chronicle[4].rows
    assert [button[0] for button in known] == ["Farm", "Smithy"]
    assert [button[2] for button in known] == [
        f"Farm row, {rows['farm']} spaces left",
        f"Crafts row, {rows['crafts']} spaces left",
    ]
    assert [button[1]["place"] for button in others] == ["city-a", "church-1", "council-1"]
    (nobody, seen, _), (against, wording, cited) = asked["refused"]
    assert len(against) == 1 and "lowest" in wording and cited
    assert {"generation": 2, "place": "farm", "type": "bury"} in [each[2][0][1]["choice"] for each in against]
    assert "If none of your family can be seen" in seen and nobody[0][0] == "Against the rules now: Nobody dies"


def test_who_worked_elsewhere_is_taken_where_it_harms_least() -> None:
    """Where nobody is noted in a walk of life it is said who is taken for it: the smithy's rather than the council's."""
    away = (Send(0, 1, Place.FARM, Place.BAG), Send(0, 1, Place.FARM, Place.BAG), Send(0, 1, Place.FARM, Place.COUNCIL_1, 1))
    position = after(begun(), *away, Send(0, 1, Place.FARM, Place.SMITHY, 3), Spend(0, Spending.TIME, 6), EndTurn())
    _, (label, others) = told(position)["asking"]["groups"]
    assert label.endswith("taken off: Smithy")
    assert others[1][1]["place"] == "city-a"
    step = position.play(msgspec.convert(others[1][1], type=AnyChoice))
    assert step.position.table.farms[0].at(Place.COUNCIL_1) == (1,) and step.position.table.farms[0].at(Place.SMITHY) == ()
    first, then = [text for text, _, _ in told(step.position, step=step)["news"]][:2]
    assert "“1” at the smithy is taken" in first and "travel row" in then


def test_a_full_row_leads_to_a_grave_and_the_last_space_rings() -> None:
    """Where the row is full the button names the graves; the one that fills the last grave says that it rings in the end."""
    random, found = Random(1), set()
    position = begun(2)
    while position.table.trigger is None:
        match position.top:
            case LaidToRest(seat):
                message = told(position)["asking"]
                buttons = [button for _, group in message["groups"] for button in group if button[1]["type"] == "bury"]
                for button in buttons:
                    dead = msgspec.convert(button[1], type=AnyChoice)
                    rings = position.play(dead).position.table.trigger is not None
                    assert ("this rings in the end" in button[2]) is rings
                    found |= {"grave"} if "grave" in button[2] else {"row"}
                position = after(position, msgspec.convert(random.choice(buttons)[1], type=AnyChoice))
            case Tracking(seat):
                position = after(position, Spend(seat, Spending.TIME, 9), Spend(seat, Spending.TIME, 1), EndTurn())
    assert found == {"grave", "row"}
    urgent = [text for _, text, strong in told(position)["notes"] if strong]
    assert any("rung in" in text for text in urgent)


def test_nobody_dies_where_nobody_was_entered() -> None:
    """That nobody can be seen is offered only where nobody was entered who can be."""
    position = after(
        begun(), *(Send(0, 1, Place.FARM, Place.BAG),) * 4, Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1), EndTurn()
    )
    assert isinstance(position.top, LaidToRest)
    asked = told(position)["asking"]
    choices = [option.choice for option in offered(asked)]
    assert choices[0] == NobodyDies() and all(isinstance(choice, Bury) for choice in choices[1:]) and choices[1:]
    assert "Nobody of Anna’s is known to be out" in asked["about"][0]


def test_a_second_death_in_one_turn_is_asked_about() -> None:
    """Only time that would cross the bridge once more comes with a question; stone and turn's end tell how many die."""
    position = after(begun(), Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1), Spend(0, Spending.TIME, 8))
    quick = told(position)["pad-0"]["quick"]
    assert [len(button) > 9 for button in quick] == [False, True, True, True]
    assert quick[1][9] == "Anna already crosses the bridge in this turn" and "2 more" in quick[1][10]
    assert all(len(button) == 7 for button in told(position)["pad-1"]["quick"])
    message = told(after(position, Spend(0, Spending.TIME, 2)))
    assert message["turn"]["next"][2] == "then 2 of Anna’s family die"
    assert ["×2"] in [mark[3:] for mark in message["players"][0]["marks"]]


def test_what_comes_again_and_again_is_told_once() -> None:
    """Equal lines are folded into one with their number; of many lines the first are shown and the rest counted."""
    assert fold(["a", "b", "a"], lambda line, count: f"{line} {count}") == ["a 2", "b"]
    position = begun()
    step = position.play(Spend(0, Spending.TIME, 1))
    tracker = Tracker(guests(4), words())
    (line, _, _), *rest = tracker.state(step.position, True, [*step.events] * 3)["news"]
    assert line == "One hourglass runs out for Anna. ×3" and not rest
    events = [event for time in range(1, 9) for event in position.play(Spend(0, Spending.TIME, time)).events]
    news = tracker.state(position, True, events)["news"]
    assert len(news) == 5 and news[-1][0] == "… and 4 more"


def test_the_mass_goes_step_by_step() -> None:
    """Buying out in turn order with its price, what can be drawn with how likely it is, rising, and the majority explained."""
    joined = after(begun(), Send(0, 1, Place.FARM, Place.BAG), Send(2, 1, Place.FARM, Place.BAG), EndRound())
    asked = told(joined)["asking"]
    assert isinstance(joined.top, BuyingOut) and (asked["seat"], asked["step"]) == (0, 0)
    assert [button[2] for _, group in asked["groups"] for button in group] == ["1 coin", ""]
    broke = told(after(begun(), Note(0, Counted.COIN, -1), Send(0, 1, Place.FARM, Place.BAG), EndRound()))["asking"]
    assert broke["groups"][0][1][0][2] == "1 coin, none noted"
    assert "Then: Carl" in asked["about"]
    drawing = after(joined, BuyOut(1), Done())
    asked = told(drawing)["asking"]
    assert isinstance(drawing.top, Drawing) and asked["chance"] and asked["step"] == 1
    assert [(button[0], button[2]) for button in asked["groups"][0][1]] == [("Carl", "1 of 5"), ("Monk", "4 of 5")]
    rising = after(drawing, DrawMember(2, 1))
    asked = told(rising)["asking"]
    assert isinstance(rising.top, Rising) and asked["step"] == 2 and asked["seat"] == 0
    assert "Anna and Carl" in asked["about"][1]
    assert asked["groups"][0][1][0][2] == "1 grain, none noted"
    up = after(begun(), Note(0, Counted.GRAIN, 1), Send(0, 1, Place.FARM, Place.BAG), EndRound(), BuyOut(1))
    highest = told(after(up, Rise(1, Place.CHURCH_1), Rise(1, Place.CHURCH_2)))["asking"]
    assert highest["groups"][0][1][0][2] == "2 grain, none noted"
    step = after(rising, Rise(1, Place.CHURCH_1), Done()).play(Done())
    text, why, great = next(line for line in told(step.position, step=step)["news"] if line[2])
    assert "most advanced" in why and "Anna" in text and great


def test_the_end_says_who_still_has_a_turn() -> None:
    """Once the end is rung in: the order of the last turns, a mark for each, and the last mass after them."""
    random, position = Random(2), begun(3)
    while position.table.trigger is None:
        turn = isinstance(position.top, Tracking)
        seat = position.seat
        choice = random.choice(position.options).choice if not turn else Spend(seat, Spending.TIME, 9)
        position = after(position, choice, *((EndTurn(),) if turn else ()))
    while not isinstance(position.top, Tracking):
        position = after(position, position.options[0].choice)
    message = told(position)
    order = next(frame.order for frame in position.agenda if hasattr(frame, "order"))
    names = [NAMES[seat] for seat in order]
    assert any(text.endswith(", ".join(names)) for _, text, _ in message["notes"]) and names
    marks = {player["seat"]: [text for _, text, _ in player["marks"]] for player in message["players"]}
    assert all(("one more turn" in marks[seat]) is (seat in order) for seat in range(3) if seat != position.seat)
    while order:
        now, left = NAMES[position.seat], [NAMES[seat] for seat in order]
        assert f"Last turns: {now} now, then {', '.join(left)}" in [text for _, text, _ in told(position)["notes"]]
        position = after(position, EndTurn())
        order = next(frame.order for frame in position.agenda if hasattr(frame, "order"))
    assert told(position)["turn"]["next"][0] == "Next: the last mass"
    last = f"{NAMES[position.seat]} has the very last turn. Next: the last mass."
    assert last in [text for _, text, _ in told(position)["notes"]]


def counted(position: Position, *choices: Choice) -> Position:
    """The position at the final sheet, and then after ``choices``."""
    table = position.table
    return after(Position(table, (Tallying(),)), *choices)


def test_the_sheet_is_filled_and_can_be_put_right() -> None:
    """Lines start with what was entered; a told count goes before it and is marked; ties are asked for where there are any."""
    position = after(begun(2), Sold(0, 5), Send(0, 1, Place.FARM, Place.CITY_A, 2))
    sheet = told(counted(position))["tally"]
    lines = dict(sheet["lines"])
    points = position.table.edition.customers[5].points
    assert lines["customers"][0][:2] == [points, False] and sheet["ties"] == [] and sheet["winners"] == [0]
    entered = lines["customers"][1][2]
    tied = sheet["totals"][0] - sheet["totals"][1]
    again = counted(position, msgspec.convert({**entered, "count": tied}, type=AnyChoice))
    sheet = told(again)["tally"]
    assert dict(sheet["lines"])["customers"][1][:2] == [tied, True] and sheet["totals"][0] == sheet["totals"][1]
    assert [label for label, _ in sheet["ties"]] == ["customers served", "living members"] and sheet["winners"] == [0, 1]
    assert "a tie of Anna and Bert" in sheet["result"] and sheet["result"].endswith("Anna is ahead, with more customers served.")
    over = after(again, Tell(1, Line.SERVED, 3), Done())
    tracker = Tracker(guests(2), words())
    final = tracker.state(over, True, (), Tallying(((1, Line.SERVED, 3),)))["tally"]
    assert final["done"] is None and final["winners"] == [1] and "tie" in final["result"] and len(final["reasons"]) == 2
    assert [cell[0] for cell in final["ties"][0][1]] == [1, 3]


def test_names_are_inert_and_short(tmp_path: Path) -> None:
    """Names that are markup, very long or full of directions are cut, and stand escaped in every drawing."""
    evil = guests(3, '<img src=x onerror="alert(1)">', "x" * 10_000, "\u202eab\u0000c")
    start = after(begun(3), Send(0, 1, Place.FARM, Place.SMITHY, 3), Send(1, 1, Place.FARM, Place.BAG))
    message = VillageParts().sides(shared_in(tmp_path, evil, start))["tracker"].whole()["tracker"]
    assert all(len(player["name"][0]) <= 14 for player in message["players"])
    drawings = [part for part in every(message) if isinstance(part, str) and part.startswith("<svg")]
    assert len(drawings) > 20
    for one in drawings:
        tags = {element.tag for element in ElementTree.fromstring(one).iter()}
        assert tags <= {"svg", "g", "path", "circle", "rect", "ellipse", "text", "use", "title"}
    assert "x" * 15 not in json.dumps(message) and "\u202e" not in json.dumps(message, ensure_ascii=False)
    sheet = shared_in(tmp_path, evil, counted(start, Tell(1, Line.COINS, 99)))
    result = VillageParts().sides(sheet)["tracker"].whole()["tracker"]["tally"]["result"]
    assert f": {'x' * 29}… with" in result


@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_every_picture_is_there_and_nothing_is_stale(edition: str, players: int) -> None:
    """What a drawing or a button refers to is among the message's pictures; what was kept from before is as if made anew."""
    kept = Tracker(guests(players), words())
    for at, (position, _) in enumerate(walk(3, players, edition)):
        message = kept.state(position, True)
        assert at % 4 or message == told(position)
        defined = {part.split('"')[0] for part in message["pictures"].split(' id="vc-')[1:]}
        text = json.dumps(message).replace('\\"', '"')
        wanted = {part.split('"')[0] for part in text.split('href="#vc-')[1:]}
        assert wanted <= defined and "hourglass" in defined
