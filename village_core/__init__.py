"""The rules of printed games as positions, choices and events. No Jupyter in it: it installs and runs alone."""

__version__ = "1.0.0"
