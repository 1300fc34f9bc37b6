"""The tracker's messages: every button can be entered, and everything that matters is described."""

from __future__ import annotations

import json
import zlib
from functools import cache
from pathlib import Path
from random import Random
from typing import Final
from xml.etree import ElementTree

import msgspec
import pytest

from tests.companion.tracking import (
    begin,
    build_guests,
    find_pad,
    list_offered,
    play_choices,
    reach_final_sheet,
    share_in,
    show,
    walk_message,
)
from tests.hearing import Heard, decode
from tests.samples import sample, spread
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, Position, new_game
from village_core.games.village.choices import (
    AnyChoice,
    ClaimRing,
    EndRound,
    EndTurn,
    Note,
    Send,
    Spend,
    Tell,
)
from village_core.games.village.mass import Drawing
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import Building, Counted, Place, ScoreLine, Spending
from village_core.kernel.position import Step
from village_core.kernel.values import Choice
from village_widgets.companion.past import fold
from village_widgets.games.village.companion import VillageParts, load_words
from village_widgets.games.village.tracker.coming import find_next_turn
from village_widgets.games.village.tracker.view import VillageTracker

SEATINGS: Final = (("first_2011", 2), ("first_2011", 4), ("big_box_2023", 5))
LOOKED_AT: Final = sample(4, 1)
"""The step between the positions of a game that are looked at; of every fifth, the buttons beside a question as well."""
PACKED: Final = 10_500
"""The most bytes of a whole message on the wire."""


@cache
def walk(seed: int, players: int, edition: str) -> tuple[tuple[Position, Step | None], ...]:
    """Return each position of a random tracked game up to its end, with the step that led there: None for the first.

    Most entries are six lost hourglasses or a turn's end, so that it ends soon; others are the tracker's buttons.
    """
    random, position, tracker = Random(seed), begin(players, edition), VillageTracker(build_guests(players), load_words())
    walked: list[tuple[Position, Step | None]] = [(position, None)]
    while not position.over:
        step = position.play(_pick_choice(position, random, tracker))
        position = step.position
        walked.append((position, step))
    return tuple(walked)


@cache
def look_at(seed: int, players: int, edition: str) -> tuple[tuple[int, Position, Step | None, Heard], ...]:
    """Return the positions of ``walk`` that are looked at, the last one included, each with its number, its step and its message.

    One tracker builds all messages.
    """
    tracker, walked = VillageTracker(build_guests(players), load_words()), walk(seed, players, edition)
    looked = ((at, *one) for at, one in enumerate(walked) if at % LOOKED_AT == 0 or one[0].over)
    return tuple((at, now, step, decode(tracker.build_state(now, True, step.events if step else ()))) for at, now, step in looked)


def _pick_choice(position: Position, random: Random, tracker: VillageTracker) -> Choice:
    match position.top:
        case Drawing():
            return position.sample(random).choice
        case Tallying(known) if len(known) < 3:
            return Tell(random.randrange(len(position.table.farms)), random.choice(tuple(ScoreLine)), random.randrange(60))
        case Tracking(seat) if random.random() < 0.4:
            return Spend(seat, Spending.TIME, 6)
        case Tracking() if random.random() < 0.6:
            return EndTurn() if random.random() < 0.9 or position.find_refusal(EndRound()) else EndRound()
        case Tracking():
            return random.choice(
                [first for first, *more in list_offered(decode(tracker.build_state(position, True))) if not more]
            ).choice
    return random.choice(position.options).choice


@pytest.mark.parametrize(("edition", "players"), spread(SEATINGS))
def test_every_button_can_be_entered(edition: str, players: int) -> None:
    """In whole random games the buttons enter what the position takes, price included, at the positions that are looked at.

    Turns, deaths, the final sheet and the end are among these, and messages stay small.
    """
    seen, largest = set(), 0
    for at, position, _, message in look_at(7, players, edition):
        seen.add(type(position.top))
        asked = list_offered(message["asking"]) if message["asking"] else []
        options = list_offered({**message, "asking": None}) if at % 5 == 0 else []
        assert options or asked or at % 5 or position.over or isinstance(position.top, Tallying)
        for start, entered in (
            *((position, one) for one in asked),
            *((find_next_turn(position) or position, one) for one in options),
        ):
            reached = start
            for option in entered:
                reached.check(option)
                reached = reached.play(option).position
        largest = max(largest, len(zlib.compress(json.dumps(message, ensure_ascii=False).encode())))
    assert {Tracking, LaidToRest, Tallying, type(None)} <= seen
    assert largest < PACKED


@pytest.mark.parametrize(("edition", "players"), spread(SEATINGS))
def test_who_only_looks_gets_no_button(edition: str, players: int) -> None:
    """A page that can't write gets all players, but no buttons for reports and no way to *Follow everything*."""
    for position, _ in walk(sample(7, 11), players, edition)[::LOOKED_AT]:
        message = show(position, writes=False)
        held = [
            choice for part in (message["pads"][str(seat)] for seat in range(players)) for choice in walk_message(part) if choice
        ]
        assert held == [] and message["promote"] is False and len(message["players"]) == players


def test_an_onlooker_is_not_sent_to_the_check_of_a_copy() -> None:
    """Players learn where to correct the guessed spaces of the chronicle; an onlooker only learns that they are guessed."""
    player, onlooker = (show(begin(), writes)["unsure"] for writes in (True, False))
    assert "“Check your copy”" in player
    assert onlooker.startswith("We are not sure") and "“" not in onlooker


@pytest.mark.parametrize("edition", ["first_2011", "big_box_2023"])
def test_times_are_those_that_are_printed(edition: str) -> None:
    """The buttons for plague, training and production cost the hourglasses of the edition, and name building and member.

    Training with production costs both times; the mill trains no member.
    """
    position = begin(edition=edition)
    printed = position.table.edition
    message = show(position)
    quick = [button["made"] for button in message["pads"]["0"]["quick"]]
    assert [choice["time"] for choice in quick] == [1, 2, 3, printed.turn.plague_time]
    make, both, learn = find_pad(message)["crafts"]["rows"]
    assert [cell["made"]["time"] for cell in make[2]] == [printed.crafts[building].time for building in Building]
    sent = [msgspec.convert(cell["made"], type=AnyChoice) for cell in learn[2][:4]]
    places = (Place.WAINWRIGHT, Place.STABLE, Place.OFFICE, Place.SMITHY)
    assert sent == [Send(0, 1, Place.FARM, place, printed.crafts[Building(place.value)].training) for place in places]
    assert learn[2][4] is both[2][4] is None
    taught = [msgspec.convert(cell["made"], type=AnyChoice) for cell in both[2][:4]]
    assert [(one.end, one.time - other.time) for one, other in zip(taught, sent, strict=True)] == [
        (place, printed.crafts[Building(place.value)].time) for place in places
    ]


def test_points_of_the_council_are_paid_in_the_same_tap() -> None:
    """The fourth privilege takes the coins that are noted, up to its price, in the same tap; without any it is points alone."""
    seated = play_choices(begin(), Send(0, 1, Place.FARM, Place.COUNCIL_4))
    council = seated.table.edition.council
    points = Note(0, Counted.PRESTIGE, council.prestige)
    had = seated.table.farms[0].coin
    for coins in range(council.coins + 2):
        position = play_choices(seated, *([Note(0, Counted.COIN, coins - had)] if coins != had else []))
        [(_, [_, bought])] = [
            (label, cells) for label, _, cells in find_pad(show(position))["council"]["rows"] if label == "Privilege"
        ]
        entered = [
            msgspec.convert(one["choice"], type=AnyChoice) for one in bought["made"].get("answers", [{"choice": bought["made"]}])
        ]
        paid = min(coins, council.coins)
        assert entered == [points, *([Note(0, Counted.COIN, -paid)] if paid else [])]
        assert play_choices(position, *entered).table.farms[0].coin == coins - paid


def test_two_members_at_one_place_are_shown_as_two() -> None:
    """A row for members at one place shows how many of the generation are there: in a city and in the council."""
    away = ((Place.CITY_A, "travel"), (Place.COUNCIL_1, "council"))
    position = play_choices(begin(), *(Send(0, 1, Place.FARM, place) for place, _ in away for _ in range(2)))
    tiles = find_pad(show(position))
    for _, tile in away:
        assert [("×2" in member) for label, member, _ in tiles[tile]["rows"] if label not in ("Farm", "Privilege")] == [True]


def test_the_flag_stands_for_the_starting_player_alone() -> None:
    """The only mark on the first card is the flag of the starting player; visited cities have a wagon."""
    travelled = play_choices(begin(), Send(1, 1, Place.FARM, Place.CITY_A, 2))
    starts, travels, *_ = show(travelled)["players"]
    assert [picture for picture, *_ in starts["marks"]] == ["flag"]
    assert [picture for picture, text, _ in travels["facts"] if text == "A"] == ["wagon"]


def test_the_mill_is_its_own_entry() -> None:
    """The mill's button grinds, whatever is printed, and tells grain, coins and time; other buildings only take time."""
    make, *_ = find_pad(show(begin()))["crafts"]["rows"]
    assert [cell["made"]["why"] for cell in make[2]] == ["production"] * 4 + ["mill"]
    corrected = new_game(
        EditionSettings("first_2011", (("crafts.smithy.coins", 2), ("crafts.mill.coins", 0))), 2, 0, Depth.TRACKED
    )
    assert [cell["made"]["why"] for cell in find_pad(show(corrected))["crafts"]["rows"][0][2]] == ["production"] * 4 + ["mill"]
    step = play_choices(begin(), Note(0, Counted.GRAIN, 3)).play(msgspec.convert(make[2][4]["made"], type=AnyChoice))
    news = [text for text, _, _ in show(step.position, step=step)["news"]]
    assert news == ["The mill costs Anna 2 grain.", "The mill brings Anna 2 coins.", "The mill costs Anna 2 time."]


def test_a_sale_says_whose_it_is_and_enters_its_surcharge() -> None:
    """A sale enters its surcharge, but the caller's first sale does not; the list is headed by its seller.

    It says what to do if the served customer isn't in it, and offers a sale without the surcharge and the surcharge alone.
    """
    message = show(begin())
    later, first = message["sales"]["1"]
    surcharge = {"choice": {"type": "spend", "seat": 1, "why": "market", "time": 1}}
    assert later["made"] == {"do": "several", "answers": [{"choice": {"type": "sold", "seat": 1}}, surcharge]}
    assert later["small"] == "1"
    assert first["made"] == {"type": "sold", "seat": 1} and later["title"] == "Which customer does Bert serve?"
    assert "Check your copy" in later["about"] and "Points" in later["about"]
    without, alone = later["instead"]
    assert (without["label"], without["made"]) == ("No surcharge", first["made"]) and alone["made"] == surcharge["choice"]
    none = message["turn"]["none"]
    assert (none["label"], none["made"]) == ("Nobody (else) sells", {"type": "end-turn"})


def test_a_page_knows_the_turns_to_come() -> None:
    """The page has for each turn of the round the button that ends it and the next seat, although a death waits."""
    turns = show(play_choices(begin(3), Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1)))["turns"]
    assert [(turn["seat"], turn["to"], turn["next"]["label"]) for turn in turns.values()] == [
        (0, 1, "Next: Bert"),
        (1, 2, "Next: Carl"),
        (2, 0, "Next: Anna"),
    ]


def test_a_page_knows_whose_turn_goes_on_after_a_death() -> None:
    """With a question of who dies come the pads, the turn after it and those to come; on a market day the caller's turn goes on.

    If one of those who may die rings in the end, the page gets no turn after it.
    """
    twice = play_choices(begin(3), Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 2), EndTurn())
    message = show(twice)
    assert message["asking"]["following"] == 1 and list(message["turns"]) == ["1", "2", "0"] and not message["promote"]
    assert all(message["pads"].values()) and [player["dying"] for player in message["players"]] == [0, 0, 0]
    market = show(play_choices(begin(3), Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1), Spend(1, Spending.MARKET, 9),
                        Spend(1, Spending.MARKET, 1)))  # fmt: skip
    assert market["asking"]["following"] == 0 and [player["dying"] for player in market["players"]] == [1, 0, 0]
    unknown = show(find_ringing())
    assert unknown["asking"]["following"] is None and unknown["turns"] == {} and not any(unknown["pads"].values())


def find_ringing() -> Position:
    """Return a position, reached by random play, where a member dies and it depends on which one whether the end is rung in."""
    random, position = Random(1), begin(2)
    while True:
        match position.top:
            case LaidToRest():
                ends = {position.play(option).position.table.trigger is None for option in position.options}
                if len(ends) == 2:
                    return position
                position = play_choices(position, random.choice(position.options).choice)
            case Tracking(seat):
                births = (Send(seat, generation, Place.UNBORN, Place.FARM) for generation in (1, 2, 3, 4))
                born = [birth for birth in births if position.find_refusal(birth) is None]
                position = play_choices(
                    position, *born[:1], Spend(seat, Spending.TIME, 9), Spend(seat, Spending.TIME, 1), EndTurn()
                )


def test_what_is_harvested_stands_in_the_order_of_how_much() -> None:
    """Harvests stand in order of their size; each button shows how much grain it brings, and the grain before and after it."""
    [row] = find_pad(show(begin()))["harvest"]["rows"]
    assert [(button["label"], button.get("small", "")) for button in row[2]] == [
        ("+2", "0 → 2"),
        ("+3", "0 → 3"),
        ("+4", "0 → 4"),
    ]


def test_each_birth_has_the_number_on_its_button() -> None:
    """A button that pictures an unborn member enters the birth of that generation; one without unborn members has no button."""
    born = (Send(0, 3, Place.UNBORN, Place.FARM),) * 2
    births = find_pad(show(play_choices(begin(), *born)))["family"]["rows"][0][2]
    entered = [msgspec.convert(button["made"], type=AnyChoice) for button in births]
    assert entered == [Send(0, generation, Place.UNBORN, Place.FARM) for generation in (2, 4)]
    assert all(f">{choice.generation}<" in button["drawn"] for choice, button in zip(entered, births, strict=True))


def test_what_is_framed_as_likely_is_said_in_words_too() -> None:
    """Buttons for the birth of the smallest waiting number and for a good made where a member works have a frame.

    A note says what the frame means; where no button has one, the note does not speak of it.
    """
    tiles = find_pad(show(begin()))
    births = next(row for row in tiles["family"]["rows"] if row[0] == "Born")[2]
    assert [button.get("style", "") for button in births] == ["vc-likely", "", ""] and "smallest number that waits" in tiles[
        "family"
    ]["note"]
    assert "Framed" not in tiles["crafts"]["note"] + tiles["harvest"]["note"]
    working = find_pad(show(play_choices(begin(), Send(0, 1, Place.FARM, Place.SMITHY, 3), EndTurn(), EndTurn())))["crafts"]
    assert "Framed, as most likely" in working["note"] and "vc-likely" in [
        cell.get("style", "") for cell in working["rows"][0][2]
    ]


@pytest.mark.parametrize(("edition", "leftwards"), [("first_2011", True), ("big_box_2023", False)])
def test_rows_fill_as_on_the_board(edition: str, leftwards: bool) -> None:
    """The rows of the chronicle fill from the side from which the edition's board fills them, graves always from the left."""
    *rows, graves = show(begin(3, edition))["resting"]
    assert [row["leftwards"] for row in rows] == [leftwards] * 5 and not graves["leftwards"]


def test_journeys_lead_where_roads_do() -> None:
    """From the farm roads lead to A and B only, from A to C; the button of a city that the family has visited is faint."""
    position = play_choices(begin(), Send(0, 1, Place.FARM, Place.CITY_A, 2))
    rows = {(row[0], button["label"]): button for row in find_pad(show(position))["travel"]["rows"] for button in row[2]}
    assert {label for _, label in rows} == {"City A", "City B", "City C"}
    assert {label for place, label in rows if place == "Farm"} == {"City A", "City B"}
    assert rows["Farm", "City A"].get("style", "") == "vc-faint" and rows["City A", "City C"].get("style", "") == ""


def test_the_turn_goes_on_to_the_next_player() -> None:
    """The biggest button names the next player and ends the turn; with a death that waits it says so, and a mark too."""
    turn = show(begin())["turn"]
    assert turn["next"]["label"] == "Next: Bert" and turn["to"] == 1 and turn["next"]["made"] == {"type": "end-turn"}
    position = play_choices(begin(), Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1))
    message = show(position)
    assert message["turn"]["next"]["label"] == "End of turn" and "Anna" in message["turn"]["next"].get("small", "")
    assert ["a death at the turn’s end", "vc-alarm", ""] in [mark[1:] for mark in message["players"][0]["marks"]]


def test_players_stand_in_turn_order() -> None:
    """The cards stand in turn order from the starting player; a note announces the next one, who claimed the ring."""
    position = play_choices(begin(), EndTurn(), ClaimRing(1))
    message = show(position)
    assert [player["seat"] for player in message["players"]] == [0, 1, 2, 3]
    assert ["ring", "Bert starts the next one", False] in message["notes"]
    later = show(play_choices(position, EndRound()))
    assert [player["seat"] for player in later["players"]] == [1, 2, 3, 0]


def test_what_comes_again_and_again_is_told_once() -> None:
    """Equal lines are folded into one with their number; of eight lines four are shown and the rest counted."""
    assert fold(["a", "b", "a"], lambda line, count: f"{line} {count}") == ["a 2", "b"]
    position = begin()
    step = position.play(Spend(0, Spending.TIME, 1))
    tracker = VillageTracker(build_guests(4), load_words())
    (line, _, _), *rest = decode(tracker.build_state(step.position, True, [*step.events] * 3))["news"]
    assert line == "Anna loses 1 time. ×3" and not rest
    events = [event for time in range(1, 9) for event in position.play(Spend(0, Spending.TIME, time)).events]
    news = decode(tracker.build_state(position, True, events))["news"]
    assert len(news) == 5 and news[-1][0] == "… and 4 more"


def test_names_are_inert_and_short(tmp_path: Path) -> None:
    """Names that are markup, very long or full of direction marks are cut, and escaped in every drawing."""
    evil = build_guests(3, '<img src=x onerror="alert(1)">', "x" * 10_000, "\u202eab\u0000c")
    start = play_choices(begin(3), Send(0, 1, Place.FARM, Place.SMITHY, 3), Send(1, 1, Place.FARM, Place.BAG))
    message = decode(VillageParts().build_tracker(share_in(tmp_path, evil, start)).snapshot())["views"]["tracker"]
    assert all(len(player["name"][0]) <= 30 for player in message["players"])
    drawings = [part for part in walk_message(message) if isinstance(part, str) and part.startswith("<svg")]
    assert len(drawings) > 20
    for one in drawings:
        tags = {element.tag for element in ElementTree.fromstring(one).iter()}
        assert tags <= {"svg", "g", "path", "circle", "rect", "ellipse", "text", "use", "title"}
    assert "x" * 31 not in json.dumps(message) and "\u202e" not in json.dumps(message, ensure_ascii=False)
    sheet = share_in(
        tmp_path, evil, reach_final_sheet(start, *(Tell(seat, ScoreLine.COINS, 99 if seat == 1 else 0) for seat in range(3)))
    )
    result = VillageParts().build_tracker(sheet).snapshot().views["tracker"].tally.result
    assert f": {'x' * 29}… with" in result


@pytest.mark.parametrize(("edition", "players"), spread(SEATINGS))
def test_every_picture_is_there_and_nothing_is_stale(edition: str, players: int) -> None:
    """The pictures that a drawing or button refers to are in the message, which equals one that a new tracker builds."""
    for at, position, step, message in look_at(sample(7, 3), players, edition):
        assert at // LOOKED_AT % 4 or message == show(position, step=step)
        defined = {part.split('"')[0] for part in message["pictures"].split(' id="vc-')[1:]}
        text = json.dumps(message).replace('\\"', '"')
        wanted = {part.split('"')[0] for part in text.split('href="#vc-')[1:]}
        assert wanted <= defined and "hourglass" in defined
