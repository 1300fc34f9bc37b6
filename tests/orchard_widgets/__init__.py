"""Orchard as the screen shows it."""
