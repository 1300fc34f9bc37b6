"""Tests of notebooks without a kernel; nbval checks that each notebook runs."""
