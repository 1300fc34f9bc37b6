"""Tests of Manitoba: its rules, its pages, its tracker and its exercises."""
