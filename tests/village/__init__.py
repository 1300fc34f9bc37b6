"""Tests of the rules of Village."""
