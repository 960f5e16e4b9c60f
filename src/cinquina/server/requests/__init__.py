"""What each single request does, from a struct to a struct; `http/` puts it on routes, `site/` into a browser."""
