"""Orchard on the screen."""
