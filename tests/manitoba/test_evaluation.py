"""Worth of a position to a seat."""

from __future__ import annotations

from tests.manitoba.positions import lay_manitoba
from village_core.games.manitoba.evaluation import JUDGEMENTS, Reason


def test_a_storage_is_worth_more_until_its_scoring() -> None:
    """Four bison are worth most in the round that scores bison, less if another round will, least once bison were scored."""

    def evaluate(round: int, clouds: str) -> float:
        table = lay_manitoba(2, {0: "bison bison bison bison bison"}, round=round, clouds=clouds)
        return JUDGEMENTS.by_hand.evaluate_reasons(table, 0)[Reason.STORAGES]

    bison_first, bison_last = "1 0", "0 1"
    assert evaluate(4, bison_first) > evaluate(4, bison_last) > evaluate(5, bison_first)
    assert evaluate(5, bison_last) > evaluate(5, bison_first)


def test_an_event_counts_until_its_round_is_over() -> None:
    """Points for Cree in the land (``card-each``), the third event of spring, count up to its own round."""

    def evaluate(round: int) -> float:
        table = lay_manitoba(2, {0: "active 1"}, {0: "a*", 1: "a*"}, round=round, events="0 1 4")
        return JUDGEMENTS.by_hand.evaluate_reasons(table, 0)[Reason.LAND]

    assert evaluate(4) == evaluate(5) > evaluate(6) == 0
