"""Stone Age, by Bernd Brunnhofer: the complete game as positions, choices and rules."""
