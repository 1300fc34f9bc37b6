"""Texts for people that stand in scripts, Python and templates instead of a word file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

PROSE: Final = re.compile(r"[A-Za-z’']{2,},? [a-z’]{2,}(?: |[.,:;?!]|$)|^[A-Z][a-z]+ [a-z]+|^[A-Z][a-z]+[.!?…]$")
"""Two words of a sentence, or one word with its end."""
CODE: Final = re.compile(
    r"(?:^|[ (,])[.#][\w-]+|(?:^|, )(?:input|button|summary|thead|tbody)\b.*|PRAGMA |CREATE |DELETE |REPLACE |SELECT |import "
)
"""Selectors of elements, SQL and Python."""
MARKUP: Final = re.compile(r"<(script|style)\b.*?</\1>|<[^>]*>|\$\{|\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|<!--.*?-->", re.DOTALL)
FOR_PROGRAMMERS: Final = ("Error", "console.", "log.", "warn")
"""Parts of the names of calls whose texts only people who program read."""
LEAVES: Final = (ast.Raise, ast.Assert, ast.Name, ast.Constant, ast.Import, ast.ImportFrom, ast.Pass, ast.expr_context)
"""Parts of modules without texts for others, or without parts."""
TYPED: Final = (ast.AnnAssign, ast.arg)
TYPES: Final = ("Literal", "cast", "TypeVar", "NewType", "NamedTuple")


def is_prose(text: str) -> bool:
    """Tell if a text reads as prose."""
    return bool(PROSE.search(text)) and not CODE.search(text)


def find_in_script(source: str) -> Iterator[tuple[int, str]]:
    """Yield each text of a script that reads as prose, with its line: in string literals, and in templates with their labels.

    Imports, comments, errors and logs are left out.
    """
    tree = Parser(Language(tree_sitter_javascript.language())).parse(source.encode())
    waiting: list[Node] = [tree.root_node]
    while waiting:
        node = waiting.pop()
        if node.type in ("import_statement", "comment") or _is_for_programmers(node):
            continue
        if node.type in ("string_fragment", "template_string"):
            text = (node.text or b"").decode()
            if node.type == "template_string":
                text = re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "…", text.strip("`"))
                attributes = re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', text)
                texts = [*MARKUP.sub("\n", text).split("\n"), *attributes] if "<" in text else [text]
                yield from ((node.start_point[0] + 1, each.strip()) for each in texts if is_prose(each.strip()))
            elif is_prose(text):
                yield node.start_point[0] + 1, text
        waiting.extend(child for child in node.children if node.type != "template_string" or child.type != "string_fragment")


def _is_for_programmers(node: Node) -> bool:
    if node.type not in ("call_expression", "new_expression", "throw_statement"):
        return False
    called = (node.children[0].text if node.type == "call_expression" else node.text) or b""
    return node.type == "throw_statement" or any(name.encode() in called[:60] for name in FOR_PROGRAMMERS)


def find_in_template(source: str) -> Iterator[tuple[int, str]]:
    """Yield each text of an HTML template that reads as prose, with its line: between tags, and in literals of its code."""
    blank = MARKUP.sub(lambda found: "\n" * found[0].count("\n"), source)
    for number, line in enumerate(blank.splitlines(), 1):
        if is_prose(line.strip()):
            yield number, line.strip()
    for code in re.finditer(r"\{[{%].*?[%}]\}", source, re.DOTALL):
        for literal in re.finditer(r'"([^"]*)"', code[0]):
            if is_prose(literal[1]):
                yield source.count("\n", 0, code.start() + literal.start()) + 1, literal[1]


def find_in_python(source: str) -> Iterator[tuple[int, str]]:
    """Yield each string literal of a module that reads as prose, with its line.

    Docstrings, types, errors, assertions, logs and what is printed for people who program (``__repr__``) are left out.
    """
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_prose(node.value):
            yield node.lineno, node.value
        if not _is_without_prose(node):
            children = ast.iter_child_nodes(node)
            waiting += children if not isinstance(node, TYPED) else (child for child in children if child is not node.annotation)


def _is_without_prose(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return _is_call_for_programmers(node)
    if isinstance(node, ast.FunctionDef):
        return node.name == "__repr__"
    return isinstance(node, LEAVES) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _is_call_for_programmers(call: ast.Call) -> bool:
    name = ast.unparse(call.func)
    return name in TYPES or any(part in name for part in FOR_PROGRAMMERS)
