"""Chapters without a browser: opened, asked and solved as a page would, with their answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.hearing import Heard, collect_messages
from village_widgets.tutor.card import POINTED
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import find_option
from village_widgets.tutor.progress_store import ProgressStore

READER = "0123456789abcdef0123456789abcdef"
MARKET = "05_market"
COURSE = Course("village")


def open_chapter(
    folder: Path, name: str = MARKET, step: str = "", copy: str = "", reader: str = READER
) -> tuple[Chapter, list[Heard]]:
    """Return a chapter of Village on a newly opened page, and a list of its first answer and all that it sends unasked.

    The list grows with each message. The page belongs to ``reader``, brings that browser's ``copy`` of progress, and asks for
    ``step`` by its address.
    """
    chapter = Chapter(COURSE, name, ProgressStore(folder))
    said = collect_messages(chapter)
    said.append(chapter.receive({"do": "hello", "reader": reader, "copy": copy, "step": step}))
    return chapter, said


def ask(chapter: Chapter, said: list[Heard], **message: object) -> Heard:
    """Send a command of the page about the board's present version, and return all that answers it, merged into one message.

    ``said`` is the list of ``open_chapter``, which collects what the page is sent unasked; it is emptied first. Of values under
    the same key the later one counts, and the direct answer comes last.
    """
    del said[:]
    answer = chapter.receive({"v": chapter._table.version, **message})
    return {key: value for each in (*said, answer or {}) for key, value in each.items()}


def walk_chapter(course: Course, name: str) -> Iterator[Chapter]:
    """Yield the same chapter once for each of its steps, at the beginning of that step. A page is not told of it."""
    chapter = Chapter(course, name, ProgressStore())
    for step in course.find_lesson(name).steps:
        chapter._enter(step.key, chapter._table.version)
        yield chapter


def list_targets(chapter: Chapter) -> list[str]:
    """List the targets on the board that the current step names.

    First the places to point at, then those of pieces to lay out, then the step's solutions, then those of its task and text.
    """
    step, position, told = chapter.at.step, chapter.position, chapter.course.build_telling(chapter.game)
    solving = [told.find_target(option.choice, position) for option in position.options if step.is_solved_by(option)]
    source = chapter.at.source
    forms, sought = (f".{source.say}" if source else ".task", ""), source.at if source else step.find
    said = [at for form in forms for at in POINTED.findall(chapter._say(f"step-{step.key}{form}"))]
    panels = told.draw_panels(position, chapter.at.viewer)
    drawn = "".join(panel.render_parts() for panel in panels)
    keys = [panel.key for panel in panels]
    laid = [chapter.course.teaching.setup.parts[name].at for name in step.lay]
    return [at for at in dict.fromkeys((*sought, *laid, *solving, *said)) if at in keys or f'="{at}"' in drawn]


def solve(chapter: Chapter) -> None:
    """Do what the step asks for: count each source, point at the place, lay out all pieces and check them, or decide."""
    session = chapter.at
    for source in session.step.counts:
        chapter.receive({"do": "at", "at": source.at[0], "v": chapter._table.version})
    if session.step.counts:
        return
    if session.step.find:
        chapter.receive({"do": "at", "at": session.step.find[0], "v": chapter._table.version})
    elif session.step.lay:
        lay_out(chapter, session.wanted)
        chapter.receive({"do": "check"})
    else:
        session.choose(find_option(session.position, session.step.solution))


def lay_out(chapter: Chapter, counts: Mapping[str, int]) -> None:
    """Lay out pieces on a chapter's page: ``counts`` by the name of each sort; names that the step doesn't have are ignored."""
    for part, name in enumerate(chapter.at.step.lay):
        if name in counts:
            chapter.receive({"do": "lay", "part": part, "count": counts[name]})


def answer_exercise(chapter, said, right: bool) -> dict:
    """Answer the exercise rightly, or wrongly up to twice, with claims or by moves; return the card after the last answer."""
    exercise = chapter.at.exercise
    answers = [number for number in range(exercise.answers) if exercise.is_right(number) is right]
    for answer in answers[: 1 if right else 2]:
        card = give_answer(chapter, said, answer)
    return card


def give_answer(chapter, said, answer: int) -> dict:
    """Give the answer of this number, a claim or a move, and return the card after it."""
    quiz = chapter.at
    if not quiz.waits:
        return ask(chapter, said, do="answer", claim=answer)["lesson"]
    chapter._table.session.choose(quiz.exercise.position.options[answer])
    return said[-1]["lesson"]
