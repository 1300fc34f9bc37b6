"""Figures, one a line: ``python -m tests.benchmarks [part ...]``. Speeds are compared within one run, never across machines."""
