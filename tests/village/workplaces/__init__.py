"""Tests of the seven action spaces."""
