"""A record of what a page in a browser enters: the tokens of all inputs, and what each is."""

from __future__ import annotations

from typing import Final

WATCHING: Final = """() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("village-companion.outbox.")) {
            const made = JSON.parse(sessionStorage.made ?? "{}");
            const { message } = JSON.parse(value);
            made[key.split(".").at(-1)] ??= message.choice?.type ?? message.do;
            keep.call(sessionStorage, "made", JSON.stringify(made));
        }
        return keep.call(this, key, value);
    };
}"""
"""Script: keep the tokens, over a reload too."""
MADE: Final = "() => Object.keys(JSON.parse(sessionStorage.made ?? '{}'))"
"""The tokens of all inputs that a page has made, in order."""
SPENT: Final = (
    "() => Object.entries(JSON.parse(sessionStorage.made ?? '{}')).flatMap(([token, what]) => (what === 'spend' ? [token] : []))"
)
"""The tokens of spent hourglasses alone."""
