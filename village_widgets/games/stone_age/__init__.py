"""Stone Age on the screen: how it is drawn, described, tracked and taught."""
