"""What becomes of stores and saves that are damaged, and of stores when the power fails: ``python -m tests.damage``."""
