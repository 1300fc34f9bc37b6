"""Questions about what is laid out and how long a game lasts, and the wordings of questions about consequences."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.manitoba.choices import Finish, LayTotem
from village_core.games.manitoba.happening import find_event
from village_core.games.manitoba.opening import LayingTotem
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.seasons import TurningClouds, TurningEvents
from village_core.games.manitoba.setup import list_settling
from village_core.games.manitoba.table import ROUNDS, Table
from village_core.games.manitoba.vocabulary import SEASONS, STORED, TERRAINS
from village_core.games.narration import get_tag
from village_core.kernel.values import Choice, RuleKey
from village_widgets.games.manitoba.exercises import tables
from village_widgets.games.manitoba.exercises.claims import BeginsWith, GainsThen, HasThen, LaysOut, LineThen, RoundsLeft
from village_widgets.games.manitoba.exercises.walking import begin_setup
from village_widgets.games.manitoba.exercises.wording import SAYINGS
from village_widgets.tutor.claims import After
from village_widgets.tutor.exercise import Exercise, ExerciseKind, build_question, build_question_kind, pick_rule
from village_widgets.tutor.wording import PositionWords


def ask_rounds(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask how many rounds follow the present one. May raise ``Unfit``."""
    table = tables.build_table(random, level)
    season, card = random.choice(SEASONS[level == 1 :]), random.randrange(ROUNDS)
    position = tables.start_lifting(tables.lay_cards(random, table, season, card))
    left = position.table.rounds - position.table.round
    counts = dict.fromkeys(count for count in (left, left + 1, left - 1, left + 5, left + 2) if count >= 0)
    return build_question("rounds-left", level, position, list(map(RoundsLeft, counts))[:4], (Rule.END_AUTUMN,), random)


def ask_laid(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask how many territory tiles a game has, or how many events or scoring tiles a season. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.SETUP_TILES, Rule.SEASON_CARDS))
    players = random.randint(2, 4)
    if rule is Rule.SETUP_TILES:
        position = tables.start_lifting(tables.build_table(random, level, players))
        claims = [LaysOut("tiles", count) for count in (2, 3, 4, 5, 6)]
        return build_question("lays-out", level, position, claims, (rule,), random)
    table = tables.lay_cards(random, tables.build_table(random, level, players), random.choice(SEASONS), 0)
    hidden = tuple(sorted((*table.hidden, *table.clouds)))
    table = replace(table, events=(), clouds=(), hidden=hidden)
    frame = random.choice((TurningEvents(), TurningClouds()))
    position = tables.open_frames(table, *(() if isinstance(frame, TurningClouds) else (TurningClouds(),)), frame)
    what = "events" if isinstance(frame, TurningEvents) else "clouds"
    claims = [LaysOut(what, count) for count in (1, 2, 3, 6 if what == "events" else 4)]
    return build_question("lays-out", level, position, claims, (rule,), random)


def ask_first_disc(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Ask which disc lies on top of the totem when a game begins. May raise ``Unfit``."""
    table = replace(begin_setup(random, level), totem=(), start=0)
    for seat in table.seats:
        table = tables.give(tables.put_cree(table, seat, ()), seat, storages=((),) * 4, paths=(0,) * 4, score=0, huts=3)
    position = tables.open_frames(tables.lay_goods(table, True), *list_settling(table), LayingTotem())
    sets = [TERRAINS, *((terrain,) for terrain in random.sample(TERRAINS, level + 1))]
    return build_question("begins-with", level, position, list(map(BeginsWith, sets)), (Rule.SETUP_TOTEM,), random)


@SAYINGS.word_question("then")
def word_then(words: PositionWords[Table], made: Exercise[Table]) -> str:
    """Word the question about a consequence: what is asked, of whom, and what comes before it."""
    claim, table = made.claims[0], words.position.table
    assert isinstance(claim, After) and made.about is not None
    said, event = words.word_fields(claim), find_event(table)
    what = claim.line if isinstance(claim, LineThen) else str(getattr(claim, "what", ""))
    stored = what in tuple(STORED)
    seat = words.position.seat
    return words.format(
        f"question-{get_tag(claim)}",
        **{
            **said,
            "what": "stored" if stored else what,
            "kind": words.format(f"kind-{what}") if stored else "",
            "whose": said.get("who", ""),
            "who": words.names[table.start if seat is None or seat < 0 else seat],
            "start": words.names[table.start],
            "about": words.describe_choice(made.about),
            "when": find_moment(made.rules[0], made.about),
            "event": "" if event is None else words.format(f"happens-{event.happens}", goods=""),
        },
    )


def find_moment(rule: RuleKey, about: Choice) -> str:
    """Return when the move of a question is made: ``season``, ``event``, ``end``, ``setup`` or ``move``, for a key of words."""
    if rule.startswith("season-"):
        return "season"
    if isinstance(about, Finish):
        return "event" if rule.startswith("card-") else "end"
    return "setup" if isinstance(about, LayTotem) else "move"


@SAYINGS.word_reason("then")
def word_cause(words: PositionWords[Table], made: Exercise[Table]) -> str:
    """Return the wording of the rule as the reason; a tie has a sentence of its own, because no rule breaks it."""
    return words.format("because-tied") if made.rules[0] == Rule.TIE_SHARED else words.narrator.word_rule(made.rules[0])


@SAYINGS.word_question("rounds-left")
def word_rounds(words: PositionWords[Table], made: Exercise[Table]) -> str:
    """Word the question about the rounds that follow: the season, and the number of its card from 1."""
    table = words.position.table
    season = words.format(f"season-{table.season}")
    return words.format("question-rounds-left", season=season, number=(table.card or 0) + 1, rounds=ROUNDS)


@SAYINGS.word_question("lays-out")
def word_laid(words: PositionWords[Table], made: Exercise[Table]) -> str:
    """Word the question about what is laid out: the number of players and the season."""
    claim, table = made.claims[0], words.position.table
    assert isinstance(claim, LaysOut)
    season = words.format(f"season-{table.season}")
    return words.format("question-lays-out", what=claim.what, players=len(words.names), season=season)


@SAYINGS.word_claim(HasThen)
def word_amount(words: PositionWords[Table], claim: HasThen) -> str:
    """Word an amount: of stored goods as a number, of Cree, shells and feathers with their noun."""
    stored = claim.what in tuple(STORED)
    kind = {"active": "shell", "feathers": "feathers"}.get(claim.what, "cree")
    amount = "" if stored else words.nouns.describe_amount(kind, claim.count)
    return words.format("claim-has-then", what="stored" if stored else "piece", count=claim.count, amount=amount)


@SAYINGS.word_claim(GainsThen)
@SAYINGS.word_claim(LineThen)
def word_points(words: PositionWords[Table], claim: GainsThen | LineThen) -> str:
    """Word a claim about points as a gain, a loss, or no change, by the sign of its points."""
    points = claim.points if isinstance(claim, GainsThen) else claim.score
    way = "lose" if points < 0 else "gain" if points else "none"
    return words.format("claim-gains-then", way=way, amount=words.nouns.describe_amount("score", abs(points)))


@SAYINGS.word_claim(BeginsWith)
def word_first_disc(words: PositionWords[Table], claim: BeginsWith) -> str:
    """Word the discs that can lie on top: one, or any."""
    return words.format("claim-begins-with", **{**words.word_fields(claim), "count": len(claim.order)})


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    build_question_kind("rounds-left", ask_rounds, Rule.END_AUTUMN),
    build_question_kind("lays-out", ask_laid, Rule.SETUP_TILES, Rule.SEASON_CARDS),
    build_question_kind("begins-with", ask_first_disc, Rule.SETUP_TOTEM),
)
