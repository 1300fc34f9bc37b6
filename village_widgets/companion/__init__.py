"""The table companion: what a group needs beside the game on its table, for any of the games."""
