"""Plain functions for requests, from struct to struct. `http/` puts them on routes, `site/` into a browser."""
