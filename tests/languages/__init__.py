"""Tests of languages: word files beside the English ones, what games tell, and pseudo-languages made from English by rule."""
