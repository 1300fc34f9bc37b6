"""The score for spreadsheets and for apps that log plays.

For BG Stats a play is the JSON of its documented way in for other apps (``createPlay``, also as a link that it answers to on
the device). BoardGameGeek itself takes no files; the table of plays has the columns of its plays, as tools around it read them.
"""

from __future__ import annotations

import csv
import io
import json
import re
from hashlib import blake2b
from typing import Final
from urllib.parse import quote

from village_core.kernel.words import Words
from village_widgets.companion.exporting.result import Result, When

FORMULA: Final = re.compile(r"""(^|(?<=[,;:|"' ]))(?=[-=+@＝＋－＠|%])""")
"""Where a spreadsheet may take what follows for something to be reckoned, or run: in the beginning, and after whatever separates
cells in one spreadsheet or another or ends a quotation."""
SOURCE: Final = "Village Companion"
"""The name that apps show for where a play came from: a name, the same in every language."""
APP: Final = "bgstats://app.bgstatsapp.com/createPlay.html?data="
"""Answered by the app on the device alone; no server is asked, and nothing is opened until somebody taps it."""
COLUMNS: Final = ("date", "game", "objectid", "length", "comments", "player", "startposition", "color", "score", "win", "rank")


def safe(cell: str | int) -> str | int:
    """A cell that no spreadsheet reckons with, however it separates cells: before what looks like a formula is an apostrophe."""
    if isinstance(cell, int):
        return cell
    return FORMULA.sub("'", "".join(letter if letter.isprintable() else " " for letter in cell).strip())


def rows(*lines: tuple[str | int, ...]) -> str:
    """Lines of a table as CSV, every cell quoted, in UTF-8 with the mark that spreadsheets know it by."""
    found = io.StringIO()
    csv.writer(found, quoting=csv.QUOTE_ALL).writerows([safe(cell) for cell in line] for line in lines)
    return "\ufeff" + found.getvalue()


def score_sheet(result: Result, words: Words) -> str:
    """The final sheet as CSV: a line for each player, a column for each category, total, place and who won."""
    score = result.score
    if score is None:
        return ""
    head = (words.format("export-player"), *(label for label, _ in score.lines))
    head += tuple(words.format(f"export-{column}") for column in ("total", "place", "winner"))
    lines: list[tuple[str | int, ...]] = []
    for seat, name in enumerate(score.players):
        won = words.format("export-yes") if seat in score.winners else ""
        lines.append((name, *(points[seat] for _, points in score.lines), score.totals[seat], result.ranks[seat], won))
    return rows(head, *lines)


def play_rows(result: Result, when: When) -> str:
    """The play as CSV, a line for each player, under the names that BoardGameGeek gives the parts of a play."""
    score = result.score
    if score is None:
        return ""
    count = len(result.players)
    game = (when.day, result.title, result.number, when.minutes or "", result.edition)
    return rows(
        COLUMNS,
        *(
            (
                *game,
                player.name,
                1 + (seat - result.starter) % count,
                result.colours[seat],
                score.totals[seat],
                int(seat in score.winners),
                result.ranks[seat],
            )
            for seat, player in enumerate(result.players)
        ),
    )


def app_play(result: Result, when: When, identity: str) -> str:
    """The play as BG Stats takes it from other apps, as JSON. ``identity``: what tells this play from every other one."""
    score = result.score
    if score is None:
        return ""
    play: dict[str, object] = {
        "sourceName": SOURCE,
        "sourcePlayId": blake2b(identity.encode(errors="replace"), digest_size=12).hexdigest(),
        "playDate": when.utc,
        "board": result.edition,
        "comments": score.result,
        "game": {
            "name": result.title,
            "sourceGameId": result.slug,
            "bggId": result.number,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": player.name,
                "sourcePlayerId": player.name.casefold(),
                "startPlayer": seat == result.starter,
                "winner": seat in score.winners,
                "score": score.totals[seat],
                "rank": result.ranks[seat],
                "role": result.colours[seat],
            }
            for seat, player in enumerate(result.players)
        ],
    }
    if when.minutes:
        play["durationMin"] = when.minutes
    return json.dumps(play, ensure_ascii=False)


def app_link(result: Result, when: When, identity: str) -> str:
    """The play as a link that BG Stats answers to where it is installed."""
    return APP + quote(app_play(result, when, identity), safe="")
