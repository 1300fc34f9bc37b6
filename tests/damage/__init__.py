"""Damaged stores and saves, and stores after power failures: ``python -m tests.damage``."""
