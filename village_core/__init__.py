"""Rules of printed games as positions, choices and events. The package needs no Jupyter and can be installed alone."""

__version__ = "1.0.0"
