"""The score for spreadsheets and for apps that log plays.

For BG Stats a play is the JSON that the app documents for other apps (``createPlay``, also as a link that it answers on the
device). BoardGameGeek takes no files; the table of plays has the columns of its plays, as the tools around it read them.
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
from village_widgets.companion.exporting.result import PlayTime, Result

FORMULA: Final = re.compile(r"""(^|(?<=[,;:|"' ]))(?=[-=+@＝＋－＠|%])""")
"""The places where a spreadsheet may take what follows for a formula: the beginning of a cell, and after each character that
separates cells or ends a quotation in some spreadsheet."""
SOURCE: Final = "Village Companion"
"""The name that apps show as the source of a play, the same in every language."""
APP: Final = "bgstats://app.bgstatsapp.com/createPlay.html?data="
"""The link's beginning. The app on the device answers it when a player taps it; no server is asked."""
COLUMNS: Final = ("date", "game", "objectid", "length", "comments", "player", "startposition", "color", "score", "win", "rank")


def escape_cell(cell: str | int) -> str | int:
    """Return a cell in which no spreadsheet finds a formula: an apostrophe stands before what looks like one.

    Control characters become spaces, and spaces at the ends are cut. A number stays as it is.
    """
    if isinstance(cell, int):
        return cell
    return FORMULA.sub("'", "".join(letter if letter.isprintable() else " " for letter in cell).strip())


def write_csv(*lines: tuple[str | int, ...]) -> str:
    """Write lines of a table as CSV that begins with the mark of UTF-8; each cell is quoted and can't be taken for a formula."""
    found = io.StringIO()
    csv.writer(found, quoting=csv.QUOTE_ALL).writerows([escape_cell(cell) for cell in line] for line in lines)
    return "\ufeff" + found.getvalue()


def write_sheet(result: Result, words: Words) -> str:
    """Write the final sheet as CSV: a line for each player, a column for name, each category, total, place and who won.

    It is empty before the game has a score.
    """
    score = result.score
    if score is None:
        return ""
    head = (words.format("export-player"), *(label for label, _ in score.lines))
    head += tuple(words.format(f"export-{column}") for column in ("total", "place", "winner"))
    lines: list[tuple[str | int, ...]] = []
    for seat, name in enumerate(score.players):
        won = words.format("export-yes") if seat in score.winners else ""
        lines.append((name, *(points[seat] for _, points in score.lines), score.totals[seat], result.ranks[seat], won))
    return write_csv(head, *lines)


def write_rows(result: Result, when: PlayTime) -> str:
    """Write the play as CSV, a line for each player, with the names that BoardGameGeek gives the parts of a play.

    It is empty before the game has a score.
    """
    score = result.score
    if score is None:
        return ""
    count = len(result.players)
    game = (when.day, result.title, result.number, when.minutes or "", result.edition)
    return write_csv(
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


def write_play(result: Result, when: PlayTime, identity: str) -> str:
    """Write the play as JSON, as BG Stats takes it from other apps; "" before the game has a score.

    ``identity`` tells this play from every other one; a hash of it goes out.
    """
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


def build_link(result: Result, when: PlayTime, identity: str) -> str:
    """Build the link by which BG Stats, where it is installed, takes the play; the game must have a score."""
    return APP + quote(write_play(result, when, identity), safe="")
