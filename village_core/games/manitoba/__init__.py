"""Manitoba, by Remo Conzadori and Paolo Mori: the complete game as positions, choices and rules."""
