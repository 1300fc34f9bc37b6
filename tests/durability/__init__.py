"""Kernels are killed while people enter a game; then everything that was acknowledged is looked for."""
