"""The tests of Village Companion."""
