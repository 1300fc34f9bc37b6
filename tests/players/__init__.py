"""Player programs."""
