"""The texts of games in every language: events, decisions, choices and some refusals.

``python -m tests.languages.renderings --decisions 2000`` tells the recorded games of each game, and random ones of at least 2,000
decisions, in each language, and prints how many texts those are, and what is wrong with them.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import cycle
from random import Random
from typing import Final, NamedTuple

from fluent.syntax.ast import TextElement
from tqdm import tqdm

from tests.languages.comparing import HALF_WIDTH, UNDECIDED, read_patterns
from tests.laws import Subject, list_subjects, play_whole_game
from village_core.games import list_games
from village_core.games.board_game import AnyGame
from village_core.games.narration import WORD_FILES, Narrator, load_words
from village_core.kernel.game import Game
from village_core.kernel.values import CHANCE
from village_core.kernel.words import ENGLISH
from village_core.kernel.words.languages import get_language, list_languages, speak

NAMES: Final = ("Mia", "Tom", "Ida", "Max", "Lea")
"""The players: no language has words of these letters."""
WITHOUT_LATIN: Final = ("ko", "zh-Hant")
"""Languages of another script, in which a Latin word can only be a name."""
LATIN: Final = re.compile(r"[A-Za-z]{2,}")
BROKEN: Final = re.compile(r"[{}$]|\bNone\b|  | [.,;!?](?:\s|$)")
"""The traces of a value that is missing, or of an empty one."""
NOUN: Final = re.compile(r"(?:influence|good|space|place|kind|cube|culture)-")
"""The keys of a game's nouns: pieces and places."""
OTHERWISE: Final = re.compile(
    r"hut builders?|tool makers?|food track|market day|family members?|of (?:your|her|Carla’s) family|harvests|"
    r"harvest (?:of|grain)",
    re.IGNORECASE,
)
"""English with a noun in it that means something else there."""
ASKED: Final = 5
"""Of the positions of a game each fifth is asked for all its refusals."""


class Rendering(NamedTuple):
    """One thing that a game says: its kind, and its text by language."""

    kind: str
    texts: dict[str, str]


def list_subjects_with_words() -> list[Subject]:
    """Return the games that have words in every language: those that the program lists, not those of tests."""
    return [subject for subject in list_subjects() if subject.name in list_games()]


def list_told_games(subject: Subject, decisions: int) -> Iterator[Game]:
    """Yield a game's recorded games, then random ones with at least ``decisions`` in all, by edition and players in turn."""
    yield from (subject.recorded.load(wanted.name) for wanted in subject.recorded.wanted)
    random, played = Random(7), 0
    for setup in cycle(subject.setups):
        game = play_whole_game(subject, setup, random)
        played += len(game.steps)
        yield game
        if played >= decisions:
            return


def tell_game(subject: Subject, game: Game) -> Iterator[tuple[str, str]]:
    """Yield the kind and the text of each decision, choice and event of a game, and of some refusals, in the spoken language."""
    rules = subject.game
    names = NAMES[: len(game.players)]
    narrator: Narrator = rules.narrate(load_words(rules.words), names, game.start)
    for number, position in enumerate(game.list_positions()):
        if position.seat == CHANCE or position.seat is None:
            continue
        yield "decision", narrator.describe_decision(position)
        yield from (("choice", narrator.describe_choice(option.choice, position.table)) for option in position.options)
        if number % ASKED == 0:
            yield from (("refusal", narrator.describe_refusal(refusal)) for refusal in position.refusals)
    for step in game.steps:
        yield from (("event", narrator.describe_event(event)) for event in step.events)


def render(subject: Subject, game: Game) -> Iterator[Rendering]:
    """Yield what ``tell_game`` tells, each thing in all languages; afterwards the process speaks its earlier language again."""
    before = get_language()
    told = {}
    for language in list_languages():
        speak(language)
        told[language] = [*tell_game(subject, game)]
    speak(before)
    for all_of_one in zip(*told.values(), strict=True):
        yield Rendering(all_of_one[0][0], dict(zip(told, (text for _, text in all_of_one), strict=True)))


def list_nouns(game: AnyGame, language: str) -> dict[str, list[str]]:
    """Return the forms of each noun of a game in a language, by key."""
    forms: dict[str, list[str]] = {}
    for folder in (WORD_FILES, game.words):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        for key, pattern in read_patterns(text).items():
            if NOUN.match(key) and all(isinstance(part, TextElement) for part in pattern.elements):
                forms.setdefault(key.partition(".")[0], []).append("".join(part.value for part in pattern.elements))
    return forms


class Terms:
    """The nouns of a game in English, and those that stand for them in other languages."""

    def __init__(self, game: AnyGame) -> None:
        nouns = {language: list_nouns(game, language) for language in list_languages()}
        english = nouns.pop(ENGLISH)
        self.english = {key: re.compile(rf"\b{re.escape(first.lower())}s?\b") for key, (first, *_) in english.items()}
        self.stems = {
            language: {key: {*map(_cut_ending, forms)} for key, forms in found.items()} for language, found in nouns.items()
        }

    def find_missing(self, rendering: Rendering) -> Iterator[str]:
        """Yield each noun that the English text has and another language's text lacks, with both texts.

        Phrases in which a noun means something else (``OTHERWISE``) are passed over.
        """
        english = OTHERWISE.sub("", rendering.texts[ENGLISH]).lower()
        for key in (key for key, noun in self.english.items() if noun.search(english)):
            for language, stems in self.stems.items():
                if not any(stem in rendering.texts[language].lower() for stem in stems[key]):
                    yield f"{language}, without {key}: {rendering.texts[language]} ({rendering.texts[ENGLISH]})"


def _cut_ending(form: str) -> str:
    """Return the part of a noun that all its cases share: its last word in small letters, mostly without its last letter."""
    *_, last = form.lower().split()
    return last[:-1] if len(last) > 2 else last


def find_faults(rendering: Rendering) -> Iterator[str]:
    """Yield what is wrong with a rendering: values, particles, English words, punctuation, or nothing said in one language."""
    for language, text in rendering.texts.items():
        if bool(text) != bool(rendering.texts[ENGLISH]):
            yield f"{language}, says nothing: {rendering.texts[ENGLISH]}"
        if BROKEN.search(text):
            yield f"{language}, a value is missing: {text}"
        if UNDECIDED.search(text):
            yield f"{language}, an undecided particle: {text}"
        if language in WITHOUT_LATIN and (latin := {*LATIN.findall(text)} - {*NAMES}):
            yield f"{language}, {', '.join(sorted(latin))}: {text}"
        if language == "zh-Hant" and HALF_WIDTH.search(text):
            yield f"{language}, half-width punctuation: {text}"


def check_games(subject: Subject, games: Iterable[Game]) -> tuple[Counter[str], list[str]]:
    """Return the number of texts in all languages, by kind, and their faults; equal texts are checked once."""
    told: Counter[str] = Counter()
    faults: dict[str, None] = {}
    seen: set[tuple[str, ...]] = set()
    terms = Terms(subject.game)
    for game in games:
        for rendering in render(subject, game):
            told[rendering.kind] += len(rendering.texts)
            if (texts := tuple(rendering.texts.values())) not in seen:
                seen.add(texts)
                faults |= dict.fromkeys((*find_faults(rendering), *terms.find_missing(rendering)))
    return told, [*faults]


def main() -> int:
    """Check recorded and random games of each game, and print the figures; return 1 if there is a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.languages.renderings", description=__doc__)
    parser.add_argument("--decisions", type=int, default=2000, help="the least decisions of the random games")
    asked, all_faults = parser.parse_args(), 0
    for subject in list_subjects_with_words():
        told, faults = check_games(subject, tqdm(list_told_games(subject, asked.decisions), unit=" games"))
        kinds = ", ".join(f"{count:,} of {kind}s" for kind, count in told.items())
        report = f"{subject.name}: {told.total():,} texts in {len(list_languages())} languages ({kinds}); {len(faults)} faults"
        print(report, *faults, sep="\n", flush=True)  # noqa: T201  (a command's job is to print)
        all_faults += len(faults)
    return bool(all_faults)


if __name__ == "__main__":
    sys.exit(main())
