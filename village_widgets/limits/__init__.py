"""Limits that the owner of a server sets, and what each client has used of them."""
