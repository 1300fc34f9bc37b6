"""Layouts by hand: the visible pieces make the whole position, and an impossible piece is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from tests.samples import sample, spread
from tests.village import positions
from village_core.games.laying import LayingProblem, Unlayable
from village_core.games.village import EditionSettings, Position, build_edition, find_flaw, new_game, vocabulary
from village_core.games.village.box import derive_rest
from village_core.games.village.dying import Dying
from village_core.games.village.laid import Laid, LaidEnding, LaidFarm
from village_core.games.village.laying import build_layout, lay, list_unknown_fields
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.table import Trigger
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import CUBES, GOODS, INFLUENCES, SPACES, Filled, Moment, Place

SETUPS = [(positions.FIRST, 2), (positions.FIRST, 3), (positions.FIRST, 4), (positions.BIG, 2), (positions.BIG, 5)]
GAMES = sample(1, 4)
"""Random games of each setup that are laid out at every turn."""


def yield_turns(setup: tuple[str, int], games: int, every: int = 1) -> Iterator[Position]:
    """Yield the positions at the beginning of turns of random games, each ``every``-th of them."""
    edition, players = setup
    for seed in range(games):
        random, position, count = Random(f"{edition} {players} {seed}"), new_game(EditionSettings(edition), players), 0
        while not position.over:
            if positions.starts_turn(position):
                count += 1
                if count % every == 0:
                    yield position
            position = position.pick_random_step(random).position


def find_problems(laid: Laid, edition: str = positions.FIRST) -> tuple[LayingProblem, ...]:
    """Return the problems of a layout; none if it can be laid out."""
    try:
        lay(laid, EditionSettings(edition), len(laid.farms))
    except Unlayable as unlayable:
        return unlayable.problems
    return ()


def find_problem(laid: Laid, key: str, edition: str = positions.FIRST) -> LayingProblem:
    """Return the layout's problem with this key; fail if it does not occur exactly once."""
    found = [problem for problem in find_problems(laid, edition) if problem.key == key]
    assert len(found) == 1, (key, find_problems(laid, edition))
    return found[0]


def set_farm(laid: Laid, seat: int, **changes: object) -> Laid:
    """Return the layout with these fields of one farm changed."""
    farms = [replace(farm, **changes) if at == seat else farm for at, farm in enumerate(laid.farms)]
    return replace(laid, farms=tuple(farms))


def set_place(laid: Laid, seat: int, generation: int, *places: str) -> Laid:
    """Return the layout with all members of one generation of a family at these places."""
    family = list(laid.farms[seat].family)
    family[generation - 1] = tuple(sorted(Place(place) for place in places))
    return set_farm(laid, seat, family=tuple(family))


def set_cubes(laid: Laid, space: int, colour: int, count: int) -> Laid:
    """Return the layout with this number of cubes of a colour on a space, each named by its index in ``CUBES`` and ``SPACES``."""
    cubes = list(laid.spaces[space])
    cubes[colour] = count
    spaces = list(laid.spaces)
    spaces[space] = tuple(cubes)
    return replace(laid, spaces=tuple(spaces))


def set_supply(laid: Laid, colour: int, count: int) -> Laid:
    """Return the layout with this number of cubes beside the board of the colour at this index of ``CUBES``."""
    supply = list(laid.supply)
    supply[colour] = count
    return replace(laid, supply=tuple(supply))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_table_counted_and_laid_out_is_the_same_position(setup: tuple[str, int]) -> None:
    """At every turn of random games a counted table makes exactly the position that it was counted from."""
    seen = ended = 0
    for position in yield_turns(setup, GAMES):
        again = lay(build_layout(position), position.table.copy, setup[1])
        assert again == position and find_flaw(again) == "" and not list_unknown_fields(position)
        seen, ended = seen + 1, ended + (position.table.trigger is not None)
    assert seen > sample(50, 100) and ended >= GAMES


def yield_amounts(laid: Laid, what: str) -> Iterator[tuple[str, int, Callable[[int], Laid]]]:
    """Yield each place of a kind of piece: its field, the number there, and a function for the table with another number."""
    if what in CUBES:
        at = CUBES.index(what)
        for number, space in enumerate(SPACES):
            yield f"spaces.{space}.{what}", laid.spaces[number][at], lambda n, i=number: set_cubes(laid, i, at, n)
        yield f"supply.{what}", laid.supply[at], lambda n: set_supply(laid, at, n)
    if what != "plague":
        for seat, farm in enumerate(laid.farms):
            yield f"farms.{seat}.{what}", getattr(farm, what), lambda n, s=seat: set_farm(laid, s, **{what: n})


@pytest.mark.parametrize("setup", spread(SETUPS), ids=str)
def test_one_piece_too_many_is_named_wherever_it_lies(setup: tuple[str, int]) -> None:
    """One place can hold all of a kind that the box has; one piece more is named, with the right number.

    Pieces that players may replace have no limit.
    """
    edition, box = setup[0], new_game(EditionSettings(setup[0]), setup[1]).table.edition.box
    sizes = dict.fromkeys(INFLUENCES, box.influence) | {"plague": box.plague, "coin": box.coins, "grain": box.grain}
    sizes |= dict.fromkeys(GOODS, box.goods)
    tried = 0
    for position in yield_turns(setup, 1, every=sample(59, 29)):
        laid = build_layout(position)
        left = derive_rest(laid, EditionSettings(edition))
        for what, size in sizes.items():
            free = left.bag[CUBES.index(what)] if what in CUBES else left.stock[what]
            for field, count, changed in yield_amounts(laid, what):
                kept = [problem for problem in find_problems(changed(count + free), edition) if problem.what == what]
                assert not kept, "what is in the box may lie anywhere"
                over = [problem for problem in find_problems(changed(count + free + 1), edition) if problem.what == what]
                replaced = box.substitutes and (what in GOODS or what == "coin")
                assert [(p.count, p.most) for p in over] == ([] if replaced else [(size + 1, size)])
                assert all(field in problem.fields for problem in over)
                tried += not replaced
    assert tried >= 50


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_one_more_or_less_of_anything_counted_exactly_is_named(setup: tuple[str, int]) -> None:
    """One member too many or too few and a customer in two places are named, wherever they are.

    So are a short queue and an empty stall, while the pile has tiles.
    """
    edition, tried = setup[0], Counter[str]()
    for position in yield_turns(setup, 1, every=29):
        laid = build_layout(position)
        for seat, farm in enumerate(laid.farms):
            for generation, places in enumerate(farm.family, 1):
                more = find_problem(set_place(laid, seat, generation, *places, "farm"), "laying-members-over", edition)
                less = find_problem(set_place(laid, seat, generation, *places[1:]), "laying-members-missing", edition)
                for problem, by in ((more, 1), (less, -1)):
                    assert (problem.seat, problem.which, problem.count - problem.most) == (seat, generation, by)
                    assert problem.fields == (f"farms.{seat}.family.{generation}",)
                    tried[problem.key] += 1
        for field, twice in double_customer(laid):
            tile = twice.queue[0] if field == "queue" else laid.queue[0]
            problem = find_problem(twice, "laying-customer-twice", edition)
            assert (problem.which, problem.count) == (tile, 2) and {field, "queue"} <= {*problem.fields}
            tried[problem.key] += 1
        if derive_rest(laid, EditionSettings(edition)).pile:
            short = find_problem(replace(laid, queue=laid.queue[1:]), "laying-queue-short", edition)
            assert (short.count, short.most) == (len(laid.queue) - 1, len(laid.queue)) and short.fields == ("queue",)
            empty = find_problem(replace(laid, stalls=(None, *laid.stalls[1:])), "laying-stall-empty", edition)
            assert empty.count == 1 and empty.fields == ("stalls",)
            tried[empty.key] += 1
    assert len(tried) == 4


def double_customer(laid: Laid) -> Iterator[tuple[str, Laid]]:
    """Yield the layouts with the queue's first customer at the first stall or on a farm too, each after that place's field.

    Without a queue yield none.
    """
    if not laid.queue:
        return
    tile = laid.queue[0]
    yield "stalls", replace(laid, stalls=(tile, *laid.stalls[1:]))
    for seat, farm in enumerate(laid.farms):
        yield f"farms.{seat}.customers", set_farm(laid, seat, customers=(*farm.customers, tile))


LAID = build_layout(positions.lay_turn(positions.lay_village(3, cities={1: ["city-a"]})))


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        (replace(LAID, round=0), LayingProblem("laying-round-missing", ("round",))),
        (replace(LAID, round=-1), LayingProblem("laying-below-zero", ("round",), count=-1)),
        (replace(LAID, round=10**6), LayingProblem("laying-too-high", ("round",), count=10**6, most=9999)),
        (replace(LAID, turn=3), LayingProblem("laying-nobody", ("turn",))),
        (replace(LAID, start=-1), LayingProblem("laying-nobody", ("start",))),
        (replace(LAID, ring=7), LayingProblem("laying-nobody", ("ring",))),
        (replace(LAID, ending=LaidEnding(3, Filled.GRAVES, Moment.TURN_END, 0)), LayingProblem("laying-nobody", ("filler",))),
        (replace(LAID, ending=LaidEnding(0, Filled.GRAVES, Moment.TURN_END, 3)), LayingProblem("laying-nobody", ("last",))),
        (set_cubes(LAID, 5, 1, 0), LayingProblem("laying-no-cubes", ("spaces",))),
        (
            set_cubes(set_supply(LAID, 0, 9), 3, 0, 2),
            LayingProblem("laying-space-over", ("spaces.market",), what="market", count=2, most=1),
        ),
        (set_farm(LAID, 1, grain=6), LayingProblem("laying-farm-grain", ("farms.1.grain",), seat=1, count=6, most=5)),
        (set_farm(LAID, 0, space=10), LayingProblem("laying-life-track", ("farms.0.space",), seat=0, count=10, most=9)),
        (set_farm(LAID, 2, prestige=-1), LayingProblem("laying-below-zero", ("farms.2.prestige",), count=-1)),
        (
            set_farm(LAID, 1, cities=(Place.CITY_A, Place.CITY_A)),
            LayingProblem("laying-city-twice", ("farms.1.cities",), seat=1, what="city-a", count=2),
        ),
        (set_farm(LAID, 1, cities=(Place.GRAVE,)), LayingProblem("laying-no-city", ("farms.1.cities",), seat=1)),
        (
            set_place(LAID, 1, 1, "city-b", "farm", "farm", "farm"),
            LayingProblem("laying-city-unmarked", ("farms.1.cities",), seat=1, what="city-b"),
        ),
        (
            set_place(LAID, 1, 3, "farm", "unborn"),
            LayingProblem("laying-born-early", ("farms.1.family.3", "farms.1.family.2"), seat=1, which=3, count=2),
        ),
        (
            set_place(LAID, 0, 1, "farm", "farm", "farm", "unborn"),
            LayingProblem("laying-first-unborn", ("farms.0.family.1",), seat=0, count=1),
        ),
        (set_farm(LAID, 0, customers=(24,)), LayingProblem("laying-no-customer", ("farms.0.customers",), count=24)),
        (replace(LAID, queue=(*LAID.queue, 20)), LayingProblem("laying-queue-over", ("queue",), count=6, most=5)),
        (replace(LAID, stalls=(*LAID.stalls, 20)), LayingProblem("laying-stalls-over", ("stalls",), count=5, most=4)),
        (replace(LAID, farms=LAID.farms[:1]), LayingProblem("laying-players", ("farms",), count=1, most=3)),
    ],
    ids=lambda value: value.key if isinstance(value, LayingProblem) else "",
)
def test_what_cannot_be_is_named(laid: Laid, expected: LayingProblem) -> None:
    """Each impossible thing is the only problem, with its field and its numbers."""
    with pytest.raises(Unlayable) as raised:
        lay(laid, EditionSettings(positions.FIRST), 3)
    assert raised.value.problems == (expected,)


def test_members_and_cities_are_laid_out_in_any_order() -> None:
    """A farm whose members and cities are named in another order makes the same position."""
    table = positions.lay_village(3, members={1: {"wainwright": [1], "city-c": [1]}}, cities={1: ["city-a", "city-c"]})
    laid, copy = build_layout(positions.lay_turn(table)), EditionSettings(positions.FIRST)
    farm = laid.farms[1]
    turned = set_farm(laid, 1, family=tuple(places[::-1] for places in farm.family), cities=farm.cities[::-1])
    assert turned != laid and lay(turned, copy, 3) == lay(laid, copy, 3)


def test_chronicle_and_graves_hold_no_more_than_they_have_spaces() -> None:
    """Three in the two spaces of a row, and four in three graves, are named with all members there."""
    laid = build_layout(positions.lay_turn(positions.lay_village(2)))
    laid = set_place(laid, 0, 1, "chronicle-crafts", "chronicle-crafts", "farm", "farm")
    laid = set_place(laid, 1, 1, "chronicle-crafts", "grave", "grave", "farm")
    fields = ("farms.0.family.1", "farms.1.family.1")
    assert find_problems(laid) == (LayingProblem("laying-row", fields, what="crafts", count=3, most=2),)
    over = set_place(laid, 0, 1, "grave", "grave", "farm", "farm")
    assert LayingProblem("laying-graves", fields, count=4, most=3) in find_problems(over)


def test_an_end_that_was_rung_in_needs_its_last_turns() -> None:
    """Full graves without last turns are named, and so are last turns without full graves; with both the table is laid out."""
    laid = set_place(build_layout(positions.lay_turn(positions.lay_village(2))), 0, 1, "grave", "grave", "grave", "farm")
    assert find_problems(laid) == (LayingProblem("laying-graves-full", ("filled",)),)
    ending = LaidEnding(0, Filled.GRAVES, Moment.TURN_END, last=1)
    position = lay(replace(laid, turn=1, ending=ending), EditionSettings(positions.FIRST), 2)
    assert position.agenda == (LastTurns(()), Turn(1)) and find_flaw(position) == ""
    assert position.table.trigger == Trigger(0, Filled.GRAVES, Moment.TURN_END, last_turns=True)
    assert find_problems(replace(laid, turn=0, ending=ending)) == (
        LayingProblem("laying-no-more-turn", ("turn", "filler"), seat=0),
    )
    chronicle = find_problem(replace(laid, turn=1, ending=replace(ending, filled=Filled.CHRONICLE)), "laying-chronicle-not-full")
    assert chronicle.count == 11
    free = set_place(laid, 0, 1, "grave", "grave", "farm", "farm")
    assert find_problem(replace(free, turn=1, ending=ending), "laying-graves-not-full").count == 1


def test_a_full_chronicle_needs_its_last_turns() -> None:
    """end-chronicle: a full chronicle without last turns is named; with one space left it isn't."""
    laid = build_layout(positions.lay_turn(positions.lay_village(2)))
    rows = build_edition(EditionSettings(positions.FIRST)).chronicle[2].rows
    dead = [vocabulary.CHRONICLE[row] for row, count in rows.items() for _ in range(count)]
    assert len(dead) == 11
    laid = set_place(set_place(laid, 0, 1, *dead[:4]), 0, 2, *dead[4:7])
    assert find_problems(set_place(laid, 1, 1, *dead[7:])) == (LayingProblem("laying-chronicle-full", ("filled",)),)
    assert find_problems(set_place(laid, 1, 1, *dead[7:10], "farm")) == ()


@pytest.mark.parametrize(("turn", "order"), [(0, (1, 2, 0)), (1, (2, 0, 1))])
def test_last_turns_that_have_not_begun_are_laid_out_from_the_first(turn: int, order: tuple[int, ...]) -> None:
    """end-last-turns: a layout of a turn in which the end was rung in begins with the next seat, and ends with the last one's."""
    table = positions.lay_village(3, members={0: {"grave": [1, 1]}, 1: {"grave": [1, 1]}})
    rung = replace(table, trigger=Trigger(turn, Filled.GRAVES, Moment.TURN_END))
    laid = build_layout(Position(rung, (Turns((turn + 1) % 3), Acting(turn, (SPACES[0],)))))
    assert laid.turn == order[0]
    assert laid.ending == LaidEnding(turn, Filled.GRAVES, Moment.TURN_END, last=order[-2])


def test_stalls_stay_empty_after_the_last_customer() -> None:
    """A stall may be empty once neither the queue nor the pile has a customer; one customer left must lie at a stall."""
    laid = build_layout(positions.lay_turn(positions.lay_village(2)))
    tiles = tuple(range(len(build_edition(EditionSettings(positions.FIRST)).customers)))
    served = set_farm(replace(laid, stalls=(None,) * len(laid.stalls), queue=()), 0, customers=tiles)
    assert find_problems(served) == ()
    left = set_farm(served, 0, customers=tiles[1:])
    assert [problem.key for problem in find_problems(left)] == ["laying-stall-empty"]
    assert [problem.key for problem in find_problems(replace(left, queue=tiles[:1]))] == ["laying-stall-empty"]
    assert find_problems(replace(left, stalls=(0, *served.stalls[1:]))) == ()
    full = len(laid.stalls)
    assert find_problems(set_farm(replace(served, stalls=tiles[:full]), 0, customers=tiles[full:])) == (), "no queue is needed"


def test_last_turns_without_cubes_are_free_actions() -> None:
    """end-cubes-out: a board without cubes can be laid out in the last turns; the next player may act anywhere."""
    grave = positions.lay_village(2, members={0: {"grave": [1, 1, 1]}}, spaces={})
    position = positions.lay_last_turns(
        replace(grave, trigger=Trigger(0, Filled.GRAVES, Moment.MARKET_DAY, last_turns=True)), 1, 0
    )
    assert lay(build_layout(position), EditionSettings(positions.FIRST), 2) == position


def test_the_time_follows_from_the_marker_and_the_dead() -> None:
    """A family that has lost two members has completed two laps, and its time is these laps and the space of the marker."""
    laid = set_place(build_layout(positions.lay_turn(positions.lay_village(2))), 0, 1, "grave", "chronicle-farm", "farm", "farm")
    position = lay(set_farm(laid, 0, space=7), EditionSettings(positions.FIRST), 2)
    assert position.table.farms[0].time == 27
    assert build_layout(position).farms[0] == LaidFarm(laid.farms[0].family, space=7)


def test_a_death_still_to_come_is_not_taken_for_one_that_never_was() -> None:
    """A lap whose death is still to come isn't counted as unmourned; once the member is buried the time is the same.

    Without a death waiting the lap counts as unmourned.
    """
    table = positions.lay_village(2, stock={0: {"time": 12}})
    waiting = positions.settle(table, Turns(1), Dying(0), Acting(0, (SPACES[0],)))
    assert [farm.unmourned for farm in build_layout(waiting).farms] == [0, 0]
    buried = set_place(build_layout(waiting), 0, 1, "grave", "farm", "farm", "farm")
    assert lay(buried, EditionSettings(positions.FIRST), 2).table.farms[0].time == 12
    assert build_layout(positions.lay_turn(table)).farms[0].unmourned == 1


@pytest.mark.parametrize(
    "begun",
    [positions.open_game(3), positions.lay_mass(positions.lay_village(3)), new_game(EditionSettings(positions.FIRST), 3)],
    ids=["turn", "mass", "new"],
)
def test_a_mass_and_a_new_game_can_be_counted_too(begun: Position) -> None:
    """A table can be counted at a first turn, after a mass, and before the first round, where alone some fields are unknown."""
    laid = build_layout(begun)
    assert len(laid.farms) == 3 and laid.turn == 0 and laid.round == 1 and sum(farm.coin for farm in laid.farms) in (0, 3)
    assert bool(list_unknown_fields(begun)) == (begun.table.round == 0)
