"""The recorded games of Village."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from tests.games.record import ALONE, OTHERWISE, Recorded, WantedGame, list_other_rulings
from tests.village.positions import BIG, FIRST
from village_core.games.village import GAME, Position, Table, choices
from village_core.games.village.dying import find_resting_place
from village_core.games.village.events import Moved
from village_core.games.village.finish import Finish, find_finish
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.vocabulary import CHRONICLE, ROW_OF, Filled, Good, Space
from village_core.kernel.game import Game
from village_core.kernel.values import Option


def find_ending(game: Game[Table]) -> Finish:
    """Return the way a complete game ended: who filled what, by which rule, and the last turns; fail if it is not over."""
    found = find_finish(chain.from_iterable(step.events for step in game.steps))
    assert found is not None
    return found


def ends(filled: Filled, rule: Rule) -> Callable[[Game[Table]], bool]:
    """Return a function that tells if a game ended with this last space filled, by this rule, with cubes in every last turn."""

    def fits(game: Game[Table]) -> bool:
        end = find_ending(game)
        return (end.filled, end.rule, end.free) == (filled, rule, ())

    return fits


def did_some_act_freely(game: Game[Table]) -> bool:
    """Tell if the cubes ran out in the middle of the last turns: some of these had cubes, the others none."""
    end = find_ending(game)
    return 0 < len(end.free) < len(end.order)


def leaves_game(game: Game[Table]) -> bool:
    """Tell if a member who died in the last turns left the game, although the row of that member had a space."""
    return any(
        isinstance(event, Moved)
        and event.rule == Rule.DYING_LAST_TURNS
        and step.position.table.count_row_room(ROW_OF[event.start])
        for step in game.steps
        for event in step.events
    )


TURN, CALLER, OTHER = Rule.END_LAST_TURNS, Rule.END_MARKET_CALLER, Rule.END_MARKET_OTHER
BOOK, GRAVES = Filled.CHRONICLE, Filled.GRAVES
WANTED = (
    WantedGame("chronicle-turn", FIRST, 2, ends(BOOK, TURN), lean=BOOK, seed=177),
    WantedGame("chronicle-caller", FIRST, 3, ends(BOOK, CALLER), lean=BOOK, seed=12068),
    WantedGame("chronicle-other", BIG, 3, ends(BOOK, OTHER), lean=BOOK, seed=9278),
    WantedGame("graves-turn", BIG, 5, ends(GRAVES, TURN), seed=3),
    WantedGame("graves-caller", BIG, 2, ends(GRAVES, CALLER), seed=520),
    WantedGame("graves-other", FIRST, 4, ends(GRAVES, OTHER), seed=2),
    WantedGame("cubes-out", FIRST, 3, did_some_act_freely, seed=10),
    WantedGame("last-cube", BIG, 4, lambda game: find_ending(game).last_cube, seed=2),
    WantedGame("trigger-last", FIRST, 3, ends(GRAVES, OTHER), rulings=(("market_trigger", "trigger-last"),), seed=60),
    WantedGame("solo-carla", BIG, 1, lambda game: find_ending(game).seat == RIVAL, seed=2),
    WantedGame("solo-die", BIG, 1, ends(GRAVES, TURN), rulings=(("rival_cube", "die"),)),
    WantedGame("solo-chronicle", BIG, 1, ends(BOOK, TURN), lean=BOOK, seed=5),
    WantedGame("deaths-removed", FIRST, 2, leaves_game, rulings=(("last_deaths", "removed"),), seed=76),
    WantedGame(OTHERWISE, FIRST, 3, ends(GRAVES, OTHER), rulings=list_other_rulings(GAME, FIRST), seed=35),
    WantedGame(ALONE, BIG, 1, ends(GRAVES, TURN), rulings=list_other_rulings(GAME, BIG, alone=True)),
)


def weigh(position: Position, option: Option, lean: str) -> float:
    """Return how much players prefer an option: deaths in the chronicle if ``lean`` says so, else in graves; journeys first.

    Sales, the council, wagons, market days, and births, training and the church follow; few players leave an action.
    """
    match option.choice:
        case choices.Bury(_, place):
            remembered = find_resting_place(position.table, place)[0] in CHRONICLE.values()
            return 1.0 if remembered == (lean == BOOK) else 0.01
        case choices.Leave():
            return 0.05
        case choices.Travel():
            return 40.0
        case choices.Serve():
            return 20.0
        case choices.EnterCouncil() | choices.Advance():
            return 8.0
        case choices.Produce(_, Good.WAGON) | choices.Buy(_, Good.WAGON) | choices.Train(_, _, Good.WAGON):
            return 6.0
        case choices.Take(Space.MARKET, _) | choices.HoldMarket():
            return 4.0
        case choices.Birth() | choices.Train() | choices.JoinChurch():
            return 3.0
    return 1.0


def describe_end(game: Game[Table]) -> dict[str, object]:
    """Return who rang in the end, the order of the last turns, and who had a last turn without cubes, as seats by named keys."""
    end = find_ending(game)
    return {"by": end.seat, "last_turns": [*end.order], "without_cubes": [*end.free]}


VILLAGE = Recorded(GAME, WANTED, weigh, describe_end)
