"""The rules of Manitoba, one test or more for each."""
