"""The store of shared tables: its contract, its database, its seals and its backups."""
