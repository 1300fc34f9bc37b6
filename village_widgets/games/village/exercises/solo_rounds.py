"""Questions about a game against Carla: setting up, her track and her fate, the mass, a new round, the rank."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village.choices import DrawMember, Leave, TurnFate
from village_core.games.village.edition import ALONE, EditionSettings
from village_core.games.village.ending import score
from village_core.games.village.events import Moved, RoundBegan
from village_core.games.village.mass import DRAWN, Drawing
from village_core.games.village.narration import HER_PLACES
from village_core.games.village.position import Position as VillagePosition
from village_core.games.village.printed import SETS
from village_core.games.village.rounds import NewRound
from village_core.games.village.rules import Rule
from village_core.games.village.setup import new_game
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.solo.events import FateShuffled, TrackMoved
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHURCH, CUBES, SPACES, Fate, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat, Tagged
from village_widgets.games.village.exercises import solo_tables
from village_widgets.games.village.exercises.asking import ask_which, has_event
from village_widgets.games.village.exercises.barring import BIG_BOX
from village_widgets.games.village.exercises.goals import AfterChoice
from village_widgets.games.village.exercises.positions import clear_spaces, send_member, start_action, stock
from village_widgets.games.village.exercises.rounds import NEUTRAL, CustomersMissing
from village_widgets.games.village.exercises.solo_tables import clear_church, list_waiting, pick_solo_table, reach_fate, retry
from village_widgets.games.village.exercises.wording import PositionWords, word_claim, word_question
from village_widgets.tutor.exercise import READER, Exercise, ExerciseKind, Unfit

LEFT: Final = Leave()


class NextRound(AfterChoice, frozen=True):
    """The claim that this seat begins the next round, and the ring is in the council, in the supply, or still the player's."""

    start: Seat
    ring: str

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether ``start`` begins the next round and the ring is then at ``ring``."""
        table = solo_tables.watch(position, Option(self.after), RoundBegan)[1].table
        ring = "council" if table.ring_in_council else "supply" if table.ring is None else "yours"
        return (table.start, ring) == (self.start, self.ring)


class LiesOn(AfterChoice, frozen=True):
    """The claim that Carla lays her next cube on this space of her track."""

    spot: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether Carla's next cube comes to lie on ``spot``."""
        events, _ = solo_tables.watch(position, Option(self.after), TrackMoved)
        return next(event.spot for event in events if isinstance(event, TrackMoved)) == self.spot


class FaceDown(AfterChoice, frozen=True):
    """The claim that ``count`` fate tiles of the set lie face down after the next one has been turned over."""

    count: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether ``count`` tiles of the set lie face down once its next tile has been turned over."""
        assert isinstance(position.top, TurningFate)
        rival = position.play(self.after).position.table.rival
        assert rival
        return rival.list_colleagues(position.top.tile).count(Fate.HIDDEN) == self.count


class HersDies(AfterChoice, frozen=True):
    """The claim that this member of Carla's family dies once ``after`` is played, such as a fate tile turned over."""

    generation: int
    place: Place

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether ``after`` makes the member of Carla's family leave ``place``."""
        events = position.play(self.after).events
        return has_event(events, Moved, seat=RIVAL, generation=self.generation, start=self.place)


class HerWindow(AfterChoice, frozen=True):
    """The claim that the member of Carla's family who is drawn comes to this place."""

    place: Place

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether ``after`` brings a member of Carla's family to ``place``."""
        return has_event(position.play(self.after).events, Moved, seat=RIVAL, end=self.place)


class Ranks(Tagged, frozen=True):
    """The claim that the player's points are worth the rank with this number, counted from 0."""

    rank: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether the reader's points are worth ``rank``."""
        table = position.table
        return table.edition.solo[ALONE].rank(score(table).sheets[READER].total) == self.rank


def ask_solo_customers(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask how many more customers to turn over, halfway through setting up a game for one. May raise ``Unfit``."""
    position: Position[Table] = new_game(EditionSettings(BIG_BOX), ALONE)
    shown = len(position.table.stalls) + position.table.edition.market.queue
    for _ in range(shown - random.randint(1, shown - 1)):
        position = position.play(position.sample(random)).position
    counts = [CustomersMissing(count) for count in range(1, shown + 2)]
    return ask_which(random, level, "alone-customers", position, counts, (Rule.SOLO_SETUP,))


def ask_next_round(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which seat starts and where the ring is, after a round in which the player has the ring or has spent it.

    May raise ``Unfit``.
    """
    spent = Rule.SOLO_RING_SPENT in wanted or (Rule.SOLO_RING not in wanted and random.random() < 0.5)
    table = clear_spaces(pick_solo_table(random, level), *SPACES)
    rival = table.rival
    assert rival
    table = replace(table, ring=None if spent else READER, rival=replace(rival, ring_spent=spent))
    position = start_action(table, READER, random.choice(NEUTRAL))
    ring = "supply" if spent else "yours"
    claims = [NextRound(LEFT, who, where) for who, where in ((0, "council"), (0, ring), (RIVAL, "council"))]
    rules = (Rule.SOLO_START, Rule.SOLO_RING_SPENT if spent else Rule.SOLO_RING)
    return ask_which(random, level, "next-round", position, claims, rules, LEFT)


def ask_her_track(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask where Carla lays her next cube, in this round or in the next.

    May raise ``Unfit``, for example if her track is empty.
    """
    new = Rule.SOLO_NEW_ROUND in wanted or (Rule.SOLO_TRACK not in wanted and random.random() < 0.5)
    table = pick_solo_table(random, level)
    rival, space = table.rival, random.choice(NEUTRAL)
    assert rival
    if not rival.cubes:
        raise Unfit("track")
    asked = (space, random.choice(CUBES))
    table = clear_spaces(table, *SPACES) if new else replace(table, rival=replace(rival, asked=asked))
    position = start_action(table, READER, space)
    spaces = table.edition.solo[ALONE].track
    near = {1, *((rival.laid + step) % spaces + 1 for step in range(-2, 3))}
    claims = [LiesOn(LEFT, spot) for spot in sorted(near)]
    return ask_which(random, level, "her-track", position, claims, (Rule.SOLO_NEW_ROUND if new else Rule.SOLO_TRACK,), LEFT)


def ask_face_down(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask how many of the three fate tiles of a set lie face down once one of these has been turned over.

    May raise ``Unfit``, for example if another rule than the one wanted applies.
    """
    position = reach_fate(random, level)
    about = random.choice([option.choice for option in position.options])
    shuffled = any(isinstance(event, FateShuffled) for event in position.play(about).events)
    if (Rule.SOLO_FATE if shuffled else Rule.SOLO_SHUFFLE) in wanted and len(wanted) == 1:
        raise Unfit("set")
    claims = [FaceDown(about, count) for count in range(SETS + 1)]
    return ask_which(random, level, "face-down", position, claims, (Rule.SOLO_SHUFFLE if shuffled else Rule.SOLO_FATE,), about)


def ask_hers_dies(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which member of Carla's family dies for a quill. May raise ``Unfit``, for example if no quill can come."""
    passed, about = reach_fate(random, level), TurnFate(Fate.QUILL)
    if passed.find_refusal(about) is not None:
        raise Unfit("quill")
    table = clear_church(passed.table)
    there = list_waiting(table)
    gone = random.sample(there, random.randint(0, min(level, len(there))))
    for generation, place in zip(gone, random.sample((Place.BAG, *CHURCH), len(gone)), strict=True):
        table = send_member(table, RIVAL, generation, Place.UNBORN, place)
    position = replace(passed, table=table)
    living = [who for who in position.table.farms[RIVAL].list_members() if who[1] in (*HER_PLACES, Place.BAG, *CHURCH)]
    claims = [HersDies(about, *who) for who in dict.fromkeys(living)]
    return ask_which(random, level, "hers-dies", position, claims, (Rule.SOLO_QUILL,), about)


def ask_her_window(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask where a member of Carla's family goes who is drawn at a mass: to a window, or back into the bag.

    May raise ``Unfit``, for example if her family is too small.
    """
    full = Rule.SOLO_WINDOWS_FULL in wanted or (not wanted and random.random() < 0.2)
    table = clear_church(pick_solo_table(random, level, **({"solo__1__beside": 1} if full else {})))
    table = clear_spaces(table, *SPACES)
    there = list_waiting(table)
    windows = CHURCH if full else random.sample(CHURCH, random.randint(1, len(CHURCH) - 1))
    if len(there) < len(windows) + (not full):
        raise Unfit("family")
    for generation, window in zip(there, windows, strict=False):
        table = send_member(table, RIVAL, generation, Place.UNBORN, window)
    drawn = 2 if full else there[len(windows)]
    table = send_member(table, RIVAL, drawn, Place.FARM if full else Place.UNBORN, Place.BAG)
    position = VillagePosition(table, (NewRound(), Drawing(random.randint(2, DRAWN)))).settle()
    about = DrawMember(RIVAL, drawn)
    claims = [HerWindow(about, place) for place in (*CHURCH, Place.BAG)]
    return ask_which(
        random, level, "her-window", position, claims, (Rule.SOLO_WINDOWS_FULL if full else Rule.SOLO_WINDOW,), about
    )


def ask_rank(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which rank the player's points are worth at the end of a game against Carla. May raise ``Unfit``."""
    table = stock(pick_solo_table(random, level), READER, prestige=random.randint(20, 90))
    ranks = [Ranks(number) for number in range(len(table.edition.solo[ALONE].ranks))]
    return ask_which(random, level, "rank", VillagePosition(table, ()), ranks, (Rule.SOLO_RANK,))


@word_question("next-round")
def _word_ring(telling: PositionWords, exercise: Exercise[Table]) -> str:
    spent = Rule.SOLO_RING_SPENT in exercise.rules
    return telling.format("question-next-round", ring="spent" if spent else "yours")


@word_claim(NextRound)
def _word_next_round(telling: PositionWords, claim: NextRound) -> str:
    """Return the starting seat and the place of the ring in words."""
    alone = "no" if claim.start == RIVAL else "yes" if claim.ring == "council" else claim.ring
    return telling.format("claim-next-round", alone=alone)


@word_question("her-track")
def _word_track(telling: PositionWords, exercise: Exercise[Table]) -> str:
    return telling.format("question-her-track", new="yes" if Rule.SOLO_NEW_ROUND in exercise.rules else "no")


@word_question("face-down")
def _word_tile(telling: PositionWords, exercise: Exercise[Table]) -> str:
    return telling.format("question-face-down", quill="yes" if exercise.about == TurnFate(Fate.QUILL) else "no")


@word_claim(HersDies)
def _word_member(telling: PositionWords, claim: HersDies) -> str:
    """Return the claim in words: the member of Carla's family that dies, and the place that it leaves."""
    said = telling.word_fields(claim)
    where = telling.format(HER_PLACES[claim.place]) if claim.place in HER_PLACES else said["place-at"]
    return telling.format("claim-hers-dies", where=where, **said)


@word_question("rank")
def _word_total(telling: PositionWords, exercise: Exercise[Table]) -> str:
    return telling.format("question-rank", points=score(exercise.position.table).sheets[READER].total)


@word_claim(Ranks)
def _word_rank(telling: PositionWords, claim: Ranks) -> str:
    """Return the name of a rank."""
    return telling.format("claim-ranks", name=telling.format(f"rank-{claim.rank}"))


SOLO_ROUNDS: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("alone-customers", frozenset((Rule.SOLO_SETUP,)), ask_solo_customers),
    ExerciseKind("next-round", frozenset((Rule.SOLO_START, Rule.SOLO_RING, Rule.SOLO_RING_SPENT)), ask_next_round),
    ExerciseKind("her-track", frozenset((Rule.SOLO_TRACK, Rule.SOLO_NEW_ROUND)), retry(ask_her_track)),
    ExerciseKind("face-down", frozenset((Rule.SOLO_FATE, Rule.SOLO_SHUFFLE)), retry(ask_face_down)),
    ExerciseKind("hers-dies", frozenset((Rule.SOLO_QUILL,)), retry(ask_hers_dies)),
    ExerciseKind("her-window", frozenset((Rule.SOLO_WINDOW, Rule.SOLO_WINDOWS_FULL)), retry(ask_her_window)),
    ExerciseKind("rank", frozenset((Rule.SOLO_RANK,)), ask_rank),
)
