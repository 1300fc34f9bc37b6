"""Stone Age on the screen: the drawing of board and tribes, and its targets."""
