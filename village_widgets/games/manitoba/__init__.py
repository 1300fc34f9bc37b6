"""Manitoba on the screen: the drawing of land, season, paths and clans, and its targets."""
