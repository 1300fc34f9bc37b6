"""Questions in the account of a full table, prices that may have been paid, and the file of an owner's numbers."""

from __future__ import annotations

from random import Random

import pytest

from tests.companion.pages import build_command
from tests.kernel.test_among import FIVE_OF_TWO, Purse, build_yard
from tests.village.positions import lay_acting, lay_village, settle
from village_core.games.owning import read_own, tell, write_settings
from village_core.games.village import EditionSettings, new_game
from village_core.games.village.choices import Produce, Seed
from village_core.games.village.edition import EDITIONS
from village_core.games.village.market import Revealing
from village_core.games.village.rounds import Seeding
from village_core.kernel.game import Game
from village_core.kernel.values import CHANCE, Payment, Player
from village_widgets.companion.anyway import is_full_price, list_payments
from village_widgets.games.village.companion import VillageParts

PARTS = VillageParts()
PEOPLE = (Player("Anna", "red"), Player("Bert", "blue"))


def describe_bar(game: Game) -> tuple[str, str]:
    """Return two texts of a full table's page at the game's position: the head, and the question."""
    return PARTS.build_account(game).describe_bar(game.position)


@pytest.mark.parametrize("edition", EDITIONS)
def test_customers_are_counted_and_sent_to_their_places(edition: str) -> None:
    """At the beginning for two players the head counts each customer, and the question names its place: stalls, then queue."""
    game = Game(PEOPLE, new_game(EditionSettings(edition), 2))
    random, heads, questions = Random(1), [], []
    while not game.position.table.round:
        if isinstance(game.position.top, Revealing):
            head, question = describe_bar(game)
            heads.append(head)
            questions.append(question)
        option = game.position.sample(random) if game.position.seat == CHANCE else game.position.options[0]
        game = game.play(option)
    count = len(heads)
    assert heads == [f"Customer {at} of {count}" for at in range(1, count + 1)] and count > 5
    stalls = len(game.position.table.stalls)
    assert questions[2] == f"Customer 3 of {count}: for the third stall"
    assert [question.endswith("for the queue") for question in questions] == [at >= stalls for at in range(count)]


def test_the_sheet_for_the_cubes_names_the_round_and_no_single_space() -> None:
    """Head and question are the same for all cubes that are put out, and name the round, not a single space.

    The head of the first turn names only the round.
    """
    game = Game(PEOPLE, new_game(EditionSettings("first_2011"), 2))
    random, seen = Random(2), 0
    while game.position.seat == CHANCE:
        if isinstance(game.position.top, Seeding):
            assert describe_bar(game) == ("Round 1: put out the cubes",) * 2
            seen += 1
        option = game.position.sample(random)
        assert not isinstance(option.choice, Seed) or seen
        game = game.play(option)
    assert seen and describe_bar(game)[0] == "Round 1"


def test_new_customers_say_how_many_are_still_to_come() -> None:
    """After a market day the question names the next place and how many customers come after it."""
    position = settle(lay_village(2, stalls=(1, None, None), queue=(2, 3, 4, 5, 6)), Revealing("market-refill"))
    said = PARTS.build_account(Game(PEOPLE, position)).describe_bar(position)
    assert said == ("A new customer", "A new customer: for the second stall. One more after it.")


def test_a_price_that_is_printed_comes_first_though_a_rule_bars_it() -> None:
    """A wagon made without a trained member offers the printed time first, and the other times from 0 to 6, each once.

    Only the printed time counts as the full price.
    """
    position = lay_acting(lay_village(2, stock={0: {"skill": 1}}), "crafts")
    refusal = next(refusal for refusal in position.refusals if refusal.choice == Produce("wainwright", "wagon"))
    found = list_payments(position, refusal)
    hours = position.table.edition.crafts["wainwright"].time
    assert found[0].payment == Payment(time=hours) and is_full_price(position, found[0])
    assert sorted(option.payment.time for option in found) == [0, 1, 2, 3, 4, 5, 6]
    assert [option for option in found if is_full_price(position, option)] == found[:1]


def test_a_file_of_numbers_says_what_its_names_mean() -> None:
    """Above a correction the file names the value, counted from 1 as people count; read again, it gives the same numbers."""
    owned, _ = read_own(EDITIONS, "", "first_2011")
    owned = tell(EDITIONS, owned, {"council.time.2": 3})
    check = PARTS.check_copy(build_command("checking", edition="first_2011", players=[2], text=write_settings(EDITIONS, owned)))
    text = check.checking.text
    assert "# Time of stage 3\ncouncil.time.2 = 3\n" in text and check.checking.corrected == 1
    assert read_own(EDITIONS, text, "") == (owned, ())


@pytest.mark.parametrize(
    ("held", "paid"),
    [(Purse(wood=9), {"wood": 4}), (Purse(wood=1, brick=1, stone=1), {"brick": 1, "wood": 1}), (Purse(), {})],
)
def test_of_a_price_among_kinds_as_much_as_is_there_was_paid(held: Purse, paid: dict[str, int]) -> None:
    """Of a price that the player can't pay, the way that lacks least is offered, as far as the pieces are there, then nothing."""
    position = build_yard(held, (FIVE_OF_TWO,), (), ())
    [refusal] = position.refusals
    found = [dict(option.payment.spent) for option in list_payments(position, refusal)]
    assert found == ([paid, {}] if paid else [{}])
