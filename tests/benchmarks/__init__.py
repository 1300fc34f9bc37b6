"""Figures, one a line: ``python -m tests.benchmarks [part ...]``. Compare speeds within one run, never across machines."""
