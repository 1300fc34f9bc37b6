"""A pytest plugin: a test whose assertions may all be skipped (in loops, branches, inner functions) fails if it reached none.

Such a test would pass on an empty collection. So would one whose only checks are calls of ``check…(…)`` functions of the tests in
which all assertions may be skipped: it must reach one of theirs. Only these functions are compiled again, with a note before
each check, and run as quickly as before.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import linecache
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from types import CodeType, FunctionType
from typing import Final, TypeAlias

import pytest
from _pytest.assertion.rewrite import rewrite_asserts

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Lines: TypeAlias = frozenset[tuple[str, int]]
"""First lines of statements, each as its file and its number there."""
FUTURE: Final = __future__.annotations.compiler_flag
REACHED: Final = "@reached"
"""The name of ``reached`` where checks are noted, which no code of others has."""
reached: Final[set[tuple[str, int]]] = set()
"""The lines of checks that the running test has reached."""
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
    return inspect.unwrap(called) if inspect.isfunction(called) and called is not function else None


def list_functions(node: ast.AST) -> Iterator[Function]:
    """Yield each function below ``node``."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
        if isinstance(child, BLOCKS):
            yield from list_functions(child)


@cache
def parse_functions(file: str) -> dict[int, Function]:
    """Parse a file once for all its tests; return its functions by their first line, that of a decorator included."""
    functions = list_functions(ast.parse("".join(linecache.getlines(file))))
    return {min([function.lineno, *(each.lineno for each in function.decorator_list)]): function for function in functions}


@cache
def find_lines_to_reach(function: FunctionType) -> Lines:
    """Return the lines of the checks of a test or of a function that checks; none if it has no check or always reaches one.

    If a check calls a function that may skip all its checks, the lines of these count in its place. From then on the function
    notes the lines that it reaches.
    """
    file, node = function.__code__.co_filename, parse_functions(function.__code__.co_filename)[function.__code__.co_firstlineno]
    found: set[tuple[str, int]] = set()
    for check, conditional in find_checks(node):
        called = find_checker(check, function)
        inside = find_lines_to_reach(called) if called else frozenset()
        if not conditional and not inside:
            return frozenset()
        found |= inside or {(file, check.lineno)}
    if found:
        function.__code__ = compile_noting(function, deepcopy(node))
        function.__globals__[REACHED] = reached
    return frozenset(found)


def compile_noting(function: FunctionType, node: Function) -> CodeType:
    """Compile a function of which ``node`` is the source, with a note before each check; ``pytest`` words its assertions."""
    code = function.__code__
    note_checks(node, code.co_filename)
    node.decorator_list = []
    module = ast.Module([node], [])
    if "@pytest_ar" in function.__globals__:
        rewrite_asserts(module, b"", code.co_filename)
    compiled = compile(module, code.co_filename, "exec", code.co_flags & FUTURE, dont_inherit=True)
    return next(part for part in compiled.co_consts if isinstance(part, CodeType) and part.co_name == node.name)


def note_checks(block: ast.AST, file: str) -> None:
    """Put a statement before each check in a block that adds the check's line to ``reached``."""
    for _, statements in ast.iter_fields(block):
        for each in [*statements] if isinstance(statements, list) else ():
            if isinstance(each, BLOCKS):
                note_checks(each, file)
            if is_check(each):
                add = ast.Attribute(ast.Name(REACHED, ast.Load()), "add", ast.Load())
                note = ast.Expr(ast.Call(add, [ast.Constant((file, each.lineno))], []))
                statements.insert(statements.index(each), ast.fix_missing_locations(ast.copy_location(note, each)))


def find_written(function: FunctionType) -> FunctionType:
    """Return the function that a test's author has written, which others may have wrapped."""
    inside = getattr(inspect.unwrap(function), "hypothesis", None)
    return inside.inner_test if inside else inspect.unwrap(function)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[None]:
    """Run a test, and fail it if it passed without reaching any of its checks, all of which may be skipped."""
    lines = find_lines_to_reach(find_written(pyfuncitem.function))
    reached.clear()
    result = yield
    if lines and lines.isdisjoint(reached):
        pytest.fail("No assertion was reached: its loops had nothing to run over.", pytrace=False)
    return result
