"""Manitoba laid out by hand: pieces in places where they can't be, the season's cards, and an entered map."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.test_laying import open_form
from tests.hearing import decode
from tests.manitoba.positions import begin
from tests.manitoba.subject import MANITOBA
from village_core.games.manitoba import EditionSettings, Position, deal, new_game
from village_core.games.manitoba.acting import Lifting
from village_core.games.manitoba.choices import Enter, Walk
from village_core.games.manitoba.position import Position as ManitobaPosition
from village_core.games.manitoba.vocabulary import Path as Vision
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.store.sql import Store
from village_widgets.companion.laying.form import LayingForm

ADA_AND_BELA = (Player("Ada", "red"), Player("Bela", "blue"))


def start(settings: tuple[tuple[str, str], ...] = ()) -> Position:
    """Return the beginning of the first round of two clans; ``settings`` are the owner's corrections."""
    position = deal(new_game(EditionSettings("first_2018", settings), 2).settle(), Random(5)) if settings else begin(2)
    while not isinstance(position.top, Lifting):
        choices = [option.choice for option in position.options]
        wanted = [choice for choice in choices if choice == Walk(Vision.HUNTER) or isinstance(choice, Enter)]
        position = position.play(wanted[0] if wanted else choices[0]).position
        assert isinstance(position, ManitobaPosition)
        position = deal(position, Random(5))
    return position


def open_form_at(position: Position, store: Store) -> LayingForm:
    """Return the form that lays out a table which began with a position; the table is in the store."""
    return open_form(MANITOBA, Game(ADA_AND_BELA, position), store)


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("round", 0, "The first round is round 1"),
        ("round", 17, "16 at most"),
        ("totem", [5, 5, 6, 7, 8], "each of the 5 discs"),
        ("laid", [10, 10, 11], "3 different territory tiles"),
        ("clans.0.storage-bison", [2], "only the good of the storage"),
        ("clans.0.small_altar", [0, 0], "each of another kind"),
        ("clans.0.large_altar", [0, 1, 2, 3], "at most 3 goods"),
        ("clans.1.huts", 9, "the clan of Bela has 8 Cree"),
        ("clans.0.active", 11, "the game has 10"),
        ("clans.0.storage-berries", [0] * 6, "the game has 8"),
        ("clans.0.path-hunter", 7, "6 at most"),
    ],
)
def test_an_impossible_piece_is_named_with_its_place(field: str, value: object, key: str, store: Store) -> None:
    """store-good, altar-kind, setup-goods: a number, a place or a kind that can't be is explained, and its field marked."""
    form = open_form_at(start(), store)
    values = {**decode(form.open(start()))["values"], field: value}
    [problem, *_] = decode(form.check(values))["problems"]
    assert key in problem[0] and problem[1]


@pytest.mark.parametrize("last", [{"clans.0.active": 6, "clans.1.used": 4}, {"clans.0.path-hunter": 6}])
def test_the_last_possible_count_has_no_problem(last: dict[str, int], store: Store) -> None:
    """All shells of the game, and the last step of a path, are counts that can be."""
    form = open_form_at(start(), store)
    values = {**decode(form.open(start()))["values"], "clans.0.active": 0, "clans.1.active": 0, **last}
    assert decode(form.check(values))["problems"] == []


def test_only_a_land_without_all_its_tiles_is_unknown(store: Store) -> None:
    """setup-tiles: while tiles are drawn, land and goods are unknown; once the last one is laid, no field is."""
    drawing = new_game(EditionSettings("first_2018"), 2).settle()
    assert open_form_at(drawing, store).list_unknown(drawing) == ("laid", "cree", "goods")
    assert open_form_at(start(), store).list_unknown(start()) == ()


def test_a_value_of_another_kind_marks_its_field_alone(store: Store) -> None:
    """A value that no field takes is a problem of its own field, not of those whose keys begin alike, as ``cree.10``."""
    form = open_form_at(start(), store)
    values = form.open(start()).values
    marked = {
        key: {flaw.fields for flaw in form.check({**values, key: {}}).problems} for key in values if key.startswith("cree.")
    }
    assert len(marked) > 10 and marked == {key: {(key,)} for key in marked}


def test_the_cards_of_the_season_are_asked_for(store: Store) -> None:
    """season-cards: spring needs three different events and two different scoring tiles; a tile used before isn't hidden."""
    position = start()
    form = open_form_at(position, store)
    values = decode(form.open(position))["values"] | {"round": 2}
    assert "each event lies there once" in decode(form.check(values))["problems"][0][0]
    values |= {"events.spring.0": 0, "events.spring.1": 1, "events.spring.2": 2, "clouds.spring.0": 3, "clouds.spring.1": 3}
    assert "in two places" in decode(form.check(values))["problems"][0][0]
    values |= {"clouds.spring.1": 4, "past": ["7"]}
    laid = form.read(values)
    assert isinstance(laid, ManitobaPosition)
    assert laid.table.events == (0, 1, 2) and laid.table.clouds == (3, 4) and 7 not in laid.table.hidden


def test_tiles_that_look_alike_have_numbers(store: Store) -> None:
    """season-cards: among the scoring tiles that may have been used before, only two that look alike are called (1) and (2)."""
    form = open_form_at(start(), store)
    fields = {field.key: field for section in form.open(start()).sections for field in section.fields}
    labels = [label for _, label, _ in fields["past"].options]
    assert len({*labels}) == len(labels) and [label[-3:] for label in labels if label[-1] == ")"] == ["(1)", "(2)"]


def test_an_entered_map_is_laid_out_by_its_regions(store: Store) -> None:
    """setup-tiles: for an entered map no tiles are asked for; the regions have the names of their terrains."""
    rows = "forest hills prairie lake mountain / mountain lake prairie hills forest"
    position = start((("entered.regions", rows),))
    form = open_form_at(position, store)
    opened = decode(form.open(position))
    assert "laid" not in opened["values"] and form.read(opened["values"]) == position
    assert "lake 4" in str(opened["sections"])
