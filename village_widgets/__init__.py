"""The live board and the pages of Village Companion: everything that needs a notebook or a browser.

Positions and games show themselves in a notebook where this is installed: nothing has to be imported or registered for it.
"""
