"""Village on the screen: the drawing of board and farms, and what can be pointed at."""
