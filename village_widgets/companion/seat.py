"""One page at one table: what it enters, what it is told, and what happens when somebody else was faster."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from secrets import token_hex
from typing import Final, Generic, TypeVar

import msgspec

from village_core.kernel.frames import Table
from village_core.kernel.saves import Misfit
from village_core.kernel.values import Illegal, Option
from village_core.store import StoreUnusable, Unfit, UnknownTable
from village_widgets.companion.logged import Record
from village_widgets.companion.parts import Parts, TableView
from village_widgets.companion.past import lines, meanwhile, past
from village_widgets.companion.shared import Conflict, Incoming, ReadOnly, Shared
from village_widgets.companion.sharing import Sharing
from village_widgets.components.telling import Message, Plain

T = TypeVar("T", bound=Table)
OWN: Final = ("enter", "undo", "redo")
"""What is entered at every table, whichever view is shown."""
MOST: Final = 1_000
"""Steps that are taken back in one go."""
LONGEST_TOKEN: Final = 40
"""Characters of a page's token; where one input becomes several lines, theirs are longer."""
GAP: Final = "store-gap"
"""The problem of a line that comes too early: the table is read anew, and the line comes again."""
TAPS: Final = 20
"""So many of the page's last inputs are still known when they come again."""

log = logging.getLogger(__name__)


class Seated(Generic[T]):
    """A page at a shared table. What it is told is sent by ``say``, unless it is the answer to something that it said."""

    def __init__(self, shared: Shared[T], parts: Parts[T], say: Callable[[Message], None]) -> None:
        self.shared = shared
        self.parts = parts
        self.told = parts.told(shared.game)
        self.players = tuple(parts.seated(shared.game))
        self.views = parts.views(shared)
        self.sharing = Sharing(shared, parts.words)
        self._say = say
        self._kept = 0
        self._turned = shared.turned
        self._taps: deque[str] = deque(maxlen=TAPS)
        self._base = ""
        self._hearing = False
        self._unwatch = shared.watch(self._change)

    def leave(self) -> None:
        """Nothing of this table is said any more."""
        self._unwatch()

    def sit(self, seat: object) -> None:
        """Whose page this is: a seat's, or the whole table's, as for everybody who only looks on."""
        taken = type(seat) is int and seat in self.shared.people and self.shared.found.writes
        self.shared.seat = seat if taken and isinstance(seat, int) else None

    @property
    def by(self) -> str:
        """Who enters what this page enters; empty for a page of the whole table."""
        return "" if self.shared.seat is None else self.players[self.shared.seat].name

    # What the page is told

    def whole(self) -> Message:
        """Everything."""
        self._kept = 0
        self._turned = self.shared.turned
        self._base = self.parts.base(self.shared.position)
        names: list[Plain] = [[player.name, player.colour] for player in self.players]
        message = self._about()
        message["shared"] |= {"head": self.shared.found.head, "names": names, "codes": [*self.shared.found.codes]}
        return {**message, "view": self._base, **self.views[self._base].whole()}

    def _news(self) -> Message:
        """What has changed since the page was told last. Another kind of position brings its own view."""
        if self._turned != self.shared.turned:
            return self._again()
        message = self._about()
        base = self.parts.base(self.shared.position)
        if base != self._base:
            self._base = base
            return {**message, "view": base, **self.views[base].whole()}
        return {**message, **self.views[base].patch()}

    def _about(self) -> Message:
        shared = self.shared
        kept: list[Plain] = [self._kept, [*shared.lines[self._kept :]]]
        self._kept = len(shared.lines)
        unread = shared.unread and self.parts.words.say("table-unread", number=len(shared.lines) + 1)
        return {
            "shared": {
                "count": len(shared.lines),
                "kept": kept,
                "writes": shared.writes,
                "unread": unread or "",
                "seat": shared.seat,
                "can": [shared.can_undo, shared.can_redo],
                "bar": [*self.told.bar(shared.position)],
                "over": shared.position.over,
            }
        }

    @property
    def _behind(self) -> bool:
        """Whether there is something that the page was not told."""
        return len(self.shared.lines) != self._kept or self._turned != self.shared.turned

    def _change(self) -> None:
        if not self._hearing and (news := self._seen()):
            self._say(news)

    # What the page says

    def hear(self, message: Mapping[str, object]) -> Message | None:
        """Answer one message. Tokens among ``accepted`` are durable; those ``answered`` came to something else.

        Raises ``StoreUnusable`` where an input can't be stored now, and ``UnknownTable`` where the store has forgotten the
        table: the page will send it again.
        """
        match message["do"]:
            case "look":
                return self._look(message.get("v"))
            case "whole":
                return self._again()
            case "history":
                return {"history": past(self.shared, self.told, self.parts.words)}
            case "share":
                return {"share": self.sharing.invitations(message.get("address"))}
            case "sit":
                self.sit(message.get("seat"))
                return self._again()
        self._hearing = True
        try:
            answer = self._tried(message)
        except StoreUnusable:
            if self._behind:
                self._say(self._seen())
            raise
        finally:
            self._hearing = False
        if not self._behind:
            return answer
        news = self._seen()
        shown = {"view": news["view"]} if "view" in news else {}  # another kind of position comes before the way back to it
        return {**news, **(answer or {}), **shown}

    def _seen(self) -> Message:
        """The news, if they can be shown: a view that fails keeps back no answer. What was not told is told next time."""
        kept, turned, base = self._kept, self._turned, self._base
        try:
            return self._news()
        except Exception:
            log.exception("a view of the table failed; the table goes on")
            self._kept, self._turned, self._base = kept, turned, base
            return {}

    def _look(self, seen: object) -> Message:
        """The page is there; it is told what it has missed, if anything."""
        self.shared.pull()
        return {"here": True} if seen == len(self.shared.lines) else self._again()

    def _again(self) -> Message:
        """Everything once more, for a page that stays where it is unless the table has another view by now."""
        before = self._base
        message = self.whole()
        if self._base == before:
            del message["view"]
        return message

    def _tried(self, message: Mapping[str, object]) -> Message | None:
        """Enter what was said, or say why it can't be entered: whatever happens, its token is not left without an answer."""
        token = _token(message)
        if token and self.shared.number(token):
            return {"accepted": [token]}
        try:
            answer = self._said(message, token)
        except (StoreUnusable, UnknownTable):
            raise
        except Exception:
            log.exception("an input could not be answered; the table is as it was")
            answer = {"failed": True}
        if not token:
            return answer
        if not self.shared.number(token):
            return {**(answer or {}), "answered": [token]}
        self._taps.append(_tap(message))
        told = {} if answer is None or "failed" in answer else answer  # what is stored did not fail, whatever did
        drawn: Message = {"drawn": self._drawn(token)} if message["do"] == "chance" else {}
        return {**told, **drawn, "accepted": [token]}

    def _drawn(self, token: str) -> list[Plain]:
        """What the page drew for people who are to put it out now, line by line."""
        drawn = [record for record in self.shared.records if record.entry.id.partition(".")[0] == token]
        return [line for record in drawn for line in lines(record, self.shared, self.told, self.parts.words)]

    def _said(self, message: Mapping[str, object], token: str) -> Message | None:
        words = self.parts.words
        try:
            return self._do(message, token)
        except Conflict as conflict:
            return {} if self._doubled(conflict, message) else self._conflict(conflict, message, token)
        except Illegal as illegal:
            return self.told.refusal(illegal.refusal, self.shared.position)
        except Misfit as misfit:
            return {"wrong": words.say("table-misfit", detail=misfit.detail)}
        except ReadOnly:
            return {"wrong": words.say("table-only-looking")}
        except Unfit as unfit:
            if unfit.problem == GAP:
                raise StoreUnusable(unfit.problem, unfit.detail) from unfit
            return {"wrong": words.say(unfit.problem, detail=unfit.detail)}
        except msgspec.ValidationError:
            return {"wrong": words.say("table-not-understood")}

    def _do(self, message: Mapping[str, object], token: str) -> Message | None:
        deed, seen = message["do"], message.get("v")
        known = isinstance(seen, int) and seen >= 0
        incoming = Incoming(token or token_hex(8), seen if known else len(self.shared.lines), self.by)
        if deed in OWN:
            self._enter(message, incoming)
            return None
        for view in self._asked():
            if deed in view.deeds:
                return view.hear(message, incoming)
        return None

    def _asked(self) -> tuple[TableView, ...]:
        """The views, the one that belongs to the position first."""
        first = self.views[self.parts.base(self.shared.position)]
        return (first, *(view for view in self.views.values() if view is not first))

    def _enter(self, message: Mapping[str, object], incoming: Incoming) -> None:
        shared, steps = self.shared, _count(message)
        shared.sending(incoming)
        match message["do"]:
            case "undo":
                shared.undo(steps)
            case "redo":
                shared.redo(steps)
            case _:
                read = msgspec.convert(_answer(message), type=shared.room.answer)
                shared.choose(Option(read.choice, read.payment))

    def _conflict(self, conflict: Conflict, message: Mapping[str, object], token: str) -> Message:
        """What was entered meanwhile, and the page's own input, to be entered still or left."""
        others = meanwhile(conflict.meanwhile, self.shared, self.told, self.parts.words)
        mine, again = self._meant(message)
        read = None if again is None or "answer" not in again else msgspec.convert(again["answer"], type=self.shared.room.answer)
        same = read is not None and Option(read.choice, read.payment) in _options(conflict.meanwhile)
        return {"conflict": {"token": token, "meanwhile": others, "mine": mine, "again": again, "same": same}}

    def _doubled(self, conflict: Conflict, message: Mapping[str, object]) -> bool:
        """Whether an input is nothing but the second tap on what the page itself has entered meanwhile.

        Where the question still waits below another one, as a turn below a death, it may well have been meant twice.
        """
        if not conflict.own:
            return False
        if message["do"] != "enter":
            return _tap(message) in self._taps
        if self.shared.before(conflict.meanwhile[0].number).top in self.shared.position.agenda[:-1]:
            return False
        read = msgspec.convert(_answer(message), type=self.shared.room.answer)
        return any(option.choice == read.choice for option in _options(conflict.meanwhile))

    def _meant(self, message: Mapping[str, object]) -> tuple[str, Message | None]:
        """What an input was, in words, and how it is said once more; nothing where it would mean something else by now."""
        deed, position = str(message["do"]), self.shared.position
        if deed in ("undo", "redo"):
            count = _count(message)
            said = self.parts.words.say(f"conflict-{deed}", count=count)
            return said, None if "count" in message else {"do": deed}  # so many steps lead somewhere else by now
        if deed == "enter":
            read = msgspec.convert(_answer(message), type=self.shared.room.answer)
            return self.told.choice(read.choice, position), {"do": deed, "answer": msgspec.to_builtins(read)}
        for view in self._asked():
            if deed in view.deeds:
                return view.meant(message)
        return "", None


def _token(message: Mapping[str, object]) -> str:
    token = message.get("token")
    return token[:LONGEST_TOKEN] if isinstance(token, str) else ""


def _count(message: Mapping[str, object]) -> int:
    """How many steps are to be taken back or brought back."""
    count = message.get("count", 1)
    return min(max(count, 1), MOST) if isinstance(count, int) else 1


def _tap(message: Mapping[str, object]) -> str:
    """What an input says, all but its token: the same for two taps on one button."""
    return repr(sorted((key, value) for key, value in message.items() if key != "token"))


def _options(records: Iterable[Record]) -> list[Option]:
    """What was chosen in some lines, with what was paid for it."""
    return [record.step.option for record in records if record.step is not None and record.entry.answer]


def _answer(message: Mapping[str, object]) -> object:
    return message.get("answer") or {"choice": message.get("choice")}
