"""Questions about deaths: which member dies, and where it rests."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from village_core.games.village import vocabulary
from village_core.games.village.choices import Bury, Leave
from village_core.games.village.dying import Dying
from village_core.games.village.events import Forgotten, Moved
from village_core.games.village.position import Position
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table, Trigger
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Filled, Moment, Place, Space
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Choice, Seat
from village_widgets.games.village.exercises import tables
from village_widgets.games.village.exercises.asking import has_event
from village_widgets.games.village.exercises.dying_when import WHEN
from village_widgets.games.village.exercises.goals import AfterChoice
from village_widgets.games.village.exercises.tables import build_family, build_table, choose_graves, complete, leave_room
from village_widgets.games.village.exercises.wording import PositionWords, word_claim
from village_widgets.tutor.exercise import Claim, Exercise, ExerciseKind, Unfit, build_question, choose_seat, pick_rule

STANDS: Final = (Place.FARM, *vocabulary.WORKSHOPS, *vocabulary.CITIES[:4], *vocabulary.COUNCIL, *vocabulary.CHURCH)
ASKED: Final = (
    Rule.DYING_ELDEST,
    Rule.DYING_CHRONICLE,
    Rule.DYING_VISIBLE,
    Rule.DYING_GRAVE,
    Rule.DYING_NOBODY,
    Rule.DYING_NO_ROOM,
    Rule.DYING_LAST_TURNS,
    Rule.DYING_AFTER_ACTION,
)
AT_LEVEL: Final = {1: ASKED[:3], 2: ASKED[:5], 3: ASKED[1:]}
"""The rules a death is about at each level if none is wanted."""
LAST_TURNS: Final = (Rule.DYING_NO_ROOM, Rule.DYING_LAST_TURNS)
"""Rules that apply only in the last turns, when the graves are full."""
NO_CHOICE: Final = (Rule.DYING_CHRONICLE, Rule.DYING_GRAVE, *LAST_TURNS)
"""Rules about the resting place; for them the owner must not have a choice."""


class Dies(AfterChoice, frozen=True):
    """The claim that this member, and no other, dies after the choice and comes to lie at ``end``."""

    seat: Seat
    generation: int
    place: Place
    end: Place

    @property
    def who(self) -> tuple[int, Place]:
        """The generation and the place of the member."""
        return self.generation, self.place

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the owner must bury this member and no other, and it then lies at ``end``."""
        then, burial = position.play(self.after).position, Bury(self.generation, self.place)
        if not isinstance(then.top, Dying) or {option.choice for option in then.options} != {burial}:
            return False
        return has_event(then.play(burial).events, Moved, seat=self.seat, end=self.end)


class OwnerChooses(AfterChoice, frozen=True):
    """The claim that the owner chooses which of several members of a generation dies."""

    seat: Seat
    generation: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the owner may bury one of several members, all of that generation."""
        then = position.play(self.after).position
        if not isinstance(then.top, Dying):
            return False
        able = {option.choice for option in then.options}
        return len(able) > 1 and {who.generation for who in able if isinstance(who, Bury)} == {self.generation}


class NoDeath(AfterChoice, frozen=True, tag="nobody-dies"):
    """The claim that no member dies, now or later, for a lap's end that the marker has passed or passes by ``after``."""

    seat: Seat

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether, once ``after`` is played, the lap's death falls away because the family has no visible member.

        Members are visible on the farm and on the board.
        """
        return has_event(position.play(self.after).events, Forgotten, seat=self.seat)


FateClaim: TypeAlias = Dies | OwnerChooses | NoDeath


def ask_death(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which member dies at the end of the turn: the marker has passed the end of a lap, and the last action is left or made.

    May raise ``Unfit``.
    """
    aim = pick_rule(random, wanted, ASKED, AT_LEVEL[level])
    corrections = {"rulings.last_deaths": "removed"} if aim is Rule.DYING_LAST_TURNS else {}
    table = build_table(random, level, corrections=corrections)
    seat = choose_seat(random, table)
    table = _prepare_rooms(random, _prepare_family(random, table, seat, aim, level), seat, aim)
    if aim in LAST_TURNS:
        filler = random.choice([other for other in table.seats if other != seat])
        table = replace(table, trigger=Trigger(filler, Filled.GRAVES, Moment.TURN_END, last_turns=True))
        order = table.list_clockwise(table.find_next_seat(seat))
        below: LastTurns | Turns = LastTurns(order[: order.index(filler)])
    else:
        below = Turns(table.find_next_seat(seat))
    table = table.with_farm(seat, replace(table.farms[seat], time=random.randrange(2)))
    table = complete(table, crossed=(seat,))
    deep = aim is Rule.DYING_AFTER_ACTION or (level == 3 and random.random() < 0.6)
    spaces = (Space.FAMILY, Space.CHURCH, Space.CRAFTS) if deep else tuple(s for s in Space if s is not Space.MARKET)
    position = Position(table, (below, Dying(seat), Acting(seat, (random.choice(spaces),)))).settle()
    about = _pick_last_act(random, position, seat) if deep else Leave()
    return _ask_fate(random, level, position, seat, about, aim)


def _prepare_family(random: Random, table: Table, seat: Seat, aim: Rule, level: int) -> Table:
    """Return the table with a family that fits the aim: some are dead, and the lowest numbers of the living may be in the bag.

    If the aim is that no member can die, all living members are in the bag.
    """
    farm = table.farms[seat]
    people = tables.list_born(table.edition, random.randint(level - 1, level + 3))
    room = {
        place: left - table.count_lying(place) + farm.places.count(place) for place, left in tables.count_rooms(table).items()
    }
    rests = choose_graves(random, room, random.randint(1, 3))
    living = people[len(rests) :]
    hidden = 0
    if aim is Rule.DYING_NOBODY:
        hidden = len(living)
    elif aim is Rule.DYING_VISIBLE or random.random() < 0.15 * level:
        hidden = living.count(1) if random.random() < 0.7 and len(living) > living.count(1) else random.randint(0, 1)
    seen = [random.choice(STANDS) for _ in living[hidden:]]
    if seen and aim in NO_CHOICE:
        eldest = living[hidden:].count(living[hidden])
        seen[:eldest] = seen[:1] * eldest
    places = [*rests, *[Place.BAG] * hidden, *seen]
    return table.with_farm(seat, replace(farm, family=build_family(zip(people, places, strict=True), table.edition)))


def _prepare_rooms(random: Random, table: Table, seat: Seat, aim: Rule) -> Table:
    """Return the table with the room that the aim needs in the eldest members' rows, and in the last turns no free grave.

    Else chronicle and graves each keep a free space before the death. May raise ``Unfit``, for example if one is full.
    """
    farm = table.farms[seat]
    eldest = farm.find_eldest()
    rows = {
        vocabulary.CHRONICLE[vocabulary.ROW_OF[place]]
        for generation, place in farm.list_members()
        if generation == eldest and place in vocabulary.VISIBLE
    }
    full = aim in (Rule.DYING_GRAVE, Rule.DYING_NO_ROOM)
    for row in sorted(rows):
        table = leave_room(random, table, row, 0 if full else random.randint(1, 2), seat)
    if aim in LAST_TURNS:
        return leave_room(random, table, Place.GRAVE, 0, seat)
    if min(table.count_chronicle_room(), table.count_free_graves()) < 1:
        raise Unfit("end")
    return table


def _pick_last_act(random: Random, position: Position, seat: Seat) -> Choice:
    """Return an action that ends the turn and changes the claim about the death; ``Leave`` if none does. May raise ``Unfit``."""
    still = _find_fate(position, Leave(), seat)[0]
    fit = []
    for choice in dict.fromkeys(option.choice for option in position.options):
        try:
            fate, _ = _find_fate(position, choice, seat)
        except Unfit:
            continue
        if choice != Leave() and replace(fate, after=Leave()) != still:
            fit.append(choice)
    return random.choice(fit) if fit else Leave()


def _find_fate(position: Position, choice: Choice, seat: Seat) -> tuple[FateClaim, tuple[Rule, ...]]:
    """Return a true claim about the death that ``choice`` brings, or that none comes because no member is visible, and its rules.

    Raises ``Unfit`` if the choice brings neither.
    """
    step = position.play(choice)
    then = step.position
    hidden = [g for g, place in then.table.farms[seat].list_members() if place is Place.BAG]
    if has_event(step.events, Forgotten):
        return NoDeath(choice, seat), (Rule.DYING_NOBODY, Rule.DYING_VISIBLE)
    if not isinstance(then.top, Dying):
        raise Unfit("turn")
    able = [option.choice for option in then.options if isinstance(option.choice, Bury)]
    eldest = able[0].generation
    visible = (Rule.DYING_VISIBLE,) if any(generation <= eldest for generation in hidden) else ()
    if len(able) > 1:
        return OwnerChooses(choice, seat, eldest), (Rule.DYING_ELDEST, *visible)
    moved = next(event for event in then.play(able[0]).events if isinstance(event, Moved))
    rules = (Rule(moved.rule), Rule.DYING_ELDEST, *visible)
    return Dies(choice, seat, eldest, able[0].place, moved.end), rules


def _ask_fate(random: Random, level: int, position: Position, seat: Seat, about: Choice, aim: Rule) -> Exercise[Table]:
    fate, rules = _find_fate(position, about, seat)
    if about != Leave() and replace(_find_fate(position, Leave(), seat)[0], after=about) != fate:
        rules = (Rule.DYING_AFTER_ACTION, *rules)
    if aim not in rules:
        raise Unfit(aim)
    others = _list_other_fates(position.play(about).position.table, seat, about, fate)
    if len(others) < 3:
        raise Unfit("claims")
    near = [claim for claim in others if isinstance(claim, Dies) and isinstance(fate, Dies) and claim.who == fate.who]
    chosen = random.sample(near, min(len(near), 2))
    rest = [claim for claim in others if claim not in chosen]
    claims: list[Claim[Table]] = [fate, *chosen, *random.sample(rest, min(len(rest), 3 - len(chosen)))]
    return build_question("death", level, position, claims, rules, random, about)


def _list_other_fates(table: Table, seat: Seat, about: Choice, fate: FateClaim) -> list[FateClaim]:
    """Return other fates that a reader may expect: another member or resting place, the owner's choice, no death.

    The owner's choice is listed for each of the two lowest living generations. It is left out for that of the member who dies if
    another of this generation stands at the same place: there it would make no difference.
    """
    farm = table.farms[seat]
    alive = sorted({(g, place) for g, place in farm.list_members() if place in vocabulary.VISIBLE or place is Place.BAG})
    together = (
        fate.generation if isinstance(fate, Dies) and farm.list_generations_at(fate.place).count(fate.generation) > 1 else None
    )
    found: list[FateClaim] = [NoDeath(about, seat)]
    lowest = sorted({generation for generation, _ in alive})[:2]
    found += [OwnerChooses(about, seat, generation) for generation in lowest if generation != together]
    for generation, place in alive:
        own = vocabulary.CHRONICLE[vocabulary.ROW_OF.get(place, vocabulary.ROW_OF[Place.CHURCH_1])]
        found += [Dies(about, seat, generation, place, end) for end in (own, Place.GRAVE, Place.GONE)]
    return [claim for claim in found if claim != fate]


@word_claim(Dies)
def _word_dies(telling: PositionWords, claim: Dies) -> str:
    return telling.format("claim-dies", **telling.word_fields(claim), gone="yes" if claim.end is Place.GONE else "no")


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (ExerciseKind("death", frozenset(ASKED), ask_death), WHEN)
