"""Village told in words: every rule, choice, decision, refusal and event, as a player reads them."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from random import Random
from typing import get_args

import msgspec
import pytest

from tests.samples import sample as sample_size
from tests.samples import spread
from tests.village import positions
from tests.village.positions import lay_village as a_table
from tests.village.subject import SETUPS, start
from village_core.games.outcome import Outcome, Sheet
from village_core.games.village import EDITIONS, EditionSettings, build_edition, choices, events, vocabulary
from village_core.games.village.dying import Dying
from village_core.games.village.narration import Narrator, load_words
from village_core.games.village.nouns import Nouns
from village_core.games.village.position import AnyFrame
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.tracking import events as tracking_events
from village_core.games.village.turn import Turn
from village_core.kernel.frames import Frame
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, NOT_NOW, Lack, Payment, Refusal
from village_core.players.random import choose

NAMES = ("Anna", "Bea", "Carl", "Dora", "Emil")
SENTENCE = re.compile(r"[A-Z“0-9][^{}]*[^ .{}][.?]( \d places? (is|are) left\.)?|[A-Z][^{}]*\? One place is left\.")
LABEL = re.compile(r"[^ {}][^{}]*[^ .{}]")
SAMPLES: dict[str, object] = {
    "rule": str(Rule.TURN_TAKE),
    "seat": 0,
    "space": vocabulary.Space.HARVEST,
    "cube": vocabulary.Cube.FAITH,
    "influence": vocabulary.Influence.SKILL,
    "fate": vocabulary.Fate.QUILL,
    "tile": 3,
    "spot": 5,
    "generation": 2,
    "place": vocabulary.Place.SMITHY,
    "building": vocabulary.Building.STABLE,
    "product": vocabulary.Good.OX,
    "good": vocabulary.Good.WAGON,
    "customer": 3,
    "kinds": (vocabulary.Influence.SKILL, vocabulary.Influence.FAITH),
    "start": vocabulary.Place.FARM,
    "end": vocabulary.Place.CITY_A,
    "city": vocabulary.Place.CITY_B,
    "cubes": (1, 0, 2, 0, 1),
    "time": 3,
    "why": vocabulary.Spending.TRAINING,
    "line": vocabulary.ScoreLine.LIVING,
    "change": -2,
    "spent": (("coin", 1), ("faith", 2)),
    "count": 2,
    "what": "grain",
    "points": 3,
    "filled": vocabulary.Filled.GRAVES,
    "moment": vocabulary.Moment.TURN_END,
    "order": (1, 2),
    "monks": 2,
    "outcome": Outcome((Sheet({}, 40), Sheet({}, 51)), (1,), str(Rule.WIN_MOST)),
}
EVENTS = [
    kind
    for module in (events, tracking_events)
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == module.__name__ and kind not in (events.Event, events.SeatEvent)
]


@cache
def build_narrator(edition: str = positions.FIRST, *corrections: tuple[str, int | str | bool]) -> Narrator:
    """Return an English narrator for five players at an edition with these corrections."""
    return Narrator(load_words(), NAMES, build_edition(EditionSettings(edition, corrections)))


def make_sample(kind: type, **fields: object) -> msgspec.Struct:
    """Return a value of a class, its fields filled with samples unless given."""
    return kind(**{name: fields.get(name, SAMPLES.get(name)) for name in kind.__struct_fields__})


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_has_a_wording(edition: str) -> None:
    """Every rule has one sentence, whichever edition lies on the table."""
    for rule in (*Rule, NOT_NOW):
        said = build_narrator(edition).word_rule(rule)
        assert SENTENCE.fullmatch(said) and said.count(". ") == 0, (rule, said)


def test_what_is_no_rule_has_no_wording() -> None:
    """Asking for the wording of a rule by a key that is no rule's raises ``KeyError``."""
    with pytest.raises(KeyError):
        build_narrator().word_rule("list-and")


def test_rules_are_told_with_the_numbers_on_the_table() -> None:
    """A wording follows the edition, its rulings and an owner's corrections; plurals follow the numbers."""
    assert "passes the bridge" in build_narrator(positions.FIRST).word_rule(Rule.DYING_AFTER_ACTION)
    assert "passes the quill" in build_narrator(positions.BIG).word_rule(Rule.DYING_AFTER_ACTION)
    assert "of your choice" in build_narrator(positions.FIRST).word_rule(Rule.PRIVILEGE_INFLUENCE)
    assert "of different colours" in build_narrator(positions.BIG).word_rule(Rule.PRIVILEGE_INFLUENCE)
    assert "the steps cost 1, 1 and 2 grain" in build_narrator().word_rule(Rule.MASS_RISE)
    corrected = build_narrator(positions.FIRST, ("church.grain.1", 3), ("council.scrolls", 2), ("rulings.well_coins", False))
    assert "the steps cost 1, 3 and 2 grain" in corrected.word_rule(Rule.MASS_RISE)
    assert corrected.word_rule(Rule.COUNCIL_PRICE).endswith("2 Persuasion or 2 scrolls.")
    assert build_narrator().word_rule(Rule.COUNCIL_PRICE).endswith("2 Persuasion or 1 scroll.")
    assert build_narrator().word_rule(Rule.WELL_COINS) != corrected.word_rule(Rule.WELL_COINS)


def test_every_choice_has_a_label() -> None:
    """Every kind of choice has a label, without a full stop and without gaps."""
    kinds = get_args(choices.AnyChoice)
    assert choices.Take in kinds
    for kind in kinds:
        label = build_narrator().describe_choice(make_sample(kind), a_table())
        assert LABEL.fullmatch(label), (kind, label)


def test_every_event_is_told() -> None:
    """Every event of full and tracked games, except Carla's, has one sentence, whatever its rule.

    A scored line is tried under one rule, all other events under every rule that is no line of the score.
    """
    assert {events.Scored, events.CubeTaken} <= {*EVENTS}
    for kind in EVENTS:
        for rule in ("score-coins",) if kind is events.Scored else [rule for rule in Rule if not rule.startswith("score-")]:
            said = build_narrator().describe_event(
                make_sample(kind, rule=str(rule), **({"start": 0} if kind is events.RoundBegan else {}))
            )
            assert SENTENCE.fullmatch(said), f"{kind.__name__} by {rule}: {said}"


def test_every_frame_is_told_as_decision_or_as_waiting() -> None:
    """Frames that ask have words for the decision, and all except the next turn have words for waiting."""
    kinds = get_args(AnyFrame)
    assert Turn in kinds
    for kind in kinds:
        tag = kind.__struct_config__.tag
        assert load_words().knows(f"decision-{tag}") == (kind.find_decider is not Frame.find_decider), tag
        assert load_words().knows(f"waiting-{tag}") == (tag != "turns"), tag


def check_told(teller: Narrator, position: Position) -> None:
    """Check that a decision and waiting frames have words, and so, unless chance decides, do every option and refusal."""
    assert SENTENCE.fullmatch(teller.describe_decision(position)), teller.describe_decision(position)
    assert all(LABEL.fullmatch(said) for said in teller.list_waiting(position))
    if position.seat == CHANCE:
        return
    assert teller.describe_decision(position).startswith(f"{NAMES[position.seat]}: ")
    for each in (*position.options, *position.refusals):
        assert LABEL.fullmatch(teller.describe_choice(each.choice, position.table)), each
    for each in position.options:
        assert LABEL.fullmatch(teller.describe_payment(each.payment)), each
    for each in position.refusals:
        assert SENTENCE.fullmatch(teller.describe_refusal(each)), each


@pytest.mark.parametrize("setup", spread(SETUPS), ids=lambda setup: f"{setup[0]}-{setup[1]}")
@pytest.mark.parametrize("seed", range(sample_size(1, 2)))
def test_whole_games_are_told(setup: tuple[str, int], seed: int) -> None:
    """From the first customer to the victory each told event has a sentence, and each decision, option and refusal has words.

    A short run asks for the words of one decision in three.
    """
    random = Random(f"{setup} {seed}")
    position = start(*setup, random)
    teller = Narrator(load_words(), NAMES[: setup[1]], position.table.edition)
    log: list[str] = []
    for number in count():
        if position.over:
            break
        if number % sample_size(3, 1) == 0:
            check_told(teller, position)
        step = position.play(choose(position, random))
        position = step.position
        log += [said for event in step.events if (said := teller.describe_event(event))]
    assert all(SENTENCE.fullmatch(said) for said in log)
    assert teller.describe_decision(position) == "The game is over."
    assert all(NAMES[seat] in log[-1] for seat in position.table.outcome.winners)


def test_a_choice_is_labelled_by_what_it_does() -> None:
    """Labels name cubes by kind and colour, members by their number, the dead by their resting place."""
    table, teller = a_table(members={0: {"smithy": (1,)}}), build_narrator()

    def describe(choice: choices.AnyChoice) -> str:
        return teller.describe_choice(choice, table)

    assert describe(choices.Take(vocabulary.Space.HARVEST, vocabulary.Cube.FAITH)) == "Take Faith (brown) from the harvest"
    assert describe(choices.Take(vocabulary.Space.MARKET, None)) == "Take a cube from the market"
    assert (
        describe(choices.Train(1, vocabulary.Building.STABLE, vocabulary.Good.OX)) == "Train a “1” at the stable and make an ox"
    )
    assert describe(choices.Train(1, vocabulary.Building.STABLE)) == "Train a “1” at the stable"
    assert describe(choices.Serve(10)) == "Serve the customer: 1 plow and 2 grain (5 prestige points)"
    assert describe(choices.TakeInfluence((vocabulary.Influence.SKILL,) * 2)) == "Take 2 Skill"
    assert describe(choices.Bury(1, vocabulary.Place.SMITHY)) == "Let the “1” at the smithy die: Village chronicle, crafts row"
    assert describe(choices.Bury(1, vocabulary.Place.BAG)) == "Let the “1” in the black bag die"


def test_payments_name_the_coins_that_stand_in() -> None:
    """Payments list influence, grain, coins, coins as influence and time, in this order; an empty one is free."""
    said = build_narrator().describe_payment
    assert said(Payment()) == "free"
    assert said(Payment((("persuasion", 2),), 1)) == "2 Persuasion, 1 time"
    assert said(Payment((("coin", 1), ("grain", 3), ("persuasion", 1)), 2, 1)) == (
        "1 Persuasion, 3 grain, 1 coin as influence, 2 time"
    )
    assert said(Payment((("coin", 3),), 0, 2)) == "1 coin, 2 coins as influence"


def test_a_refusal_tells_the_rules_and_what_is_lacking() -> None:
    """A refusal names each rule once, and what is lacking; the ways that would do are joined by "or"."""
    position = positions.lay_acting(a_table(3, stock={0: {"persuasion": 1}}), "council")
    assert build_narrator().describe_refusal(positions.refuse(position, choices.EnterCouncil(1))) == (
        "To enter the council or move up you pay 2 Persuasion or 1 scroll. "
        "This needs 2 Persuasion (you have 1, coins counted), or 1 scroll (you have none)."
    )
    position = positions.lay_market_day(a_table(2, stalls=(0, 15, 23)))
    assert (
        build_narrator()
        .describe_refusal(positions.refuse(position, choices.Serve(0)))
        .endswith("This needs 1 plow (you have none) and 1 horse (you have none).")
    )
    position = positions.lay_acting(a_table(2, stock={0: {"grain": 5}}), "harvest")
    assert build_narrator().describe_refusal(positions.refuse(position, choices.Harvest())) == (
        "A farm has room for 5 grain and never holds more. Right now yours holds 5."
    )
    position = positions.settle(a_table(2), Turn(1), Privileges(0, 1))
    assert (
        build_narrator()
        .describe_refusal(positions.refuse(position, choices.TakeGood(vocabulary.Good.HORSE)))
        .endswith("Right now your member has reached stage 1, and this needs stage 3.")
    )
    assert build_narrator().describe_refusal(
        positions.refuse(positions.lay_turn(a_table(2)), choices.Harvest())
    ) == build_narrator().word_rule(Rule.TURN_TAKE)


def test_what_was_drawn_wrongly_is_told() -> None:
    """Players who type in an impossible draw learn which number or colour is wrong; a wrong payment is told with the price."""

    def explain_lack(*lacks: Lack) -> str:
        return build_narrator().explain_refusal(Refusal(choices.Grind(), (lacks,)))[1]

    counted, coloured = Lack(Rule.ROUND_SEEDING, "cubes", 3, 2), Lack(Rule.ROUND_SEEDING, "plague", 2, 1)
    assert explain_lack(counted) == "3 cubes belong here, not 2."
    assert explain_lack(coloured) == "The green bag has only 1 of that colour for 2 plague."
    assert explain_lack(counted, coloured) == f"{explain_lack(counted)} {explain_lack(coloured)}"
    assert explain_lack(Lack(Rule.ROUND_SEEDING)) == ""
    assert explain_lack(Lack(NOT_NOW, "grain", 2, 1)) == "The price is 2 grain, but 1 grain was offered."


def test_coins_are_not_counted_where_they_do_not_count() -> None:
    """The refusal of the well says that coins are counted, except if a ruling forbids paying the well with coins."""
    short = Refusal(choices.Well(vocabulary.Influence.SKILL), ((Lack(Rule.WELL, "skill", 3, 1),),))
    assert build_narrator().list_needs(short) == "3 Skill (you have 1, coins counted)"
    assert build_narrator(positions.FIRST, ("rulings.well_coins", False)).list_needs(short) == "3 Skill (you have 1)"


def test_events_are_told_in_a_players_words() -> None:
    """The log names people, members by number, and cubes by kind and colour."""
    position = positions.lay_turn(a_table(2, spaces={"council": "plague", "harvest": "faith"}, stock={0: {"time": 9, "coin": 3}}))
    step = position.play(positions.find_option(position, choices.Take(vocabulary.Space.COUNCIL, vocabulary.Cube.PLAGUE)))
    assert [build_narrator().describe_event(event) for event in step.events] == [
        "Anna takes a plague (black) cube from the council.",
        "The plague costs Anna 2 time.",
        "Anna passes the bridge on the life track: one of the eldest will die.",
    ]
    step = position.play(positions.find_option(position, choices.Well(None)))
    assert [build_narrator().describe_event(event) for event in step.events] == ["Anna goes to the well and pays 3 coins."]
    worked = [events.TimePassed(rule, 0, 2) for rule in (Rule.CRAFTS_PRODUCT, Rule.COUNCIL_PRICE, Rule.CHURCH_PRICE)]
    assert [build_narrator().describe_event(event) for event in worked] == [
        "The work at the crafts costs Anna 2 time.",
        "The council costs Anna 2 time.",
        "Joining the church costs Anna 2 time.",
    ]
    died = events.Moved(Rule.DYING_CHRONICLE, 1, 1, vocabulary.Place.SMITHY, vocabulary.Place.CHRONICLE_CRAFTS)
    assert build_narrator().describe_event(died) == (
        "A “1” of Bea dies at the smithy and is remembered in the crafts row of the village chronicle."
    )
    shared = events.Ended(Rule.TIE_SHARED, Outcome((Sheet({}, 50), Sheet({}, 50)), (0, 1), Rule.TIE_SHARED))
    assert build_narrator().describe_event(shared) == "Anna and Bea share the victory with 50 prestige points."


def test_nothing_is_told_of_nothing() -> None:
    """Spaces without cubes, categories without points and payments of nothing leave no line in the log."""
    assert build_narrator().describe_event(events.Paid(Rule.CRAFTS_TIME, 0, ())) == ""
    assert build_narrator().describe_event(events.CubesPlaced(Rule.ROUND_SEEDING, vocabulary.Space.MARKET, (0, 0, 0, 0, 0))) == ""
    assert build_narrator().describe_event(events.Scored(Rule.SCORE_COINS, 0, 0)) == ""
    assert build_narrator().describe_event(events.Scored(Rule.SCORE_COINS, 0, 1)) == "Anna, coins: 1 prestige point."


def test_decisions_say_who_and_what() -> None:
    """A decision names the seat and what it decides; the frames that wait below have words too."""
    teller, table = build_narrator(), a_table(2, members={0: {"bag": (1, 1), "church-1": (1,)}}, stock={0: {"coin": 1}})
    said = [
        teller.describe_decision(position)
        for position in (
            positions.lay_turn(table),
            positions.lay_acting(table, "harvest"),
            positions.lay_acting(table, *vocabulary.Space),
        )
    ]
    assert said == [
        "Anna: take a cube from an action space, or go to the well.",
        "Anna: act at the harvest, or leave the action.",
        "Anna: carry out any one action, or leave it.",
    ]
    assert (
        teller.describe_decision(positions.lay_market_day(table))
        == "Anna: serve a customer without the extra cost, or pass for the day."
    )
    called = positions.lay_market_day(table).play(choices.Pass()).position
    assert teller.describe_decision(called) == (
        "Bea: Anna has called a market day. Serve a customer at the extra cost, or pass for the day."
    )
    assert "4 places are left" in teller.describe_decision(positions.lay_mass(table))
    assert teller.describe_decision(positions.settle(table, Rewarded(1, 2, Rule.TRAVEL_REWARD))) == (
        "Bea: take 2 influence cubes of your choice."
    )
    dying = positions.settle(table, *positions.lay_market_day(table).agenda, Dying(1, vocabulary.Moment.MARKET_DAY))
    assert teller.describe_decision(dying) == "Bea: choose which of your eldest dies."
    assert teller.list_waiting(dying) == ("the market day goes on",)
    assert teller.list_waiting(positions.lay_last_turns(table, 1, 0)) == ("the last turns of Anna",)
    assert teller.list_waiting(positions.lay_last_turns(table, 1)) == ("the last mass",)


@pytest.mark.parametrize("filled", vocabulary.Filled)
@pytest.mark.parametrize("rule", [Rule.END_LAST_TURNS, Rule.END_MARKET_CALLER, Rule.END_MARKET_OTHER])
def test_every_ending_has_words(filled: vocabulary.Filled, rule: Rule) -> None:
    """Each of six endings is worded; its words speak of graves if, and only if, these were filled.

    Graves or chronicle are filled in a turn, or on a market day by its caller or by another seat.
    """
    assert ("graves" in build_narrator().words.format(f"ending-{filled}-{rule}")) == (filled is vocabulary.Filled.GRAVES)


def test_every_category_of_the_score_has_a_name() -> None:
    """The seven categories of the score have seven different names."""
    assert len({load_words().format(f"category-{category}") for category in vocabulary.Category}) == len(vocabulary.Category) == 7


def test_what_is_not_there_has_a_name_all_the_same() -> None:
    """An unknown tile or seat is called by its number, an unknown seat in the fields of a choice too."""
    nouns = Nouns(load_words(), ("Anna", "Bert"), build_edition(EditionSettings("first_2011")))
    assert [nouns.name_customer(tile) for tile in (-1, 999)] == ["-1", "999"]
    assert [nouns.name_seat(seat) for seat in (-1, 0, 1, 2)] == ["-1", "Anna", "Bert", "2"]
    assert nouns.describe_fields(choices.Sold(7, 999))["who"] == "7"
