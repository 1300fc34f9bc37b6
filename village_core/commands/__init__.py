"""Commands of ``python -m village_core``: they make the lines that ``__main__`` prints."""
