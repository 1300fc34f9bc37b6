"""The teacher's card beside the board: a step with its task, an exercise, the result of a sitting."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias, TypeVar

from msgspec import UNSET, UnsetType

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_widgets.components.telling import AGENDA, Telling
from village_widgets.tutor.counting import build_tally, name_source
from village_widgets.tutor.course import Course, RuleText, TaughtStep
from village_widgets.tutor.exercise import Exercise
from village_widgets.tutor.lesson import LessonStep, parse_choice
from village_widgets.tutor.lesson_session import LessonSession, StepState
from village_widgets.tutor.messages import ChapterLine, EndCard, LaidPart, NextChapter, QuizCard, StepCard, StepName
from village_widgets.tutor.picturing import picture_abilities
from village_widgets.tutor.places import describe_map
from village_widgets.tutor.progress import Progress
from village_widgets.tutor.quiz import Quiz
from village_widgets.tutor.remarks import word_remark
from village_widgets.tutor.setup import SetupSheet, name_picture

T = TypeVar("T", bound=GameTable)
POINTED: Final = re.compile(r"\[[^\]]+\]\(([^)]+)\)")
HINTS: Final = ("hint", "move")
Formatter: TypeAlias = Callable[[str], str]
"""A function that returns a wording of the chapter by its key."""


class ChapterPlace(NamedTuple):
    """The reader's place in a chapter, as every card of the teacher there needs it.

    ``chapter`` and ``heading`` are the chapter's name and its words, ``at`` is the key of the reader's step (``check`` in the
    exercises and after them), and ``checks`` tells whether exercises follow the ``steps``. ``problem`` says in words why progress
    could not be stored, and is empty otherwise.
    """

    chapter: str
    heading: str
    at: str
    steps: tuple[StepName, ...]
    checks: bool
    problem: str


def build_step_card(
    course: Course[T], telling: Telling[T], saying: Formatter, session: LessonSession[T], opened: int, place: ChapterPlace
) -> StepCard:
    """Return the card of a step: text, task, the hints ``opened`` so far, the answer once there is one, and lit places.

    While the step is open, places that solve it are lit if the task or an open hint names them; once all hints are open, one is
    lit in any case, except where pieces are laid out. A source to be counted is lit at once; once the step is done, all places
    that the answer names are lit. Other places in the text are shown only when the reader points at them.
    """
    step = session.step
    source, forms, lesson = session.source, () if step.counts else HINTS, session.lesson
    asks = source.say if source else "done" if step.counts else "task"
    sought = source.at if source else step.find
    say = {form: saying(f"step-{step.key}.{form}") for form in ("title", "done", asks, *forms)}
    text = saying(f"step-{step.key}")
    hints = [say[form] for form in forms[:opened]]
    named = [at for said in (say[asks], *hints) for at in POINTED.findall(said)]
    right = {*sought, *_find_solving(telling, session)}
    lit = [at for at in named if at in right] if source is None else list(sought)
    spoken = [*named, *POINTED.findall(text)]
    answer = ""
    match session.state:
        case StepState.DONE:
            answer, lit, spoken = say["done"], POINTED.findall(say["done"]), []
        case StepState.WRONG:
            answer = saying(f"step-{step.key}.{session.remark}") if session.remark else _describe_wrong(course, telling, session)
    wanted = [*sought[:1], *_find_solving(telling, session), *(part.at for part in _list_laid(course, session))]
    ends = lesson.prologue and step is lesson.steps[-1]
    if opened == len(HINTS) and session.state is StepState.ASKED and not step.lay:
        lit.extend(wanted[:1])
    return StepCard(
        heading=place.heading,
        chapter=place.chapter,
        at=place.at,
        step=say["title"],
        steps=place.steps,
        checks=place.checks,
        problem=place.problem,
        text=text,
        task=say[asks],
        state=session.state,
        answer=course.words.join_sentences(answer, _tell_round(course, session)),
        hints=tuple(hints),
        more=opened < len(forms),
        lit=tuple(dict.fromkeys(lit)),
        near=tuple(dict.fromkeys((*lit, *wanted, *spoken, *step.shows))),
        named=tuple(dict.fromkeys((*lit, *wanted, *spoken))),
        rest=_find_refused(telling, session),
        find=bool(sought) and session.state is StepState.ASKED,
        why=course.game.narrate(course.words, (), session.position).word_rule(step.teaches[0]) if step.teaches else "",
        example=tuple(dict.fromkeys(lit or spoken)),
        chart=step.chart and course.words.format(f"lesson-chart-{step.chart}"),
        rules=tuple(step.teaches),
        laid=_list_laid(course, session),
        remark=_find_slip(saying, session),
        card=_build_numbers(course, session, step.card),
        sheet=_build_numbers(course, session) if step.sheet else UNSET,
        tally=build_tally(telling, session) if step.counts else UNSET,
        next=find_following(course, place.chapter) if lesson.prologue else UNSET,
        ends=ends,
    )


def _list_laid(course: Course[T], session: LessonSession[T]) -> tuple[LaidPart, ...]:
    """Return the sorts of pieces that the reader lays out: each with the number so far and, once checked, what is wrong with it.

    Empty once the step is done.
    """
    setup = course.teaching.setup
    if setup is None or session.state is not StepState.ASKED:
        return ()
    found: list[LaidPart] = []
    for name, count in session.laid.items():
        wanted = session.wanted[name]
        slip = "" if not session.checked or count == wanted else "setup-few" if count < wanted else "setup-many"
        part = setup.parts[name]
        called = course.words.format(f"setup-part-{name}")
        found.append(LaidPart(called, name_picture(part), part.at, count, slip and course.words.format(slip)))
    return tuple(found)


def _find_slip(saying: Formatter, session: LessonSession[T]) -> str:
    """Return the step's words about the first wrong number once the reader has checked the pieces; else an empty text."""
    wrong = [name for name, count in session.laid.items() if count != session.wanted[name]] if session.checked else []
    return saying(f"step-{session.step.key}.{wrong[0]}") if wrong else ""


def _build_numbers(course: Course[T], session: LessonSession[T], names: Collection[str] | None = None) -> SetupSheet | UnsetType:
    """Return the sheet with the numbers of the pieces called ``names`` at the step's table; unset if ``names`` is empty.

    If ``names`` is None, it has the numbers of all pieces for each number of players. Unset in a course without a set-up.
    """
    setup, table = course.teaching.setup, session.beginning.table
    if setup is None or (names is not None and not names):
        return UNSET
    return setup.build_sheet(course.game, table, course.words) if names is None else setup.build_card(table, names, course.words)


def _find_solving(telling: Telling[T], session: LessonSession[T]) -> tuple[str, ...]:
    """Return the targets of the moves that solve the step; empty once it is answered, and if its task is no move."""
    step, position = session.step, session.position
    if session.state is not StepState.ASKED or step.lay:
        return ()
    return tuple(
        dict.fromkeys(telling.find_target(option.choice, position) for option in position.options if step.is_solved_by(option))
    )


def _find_refused(telling: Telling[T], session: LessonSession[T]) -> tuple[str, ...]:
    """Return the targets of the likely moves that the rules refuse; empty once the step is answered."""
    position = session.position
    if session.state is not StepState.ASKED:
        return ()
    refused = (parse_choice(position, wanted) for wanted in session.step.likely if "because" in wanted)
    return tuple(dict.fromkeys(telling.find_target(choice, position) for choice in refused))


def _tell_round(course: Course[T], session: LessonSession[T]) -> str:
    """Return the sentence that a new round has begun during the step; empty if none has, or if the game is over."""
    before, now = session.beginning.table.round, session.position.table
    return "" if now.round == before or now.outcome else course.words.format("lesson-round", round=now.round)


def _describe_wrong(course: Course[T], telling: Telling[T], session: LessonSession[T]) -> str:
    """Return the general answer to a legal move that doesn't solve the step: it names the move."""
    done = session.game.steps[-1].option
    return course.words.format("lesson-legal-but", choice=telling.describe_choice(done.choice, session.game.undo().position))


def name_sought(telling: Telling[T], saying: Formatter, session: LessonSession[T]) -> str:
    """Return the words for what the reader should point at next: the place to find, or the score lines of the source to count."""
    return name_source(telling, session.source) if session.source else saying(f"step-{session.step.key}.sought")


def find_remark(telling: Telling[T], saying: Formatter, session: LessonSession[T], at: str) -> str:
    """Return the step's remark about a likely move at the target ``at`` that the rules refuse; empty if it has none."""
    step: LessonStep = session.step
    for wanted in step.likely:
        if "because" in wanted and "say" in wanted:
            choice = parse_choice(session.position, wanted)
            if telling.find_target(choice, session.position) == at and session.position.find_refusal(choice):
                return saying(f"step-{step.key}.{wanted['say']}")
    return ""


def build_quiz_card(course: Course[T], telling: Telling[T], saying: Formatter, quiz: Quiz[T], place: ChapterPlace) -> QuizCard:
    """Return the card of an exercise: its question with its claims, and a remark about a wrong first answer.

    Once the exercise is closed, the card has the right claim, or a move that solves a task the reader missed, and the reason. No
    place is lit before, because that might give the answer away.
    """
    exercise, words, sitting, picked = quiz.exercise, course.words, quiz.sitting, quiz.sitting.picked
    position = exercise.position
    near = () if exercise.about is None else tuple({telling.find_target(exercise.about, position)} - {AGENDA})
    lit, asked = () if picked is None else near, sitting.number - (not quiz.tried)
    slip, solved = UNSET if sitting.slip is None else sitting.slip, picked is not None and exercise.is_right(picked)
    if exercise.goal is not None:
        targets = (telling.find_target(option.choice, position) for option in position.options)
        near = (*(at for at in dict.fromkeys(targets) if at != AGENDA), telling.find_own_panel(position.seat))
    return QuizCard(
        heading=place.heading,
        chapter=place.chapter,
        at=place.at,
        step=words.format("lesson-check", number=sitting.number, count=quiz.count),
        steps=place.steps,
        checks=place.checks,
        problem=place.problem,
        about=saying("lesson-about"),
        question=course.wording.word_question(exercise),
        claims=course.wording.word_answers(exercise),
        count=words.format("lesson-right", right=sitting.right, asked=asked) if asked else "",
        rules=tuple(exercise.rules),
        lit=lit,
        near=near or UNSET,
        slip=slip,
        remark="" if slip is UNSET else word_remark(course.wording, exercise, slip),
        picked=UNSET if picked is None else picked,
        right=UNSET if picked is None else exercise.right,
        solved=UNSET if picked is None else solved,
        answer="" if picked is None or solved else course.wording.word_solution(exercise),
        why="" if picked is None else course.wording.word_reason(exercise),
        example=() if picked is None else _find_example(telling, exercise),
    )


def build_end_card(course: Course[T], quiz: Quiz[T] | None, progress: Progress, place: ChapterPlace) -> EndCard:
    """Return the card of a chapter's end; ``quiz`` are its exercises, if it has some."""
    following, can = find_following(course, place.chapter), picture_abilities(course, place.chapter)
    return EndCard(
        heading=place.heading,
        chapter=place.chapter,
        at=place.at,
        step=course.words.format("lesson-can" if can else "lesson-over"),
        steps=place.steps,
        checks=place.checks,
        rules=(),
        problem=place.problem,
        lit=(),
        can=can,
        result="" if quiz is None else _describe_result(course, quiz, place.chapter, progress),
        again=() if quiz is None else _list_missed(course, quiz),
        map=describe_map(course, progress, following),
        next=following,
    )


def _find_example(telling: Telling[T], exercise: Exercise[T]) -> tuple[str, ...]:
    """Return the places that show the reason of an answer, the best first; the last is the panel of the seat that decides."""
    position, right = exercise.position, exercise.solution
    choices = [exercise.about, getattr(exercise.claims[right] if exercise.claims else None, "choice", None)]
    if exercise.goal is not None:
        choices.append(position.options[right].choice)
    found = (telling.find_target(choice, position) for choice in choices if choice is not None)
    return (*dict.fromkeys(at for at in found if at != AGENDA), telling.find_own_panel(position.seat))


def _describe_result(course: Course[T], quiz: Quiz[T], chapter: str, progress: Progress) -> str:
    """Return a sentence about a sitting: how many exercises it had, how many were right, and the reader's best result so far."""
    best = max(progress.find_result(course.build_key(chapter)).best, quiz.sitting.right)
    return course.words.format("lesson-result", right=quiz.sitting.right, count=quiz.sitting.number, best=best)


def _list_missed(course: Course[T], quiz: Quiz[T]) -> tuple[TaughtStep, ...]:
    """Return the steps to read again: for each rule missed in the sitting, the first step that teaches it, by chapter."""
    taught = (step for rule in quiz.sitting.missed for step in course.find_steps(rule)[:1])
    return tuple(sorted(set(taught)))


def find_following(course: Course[T], chapter: str) -> NextChapter | UnsetType:
    """Return the link to the chapter after this one; unset after the last of the core and after the last advanced chapter."""
    chapters = [*(course.core if chapter in course.core else course.advanced)]
    after = chapters[chapters.index(chapter) + 1 :] if chapter in chapters else []
    if not after:
        return UNSET
    here = chapter in course.core and {chapter, after[0]} <= set(course.lessons)
    called = course.words.format("lesson-following", title=course.word_title(after[0]), count=course.estimate_minutes(after[0]))
    return NextChapter(after[0], called, here)


def list_chapters(course: Course[T], progress: Progress) -> tuple[ChapterLine, ...]:
    """Return all chapters with the reader's progress in each."""
    found: list[ChapterLine] = []
    for name in course.chapters:
        steps = course.list_steps(name)
        done = len(set(progress.list_steps(course.build_key(name))) & set(steps))
        best = progress.find_result(course.build_key(name)).best
        found.append(ChapterLine(name, course.word_heading(name), done, len(steps), best, name in course.advanced))
    return tuple(found)


def explain_rules(course: Course[T], rules: Iterable[str], position: Position[T]) -> tuple[RuleText, ...]:
    """Return the texts about the rules that a page asks for, each rule once; unknown keys are ignored."""
    found: list[RuleText] = []
    for rule in dict.fromkeys(rules):
        with suppress(KeyError):
            found.append(course.explain_rule(rule, position))
    return tuple(found)
