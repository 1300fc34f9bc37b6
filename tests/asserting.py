"""A pytest plugin: a test whose assertions may all be skipped (in loops, branches, inner functions) fails if it reached none.

Such a test would pass on an empty collection. Only these tests are traced, and only in their own lines.
"""

from __future__ import annotations

import ast
import inspect
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from textwrap import dedent
from types import CodeType, FrameType

import pytest

Lines = frozenset[int]
Tracer = Callable[[FrameType, str, object], object]
CONDITIONAL = (ast.For, ast.AsyncFor, ast.While, ast.If, ast.Try, ast.Match, ast.FunctionDef, ast.Lambda)
"""Statements whose body may be skipped."""


def is_check(node: ast.AST) -> bool:
    """Tell whether a statement asserts: ``assert``, ``with pytest.raises(…)`` and ``pytest.warns(…)``, or ``check…(…)``.

    The name of a function that asserts for several tests begins with ``check``.
    """
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ast.unparse(node.value.func).rpartition(".")[2].startswith("check")
    if isinstance(node, ast.With):
        return any(ast.unparse(item.context_expr).startswith(("pytest.raises", "pytest.warns")) for item in node.items)
    return isinstance(node, ast.Assert)


def find_checks(node: ast.AST, conditional: bool = False) -> Iterator[tuple[ast.stmt, bool]]:
    """Yield each check below ``node``, and whether it may be skipped, as all of them may if ``node`` is ``conditional``."""
    for child in ast.iter_child_nodes(node):
        if is_check(child):
            yield child, conditional
        yield from find_checks(child, conditional or isinstance(child, CONDITIONAL))


@cache
def find_lines_to_reach(code: CodeType) -> Lines:
    """Return the line numbers of a test's checks in its file; none if it has no check or always reaches one."""
    source, first = inspect.getsourcelines(code)
    [function] = ast.parse(dedent("".join(source))).body
    checks = list(find_checks(function))
    if not all(conditional for _, conditional in checks):
        return frozenset()
    return frozenset(first - 1 + line for check, _ in checks for line in range(check.lineno, (check.end_lineno or 0) + 1))


def trace(code: CodeType, lines: Lines, reached: set[int]) -> Tracer:
    """Return a trace function that adds the first of the ``lines`` which runs in this code's file to ``reached``, and then ends.

    Tracing slows everything down that the test calls, so it ends as soon as one check is reached.
    """

    def trace_lines(frame: FrameType, event: str, _: object) -> Tracer:
        if event == "line" and frame.f_lineno in lines:
            reached.add(frame.f_lineno)
            sys.settrace(None)
        return trace_lines

    def trace_calls(frame: FrameType, _event: str, _: object) -> Tracer | None:
        return trace_lines if frame.f_code.co_filename == code.co_filename else None

    return trace_calls


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[None]:
    """Run a test, and fail it if it passed without reaching any of its checks, all of which may be skipped.

    Under another trace function nothing is checked.
    """
    code = inspect.unwrap(pyfuncitem.function).__code__
    lines = find_lines_to_reach(code)
    if not lines or sys.gettrace():
        return (yield)
    reached: set[int] = set()
    tracer = trace(code, lines, reached)
    sys.settrace(tracer)
    threading.settrace(tracer)  # threads that the test starts
    try:
        result = yield
    finally:
        sys.settrace(None)
        threading.settrace(None)
    if not reached:
        pytest.fail("No assertion was reached: its loops had nothing to run over.", pytrace=False)
    return result
