"""Build the table as static files: the engine compiled for a browser, and the folder that any web server can hand
out."""
