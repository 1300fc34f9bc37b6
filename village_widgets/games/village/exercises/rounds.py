"""Questions about setting up, new rounds, and the way to the end."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village.choices import Decline, Done, Leave, Reveal, TakeRing
from village_core.games.village.compensating import DrawingInfluence
from village_core.games.village.edition import EDITIONS, SEATED, EditionSettings, build_edition
from village_core.games.village.events import BagFilled, Gained, RoundBegan
from village_core.games.village.mass import Rising
from village_core.games.village.position import Position
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rounds import NewRound, Seeding, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.setup import new_game
from village_core.games.village.table import NO_SPACES, Cubes, Table
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import CHURCH, COUNCIL, CUBES, INFLUENCES, SPACES, Place, Space
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import CHANCE, Choice, Seat, Tagged
from village_widgets.games.village.exercises.asking import ask_which, has_event, require, settle_turn
from village_widgets.games.village.exercises.ends import ENDS, ComesNext
from village_widgets.games.village.exercises.goals import AfterChoice
from village_widgets.games.village.exercises.mass_bag import build_church_table, gather_in_church
from village_widgets.games.village.exercises.playing import play_on
from village_widgets.games.village.exercises.tables import build_table, complete
from village_widgets.games.village.exercises.wording import PositionWords, word_question
from village_widgets.tutor.exercise import LAST, Claim, Exercise, ExerciseKind, Unfit, build_question, choose_seat

NEUTRAL: Final = tuple(space for space in SPACES if space is not Space.MARKET)


class CustomersMissing(Tagged, frozen=True):
    """The claim that ``count`` customers are still to be turned over before the first round."""

    count: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether chance turns over ``count`` customers from here."""
        turned = 0
        while position.seat == CHANCE and isinstance(choice := position.sample(Random(0)).choice, Reveal):
            position, turned = position.play(choice).position, turned + 1
        return turned == self.count


class Compensation(AfterChoice, frozen=True):
    """The claim that a seat gets this for starting later: a piece, a random influence cube, one of choice, or nothing."""

    seat: Seat
    gets: str

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the seat's compensation is ``gets``.

        It is the piece that the seat gets at once, ``random`` if it draws a cube next, ``choice`` if it chooses one;
        else ``nothing``.
        """
        step = position.play(self.after)
        found = "nothing"
        for event in step.events:
            if isinstance(event, Gained) and event.seat == self.seat:
                found = event.what
        for frame in step.position.agenda:
            if isinstance(frame, DrawingInfluence) and frame.seat == self.seat:
                found = "random"
            if isinstance(frame, Rewarded) and frame.seat == self.seat:
                found = "choice"
        return found == self.gets


class GoesIntoBag(AfterChoice, frozen=True):
    """The claim that exactly these cubes go from the supply into the green bag."""

    cubes: Cubes

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether exactly ``cubes`` go into the bag."""
        events, _ = play_on(position, self.after, BagFilled)
        return has_event(events, BagFilled, cubes=self.cubes)


class SpaceGets(Tagged, frozen=True):
    """The claim that an action space gets ``count`` cubes when a round begins."""

    space: Space
    count: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Play on until all spaces are filled, and tell whether ``count`` cubes lie on the space then."""
        random = Random(0)
        while isinstance(position.top, Seeding):
            position = position.play(position.sample(random)).position
        return sum(position.table.spaces[SPACES.index(self.space)]) == self.count


class StartsRound(AfterChoice, frozen=True):
    """The claim that the seat starts the next round."""

    seat: Seat

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the next round begins with ``seat``."""
        events, _ = play_on(position, self.after, RoundBegan)
        return has_event(events, RoundBegan, start=self.seat)


def _start_setup(random: Random, level: int, left: int, **corrections: bool) -> KernelPosition[Table]:
    """Return a position while a game is being set up, with ``left`` more customers to turn over; ``corrections`` are rulings."""
    copy = EditionSettings(random.choice(EDITIONS), tuple((f"rulings.{name}", value) for name, value in corrections.items()))
    least, most = max(SEATED, build_edition(copy).players[0]), build_edition(copy).players[1]
    players = random.randint(least, 3 if level == 1 else most)
    position: KernelPosition[Table] = new_game(copy, players, random.randrange(players))
    shown = len(position.table.stalls) + position.table.edition.market.queue
    for _ in range(shown - left):
        position = position.play(position.sample(random)).position
    return position


def ask_customers(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask how many more customers to turn over, halfway through setting up a game. May raise ``Unfit``."""
    position = _start_setup(random, level, random.randint(2, 6))
    counts = [CustomersMissing(count) for count in range(1, 9)]
    return ask_which(random, level, "customers-missing", position, counts, (Rule.SETUP_CUSTOMERS,))


def ask_compensation(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask what a seat gets for starting later, once the last customer of the set-up is turned over. May raise ``Unfit``."""
    position = _start_setup(random, level, 1, seat_compensation=True)
    seat, about = choose_seat(random, position.table), position.sample(random).choice
    gifts = [Compensation(about, seat, what) for what in ("nothing", "grain", "random", "choice", "coin")]
    return ask_which(random, level, "compensation", position, gifts, (Rule.SETUP_SEATS,), about)


def ask_filling(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which cubes go into the green bag after the mass. May raise ``Unfit``, for example if too few answers differ."""
    table = build_church_table(random, level)
    table = _enrich_farms(random, table, level)
    seat = random.choice(table.seats)
    table = gather_in_church(random, table, seat, [random.choice(CHURCH[:3])], 0)
    position = Position(table, (NewRound(), Rising((seat,)))).settle()
    filled = next(event for event in play_on(position, Done(), BagFilled)[0] if isinstance(event, BagFilled))
    right = GoesIntoBag(Done(), filled.cubes)
    wrong = [GoesIntoBag(Done(), cubes) for cubes in sorted(_list_misfillings(table, filled.cubes) - {filled.cubes})]
    claims: list[Claim[Table]] = [right, *random.sample(wrong, min(3, len(wrong)))]
    if len(claims) < 4:
        raise Unfit("claims")
    return build_question("filling", level, position, claims, (Rule.ROUND_BAG,), random, Done())


def _enrich_farms(random: Random, table: Table, level: int) -> Table:
    """Return the table with cubes of some colours moved to the farms, so that too few are left to fill the green bag.

    May raise ``Unfit``.
    """
    for kind in random.sample(INFLUENCES, random.randint(1, level)):
        left = random.randint(0, table.edition.setup[len(table.farms)].added - 1)
        spare = getattr(table.supply, kind.value) - left
        for seat in table.seats:
            farm = table.farms[seat]
            share = spare // (len(table.farms) - seat)
            spare -= share
            table = table.with_farm(seat, replace(farm, **{kind.value: getattr(farm, kind.value) + share}))
    return complete(table)


def _list_misfillings(table: Table, right: Cubes) -> set[Cubes]:
    """Return likely answers of a reader who forgets the shortage or the plague, or names the whole supply.

    One of them may be the right answer by chance.
    """
    added = table.edition.setup[len(table.farms)].added
    a, b, c, d, plague = right
    wrong = {(added, added, added, added, plague), (a, b, c, d, 0), (a, b, c, d, added), (added, added, added, added, 0)}
    short = [at for at in range(4) if right[at] < added]
    for at in short:
        cubes = list(right)
        cubes[at] = 0
        wrong.add((cubes[0], cubes[1], cubes[2], cubes[3], plague))
    rest = table.supply
    return wrong | {(rest.skill, rest.persuasion, rest.faith, rest.knowledge, plague)}


def ask_seeding(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask how many cubes a space gets: the green bag runs out while the spaces are filled. May raise ``Unfit``."""
    table = replace(build_table(random, level), spaces=NO_SPACES)
    places = table.edition.setup[len(table.farms)].spaces
    shown = random.randrange(2, len(SPACES)) if level > 1 else random.randint(1, 3)
    needed = sum(places[space] for space in SPACES[: shown + 1])
    held = needed - random.randint(1, max(1, places[SPACES[shown]]))
    drawn = random.choices(range(5), (3, 3, 3, 3, 1), k=held)
    a, b, c, d, e = (drawn.count(colour) for colour in range(5))
    table = complete(replace(table, bag=(a, b, c, d, e)))
    position = Position(table, (Turns(table.start), Seeding(SPACES))).settle()
    space = SPACES[shown] if random.random() < 0.7 else random.choice(SPACES[max(0, shown - 1) :])
    counts = [SpaceGets(space, count) for count in range(8)]
    right = next(claim for claim in counts if claim.is_true(position))
    wrong = [claim for claim in counts if claim != right]
    full = [claim for claim in wrong if claim.count == places[space]]
    rest = [claim for claim in wrong if claim not in full and claim.count <= places[space] + 2]
    claims: list[Claim[Table]] = [right, *full, *random.sample(rest, min(len(rest), 3 - len(full)))]
    return build_question("seeding", level, position, claims, (Rule.ROUND_SEEDING,), random)


def ask_next_starter(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which seat starts the next round, after the last turn of this one. May raise ``Unfit``."""
    table = build_church_table(random, level)
    ring = None if random.random() < 0.4 else random.choice(table.seats)
    table = replace(table, ring=ring)
    seat = random.choice(table.seats)
    about: Choice = Leave()
    if level == LAST and random.random() < 0.5:
        position = _offer_privilege(random, replace(table, ring=None), seat)
        about = random.choice((TakeRing(), Decline()))
    else:
        position = settle_turn(table, seat, Acting(seat, (random.choice(NEUTRAL),)))
    require(position, about, "choice")
    claims = [StartsRound(about, other) for other in table.seats]
    return build_question("next-starter", level, position, claims, (Rule.ROUND_START_PLAYER,), random, about)


def ask_round_end(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask what follows a turn that leaves one cube or none on the board: the round ends or goes on. May raise ``Unfit``."""
    table = build_church_table(random, level)
    if random.random() < 0.4:
        spaces = list(table.spaces)
        spaces[random.randrange(len(SPACES))] = random.choice(
            ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0))
        )
        table = complete(replace(table, spaces=tuple(spaces)))
    seat, about = random.choice(table.seats), Leave()
    position = settle_turn(table, seat, Acting(seat, (random.choice(NEUTRAL),)))
    require(position, about, "choice")
    after = table.find_next_seat(seat)
    claims = [ComesNext(about, after, "cube"), ComesNext(about, after, "free")]
    claims += [ComesNext(about, None, what) for what in ("mass", "last-mass", "score")]
    return ask_which(random, level, "round-end", position, claims, (Rule.ROUND_END,), about)


def _offer_privilege(random: Random, table: Table, seat: Seat) -> Position:
    """Return the position in which a seat may use a privilege up to that of its highest stage in the council.

    If the seat has no member there, one from home goes to one of the lower three stages. May raise ``Unfit``, for example if no
    member is at home.
    """
    farm = table.farms[seat]
    if not any(place in COUNCIL for place in farm.places):
        home = [generation for generation, place in farm.list_members() if place is Place.FARM]
        if not home:
            raise Unfit("family")
        table = table.with_farm(seat, farm.move(random.choice(home), Place.FARM, COUNCIL[random.randint(0, 2)]))
    return settle_turn(complete(table), seat, Privileges(seat, table.find_stage(seat)))


@word_question("customers-missing", "compensation", "filling", "seeding")
def _word_question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """Word the question with what the board doesn't show, such as the setup card, the supply and the starting player."""
    table, claim = exercise.position.table, exercise.claims[exercise.right]
    card = table.edition.setup[len(table.farms)]
    places = {space: telling.format(f"space-{space}") for space in SPACES}
    said: dict[str, str | int] = {
        "players": len(table.farms),
        "starter": telling.names[table.start],
        "added": card.added,
        "supply": telling.words.join(
            telling.nouns.list_amounts({cube.value: getattr(table.supply, cube.value) for cube in CUBES})
        ),
        "bag": sum(table.bag),
        "card": telling.words.join(
            [telling.format("question-seeding-card", space=name, count=card.spaces[space]) for space, name in places.items()]
        ),
        "who": telling.names[claim.seat] if isinstance(claim, Compensation) else "",
        **(telling.nouns.describe_field("space", claim.space) if isinstance(claim, SpaceGets) else {}),
    }
    return telling.format(f"question-{exercise.kind}", **said)


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("customers-missing", frozenset((Rule.SETUP_CUSTOMERS,)), ask_customers),
    ExerciseKind("compensation", frozenset((Rule.SETUP_SEATS,)), ask_compensation),
    ExerciseKind("filling", frozenset((Rule.ROUND_BAG,)), ask_filling),
    ExerciseKind("seeding", frozenset((Rule.ROUND_SEEDING,)), ask_seeding),
    ExerciseKind("next-starter", frozenset((Rule.ROUND_START_PLAYER,)), ask_next_starter),
    ExerciseKind("round-end", frozenset((Rule.ROUND_END,)), ask_round_end),
    *ENDS,
)
