"""Another copy on a running table: which of its numbers were used already, and what stays of the copy."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.village.positions import FIRST, lay_acting, lay_turn, lay_village
from village_core.games import copying
from village_core.games.editions import CHECKED, BadSettings, Leaf
from village_core.games.village import EDITIONS, EditionSettings, choices, new_game
from village_core.games.village.vocabulary import Cube, Space
from village_core.kernel.game import Game
from village_core.kernel.position import Origin
from village_core.kernel.values import Option, Player

PRINTED = EditionSettings(FIRST)
GRAVES, STALLS = "chronicle.2.graves", "setup.2.stalls"
PLAYERS = (Player("Anna", "red"), Player("Bert", "blue"))
LAID = lay_turn(lay_village(2, spaces={"market": "skill plague", "harvest": "faith"}))


def change(**corrections: Leaf) -> EditionSettings:
    """Return the printed copy with another number of graves, or with other corrections by dotted name."""
    return EditionSettings(FIRST, tuple(corrections.items()) or ((GRAVES, 9),))


def begin() -> Game:
    """Return a game of two at its first decision, laid out by hand."""
    return Game(PLAYERS, LAID)


def test_a_table_that_was_laid_out_later_goes_the_same() -> None:
    """A log with a table laid out by hand goes the same with a number that nothing needed, and not if that table can't be."""
    game = Game(PLAYERS, new_game(PRINTED, 2)).lay(LAID)
    assert copying.would_go_the_same(game, change())
    after = game.play(choices.Take(Space.HARVEST, Cube.FAITH))
    assert copying.would_go_the_same(after, change())
    assert not copying.would_go_the_same(after, change(**{STALLS: 1})), "the table has more stalls"


def test_what_happened_against_the_rules_goes_the_same() -> None:
    """A decision entered against the rules is forced with the other copy too; played by the rules it would be refused."""
    refused = next(refusal.choice for refusal in LAID.refusals if isinstance(refusal.choice, choices.Well))
    game = begin().force(Option(refused))
    assert game.steps[-1].origin is Origin.ANYWAY and copying.would_go_the_same(game, change())
    assert copying.would_go_the_same(game.play(choices.Harvest()), change())


def test_a_decision_by_the_rules_stays_one() -> None:
    """A decision by the rules that the other copy forbids is not the same game, even if it leads to the same position."""
    shop = lay_acting(lay_village(2, stock={0: {"persuasion": 1, "coin": 2}}), "crafts")
    game = Game(PLAYERS, shop)
    bought = next(option for option in shop.options if isinstance(option.choice, choices.Buy))
    after = game.play(bought)
    assert copying.would_go_the_same(after, change())
    for dearer in ("skill", "persuasion", "faith", "knowledge"):
        name = f"crafts.{bought.choice.building.value}.{dearer}"
        price = copying.list_values(shop.table.edition)[name]
        assert not copying.would_go_the_same(after, change(**{name: price + 1})), name
        assert copying.would_go_the_same(game.force(bought), change(**{name: price + 1})), name


def test_a_game_laid_out_by_hand_keeps_its_start() -> None:
    """A start that the rules set up is set up again with the copy; one laid out by hand only has another copy."""
    fresh = new_game(PRINTED, 2)
    assert copying.restart(fresh, change(**{STALLS: 2})) == new_game(change(**{STALLS: 2}), 2)
    laid = copying.restart(LAID, change())
    assert laid == copying.with_settings(LAID, change()) and laid.table.spaces == LAID.table.spaces
    with pytest.raises(BadSettings):
        copying.restart(fresh, change(**{STALLS: 999}))


def test_only_a_change_of_the_copy_is_the_same_game() -> None:
    """A position with another copy is the same game; one that is unchanged, or differs in more than the copy, is not."""
    after = copying.with_settings(LAID, change())
    assert copying.is_same_game(LAID, after) and not copying.is_same_game(LAID, LAID)
    assert not copying.is_same_game(LAID, replace(after, table=replace(after.table, round=5)))


def test_the_usable_numbers_are_found_among_others() -> None:
    """Of several numbers those are usable that the game has not used, whichever stand beside them; none of none."""
    game = begin()
    told = [(GRAVES, 9), (STALLS, 1), ("chronicle.2.rows.farm", 5), ("setup.2.stalls", 2)]
    assert copying.list_usable(game, told, EDITIONS) == (told[0], told[2])
    assert copying.list_usable(game, told[1:2], EDITIONS) == ()
    assert copying.list_usable(game, told[1:2], EDITIONS, (told[0],)) == (told[0],)
    assert copying.list_usable(game, [], EDITIONS, (told[0],)) == (told[0],) and copying.list_usable(game, [], EDITIONS) == ()


def test_corrections_keep_their_order_and_the_mark_comes_last() -> None:
    """A later number replaces the earlier one and comes after the others; the mark of a checked copy stays the last."""
    checked = EditionSettings(FIRST, ((CHECKED, 2), (GRAVES, 9), ("chronicle.2.rows.farm", 5)))
    again = copying.correct(checked, [(GRAVES, 8)], EDITIONS)
    assert again.corrections == (("chronicle.2.rows.farm", 5), (GRAVES, 8), (CHECKED, 2))
    assert copying.correct(PRINTED, [], EDITIONS) == PRINTED
    assert copying.list_changes(checked, again, EDITIONS) == (GRAVES,) and copying.list_changes(again, again, EDITIONS) == ()
    with pytest.raises(KeyError):
        copying.correct(PRINTED, [("no.such.number", 1)], EDITIONS)
