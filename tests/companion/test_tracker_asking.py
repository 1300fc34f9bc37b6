"""The tracker's questions: who dies and where they worked, the mass step by step, the last turns and the final sheet."""

from __future__ import annotations

from random import Random

import msgspec

from tests.companion.tracking import NAMES, begin, build_guests, list_offered, play_choices, reach_final_sheet, show, walk_message
from tests.hearing import decode
from village_core.games.village import Position
from village_core.games.village.choices import (
    AnyChoice,
    Bury,
    BuyOut,
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
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import Counted, Place, ScoreLine, Spending
from village_widgets.games.village.companion import load_words
from village_widgets.games.village.tracker.view import VillageTracker


def test_who_dies_is_asked_with_where_it_leads() -> None:
    """The places where the eldest were entered come first, each with its row and the room there, then other walks of life.

    The death of a younger member, or of none, is offered only against the rules, with the rule.
    """
    first = (Send(0, 1, Place.FARM, Place.SMITHY, 3), Send(0, 2, Place.UNBORN, Place.FARM), Spend(0, Spending.TIME, 7))
    position = play_choices(begin(), *first, EndTurn())
    asked = show(position)["asking"]
    (_, known), (_, others) = asked["groups"]
    rows = position.table.edition.chronicle[4].rows
    assert [button["label"] for button in known] == ["Farm", "Smithy"]
    assert [button.get("small", "") for button in known] == [
        f"Farm row, {rows['farm']} spaces left",
        f"Crafts row, {rows['crafts']} spaces left",
    ]
    assert [button["made"]["place"] for button in others] == ["city-a", "church-1", "council-1"]
    (nobody, seen, _), (against, wording, cited) = asked["refused"]
    assert len(against) == 1 and "lowest" in wording and cited
    assert {"generation": 2, "place": "farm", "type": "bury"} in [each[2][0][1]["choice"] for each in against]
    assert "If none of your family can be seen" in seen and nobody[0][0] == "Against the rules now: Nobody dies"


def test_who_worked_elsewhere_is_taken_where_it_harms_least() -> None:
    """For a death at a place where no member was entered, the heading names the one taken: the smithy's, not the council's.

    The news after a death in a city says that this member has moved and lies in the travel row.
    """
    away = (Send(0, 1, Place.FARM, Place.BAG), Send(0, 1, Place.FARM, Place.BAG), Send(0, 1, Place.FARM, Place.COUNCIL_1, 1))
    position = play_choices(begin(), *away, Send(0, 1, Place.FARM, Place.SMITHY, 3), Spend(0, Spending.TIME, 6), EndTurn())
    (known, _), (label, others) = show(position)["asking"]["groups"]
    assert known == "Most likely, as it was entered"
    assert label == "Or somewhere else? Then a move was not entered: the companion takes the “1” that it still has at the smithy."
    assert others[1]["made"]["place"] == "city-a"
    step = position.play(msgspec.convert(others[1]["made"], type=AnyChoice))
    assert (
        step.position.table.farms[0].list_generations_at(Place.COUNCIL_1) == (1,)
        and step.position.table.farms[0].list_generations_at(Place.SMITHY) == ()
    )
    first, then = [text for text, _, _ in show(step.position, step=step)["news"]][:2]
    assert first == "Anna has moved a “1” from the smithy, but that was not entered." and "travel row" in then


def test_a_full_row_leads_to_a_grave_and_the_last_space_rings() -> None:
    """In a random game, a button for a death names the row or the graves, and says that it rings in the end exactly if it does.

    After that a note says strongly that the end is rung in.
    """
    random, found = Random(1), set()
    position = begin(2)
    while position.table.trigger is None:
        match position.top:
            case LaidToRest(seat):
                message = show(position)["asking"]
                buttons = [button for _, group in message["groups"] for button in group if button["made"]["type"] == "bury"]
                for button in buttons:
                    dead = msgspec.convert(button["made"], type=AnyChoice)
                    rings = position.play(dead).position.table.trigger is not None
                    assert ("this rings in the end" in button.get("small", "")) is rings
                    found |= {"grave"} if "grave" in button.get("small", "") else {"row"}
                position = play_choices(position, msgspec.convert(random.choice(buttons)["made"], type=AnyChoice))
            case Tracking(seat):
                position = play_choices(position, Spend(seat, Spending.TIME, 9), Spend(seat, Spending.TIME, 1), EndTurn())
    assert found == {"grave", "row"}
    urgent = [text for _, text, strong in show(position)["notes"] if strong]
    assert any("rung in" in text for text in urgent)


def test_nobody_dies_where_nobody_was_entered() -> None:
    """If no member that can be seen was entered, the button that none dies comes first, then every death.

    The page asks whether a birth was not entered.
    """
    position = play_choices(
        begin(),
        *(Send(0, 1, Place.FARM, Place.BAG),) * 4,
        Spend(0, Spending.TIME, 9),
        Spend(0, Spending.TIME, 1),
        EndTurn(),
    )
    assert isinstance(position.top, LaidToRest)
    asked = show(position)["asking"]
    choices = [option.choice for (option,) in list_offered(asked)]
    assert choices[0] == NobodyDies() and all(isinstance(choice, Bury) for choice in choices[1:]) and choices[1:]
    assert asked["about"] == ["By what was entered, Anna has nobody on the farm or the board. Was a birth not entered?"]


def test_a_second_death_in_one_turn_is_asked_about() -> None:
    """Only time that would cross the bridge once more in a turn is asked about, and only for the same player.

    The turn's end and a mark tell that two die.
    """
    position = play_choices(begin(), Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1), Spend(0, Spending.TIME, 8))
    quick = show(position)["pads"]["0"]["quick"]
    assert [bool(button.get("title", "")) for button in quick] == [False, True, True, True]
    assert quick[1].get("title", "") == "Anna already crosses the bridge in this turn" and "2 time more" in quick[1].get(
        "about", ""
    )
    assert not any(button.get("title", "") for button in show(position)["pads"]["1"]["quick"])
    message = show(play_choices(position, Spend(0, Spending.TIME, 2)))
    assert message["turn"]["next"].get("small", "") == "then 2 in the family of Anna die"
    assert ["×2"] in [mark[3:] for mark in message["players"][0]["marks"]]


def list_time_buttons(tracker: VillageTracker, position: Position) -> list[tuple[Spend | Send, bool]]:
    """List the choices of the buttons on Anna's pad that may cost time, each with whether the button asks for confirmation."""
    message = decode(tracker.build_state(position, True))
    buttons = [part for part in walk_message(message["pads"]["0"]) if isinstance(part, dict) and part.get("made")]
    entered = [(msgspec.convert(button["made"], type=AnyChoice), bool(button.get("title"))) for button in buttons]
    return [(choice, asks) for choice, asks in entered if isinstance(choice, Spend | Send)]


def test_every_button_asks_before_a_second_death_in_one_turn() -> None:
    """Each button of a player's pad whose time brings a second death in one turn asks first; no other button of it does.

    Once the turn is over and no member of the family could die, the same buttons no longer ask.
    """
    tracker = VillageTracker(build_guests(4), load_words())
    to_bag, late = Send(0, 1, Place.FARM, Place.BAG), (Spend(0, Spending.TIME, 9),) * 2
    buttons = list_time_buttons(tracker, play_choices(begin(), *(to_bag,) * 3, *late))
    assert all(asks is (choice.time >= 2) for choice, asks in buttons)
    asking = {choice.why if isinstance(choice, Spend) else choice.end for choice, asks in buttons if asks}
    assert asking >= {Spending.TIME, Spending.PLAGUE, Spending.PRODUCTION, Spending.MILL, Place.SMITHY, Place.CITY_A, Place.BAG}
    hidden = play_choices(begin(), *(to_bag,) * 4, *late)
    assert any(asks for _, asks in list_time_buttons(tracker, hidden))
    assert not any(asks for _, asks in list_time_buttons(tracker, play_choices(hidden, EndTurn(), NobodyDies())))


def name_choices(button: list[object]) -> list[str]:
    """List the types of the choices that a button enters, in order."""
    made = button["made"]
    assert isinstance(made, dict)
    return [one["choice"]["type"] for one in made["answers"]] if "do" in made else [made.get("choice", made)["type"]]


def test_the_mass_goes_step_by_step() -> None:
    """The mass goes through its steps: buying out in turn order with its price, draws with their odds, rising, the majority.

    Each button also enters all that is declined before it. Prices that the entered pieces can't pay are told, not refused.
    """
    joined = play_choices(begin(), Send(0, 1, Place.FARM, Place.BAG), Send(2, 1, Place.FARM, Place.BAG), EndRound())
    asked = show(joined)["asking"]
    assert isinstance(joined.top, BuyingOut) and (asked["seat"], asked["step"]) == (None, 0)
    (_, out), (_, now) = asked["groups"]
    assert [(button["label"], button.get("small", "")) for button in out[:-1]] == [("Anna", "1 coin"), ("Carl", "1 coin")]
    assert [name_choices(button) for button in out] == [["buy-out"], ["done", "buy-out"], ["done", "done"]]
    assert name_choices(now[0]) == ["done", "done", "draw-member"] and now[-1]["label"] == "Only monks"
    assert name_choices(now[-1]) == ["done", "done", *["draw-monk"] * 4]
    broke = show(play_choices(begin(), Note(0, Counted.COIN, -1), Send(0, 1, Place.FARM, Place.BAG), EndRound()))["asking"]
    assert broke["groups"][0][1][0].get("small", "") == "1 coin, but none was entered"
    drawing = play_choices(joined, BuyOut(1), Done())
    asked = show(drawing)["asking"]
    assert isinstance(drawing.top, Drawing) and asked["chance"] and asked["step"] == 1
    drawn = [(button["label"], button.get("small", "")) for button in asked["groups"][0][1]]
    assert drawn == [("Carl", "1 of 5"), ("Monk", "4 of 5"), ("Only monks", "all 3 of them")]
    rising = play_choices(drawing, DrawMember(2, 1))
    asked = show(rising)["asking"]
    assert isinstance(rising.top, Rising) and asked["step"] == 2 and asked["seat"] is None
    assert "Anna and Carl" in asked["about"][1]
    assert [(button["label"], name_choices(button)) for button in asked["groups"][0][1]] == [
        ("Anna", ["rise"]),
        ("Carl", ["done", "rise"]),
        ("Nobody (else)", ["done", "done"]),
    ]
    assert asked["groups"][0][1][0].get("small", "") == "up from Window 1, 1 grain, but none was entered"
    up = play_choices(begin(), Note(0, Counted.GRAIN, 1), Send(0, 1, Place.FARM, Place.BAG), EndRound(), BuyOut(1))
    highest = show(play_choices(up, Rise(1, Place.CHURCH_1), Rise(1, Place.CHURCH_2)))["asking"]
    assert highest["groups"][0][1][0].get("small", "") == "up from Window 3, 2 grain, but none was entered"
    step = play_choices(rising, Rise(1, Place.CHURCH_1), Done()).play(Done())
    text, why, great = next(line for line in show(step.position, step=step)["news"] if line[2])
    assert "most advanced" in why and "Anna" in text and great


def test_the_end_says_who_still_has_a_turn() -> None:
    """Once the end is rung in, a note gives the order of the last turns, each player left has a mark, and the last mass is next.

    The button to a mass without members in the bag says that no member is drawn; the very last turn is named.
    """
    random, position = Random(2), begin(3)
    while position.table.trigger is None:
        turn = isinstance(position.top, Tracking)
        seat = position.seat
        choice = random.choice(position.options).choice if not turn else Spend(seat, Spending.TIME, 9)
        position = play_choices(position, choice, *((EndTurn(),) if turn else ()))
    while not isinstance(position.top, Tracking):
        position = play_choices(position, position.options[0].choice)
    message = show(position)
    order = next(frame.order for frame in position.agenda if hasattr(frame, "order"))
    names = [NAMES[seat] for seat in order]
    assert any(text.endswith(", ".join(names)) for _, text, _ in message["notes"]) and names
    marks = {player["seat"]: [text for _, text, *_ in player["marks"]] for player in message["players"]}
    assert all(("one more turn" in marks[seat]) is (seat in order) for seat in range(3) if seat != position.seat)
    while order:
        now, left = NAMES[position.seat], [NAMES[seat] for seat in order]
        assert f"Last turns: {now} now, then {', '.join(left)}" in [text for _, text, _ in show(position)["notes"]]
        position = play_choices(position, EndTurn())
        order = next(frame.order for frame in position.agenda if hasattr(frame, "order"))
    assert show(position)["turn"]["next"]["label"] == "Next: the last mass"
    assert show(position)["turn"]["next"].get("small", "") == "nobody is noted in the black bag: nobody is drawn", (
        "no draw is asked about"
    )
    last = f"{NAMES[position.seat]} has the very last turn. Next: the last mass."
    assert last in [text for _, text, _ in show(position)["notes"]]


def test_the_sheet_is_filled_and_can_be_put_right() -> None:
    """Lines start with what was entered, except coins; an entered count replaces it and is marked.

    Missing numbers leave the winner open. Ties are asked about only if there are any, and the result names the reasons.
    """
    assert show(reach_final_sheet(begin(2)))["tally"]["ties"] == [], "equal totals without the coins may differ"
    position = play_choices(begin(2), Sold(0, 5), Send(0, 1, Place.FARM, Place.CITY_A, 2))
    open_sheet = show(reach_final_sheet(position))["tally"]
    lines = {label: cells for label, cells, _ in open_sheet["lines"]}
    assert [cell[0] for cell in lines["coins"]] == [None, None] == open_sheet["totals"], "coins may be spent unseen"
    assert open_sheet["winners"] == [] and open_sheet["result"] == "2 numbers are still missing. Then the winner is named."
    coins = [Tell(seat, ScoreLine.COINS, 1) for seat in (0, 1)]
    sheet = show(reach_final_sheet(position, *coins))["tally"]
    lines = {label: cells for label, cells, _ in sheet["lines"]}
    points = position.table.edition.customers[5].points
    assert lines["customers"][0][:2] == [points, False] and sheet["ties"] == [] and sheet["winners"] == [0]
    entered = lines["customers"][1][2]
    tied = sheet["totals"][0] - sheet["totals"][1]
    again = reach_final_sheet(position, *coins, msgspec.convert({**entered, "count": tied}, type=AnyChoice))
    sheet = show(again)["tally"]
    lines = {label: cells for label, cells, _ in sheet["lines"]}
    assert lines["customers"][1][:2] == [tied, True] and sheet["totals"][0] == sheet["totals"][1]
    assert [label for label, _, _ in sheet["ties"]] == ["customers served", "living members"] and sheet["winners"] == [0, 1]
    assert "a tie of Anna and Bert" in sheet["result"] and sheet["result"].endswith("Anna is ahead, with more customers served.")
    over = play_choices(again, Tell(1, ScoreLine.SERVED, 3), Done())
    tracker = VillageTracker(build_guests(2), load_words())
    final = decode(tracker.build_state(over, True, (), Tallying(((1, ScoreLine.SERVED, 3),))))["tally"]
    assert final["done"] is None and final["winners"] == [1] and "tie" in final["result"] and len(final["reasons"]) == 2
    assert [cell[0] for cell in final["ties"][0][1]] == [1, 3]
