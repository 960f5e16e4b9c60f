"""The routes of HTTP: the API, the pages, health."""
