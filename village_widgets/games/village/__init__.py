"""Village on the screen: how it is drawn, described, pointed at, tracked and taught."""
