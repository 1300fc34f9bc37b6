"""Kernels and browsers are killed, and phones cut off, while games are entered; then all acknowledged entries are looked for."""
