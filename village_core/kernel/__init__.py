"""The kernel: positions, frames, judging and games. It knows no game."""
