"""A lesson as data: positions to start from, a task for each step, and the likely wrong moves."""

from __future__ import annotations

import tomllib
from typing import TypeAlias, TypeVar

import msgspec

from village_core.games import find_codec, read_picture
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import Codec
from village_core.kernel.values import Choice, Option, Player, RuleKey

T = TypeVar("T", bound=Table)
ChoicePattern: TypeAlias = dict[str, object]
"""Required values of some fields of a choice, as in JSON: ``type`` is one of them, ``pays`` the required payment by kind."""


class BadLesson(ValueError):
    """A lesson with a fault; the message names the place and the reason for its author."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A source of points on a finished board: its ``lines`` of the final score and the places ``at`` which they are seen.

    The places are on one panel. ``say`` is the form of the step's words that tells of it.
    """

    say: str
    at: tuple[str, ...]
    lines: tuple[str, ...]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One task.

    ``solution`` is the right decision, ``also`` are others that count. A step whose task is to find a place names the places in
    ``find`` instead, one whose task is to lay out pieces names their sorts in ``lay``, and one whose task is to count points
    names their sources in ``counts``, which are lit one after the other. ``likely`` are likely wrong decisions:
    a legal one names in ``say`` the form of the step's words that answers it, a refused one in ``because`` the rule that refuses
    it (and may ``say`` something too). ``then`` is the script after the solution: answers of others and of chance, and forced
    moves of the reader. ``picture`` is the position it starts from; without one the step goes on where the one before ended.
    ``teaches`` are rule keys; ``chart`` names a picture that opens beside it; ``shows`` are further panels that it needs.
    ``card`` are sorts of pieces whose numbers stand below the text, for this table; ``sheet`` shows those of all sorts, for each
    number of players.
    """

    key: str
    solution: ChoicePattern = {}
    find: tuple[str, ...] = ()
    lay: tuple[str, ...] = ()
    counts: tuple[Source, ...] = ()
    also: tuple[ChoicePattern, ...] = ()
    likely: tuple[ChoicePattern, ...] = ()
    then: tuple[ChoicePattern, ...] = ()
    picture: str = ""
    teaches: tuple[RuleKey, ...] = ()
    chart: str = ""
    shows: tuple[str, ...] = ()
    card: tuple[str, ...] = ()
    sheet: bool = False

    def is_solved_by(self, option: Option) -> bool:
        """Tell whether this decision solves the step."""
        return any(is_match(wanted, option) for wanted in (self.solution, *self.also) if wanted)

    def find_remark(self, option: Option) -> str:
        """Return the form of the step's words that answers a wrong decision; empty if there is none."""
        found = (wanted for wanted in self.likely if "say" in wanted and is_match(wanted, option))
        return str(next(found, {}).get("say", ""))


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a reader can do after a chapter, worded ``can-<key>``.

    ``shows`` are its pictures as the board has them when ``step`` begins: the ID of a shared one, or a part of a panel
    (``panel@0,40,160,120``: left, top, width and height).
    """

    key: str
    step: str
    shows: tuple[str, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of a chapter, the first of them with a picture, the number of exercises that close it, and the minutes it takes.

    ``can`` are the things that a reader can do at its end. An exam has exercises alone. An ``advanced`` chapter is not part of
    the core of its course: most games never need it. A ``prologue`` stands before the first chapter, without a number; readers
    can skip it.
    """

    can: tuple[Ability, ...] = ()
    steps: tuple[LessonStep, ...] = ()
    checks: int = 4
    minutes: int = 0
    advanced: bool = False
    prologue: bool = False

    @property
    def teaches(self) -> tuple[RuleKey, ...]:
        """The rules of all steps, each once."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.teaches))

    def list_later(self, number: int) -> tuple[str, ...]:
        """Return the sorts of pieces that later steps lay out on the table of step ``number``, and that don't lie there yet.

        The later steps are those up to the next one with a picture.
        """
        found: list[str] = []
        for step in self.steps[number + 1 :]:
            if step.picture:
                break
            found.extend(step.lay)
        return tuple(found)

    def find_number(self, key: str) -> int:
        """Return the number of the step with this key, counted from 0; 0 for an unknown key."""
        return next((at for at, step in enumerate(self.steps) if step.key == key), 0)


def parse_lesson(text: str) -> Lesson:
    """Return a lesson from its TOML. Raises ``BadLesson`` if it is invalid."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(str(error)) from error
    keys = [step.key for step in lesson.steps]
    if not keys and not lesson.checks:
        raise BadLesson("there is nothing to do: a lesson has [[steps]], or checks above 0")
    if keys and not lesson.steps[0].picture:
        raise BadLesson(f"{keys[0]}: the first step needs a picture to start from")
    if twice := {key for key in keys if keys.count(key) > 1}:
        raise BadLesson(f"two steps have the same key: {', '.join(sorted(twice))}")
    for step in lesson.steps:
        if sum(map(bool, (step.solution, step.find, step.lay, step.counts))) != 1:
            raise BadLesson(f"{step.key}: a step has one of: solution, places to find, pieces to lay out, points to count")
    return lesson


def is_match(wanted: ChoicePattern, option: Option) -> bool:
    """Tell whether a decision has all values that ``wanted`` states; those in ``pays`` are about its payment."""
    plain = msgspec.json.decode(msgspec.json.encode(option.choice))
    paid = {**dict(option.payment.spent), "time": option.payment.time}
    pays = wanted.get("pays", {})
    if isinstance(pays, dict) and any(paid.get(what, 0) != count for what, count in pays.items()):
        return False
    return all(plain.get(name) == value for name, value in _drop_remarks(wanted).items())


def _drop_remarks(wanted: ChoicePattern) -> ChoicePattern:
    return {name: value for name, value in wanted.items() if name not in ("say", "because", "pays")}


def parse_choice(position: Position[T], wanted: ChoicePattern) -> Choice:
    """Return the choice that ``wanted`` states in full, of the game of ``position``. Raises ``BadLesson`` if it is invalid."""
    codec: Codec[T] = find_codec(position.game)
    try:
        return msgspec.convert({"choice": _drop_remarks(wanted)}, codec.answer).choice
    except msgspec.ValidationError as error:
        raise BadLesson(f"{wanted}: {error}") from error


def find_option(position: Position[T], wanted: ChoicePattern) -> Option:
    """Return the first legal decision with all values that ``wanted`` states.

    At a position that lists no options, as for a report, a legal choice is returned as ``wanted`` states it in full. Raises
    ``BadLesson`` if there is no such decision.
    """
    found = next((option for option in position.options if is_match(wanted, option)), None)
    if found is not None:
        return found
    choice = parse_choice(position, wanted)
    if position.find_refusal(choice) is not None or position.options:
        raise BadLesson(f"{wanted} is no option at this position")
    return Option(choice)


def follow(game: Game[T], step: LessonStep) -> Game[T]:
    """Return the game after the step's solution, if any, and its script. Raises ``BadLesson`` if a move can't be made."""
    for wanted in (*([step.solution] if step.solution else []), *step.then):
        game = game.play(find_option(game.position, wanted))
    return game


def begin(players: tuple[Player, ...], lesson: Lesson, number: int) -> Game[T]:
    """Return the game at the beginning of the step ``number``, counted from 0.

    It starts from the latest picture, and plays the solutions and scripts of the steps from there on. ``players`` are by seat; as
    many of them sit down as the picture has seats. Raises ``BadPicture`` or ``BadLesson`` if the picture or a move of the lesson
    is wrong.
    """
    start = max(at for at in range(number + 1) if lesson.steps[at].picture)
    position: Position[T] = read_picture(lesson.steps[start].picture)
    game = Game(players[: len(tuple(position.table.seats))], position)
    for step in lesson.steps[start:number]:
        game = follow(game, step)
    return game
