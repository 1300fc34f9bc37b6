"""Reading the line of a text picture about the end that was rung in."""

from __future__ import annotations

from village_core.games.picturing import find_seat
from village_core.games.village.picture.notation import read_noun
from village_core.games.village.table import Trigger
from village_core.games.village.vocabulary import Filled, Moment
from village_core.kernel.picture import PictureLine


def read_trigger(line: PictureLine, players: int) -> Trigger:
    """Read the line of the end: who filled the last space, of chronicle or graves, when, and if the last turns have begun.

    Raises ``BadPicture`` for a line that can't be read.
    """
    words = [word for part in line.parts for word in part]
    if len(words) not in (3, 4) or words[3:] not in ([], ["last-turns"]):
        raise line.build_error("picture-unknown-part", " ".join(words))
    filled, moment = read_noun(line, Filled, words[1]), read_noun(line, Moment, words[2])
    return Trigger(find_seat(line, words[0], players), filled, moment, len(words) == 4)
