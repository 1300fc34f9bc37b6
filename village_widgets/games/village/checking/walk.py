"""The walk as the page sees it: its steps with pictures and values, what was answered, and the file that keeps it.

Nothing is kept here: the text of the owner's file says all that was answered, and the page keeps it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Final

from village_core.games.editions import BadSettings, Leaf
from village_core.games.narration import problem
from village_core.games.owning import (
    UNSURE,
    Misprinted,
    Owned,
    Range,
    Unsure,
    allowed,
    read_own,
    tell,
    values,
    write_settings,
)
from village_core.games.village.edition import EDITIONS, Edition, EditionSettings, edition_of
from village_core.games.village.vocabulary import GOODS
from village_core.kernel.words import ENGLISH, Words, keys
from village_widgets.companion.commands import CheckValues, OpenChecking
from village_widgets.components.telling import Message, Plain
from village_widgets.games.village.checking.naming import Naming, spot_of
from village_widgets.games.village.checking.pictures import picture
from village_widgets.games.village.checking.steps import Spot, Step, steps
from village_widgets.games.village.drawing import icons
from village_widgets.play.settings import LARGEST

WORD_FILES: Final = files(__package__) / "words"
PIECES: Final = (*(good.value for good in GOODS), "grain")
SHOWN: Final = "ui-check-"
FIRST: Final = 2_000
"""Characters in which a saved game, or a link, says that it is one."""


class CopyWalk:
    """Answers the pages that walk through the values of a copy. ``words`` knows Village, the interface and ``WORD_FILES``."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def obey(self, command: OpenChecking | CheckValues) -> Message:
        """The walk as a whole, or after an answer what has changed. What can't be used is told, and nothing is lost."""
        text, file = command.text, isinstance(command, OpenChecking) and command.file
        named = command.edition if command.edition in EDITIONS else EDITIONS[0]
        if file and _is_game(text):
            return {"checking": {"unread": [self.words.say("check-is-game")]}}
        if len(text) > LARGEST:
            return {"checking": {"unread": [self.words.say("problem-file-large")]}}
        try:
            owned, bad = read_own(EDITIONS, text, named)
        except BadSettings as error:
            owned, bad = Owned(EditionSettings(named)), (error,)
            if file:
                return {"checking": {"unread": [self._problem(owned, error)]}}
        seated = _players(command.players, edition_of(owned.copy))
        if isinstance(command, CheckValues):
            return {"checking": self._told(owned, seated, command.values)}
        unread: list[Plain] = [self._problem(owned, error) for error in bad]
        if not file:
            return {"view": "checking", "checking": {**self._whole(owned, seated), "unread": unread}}
        seated = _covered(owned, seated)
        taken = self.words.say("check-taken", count=len(owned.copy.corrections), confirmed=len(owned.confirmed))
        return {"view": "checking", "checking": {**self._whole(owned, seated), "unread": unread, "taken": taken}}

    # The walk

    def _whole(self, owned: Owned, seated: tuple[int, ...]) -> dict[str, Plain]:
        """All that a page needs that opens the walk."""
        edition = edition_of(owned.copy)
        walk = steps(owned.copy.edition, seated)
        shown = sorted(key for key in keys(ENGLISH, WORD_FILES) if key.startswith(SHOWN))
        return {
            "words": {key.removeprefix(SHOWN): self.words.say(key) for key in shown},
            "editions": [_offered(name, self.words) for name in EDITIONS],
            "edition": owned.copy.edition,
            "players": list(seated),
            "pieces": [[piece, self._piece(piece)] for piece in PIECES],
            "defs": icons.shared(edition),
            "steps": [self._step(step, number, len(walk), owned, seated) for number, step in enumerate(walk, 1)],
            **self._account(owned, walk),
        }

    def _account(self, owned: Owned, walk: Iterable[Step]) -> dict[str, Plain]:
        """What was said so far: in words, as a file, and what differs from what we believe."""
        edition = edition_of(owned.copy)
        left = sum(value.name not in owned.answered for step in walk for value in step.asked)
        count = len(owned.copy.corrections)
        about = self.words.say("check-file", edition=edition.name, year=str(edition.year))
        used = self.words.say("check-used", count=count)
        return {
            "text": write_settings(EDITIONS, owned, about, self._meant(owned)) if owned.answered else "",
            "used": used if count else "",
            "stay": self.words.say("check-stay", used=used),
            "file": f"village-{owned.copy.edition.replace('_', '-')}.toml",
            "kept": self.words.say(
                "check-kept", edition=edition.name, confirmed=len(owned.confirmed), corrected=count, open=left
            ),
            "differs": [*self._differing(owned)],
        }

    def _meant(self, owned: Owned) -> dict[str, str]:
        """What each value is that is printed otherwise, by its dotted name."""
        naming = Naming(self.words, edition_of(EditionSettings(owned.copy.edition)))
        return {name: naming.full(name) for name, _ in owned.copy.corrections}

    def _differing(self, owned: Owned) -> Iterable[Plain]:
        """Every spot that is printed otherwise on the owner's copy: its name, what we have, what is there."""
        printed = edition_of(EditionSettings(owned.copy.edition))
        ours, theirs, naming = values(printed), values(edition_of(owned.copy)), Naming(self.words, printed)
        for spot in dict.fromkeys(spot_of(name) for name, _ in owned.copy.corrections):
            yield [naming.place(spot), naming.said(spot, ours), self.words.say("check-yours", value=naming.said(spot, theirs))]

    def _step(self, step: Step, number: int, count: int, owned: Owned, seated: tuple[int, ...]) -> Plain:
        """One step: where to look, and everything asked there."""
        drawn = picture(step, owned, seated[0], self.words)
        key, title = step.part.replace("_", "-"), self._title(step)
        left = sum(value.name not in owned.answered for value in step.asked)
        differing = sum(value.name in dict(owned.copy.corrections) for value in step.asked)
        state = "open" if left else "differs" if differing else "same"
        return {
            "key": step.key,
            "number": self.words.say("check-number", number=number, steps=count),
            "title": title,
            "where": self.words.say(f"check-where-{key}", players=step.players),
            "state": state,
            "said": self.words.say(f"check-state-{state}", count=left or differing),
            "picture": [self.words.say("check-picture", title=title), drawn.view_box, drawn.inside()] if drawn else None,
            "spots": [self._spot(spot, number, owned) for number, spot in enumerate(step.spots, 1)],
        }

    def _title(self, step: Step) -> str:
        naming = Naming(self.words, edition_of(EditionSettings(EDITIONS[0])))
        key = f"check-step-{step.part.replace('_', '-')}"
        return self.words.say(key, players=step.players, points=naming.points(*step.points))

    def _spot(self, spot: Spot, number: int, owned: Owned) -> Plain:
        """What is asked at one spot: its name, what we believe and how sure we are, and its values."""
        ours, printed = edition_of(EditionSettings(owned.copy.edition)), values(edition_of(owned.copy))
        naming = Naming(self.words, ours)
        mark = next(mark for mark in UNSURE if mark in {value.mark for value in spot.asked})
        corrected = any(value.name in dict(owned.copy.corrections) for value in spot.asked)
        return {
            "key": spot.name,
            "number": number,
            "name": self.words.say("check-tile", number=number) if "customers." in spot.name else naming.spot(spot.name),
            "believed": self.words.say(f"check-believed-{mark}", value=naming.said(spot.name, values(ours))),
            "yours": self.words.say("check-yours", value=naming.said(spot.name, printed)) if corrected else "",
            "fields": [self._field(value, printed[value.name], naming, spot) for value in spot.asked],
        }

    def _field(self, asked: Unsure, value: Leaf, naming: Naming, spot: Spot) -> Plain:
        """One value: what it is called, what it may be, what is believed and what it is now."""
        name = naming.field(asked.name) if asked.name != spot.name else naming.spot(spot.name)
        field: dict[str, Plain] = {"key": asked.name, "name": name, "believed": asked.value, "value": value}
        may = allowed(Edition, asked.name)
        if isinstance(may, Range):
            return {**field, "kind": "count", "least": may.least, "most": may.most}
        if may is None:
            return {**field, "kind": "pieces"}
        return {**field, "kind": "choice", "choices": [[choice, naming.value(asked.name, choice)] for choice in may]}

    def _piece(self, piece: str) -> str:
        return self.words.say(f"good-{piece}" if piece in tuple(GOODS) else f"check-piece-{piece}")

    # An answer

    def _told(self, owned: Owned, seated: tuple[int, ...], told: Mapping[str, object]) -> dict[str, Plain]:
        """The owner's numbers after an answer; or what is wrong with it, by the value it belongs to."""
        try:
            after = tell(EDITIONS, owned, told)
        except Misprinted as error:
            return {"problems": [[bad.place, self._problem(owned, bad)] for bad in error.problems]}
        walk = steps(owned.copy.edition, seated)
        before = [self._step(step, number, len(walk), owned, seated) for number, step in enumerate(walk, 1)]
        now = [self._step(step, number, len(walk), after, seated) for number, step in enumerate(walk, 1)]
        changed = [step for step, other in zip(now, before, strict=True) if step != other]
        return {"edition": owned.copy.edition, "changed": changed, **self._account(after, walk), "problems": []}

    def _problem(self, owned: Owned, error: BadSettings) -> str:
        """What is wrong with a value, which is called as it is on the board."""
        known = values(edition_of(EditionSettings(owned.copy.edition)))
        if error.place.endswith(".demand"):
            return self.words.say("check-problem-demand")
        if error.place.endswith(".spaces"):
            return self.words.say("check-problem-spaces")
        place = Naming(self.words, edition_of(owned.copy)).full(error.place) if error.place in known else error.place
        return problem(self.words, BadSettings(error.problem, place, error.detail))


def _players(asked: Iterable[int], edition: Edition) -> tuple[int, ...]:
    """The numbers of players to walk for, the first one that of the table; what the edition can't seat is left out."""
    least, most = edition.players
    fitting = dict.fromkeys(count for count in asked if least <= count <= most)
    return tuple(fitting) or (min(most, 4),)


def _covered(owned: Owned, seated: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of players that an owner's file is about, that of the table first; those of the table if it says of none."""
    about = {players for name in owned.answered if (players := Edition.players_of(name)) is not None}
    return tuple(sorted(about, key=lambda players: (players not in seated, -players))) or seated


def _is_game(text: str) -> bool:
    """Whether a text seems to be a saved game or the link of one."""
    begins = text[:FIRST].lstrip("\ufeff \t\r\n")
    return (begins.startswith("{") and '"game"' in begins) or "#game=" in begins


def _offered(name: str, words: Words) -> Plain:
    edition = edition_of(EditionSettings(name))
    least, most = edition.players
    seats: list[Plain] = [[count, words.say("check-players", count=count)] for count in range(least, most + 1)]
    return [name, words.say("edition-name", name=edition.name, year=str(edition.year), least=least, most=most), seats]
