"""Tests of player programs and the coach."""
