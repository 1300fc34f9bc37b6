"""The messages about one owner's copy: the steps with pictures and values, the answers so far, and the owner's file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from typing import Final, Generic, Literal, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.games.editions import BadSettings, EditionSettings, PrintedEdition, name_edition
from village_core.games.lines import find_line
from village_core.games.owning import UNSURE, OwnerAnswers, Range, Unsure, find_allowed_values, list_values, write_settings
from village_core.games.problems import describe_problem
from village_core.kernel.words import Words
from village_widgets.companion import messages
from village_widgets.companion.checking.checklist import Checklist, ChecklistStep, Spot, list_steps
from village_widgets.companion.checking.naming import find_spot, join_dashed
from village_widgets.companion.checking.pictures import CopyBoard
from village_widgets.components.messages import FieldProblem
from village_widgets.play.settings import format_edition_title

G = TypeVar("G", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

WORD_FILES: Final = files(__package__) / "words"


class CopyMessages(Generic[G, E]):
    """Describes an owner's copy (``owned``) for a page.

    ``seated`` are the numbers of players for which the copy is checked; the first is the one that the page itself is about.

    ``upcoming`` are the parts that a running table may not have used yet, None without a table. ``words`` know the game, the
    interface, ``WORD_FILES`` and the checklist.
    """

    def __init__(
        self,
        checklist: Checklist[G, E],
        words: Words,
        owned: OwnerAnswers,
        seated: Sequence[int],
        upcoming: Sequence[str] | None = None,
    ) -> None:
        self.checklist = checklist
        self.words = words
        self.owned = owned
        self.seated = seated
        self.editions = checklist.game.editions
        self.ours = self.editions.build_edition(EditionSettings(owned.copy.edition))
        self.theirs = self.editions.build_edition(owned.copy)
        self.naming = checklist.build_naming(words, self.ours)
        self.upcoming = upcoming
        self.checklist_steps = list_steps(checklist, self.ours, seated, upcoming or ())
        self._corrected = dict(owned.copy.corrections)
        self._boards: dict[int, CopyBoard[G, E]] = {}

    def snapshot(self) -> messages.CheckedCopy:
        """Return all that a page needs that opens the check."""
        return replace(
            self.describe_answers(),
            editions=tuple(self._describe_edition(name) for name in self.editions),
            players=tuple(self.seated),
            also=self.words.format("check-also-about") if self.words.knows("check-also-about") else "",
            pieces=tuple((piece, self.words.format(key)) for piece, key in self.checklist.pieces.items()),
            defs=self.checklist.draw_pictures(self.theirs),
            steps=self.list_steps(),
        )

    def list_steps(self) -> tuple[messages.CheckStep, ...]:
        """List every step of the check."""
        return tuple(self._describe_step(step, number) for number, step in enumerate(self.checklist_steps, 1))

    def describe_answers(self) -> messages.CheckedCopy:
        """Describe the answers so far: in words, as a file (empty without any), and where they differ from what we believe."""
        owned, edition = self.owned, self.theirs
        left = sum(value.name not in owned.answered for step in self.checklist_steps for value in step.asked)
        count = len(self._corrected)
        used = self.words.format("check-used")
        if count:
            used = self.words.format("bracketed", what=used, said=count)
        return messages.CheckedCopy(
            edition=owned.copy.edition,
            text=write_settings(self.editions, owned, self._write_heading(), self._name_corrected()) if owned.answered else "",
            corrected=count,
            stay=self.words.format("check-stay", used=used),
            file=f"{self.checklist.game.name}-{owned.copy.edition.replace('_', '-')}.toml",
            kept=self.words.format(
                "check-kept",
                edition=name_edition(edition, self.words),
                confirmed=len(owned.confirmed),
                corrected=count,
                open=left,
            ),
            differs=tuple(self._list_differences()),
        )

    def confirm_taken(self) -> str:
        """Say that the page has taken the numbers of a file."""
        return self.words.format("check-taken", count=len(self._corrected), confirmed=len(self.owned.confirmed))

    def describe_problems(self, found: Iterable[BadSettings]) -> tuple[FieldProblem, ...]:
        """Describe what is wrong with each value, by its dotted name."""
        return tuple(FieldProblem(error.place, self.describe_problem(error)) for error in found)

    def describe_problem(self, error: BadSettings) -> str:
        """Describe what is wrong with a value in its game's own words for it, else in the usual ones with its name on the board.

        A dotted name that the edition doesn't have is said as it is.
        """
        _, within, field = error.place.rpartition(".")
        if within and self.words.knows(f"check-problem-{field}"):
            return self.words.format(f"check-problem-{field}")
        naming = self.checklist.build_naming(self.words, self.theirs)
        place = naming.name_value(error.place) if error.place in list_values(self.ours) else error.place
        return describe_problem(self.words, BadSettings(error.problem, place, error.detail, error.names, error.line))

    # Answers

    def _write_heading(self) -> str:
        """Write the top of the owner's file."""
        about = self.words.format("check-file", edition=name_edition(self.theirs, self.words), year=str(self.theirs.year))
        return f"{about}\n{self.words.format('check-counting')}" if self.words.knows("check-counting") else about

    def _name_corrected(self) -> dict[str, str]:
        """Name in words each value that is printed differently, by its dotted name."""
        return {name: self.naming.name_value(name) for name in self._corrected}

    def _list_differences(self) -> Iterator[messages.Difference]:
        """List every spot that is printed differently on the owner's copy: its name, our value, and the owner's."""
        for spot in dict.fromkeys(find_spot(name, self.checklist.together) for name in self._corrected):
            yield messages.Difference(
                self.naming.name_place(spot),
                self.naming.describe_spot(spot, list_values(self.ours)),
                self._describe_yours(spot),
            )

    def _describe_yours(self, spot: str) -> str:
        return self.words.format("check-yours", value=self.naming.describe_spot(spot, list_values(self.theirs)))

    # The check

    def _describe_step(self, step: ChecklistStep[G, E], number: int) -> messages.CheckStep:
        """Describe one step: where to look, and everything that is asked there."""
        key = join_dashed((step.station.part,))
        title = self.words.format(f"check-step-{key}", players=step.players, points=self.naming.describe_points(*step.points))
        left = sum(value.name not in self.owned.answered for value in step.asked)
        differing = sum(value.name in self._corrected for value in step.asked)
        state = "open" if left else "differs" if differing else "same"
        return messages.CheckStep(
            key=step.key,
            number=self.words.format("check-number", number=number, steps=len(self.checklist_steps)),
            title=title,
            where=self.words.format(f"check-where-{key}", players=step.players),
            state=state,
            when="" if self.upcoming is None else "next" if step.station.part in self.upcoming else "past",
            said=self.words.format(f"check-state-{state}", count=left or differing),
            picture=self._draw(step, title),
            spots=tuple(self._describe_spot(spot, at, step) for at, spot in enumerate(step.spots, 1)),
        )

    def _draw(self, step: ChecklistStep[G, E], title: str) -> messages.CheckPicture | None:
        """Paint the place of a step with the owner's numbers in it, under a ``title``; None if there is nothing to see."""
        if step.station.draw is None:
            return None
        count = step.players or self.seated[0]
        if count not in self._boards:
            self._boards[count] = self._build_board(count)
        names = [spot.name for spot in step.spots]
        panel = step.station.draw(self._boards[count], names).ring_spots(names)
        return messages.CheckPicture(self.words.format("check-picture", title=title), panel.view_box, panel.render_parts())

    def _build_board(self, players: int) -> CopyBoard[G, E]:
        """Return the board of the owner's copy, or of ours if the owner's numbers don't suffice for this number of players."""
        try:
            return CopyBoard(self.checklist.game, self.owned.copy, players, self.words)
        except BadSettings:
            return CopyBoard(self.checklist.game, EditionSettings(self.owned.copy.edition), players, self.words)

    def _describe_spot(self, spot: Spot, number: int, step: ChecklistStep[G, E]) -> messages.CheckSpot:
        """Describe one spot: its name, what we believe and how sure we are, what is on a copy that differs, and its values."""
        name = self.naming.name_spot(spot.name)
        called = (
            self.words.format(f"check-one-of-{join_dashed((step.station.part,))}", number=number)
            if step.station.read_points
            else name
        )
        mark = next(mark for mark in UNSURE if mark in {value.mark for value in spot.asked})
        corrected = any(value.name in self._corrected for value in spot.asked)
        return messages.CheckSpot(
            key=spot.name,
            number=number,
            name=called,
            believed=self.words.format(
                f"check-believed-{mark}", value=self.naming.describe_spot(spot.name, list_values(self.ours))
            ),
            yours=self._describe_yours(spot.name) if corrected else "",
            fields=tuple(self._describe_field(value, name if value.name == spot.name else "") for value in spot.asked),
        )

    def _describe_field(self, asked: Unsure, spot: str) -> messages.CheckField:
        """Describe one value: its name (its ``spot``'s if it stands alone), and what it may be, is believed to be, and is now."""
        name, value = spot or self.naming.name_field(asked.name), list_values(self.theirs)[asked.name]
        may = find_allowed_values(self.editions.kind, asked.name)
        if isinstance(may, Range):
            return messages.CheckField(asked.name, name, "count", value, asked.value, may.least, may.most)
        if line := find_line(self.editions.kind, asked.name):
            said = () if line.examples else line.names
            words = tuple(messages.Possible(word, self.naming.describe_word(asked.name, word)) for word in said)
            kind: Literal["grid", "line"] = "grid" if line.grid else "line"
            return messages.CheckField(asked.name, name, kind, value, asked.value, choices=words, between=line.between)
        if may is None:
            return messages.CheckField(asked.name, name, "pieces", value, asked.value)
        choices = tuple(messages.Possible(choice, self.naming.describe_value(asked.name, choice)) for choice in may)
        return messages.CheckField(asked.name, name, "choice", value, asked.value, choices=choices)

    def _describe_edition(self, name: str) -> messages.CheckEdition:
        """Describe an edition that the page may ask about, with each number of players that it seats, in words.

        There are no numbers if the edition prints the same for all of them.
        """
        edition = self.editions.build_edition(EditionSettings(name))
        least, most = edition.players
        counts = range(least, most + 1) if edition.COUNTED else ()
        seats = tuple((count, self.words.format("check-players", count=count)) for count in counts)
        return messages.CheckEdition(name, format_edition_title(edition, self.words), seats)
