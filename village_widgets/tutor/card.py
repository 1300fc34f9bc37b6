"""The teacher's card beside the board, as a plain message: what a step says and asks, an exercise, how a sitting went."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_widgets.components.telling import AGENDA, Message, Plain, Telling
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import LessonStep, choice_of
from village_widgets.tutor.lesson_session import LessonSession, State
from village_widgets.tutor.progress import Progress
from village_widgets.tutor.quiz import Quiz

T = TypeVar("T", bound=GameTable)
POINTED: Final = re.compile(r"\[[^\]]+\]\(([^)]+)\)")
HINTS: Final = ("hint", "move")
Saying: TypeAlias = Callable[[str], str]
"""Says a wording of the chapter, by its key."""


def of_step(
    course: Course[T], telling: Telling[T], saying: Saying, session: LessonSession[T], opened: int
) -> Message:
    """A step: its text, its task, the hints ``opened`` so far, the answer once there is one, and what is lit on the board."""
    step = session.step
    say = {form: saying(f"step-{step.key}.{form}") for form in ("title", "task", "done", *HINTS)}
    text = saying(f"step-{step.key}")
    hints = [say[form] for form in HINTS[:opened]]
    lit = [at for said in (text, say["task"], *hints) for at in POINTED.findall(said)]
    answer = ""
    match session.state:
        case State.DONE:
            answer, lit = say["done"], POINTED.findall(say["done"])
        case State.WRONG:
            answer = (
                saying(f"step-{step.key}.{session.remark}")
                if session.remark
                else _plainly_wrong(course, telling, session)
            )
    wanted = [*step.find[:1], *_targets(telling, session)]
    if opened == len(HINTS) and session.state is State.ASKED:
        lit.extend(wanted[:1])
    return {
        "step": say["title"],
        "text": text,
        "task": say["task"],
        "state": session.state.value,
        "answer": answer,
        "hints": [*hints],
        "more": opened < len(HINTS),
        "lit": [*dict.fromkeys(lit)],
        "near": [*dict.fromkeys((*lit, *wanted, *step.shows))],
        "find": bool(step.find) and session.state is State.ASKED,
        "chart": step.chart and course.words.say(f"lesson-chart-{step.chart}"),
        "rules": [*step.teaches],
    }


def _targets(telling: Telling[T], session: LessonSession[T]) -> tuple[str, ...]:
    """Where the solution and the likely wrong moves are pointed at, the solution first; nothing once the step is answered."""
    step, position = session.step, session.position
    if session.state is not State.ASKED or not step.solution:
        return ()
    choices = [option.choice for option in position.options if step.accepts(option)]
    choices += [choice_of(position, wanted) for wanted in step.likely if "because" in wanted]
    return tuple(dict.fromkeys(telling.target(choice, position) for choice in choices))


def _plainly_wrong(course: Course[T], telling: Telling[T], session: LessonSession[T]) -> str:
    """The answer to a legal move for which none was written: what was done, and that it isn't what was asked."""
    done = session.game.steps[-1].option
    return course.words.say("lesson-legal-but", choice=telling.choice(done.choice, session.game.undo().position))


def of_refused(telling: Telling[T], saying: Saying, session: LessonSession[T], at: str) -> str:
    """What the step has to say about a refused move that is pointed at ``at``; empty where nothing was written for it."""
    step: LessonStep = session.step
    for wanted in step.likely:
        if "because" in wanted and "say" in wanted:
            choice = choice_of(session.position, wanted)
            if telling.target(choice, session.position) == at and session.position.why_not(choice):
                return saying(f"step-{step.key}.{wanted['say']}")
    return ""


def of_quiz(course: Course[T], telling: Telling[T], quiz: Quiz[T], chapter: str, progress: Progress) -> Message:
    """An exercise with its claims; once one was picked, which is right and why; after the last, how the sitting went."""
    exercise, words = quiz.exercise, course.words
    claims: list[Plain] = [course.wording.claim(claim, exercise) for claim in exercise.claims]
    told: Message = {
        "step": words.say("lesson-check", number=quiz.number, count=quiz.count),
        "question": course.wording.question(exercise),
        "claims": claims,
        "state": "quiz",
        "count": words.say("lesson-right", right=quiz.right, asked=quiz.number - (quiz.picked is None)),
        "rules": [*exercise.rules],
    }
    at = AGENDA if exercise.about is None else telling.target(exercise.about, exercise.position)
    if at != AGENDA:
        told["near"], told["lit"] = [at], [at]
    if quiz.picked is not None:
        told["picked"], told["right"] = quiz.picked, exercise.right
        told["answer"] = course.wording.because(exercise)
    if quiz.over:
        told.update(_end(course, quiz, chapter, progress))
    return told


def _end(course: Course[T], quiz: Quiz[T], chapter: str, progress: Progress) -> Message:
    """What comes of a sitting: the result, and the steps to read again."""
    best = max(progress.result(course.key(chapter)).best, quiz.right)
    taught = (step for missed in quiz.missed for rule in missed.rules for step in course.why(rule, missed.position).taught[:1])
    result = course.words.say("lesson-result", right=quiz.right, count=quiz.count, best=best)
    return {"result": result, "again": [[*step] for step in sorted(set(taught))], "chapter": chapter}


def following(course: Course[T], chapter: str) -> list[Plain]:
    """The chapter after this one and its title; nothing after the last."""
    chapters = [*course.chapters]
    after = chapters[chapters.index(chapter) + 1 :] if chapter in chapters else []
    return [after[0], course.title(after[0])] if after else []


def contents(course: Course[T], progress: Progress) -> list[Plain]:
    """All chapters: what each is called, how many of its steps are done and how many it has, and its best result."""
    found: list[Plain] = []
    for name in course.chapters:
        steps = course.steps(name)
        done = len(set(progress.steps(course.key(name))) & set(steps))
        found.append([name, course.title(name), done, len(steps), progress.result(course.key(name)).best])
    return found


def about(course: Course[T], rules: Iterable[str], position: Position[T]) -> list[Plain]:
    """Everything there is to read about rules that a page asks for: wording, sources by edition, the steps that show it."""
    found: list[Plain] = []
    for rule in dict.fromkeys(rules):
        try:
            why = course.why(rule, position)
        except KeyError:
            continue
        sources: list[Plain] = [[edition, [*cited]] for edition, cited in why.sources]
        found.append([why.wording, sources, [[*step] for step in why.taught]])
    return found
