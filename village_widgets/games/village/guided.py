"""The first game of the course: a whole game against a simple opponent, with advice that grows quieter."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from msgspec.structs import replace

from village_core.games import village
from village_core.games.village.table import Table
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.kernel.words import ENGLISH
from village_widgets.components.commands import Hello, Whole
from village_widgets.components.telling import Message
from village_widgets.games.village.advice import Loudness, advise, loudness, recommended
from village_widgets.games.village.learning import PLAYED, VillageCourse, words
from village_widgets.games.village.telling import VillageTelling
from village_widgets.play import Play
from village_widgets.session import STEADY, Session, programs
from village_widgets.tutor import card
from village_widgets.tutor.commands import About, Advise, Again, Contents, GuidedCommand, Quieten, Reset
from village_widgets.tutor.progress import to_json
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.reader import Reader

NAME: Final = "11_first_game"
EDITION: Final = "first_2011"


class FirstGame(Play[Table]):
    """A game of two that begins at once: the reader against the steady player. The page keeps it, so that a reload goes on."""

    commands = GuidedCommand

    def __init__(self, language: str = ENGLISH, store: ProgressStore | None = None) -> None:
        self.course = VillageCourse(language)
        self.reader = Reader(ProgressStore() if store is None else store, NAME)
        self._quiet = False
        self._asked = False
        super().__init__("village", language)
        self._again()

    def __repr__(self) -> str:
        return "FirstGame()"

    def obey(self, command: GuidedCommand) -> Message | None:
        """Do what the page says."""
        match command:
            case Hello(reader, copy):
                self.reader.arrive(reader, copy)
                return {**self._hello(), "lesson": self._card(), "progress": to_json(self.reader.progress)}
            case Again():
                self._again()
                return None
            case Contents():
                return {"contents": card.contents(self.course, self.reader.progress), "chapter": NAME}
            case About(rules) if self.session is not None:
                return {"about": card.about(self.course, rules, self.session.position), "chapter": NAME}
            case About():
                return self._hello()
            case Reset():
                self.reader.reset()
                self._again()
                return {"progress": to_json(self.reader.progress)}
            case Advise():
                self._asked = True
            case Quieten():
                self._quiet = not self._quiet
            case Whole():
                return {**(super().obey(command) or {}), "lesson": self._card()}
            case _:
                return super().obey(command)
        return {"lesson": self._card()}

    def _hello(self) -> Message:
        """All that a page needs that has just been opened: it shows no settings, and keeps its game apart from others."""
        message = super()._hello()
        del message["settings"]
        return {**message, "keeps": NAME}

    def _again(self) -> None:
        """Begin another game."""
        me, other = self.course.players[:2]
        game = Game((me, replace(other, plays=STEADY)), village.new_game(village.EditionSettings(EDITION), 2))
        session = Session(game, str(SystemRandom().randrange(10**6)), programs(village.GAME))
        session.go_on()
        self._play(session)

    def _resumed(self, game: Game[Table]) -> Session[Table]:
        """The game that the page was left with; another one than this course's is none. Raises ``BadSave`` for that."""
        if game.start.game != self.game.name:
            raise BadSave("save-other-game", 1, game.start.game)
        return super()._resumed(game)

    def _play(self, session: Session[Table]) -> None:
        super()._play(session)
        self._asked = False
        self.screen.say({"lesson": self._card()})

    def _changed(self) -> None:
        self._asked = False
        super()._changed()
        if self.session is not None and self.session.position.over and PLAYED not in self.reader.progress.steps(NAME):
            self.reader.keep(self.reader.progress.with_done(NAME, PLAYED))
            self.screen.say({"progress": to_json(self.reader.progress)})
        self.screen.say({"lesson": self._card()})

    def _card(self) -> Message:
        """The teacher's card: what is advised now, if anything is."""
        said = words(NAME, self.course.language)
        told: Message = {
            "title": said.say("lesson-title"),
            "step": said.say("lesson-title"),
            "text": said.say("lesson-about"),
            "state": "game",
            "at": PLAYED,
            "steps": [],
            "checks": False,
            "problem": self.reader.problem and self.words.say(self.reader.problem),
            "rules": [],
            "quiet": self._quiet,
        }
        session = self.session
        if session is None or session.position.over:
            return {**told, "advice": [], "asks": False, "over": True, "next": card.following(self.course, NAME)}
        loud, asked = self._loud(session), session.asked
        telling = VillageTelling(session.game.players, session.position.table.edition, self.words)
        lines = () if asked is None else advise(session.position, asked, loud, telling)
        lit = []
        if lines and loud is Loudness.FULL:
            lit = [telling.target(recommended(session.position).plan[0].choice, session.position)]
        return {**told, "advice": [*lines], "asks": not lines and asked is not None, "over": False, "lit": [*lit]}

    def _loud(self, session: Session[Table]) -> Loudness:
        """How loud the advice is now: it fades round by round, can be silenced, and is always there for whoever asks."""
        if self._asked:
            return Loudness.FULL
        return Loudness.ON_REQUEST if self._quiet else loudness(session.position.table.round)


def first_game(language: str = ENGLISH) -> FirstGame:
    """The page of the first game."""
    return FirstGame(language)
