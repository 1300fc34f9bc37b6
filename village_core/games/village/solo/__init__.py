"""The game for one: Carla is rules, not a player. Her farm is no player's seat, and she has a board of her own."""
