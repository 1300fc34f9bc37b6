"""The rulebook page: every rule of every game once, with wording and sources, and a board on which it can be seen."""

from __future__ import annotations

import pytest

from tests.hearing import Heard, decode
from village_core.games.board_game import GameTable
from village_core.games.editions import EditionSettings, list_rulings
from village_core.kernel.words.languages import list_languages
from village_widgets.rulebook.describing import BookWriter
from village_widgets.rulebook.examples import find_example
from village_widgets.rulebook.messages import ShownBook, ShownRule
from village_widgets.rulebook.page import Rulebook
from village_widgets.tutor.course import Course, list_taught_games

GAMES = pytest.mark.parametrize("name", list_taught_games())


@pytest.fixture(scope="module")
def books() -> dict[str, ShownBook]:
    """Return the rules of each game that has a course."""
    return {name: BookWriter(Course[GameTable](name)).describe() for name in list_taught_games()}


def list_rules(book: ShownBook) -> list[ShownRule]:
    """Return the rules of a game in one list."""
    return [rule for group in book.groups for rule in group.rules]


@GAMES
def test_every_rule_is_there_once_with_wording_and_sources(books: dict[str, ShownBook], name: str) -> None:
    """Each rule has a wording that no other rule has, passages of at least one edition, and the steps that teach it."""
    course = Course[GameTable](name)
    rules = list_rules(books[name])
    assert sorted(rule.key for rule in rules) == sorted(course.rules)
    assert all(rule.wordings and all(wording.text for wording in rule.wordings) for rule in rules)
    assert len({rule.wordings[0].text for rule in rules}) == len(rules)
    assert all(rule.sources and all(cited.passages for cited in rule.sources) for rule in rules)
    for rule in rules:
        assert [step.step for step in rule.taught] == [step.step for step in course.find_steps(rule.key)]
        assert all(other in course.rules and other != rule.key for other in rule.leans)
    assert all(group.title and group.rules for group in books[name].groups)


@GAMES
def test_a_rule_has_the_wordings_of_its_editions(books: dict[str, ShownBook], name: str) -> None:
    """A rule's wordings are those of the editions that cite it; they name editions if they differ or an edition lacks it."""
    course = Course[GameTable](name)
    game = course.game
    editions = [game.editions.build_edition(EditionSettings(edition)) for edition in game.editions]
    for rule in list_rules(books[name]):
        said = {
            game.narrator(course.words, (), edition).word_rule(rule.key)
            for edition in editions
            if edition.citations.get(rule.key)
        }
        assert {wording.text for wording in rule.wordings} == said
        assert bool(rule.wordings[0].editions) == (len(said) > 1 or any(not each.citations.get(rule.key) for each in editions))


@GAMES
def test_every_ruling_that_a_table_chooses_stands_under_its_rule(books: dict[str, ShownBook], name: str) -> None:
    """Each ruling that a table may choose stands under the rule that it words or adds, with its values, some of them usual."""
    course = Course[GameTable](name)
    rules = {rule.key: rule for rule in list_rules(books[name])}
    listed = {ruling.name for rule in rules.values() for ruling in rule.rulings}
    for key, ruling in list_rulings(course.game.editions.kind).items():
        if ruling.chosen:
            called = course.words.format(f"ruling-{key}")
            assert called in listed
            found = next(each for each in rules[ruling.worded or ruling.adds].rulings if each.name == called)
            assert len(found.values) > 1 and any(value.usual for value in found.values)


def test_a_game_with_guessed_numbers_has_a_note(books: dict[str, ShownBook]) -> None:
    """Manitoba, whose numbers are nearly all our guess, has a note with its words ``game-printed``; other games have none."""
    assert {name for name, book in books.items() if book.note} == {"manitoba"}
    assert books["manitoba"].note == Course[GameTable]("manitoba").words.format("game-printed")


def test_a_game_without_groups_has_its_rules_in_the_order_of_the_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a book the rules come in the order of the texts under one heading, without questions."""
    course = Course[GameTable](list_taught_games()[0])
    monkeypatch.setattr(course, "shown", course.shown._replace(book=None))
    (group,) = BookWriter(course).describe().groups
    assert group.title == "All rules" and [rule.key for rule in group.rules] == [*course.rules]
    assert not any(rule.questions for rule in group.rules)


def test_the_page_comes_at_once_and_asks_for_no_board() -> None:
    """The page brings its first message for new readers: words and rules of all games, no board, and less than 100,000 bytes."""
    page = Rulebook()
    assert page._newcomer and page._told
    said = decode(page.receive({"do": "hello"}))
    assert [book["game"] for book in said["books"]] == list_taught_games() and said["words"]["rules-find"] == "Find a rule"
    assert "table" not in said and len(page._told) < 100_000


def test_all_words_that_find_a_rule_come_when_they_are_asked_for(books: dict[str, ShownBook]) -> None:
    """A look-up brings all words that find a rule; the first message has all English ones, but fewer German and Korean ones."""
    page = Rulebook()
    looked_up, first = (decode(page.receive({"do": command}))["books"] for command in ("look-up", "hello"))
    assert looked_up == [decode(book) for book in books.values()]
    for few, every in zip(map(list_finds, first), map(list_finds, looked_up), strict=True):
        assert [each["en"] for each in few] == [each["en"] for each in every]
        assert all(len("".join(each[tag] for each in few)) < len("".join(each[tag] for each in every)) for tag in ("de", "ko"))


def list_finds(book: Heard) -> list[Heard]:
    """Return the words that find each rule of a book as a page gets it, by language."""
    return [rule["find"] for group in book["groups"] for rule in group["rules"]]


def test_a_refused_move_is_explained_and_changes_nothing() -> None:
    """A rule that refuses something brings its position; the move is refused by that rule, and the table stays."""
    page, game = Rulebook(), list_taught_games()[0]
    course = Course[GameTable](game)
    refusing = (rule for rule in course.rules if (example := find_example(course, rule)) and example.is_refused)
    rule = next(refusing)
    shown = decode(page.receive({"do": "show-rule", "game": game, "rule": rule}))
    assert shown["example"]["rule"] == rule and shown["example"]["tried"] and shown["table"]["panels"]
    answer = decode(page.receive({"do": "try"}))
    assert rule in answer["refused"]["rules"]
    assert page.shown is not None and page.shown.session.game.steps == ()


def test_a_move_that_shows_a_rule_is_made_and_taken_back() -> None:
    """A rule that brings something about is shown by a move, however often it is tried; undo leads back to its position."""
    page, game = Rulebook(), list_taught_games()[0]
    course = Course[GameTable](game)
    shown = ((rule, find_example(course, rule)) for rule in course.rules)
    made = (rule for rule, example in shown if example and example.option and not example.is_refused)
    page.receive({"do": "show-rule", "game": game, "rule": next(made)})
    assert page.shown is not None
    session = page.shown.session
    for _ in range(2):
        page.receive({"do": "try"})
        assert session.game.steps
        page.receive({"do": "try"})
        page.receive({"do": "undo"})
        assert session.game.steps == () and not session.can_undo


def test_an_example_tried_after_other_moves_begins_at_its_position() -> None:
    """The move that shows a rule is made at the example's own position, however many moves were made on the board."""
    page = Rulebook()
    page.receive({"do": "show-rule", "game": "village", "rule": "turn-take"})
    page.receive({"do": "try"})
    session = page.shown.session
    once = [step.option for step in session.game.steps]
    for _ in range(3):
        session.choose(session.position.options[0])
    page.receive({"do": "try"})
    assert once and [step.option for step in session.game.steps] == once


def test_boards_of_rules_have_ever_later_versions() -> None:
    """The board of each further rule counts on from the one before, so that a late click on that one is void."""
    page, rules = Rulebook(), ("turn-take", "well", "harvest")
    shown = [decode(page.receive({"do": "show-rule", "game": "village", "rule": rule}))["table"]["v"] for rule in rules]
    assert shown == sorted({*shown})


def test_an_unknown_rule_is_no_command_to_do_anything() -> None:
    """A rule or game that does not exist, and commands about a board that isn't there, are answered by nothing."""
    page = Rulebook()
    game = list_taught_games()[0]
    for said in ({"do": "show-rule", "game": game, "rule": "no"}, {"do": "show-rule", "game": "no", "rule": "no"}, {"do": "try"}):
        assert page.receive(said) is None
    assert page.receive({"do": "undo"}) is None and page.receive({"do": "why"}) is None


def test_a_rule_without_a_position_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule for which no position is found brings no board, and takes that of another rule; the page says that there is none."""
    page, game = Rulebook(), list_taught_games()[0]
    assert page.receive({"do": "show-rule", "game": game, "rule": "well"}) and page.shown
    monkeypatch.setattr("village_widgets.rulebook.page.find_example", lambda course, rule: None)
    said = decode(page.receive({"do": "show-rule", "game": game, "rule": Course[GameTable](game).rules[0]}))
    assert said["example"]["said"] == "There is no position for this rule yet." and "table" not in said
    assert page.shown is None


@GAMES
def test_words_that_players_look_for_come_in_every_language(books: dict[str, ShownBook], name: str) -> None:
    """A game with a book has for each rule the words that players look for it by, in each language."""
    found = [rule for rule in list_rules(books[name]) if rule.find]
    assert len(found) > 20 and all([*rule.find] == [*list_languages()] and all(rule.find.values()) for rule in found)
    assert found == list_rules(books[name]) or Course[GameTable](name).shown.book is None
