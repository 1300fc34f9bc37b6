"""Simulations: many games of player programs, and their results as files."""
