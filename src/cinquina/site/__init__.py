"""The table inside a browser: the same room as the server's, with a page's messages instead of HTTP and sockets.

`web/src/engine` loads this into a worker and hands it functions of JavaScript.
"""
