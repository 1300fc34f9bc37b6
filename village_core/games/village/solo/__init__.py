"""The game for one: Carla is rules, not a player. She has a second farm that nobody is asked about, and a board of her own."""
