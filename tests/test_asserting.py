"""The plugin that fails a test if all its assertions were skipped, in empty loops or branches not taken.

A test without any assertion passes.
"""

from __future__ import annotations

import pytest

pytest_plugins = ["pytester"]

EMPTY_LOOP = "def test_it():\n    for each in []:\n        assert each\n"
EMPTY_RAISES = """
import pytest

def test_it():
    for each in []:
        with pytest.raises(ValueError):
            int(each)
"""
SKIPPED_BRANCH = "def test_it():\n    if not __name__:\n        assert True\n"
EMPTY_CHECKS = "def test_it():\n    for each in []:\n        check_it(each)\n"
EMPTY_HELPER = """
def check_all(them):
    for each in them:
        assert each

def test_it():
    check_all([])
"""
FULL_HELPER = EMPTY_HELPER.replace("check_all([])", "check_all([1])")
GUARDED_HELPER = EMPTY_HELPER.replace("    for each", "    assert them == []\n    for each")
FULL_LOOP = "def test_it():\n    for each in [1]:\n        assert each\n"
BESIDE_LOOP = "def test_it():\n    for each in []:\n        assert each\n    assert True\n"
IN_HELPER = "def test_it():\n    def check():\n        assert True\n    check()\n"
IN_THREAD = """
from threading import Thread

def test_it():
    def check():
        assert True
    thread = Thread(target=check)
    thread.start()
    thread.join()
"""
WITHOUT_ASSERTIONS = "def test_it():\n    int('1')\n"


def count_passes(pytester: pytest.Pytester, source: str) -> int:
    """Run one test file with the plugin, and return how many tests passed."""
    pytester.makepyfile(source)
    return pytester.runpytest_inprocess("-p", "tests.asserting", "-p", "no:cacheprovider").parseoutcomes().get("passed", 0)


@pytest.mark.parametrize("source", [EMPTY_LOOP, EMPTY_RAISES, EMPTY_CHECKS, EMPTY_HELPER, SKIPPED_BRANCH])
def test_a_test_that_reaches_no_assertion_fails(pytester: pytest.Pytester, source: str) -> None:
    """A test fails if all its checks (``assert``, ``pytest.raises``, ``check…()``) are in empty loops or branches not taken.

    So does a test that only calls a function whose checks are all there.
    """
    assert count_passes(pytester, source) == 0


@pytest.mark.parametrize(
    "source", [FULL_LOOP, FULL_HELPER, GUARDED_HELPER, BESIDE_LOOP, IN_HELPER, IN_THREAD, WITHOUT_ASSERTIONS]
)
def test_other_tests_pass(pytester: pytest.Pytester, source: str) -> None:
    """A test passes that reaches one assertion, and one in which none is written: that is for reviewers to find."""
    assert count_passes(pytester, source) == 1
