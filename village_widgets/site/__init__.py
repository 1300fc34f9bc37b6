"""The site: all pages as files that need no server, and what builds them (``make site``)."""
