"""The game for one, against Carla."""
