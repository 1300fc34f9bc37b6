"""A pytest plugin: a test whose assertions may all be skipped (in loops, branches, inner functions) fails if it reached none.

Such a test would pass on an empty collection. So would one whose only checks are calls of ``check…(…)`` functions of the tests in
which all assertions may be skipped: it must reach one of theirs. Only these tests are traced, and only in those lines.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from types import CodeType, FrameType, FunctionType

import pytest

Lines = frozenset[tuple[str, int]]
"""Lines of code, each as its file and its number there."""
Tracer = Callable[[FrameType, str, object], object]
CONDITIONAL = (ast.For, ast.AsyncFor, ast.While, ast.If, ast.Try, ast.Match, ast.FunctionDef)
"""Statements whose body may be skipped."""
BLOCKS = (*CONDITIONAL, ast.AsyncFunctionDef, ast.With, ast.AsyncWith, ast.ClassDef, ast.ExceptHandler, ast.match_case)
"""All that has statements in it."""


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
        if isinstance(child, BLOCKS):
            yield from find_checks(child, conditional or isinstance(child, CONDITIONAL))


def find_checker(check: ast.stmt, function: FunctionType) -> FunctionType | None:
    """Return the function whose call is this check of ``function``, if the module of ``function`` defines or imports it."""
    if not isinstance(check, ast.Expr) or not isinstance(check.value, ast.Call):
        return None
    name, *parts = ast.unparse(check.value.func).split(".")
    called = function.__globals__.get(name)
    for part in parts:
        called = getattr(called, part, None)
    return called if inspect.isfunction(called) and called is not function else None


def list_functions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield each function below ``node``."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
        if isinstance(child, BLOCKS):
            yield from list_functions(child)


@lru_cache(maxsize=16)
def parse_functions(file: str) -> dict[int, ast.FunctionDef | ast.AsyncFunctionDef]:
    """Parse a file once for all its tests; return its functions by their first line, that of a decorator included.

    Only a few files are remembered: the trees of all would make each garbage collection take longer.
    """
    functions = list_functions(ast.parse("".join(linecache.getlines(file))))
    return {min([function.lineno, *(each.lineno for each in function.decorator_list)]): function for function in functions}


@cache
def find_lines_to_reach(function: FunctionType) -> Lines:
    """Return the lines of the checks of a test or of a function that checks; none if it has no check or always reaches one.

    If a check calls a function that may skip all its checks, the lines of these count in its place.
    """
    code = function.__code__
    found: set[tuple[str, int]] = set()
    for check, conditional in find_checks(parse_functions(code.co_filename)[code.co_firstlineno]):
        called = find_checker(check, function)
        inside = find_lines_to_reach(called) if called else frozenset()
        if not conditional and not inside:
            return frozenset()
        here = range(check.lineno, (check.end_lineno or 0) + 1)
        found |= inside or {(code.co_filename, line) for line in here}
    return frozenset(found)


def trace(lines: Lines, reached: set[tuple[str, int]]) -> Tracer:
    """Return a trace function that adds the first of the ``lines`` which runs to ``reached``, and then ends.

    Tracing slows everything down that the test calls, so only code with one of the ``lines`` is followed line by line, and
    tracing ends as soon as one check is reached.
    """
    files = {file for file, _ in lines}
    followed: dict[CodeType, bool] = {}

    def trace_lines(frame: FrameType, event: str, _: object) -> Tracer:
        if event == "line" and (line := (frame.f_code.co_filename, frame.f_lineno)) in lines:
            reached.add(line)
            sys.settrace(None)
        return trace_lines

    def trace_calls(frame: FrameType, _event: str, _: object) -> Tracer | None:
        code = frame.f_code
        if code.co_filename not in files:
            return None
        if code not in followed:
            followed[code] = any((code.co_filename, line) in lines for *_, line in code.co_lines())
        return trace_lines if followed[code] else None

    return trace_calls


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[None]:
    """Run a test, and fail it if it passed without reaching any of its checks, all of which may be skipped.

    Under another trace function nothing is checked.
    """
    lines = find_lines_to_reach(inspect.unwrap(pyfuncitem.function))
    if not lines or sys.gettrace():
        return (yield)
    reached: set[tuple[str, int]] = set()
    tracer = trace(lines, reached)
    sys.settrace(tracer)
    threading.settrace(tracer)  # counts assertions of threads that the test starts
    try:
        result = yield
    finally:
        sys.settrace(None)
        threading.settrace(None)
    if not reached:
        pytest.fail("No assertion was reached: its loops had nothing to run over.", pytrace=False)
    return result
