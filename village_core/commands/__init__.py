"""What ``python -m village_core`` can do: its lines are made here and printed by ``__main__``."""
