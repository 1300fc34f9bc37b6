"""Ways to a table: its codes, links and QR codes, the whole game as a link, and copies that give a store its lines back."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
import segno

from tests.companion.pages import Page
from tests.hosts import drop_hosts
from tests.kernel.test_saves import play_game
from village_core.games import write_first_line
from village_core.kernel.game import Game
from village_core.kernel.saves import Misfit, to_entry
from village_core.store.contract import StoredLine
from village_core.store.problems import NumberTaken
from village_core.store.provision import provide_store
from village_core.store.sql import Store
from village_widgets.companion import keeping, sharing
from village_widgets.companion.sharing import LONGEST, MOST, Sharing, clean_address, draw_qr, group_code, is_local

PAGE = "https://example.org/companion"


def build_sharing(page: Page) -> Sharing:
    """Return the ways to the table of a page."""
    return Sharing(page.companion.seated.shared, page.companion.parts.words)


def test_a_code_is_read_aloud_in_groups_of_five() -> None:
    """A code comes in groups of five letters; what is left over is a shorter group, and no code gives nothing."""
    assert [group_code(code) for code in ("KX4P7M2Q9R", "KX4P7M", "KX4P7", "")] == ["KX4P7-M2Q9R", "KX4P7-M", "KX4P7", ""]


@pytest.mark.parametrize(
    ("address", "clean"),
    [
        (f"{PAGE}#KX4P7", PAGE),
        ("http://10.0.0.1:8866/a?lang=ko#x#y", "http://10.0.0.1:8866/a?lang=ko"),
        ("https://", ""),
        ("javascript:alert(1)", ""),
        ("https://a b", ""),
        ('https://a"b', ""),
        ("https://a<b>", ""),
        (f"{PAGE}\n", ""),
        ("#x", ""),
        ("", ""),
    ],
)
def test_invitations_have_only_web_addresses(address: str, clean: str) -> None:
    """The address of a page is shared without its fragment; anything else is no address."""
    assert clean_address(address) == clean


def test_an_address_ends_at_its_limit() -> None:
    """An address is read to its 500th character, fragment included."""
    whole = PAGE + "a" * (LONGEST - len(PAGE))
    assert LONGEST == 500 and clean_address(whole) == clean_address(f"{whole}b") == whole
    assert clean_address(f"{whole[:-1]}#{'b' * 99}") == whole[:-1]


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("http://localhost:8866/", True),
        ("http://127.0.0.1/", True),
        ("http://[::1]:8866/", True),
        ("http://[::1", True),
        (PAGE, False),
        ("http://localhost.example.org/", False),
        ("", False),
    ],
)
def test_an_address_of_this_computer_leads_no_phone_anywhere(address: str, local: bool) -> None:
    """An address of this computer, or one that can't be read, leads nowhere from another device; no address says nothing."""
    assert is_local(address) is local


def test_a_camera_reads_a_qr_code() -> None:
    """A text up to 2,300 characters has a code; a link of up to 500 is drawn so that a smudge does not spoil it."""
    assert draw_qr("") == draw_qr("a" * (MOST + 1)) == "" and MOST == 2_300
    for count, error in ((1, "m"), (LONGEST, "m"), (LONGEST + 1, "l"), (MOST, "l")):
        drawn = segno.make("a" * count, error=error, micro=False)
        assert draw_qr("a" * count) == drawn.svg_data_uri(border=3, light="#fff", omitsize=True), count


@pytest.mark.parametrize(
    ("address", "warned"),
    [(PAGE, ""), ("", "share-no-page"), ("http://localhost:8866/", "share-alone"), ("http://[::1", "share-alone")],
)
def test_a_table_is_shared_by_its_codes(anna: Page, store: Store, address: str, warned: str) -> None:
    """A writer's page shares the table's code and the viewers', an onlooker's the viewers' alone, each as a link with a QR code.

    A warning says why no phone would come; an onlooker gets another one.
    """
    onlooker = Page(store, code=anna.codes[1])
    for page, ways, ending in ((anna, {"table": 0, "viewer": 1}, ""), (onlooker, {"viewer": 1}, "-looking")):
        found = build_sharing(page).build_invitations(address)
        words = page.companion.parts.words
        assert [way.key for way in found.ways] == [*ways]
        for way in found.ways:
            code = anna.codes[ways[way.key]]
            assert way.code == group_code(code) and way.link == (f"{address}#{code}" if address else "")
            assert way.qr == draw_qr(way.link)
            assert (way.title, way.about) == (words.format(f"share-{way.key}"), words.format(f"share-{way.key}-about"))
        assert found.warning == (words.format(f"{warned}{ending}") if warned else "")


def test_a_table_in_a_browser_alone_has_no_way_to_it(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in this browser alone has no link and says so, but the whole game can be taken elsewhere."""
    drop_hosts(monkeypatch)
    provide_store(lambda: None)
    found = build_sharing(anna).build_invitations(PAGE)
    assert found.ways == () and found.warning == anna.companion.parts.words.format("share-only-here")
    assert found.game.link.startswith(f"{PAGE}#game=")


def test_a_whole_game_goes_along_as_a_link(anna: Page) -> None:
    """The game's link leads to the page; without its address it is the text alone, which has no QR code."""
    anna.lose(0)
    shares, words = build_sharing(anna), anna.companion.parts.words
    link, text = (shares.build_invitations(address).game for address in (PAGE, ""))
    assert link.link == f"{PAGE}#game={text.link}" and link.about == words.format("share-game-about", count=len(link.link))
    assert link.qr == draw_qr(link.link) != "" and text.qr == "" and text.about.count(str(len(text.link)))


def test_a_game_s_link_is_made_once_for_each_position(anna: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """The link is made again only after another entry, and then holds that too."""
    made: list[int] = []
    compact = sharing.compact
    monkeypatch.setattr(sharing, "compact", lambda game, *more: (made.append(len(game.steps)), compact(game, *more))[1])
    shares = build_sharing(anna)
    links = [shares.build_invitations(PAGE).game.link for _ in range(2)]
    anna.lose(0)
    links += [shares.build_invitations(PAGE).game.link for _ in range(2)]
    assert made == [0, 1] and links[0] == links[1] != links[2] == links[3]


@pytest.mark.parametrize(("name", "fits"), [("MOST_STEPS", 3), ("MOST_TEXT", 0)])
def test_a_game_that_no_page_could_open_has_no_link(anna: Page, monkeypatch: pytest.MonkeyPatch, name: str, fits: int) -> None:
    """A game of the most decisions, or with the longest text that a page opens, has a link; one beyond is said to be too long."""
    for seat in range(3):
        anna.lose(seat)
    most = fits or len(build_sharing(anna).build_invitations("").game.link)
    for limit, there in ((most, True), (most - 1, False)):
        monkeypatch.setattr(sharing, name, limit)
        found = build_sharing(anna).build_invitations(PAGE).game
        assert bool(found.link) == bool(found.qr) == there
        assert (found.about == anna.companion.parts.words.format("share-game-long")) != there


def test_lines_of_a_copy_keep_their_tokens() -> None:
    """Lines are numbered from 1 with the tokens that they were entered with; a missing or repeated token is replaced."""
    texts = ('{"undo":1,"id":"a"}', '{"undo":2,"id":"a"}', '{"undo":3}', '{"undo":4,"id":"b"}')
    lines = keeping.number_lines(texts)
    assert [line.number for line in lines] == [1, 2, 3, 4] and tuple(line.text for line in lines) == texts
    tokens = [line.token for line in lines]
    assert (tokens[0], tokens[3]) == ("a", "b") and len({*tokens}) == 4 and all(tokens)
    with pytest.raises(Misfit):
        keeping.number_lines(("no line",))


def begin_from_copy(store: Store, count: int) -> tuple[SimpleNamespace, list[str]]:
    """Begin a table with the first lines of a game of six; return the table as its writers find it, and all six lines."""
    game = play_game(6)
    texts = [to_entry(step).to_line() for step in game.steps]
    lines = [StoredLine(at, f"t{at}", text) for at, text in enumerate(texts[:count], 1)]
    return store.find(store.create(write_first_line(Game(game.players, game.start)), lines).table), texts


def test_a_longer_copy_adds_what_follows(store: Store) -> None:
    """A copy that begins with all lines of the table adds the others; a shorter one, another one, or a viewer's adds nothing."""
    found, texts = begin_from_copy(store, 3)
    for copy in (texts[:2], [texts[0], texts[0], *texts[2:]], []):
        keeping.prolong(store, found, copy)
        assert store.count_lines(found.key) == 3
    keeping.prolong(store, store.find(found.codes.viewer), texts)
    assert store.count_lines(found.key) == 3
    keeping.prolong(store, found, texts)
    assert [line.text for line in store.read_lines(found.key)] == texts
    keeping.prolong(store, found, texts)
    assert store.count_lines(found.key) == 6


def test_a_faster_page_has_its_way(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """If another page adds lines first, a copy adds nothing and nobody hears of it; other problems of the store are told."""
    found, texts = begin_from_copy(store, 3)

    def refuse(*_: object) -> int:
        raise NumberTaken(4)

    monkeypatch.setattr(Store, "extend", refuse)
    keeping.prolong(store, found, texts)
    assert store.count_lines(found.key) == 3
    monkeypatch.setattr(Store, "extend", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        keeping.prolong(store, found, texts)


def test_a_writer_vouches_for_unproven_tables_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proven table is returned as it is; an unproven one is restored from the writer's lines and found again by its code."""
    did: list[object] = []
    codes = SimpleNamespace(table="KX4P7M2Q9R")
    fake = SimpleNamespace(restore=lambda *got: did.append(got), find=lambda code: f"found by {code}")
    proven = SimpleNamespace(unproven=False, codes=codes)
    assert keeping.vouch(fake, proven, "head", ['{"undo":1,"id":"a"}']) is proven and did == []
    asked = SimpleNamespace(unproven=True, codes=codes)
    assert keeping.vouch(fake, asked, "head", ['{"undo":1,"id":"a"}']) == "found by KX4P7M2Q9R"
    assert did == [(codes, "head", (StoredLine(1, "a", '{"undo":1,"id":"a"}'),))]
