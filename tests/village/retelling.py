"""Players' reports to the tracker: each step of a full game as the reports that tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

from tests.retelling import Retelling
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, choices, deal, events, new_game
from village_core.games.village.dying import Dying
from village_core.games.village.ending import list_tie_lines, measure
from village_core.games.village.evaluation import JUDGEMENTS
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import Building, Category, Counted, Moment, ScoreLine, Spending
from village_core.kernel.game import Game
from village_core.kernel.position import Position, Step
from village_core.kernel.values import Choice, Player, Seat
from village_core.players.random import choose
from village_core.players.steady import build_steady

WHY = {
    Rule.TURN_PLAGUE: Spending.PLAGUE,
    Rule.CRAFTS_TIME: Spending.PRODUCTION,
    Rule.MARKET_SURCHARGE: Spending.MARKET,
    Rule.MARKET_SERVE: Spending.MARKET,
}
PEOPLE = ("Anna", "Bert", "Cleo", "Dan", "Eva")
COLOURS = ("red", "blue", "yellow", "purple", "white")


def seat_friends(players: int) -> tuple[Player, ...]:
    """Return this many players with names and colours, at most five."""
    return tuple(Player(name, colour) for name, colour in zip(PEOPLE[:players], COLOURS, strict=False))


def play_game(players: int, seed: int, edition: str = "first_2011", sensible: bool = False) -> Game:
    """Play a whole game from a seed, by random players, or by sensible ones that go for points."""
    random, decide = Random(seed), build_steady(JUDGEMENTS.by_hand) if sensible else choose
    game = Game(seat_friends(players), deal(new_game(EditionSettings(edition), players), random))
    while not game.position.over:
        game = game.play((decide if game.position.seat >= 0 else choose)(game.position, random))
    return game


def begin_tracking(full: Game) -> Game:
    """Return a tracked game at its beginning, with the full game's players, edition and starting player."""
    table = full.start.table
    return Game(full.players, new_game(table.copy, len(table.farms), table.start, Depth.TRACKED))


def retell(full: Game, counting: bool = False) -> Iterator[tuple[Game, Choice]]:
    """Yield the tracked game so far with the next report to it, for every report; lines of the final sheet are reports too.

    ``counting``: coins, grain and points are noted too, as far as the tracker doesn't count them by itself.
    """
    game = begin_tracking(full)
    for seat, choice in list_reports(full, counting):
        while isinstance(game.position.top, LaidToRest) and (game.position.seat, type(choice)) != (seat, choices.Bury):
            yield game, choices.NobodyDies()  # the tracker doesn't know every birth
            game = game.play(choices.NobodyDies())
        yield game, choice
        game = game.play(choice)
    while isinstance(game.position.top, LaidToRest):
        yield game, choices.NobodyDies()
        game = game.play(choices.NobodyDies())
    for choice in list_final_lines(game, full.position.table):
        yield game, choice
        game = game.play(choice)


def finish(full: Game) -> Game:
    """Return the tracked game after all reports of a full game, counts of coins, grain and points included."""
    *_, (game, last) = retell(full, counting=True)
    return game.play(last)


def count(table: Table) -> tuple:
    """Return what the tracker counts too: each farm without influence and goods, the ring's holder, how the end was rung in."""
    farms = [(each.time, each.family, each.cities, each.customers, each.coin, each.grain, each.prestige) for each in table.farms]
    return farms, table.ring, table.trigger


RETELLING = Retelling(finish, count, lambda edition: (ScoreLine.COINS,), (choices.Note, choices.Send))


def list_reports(full: Game, counting: bool = False) -> Iterator[tuple[Seat, Choice]]:
    """Yield the reports in order with their reporters, ends of turns and rounds included, the final sheet's left out.

    With ``counting``, changes of coins, grain and points are among them. ``retell`` adds the answer that no member dies.
    """
    open_turn = False
    for before, step in zip(full.list_positions(), full.steps, strict=False):
        top = before.top
        over = isinstance(top, Turn | BuyingOut | Drawing | Rising) or (isinstance(top, Dying) and _ends(top))
        over = over or (isinstance(top, Acting) and not before.table.has_cubes() and _begins(before))
        if open_turn and over:
            yield before.seat, _end(before.table)
            open_turn = False
        open_turn = open_turn or isinstance(top, Turn | Acting)
        yield from ((before.seat, choice) for choice in _yield_reports(before, step, counting))
        bells = [event.rule for event in step.events if isinstance(event, events.MassBegan)]
        if open_turn and bells:
            yield before.seat, choices.EndTurn() if bells[0] == Rule.END_FINAL_MASS else choices.EndRound()
            open_turn = False


def list_final_lines(tracked: Game, full: Table) -> Iterator[Choice]:
    """Yield reports of the final sheet's lines that differ from the full game or are missing, and last that it is right.

    Tie-breakers are among them if several players lead.
    """
    top, table = tracked.position.top, tracked.position.table
    assert isinstance(top, Tallying) and full.outcome is not None
    known, sheets = top.find_outcome(table), full.outcome.sheets
    for seat, sheet in enumerate(sheets):
        for line in Category:
            if (seat, line) in top.list_missing(table) or known.sheets[seat].points[line] != sheet.points[line]:
                yield choices.Tell(seat, ScoreLine(line.value), sheet.points[line])
    most = max(sheet.total for sheet in sheets)
    leaders = [seat for seat, sheet in enumerate(sheets) if sheet.total == most]
    for line, seat in product(list_tie_lines(full.edition), leaders if len(leaders) > 1 else ()):
        if measure(table.farms[seat], line) != (count := measure(full.farms[seat], line)):
            yield choices.Tell(seat, line, count)
    yield choices.Done()


def _ends(dying: Dying) -> bool:
    return dying.moment is Moment.TURN_END


def _begins(before: Position) -> bool:
    """Tell whether a last turn without cubes begins; the caller must check that an action is asked and no cubes are left."""
    return len(before.top.spaces) > 1


def _end(table: Table) -> Choice:
    last = table.trigger is not None and table.trigger.last_turns
    return choices.EndTurn() if table.has_cubes() or last else choices.EndRound()


def _yield_reports(before: Position, step: Step, counting: bool) -> Iterator[Choice]:
    """Yield the reports of one step: moves with the time that they took, sales, the ring, other time, and if ``counting`` notes.

    Deaths and choices of a mass are reported as they were made.
    """
    if isinstance(before.top, BuyingOut | Drawing | Rising | Dying):
        yield step.option.choice
        return
    time: events.TimePassed | None = None
    for event in step.events:
        match event:
            case events.TimePassed():
                time = event
            case events.Moved(rule, seat, generation, start, end) if not rule.startswith(("dying", "mass")):
                yield choices.Send(seat, generation, start, end, time.time if time else 0)
                time = None
            case events.CustomerServed(_, seat, customer):
                yield choices.Sold(seat, customer)
            case events.RingTaken(_, seat):
                yield choices.ClaimRing(seat)
    yield from _yield_notes(before.table, step) if counting else ()
    if time:
        why = Spending.MILL if isinstance(step.option.choice, choices.Grind) else WHY.get(Rule(time.rule), Spending.TIME)
        yield choices.Spend(time.seat, why, time.time)


def _yield_notes(table: Table, step: Step) -> Iterator[choices.Note]:
    """Yield notes of the changes of coins, grain and points in a step that the tracker doesn't book by itself."""
    edition = table.edition
    change: Counter[tuple[Seat, str]] = Counter()
    for event in step.events:
        match event:
            case events.Gained(_, seat, what, count):
                change[seat, what] += count
            case events.Paid(_, seat, spent):
                change.update({(seat, what): -count for what, count in spent})
            case events.PrestigeGained(Rule.PRIVILEGE_PRESTIGE, seat, points):
                change[seat, Counted.PRESTIGE] += points
            case events.Visited(_, seat, city):
                change[seat, Counted.COIN] -= edition.cities[city].coins
            case events.CustomerServed(_, seat, customer):
                change[seat, Counted.GRAIN] += edition.customers[customer].demand.split().count("grain")
            case events.TimePassed(_, seat, _) if isinstance(step.option.choice, choices.Grind):
                mill = edition.crafts[Building.MILL]
                change.update({(seat, Counted.COIN): -mill.coins, (seat, Counted.GRAIN): mill.grain})
    for (seat, what), count in change.items():
        if what in tuple(Counted) and count:
            yield choices.Note(seat, Counted(what), count)
