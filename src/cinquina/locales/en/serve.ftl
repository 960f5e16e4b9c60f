# The command `cinquina serve`

serve-ready = Cinquina is open at { $address } (Ctrl+C closes it)
serve-taken = Port { $port } is taken by another program; the next free one is used.
serve-elsewhere = On a phone or another computer in this network: { $address }

serve-host = Address to listen at; by default this machine only
serve-port = Port to listen at; by default 5505, or the next that is free
serve-store = Where tables are kept: sqlite:///FILE or postgresql://…; by default a file in your data folder
serve-bus = Valkey or Redis between several servers that share one store: redis://…
serve-lan = Listen on the local network too, and show the address as a QR code
serve-open = Open a browser when ready (the default), or do not
serve-log = Lines for people, or JSON with every request
serve-origin = Public address of this server behind a proxy, such as https://games.example; can be given again
serve-proxy = Believe what a proxy on this machine says about addresses and https
serve-bot-pace = The least time a bot takes, in milliseconds, so that people can follow
serve-workers = Processes in which bots think long; one more is kept for bots that do not
serve-sockets = Sockets one address may have open
serve-connections = Connections one address may have open; with --proxy the proxy counts them
serve-limit = A rate limit, as NAME=PER_SECOND/BURST: requests, openings, messages or messages_by_address
serve-bad-limit = { $text } is not of the form openings=1/30 (there is: { $names })
