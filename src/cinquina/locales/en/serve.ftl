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

# what keeps a server, or a command for its store, from starting
serve-fault-no-network = this computer is in no network
serve-fault-cannot-listen = cannot listen at { $address }: { $reason }
serve-fault-ports-taken = all ports from { $first } to { $last } are taken
serve-fault-port-taken = port { $port } is taken by another program
serve-fault-store-address = “{ $text }” is not an address such as sqlite:///FILE or postgresql://user@host/name
serve-fault-store-kind = { $kind } is not a kind of store; sqlite:///FILE and postgresql://… are
serve-fault-store-extra = PostgreSQL needs the extra cinquina[postgres]
serve-fault-store-folder = the folder { $folder } cannot be made: { $reason }
serve-fault-store-missing = there is no file { $file }
serve-fault-store-unopened = { $file } cannot be opened: it is no file, or you may not read and write it
serve-fault-store-read-only = { $file } cannot be written: the file, its folder or its disk is read-only
serve-fault-store-damaged = { $file } is damaged, or is no store of Cinquina; go back to a copy with “cinquina restore COPY”
serve-fault-store-busy = another program keeps { $file } locked; close it, then try again
serve-fault-store-full = { $file } cannot be written: the disk is full
serve-fault-store-used = another server (process { $process }) has { $file } open; use that one, or stop it first
serve-fault-store-later = this store was made by a later version of Cinquina (step { $step }); install that version
serve-fault-store-older = this store has the form of an older version; start the server first, which brings it up to date
serve-fault-store-unreachable = the database cannot be reached: { $reason }
serve-fault-bus-address = “{ $text }” is not an address such as redis://host:6379/0
serve-fault-bus-unreachable = nobody answers there: { $reason }

# the operator's page
serve-operator = A file with a passphrase for the operator’s page, /operator; without it there is no such page
serve-fault-operator-file = { $file } cannot be read: { $reason }
serve-fault-operator-short = the passphrase in { $file } is too short; { $least } or more characters are needed
serve-operator-title = Cinquina: this server
serve-operator-ready = Ready: tables can be played and stored.
serve-operator-again = Read the numbers again
serve-operator-nothing = Nobody is at a table now.
serve-operator-play = Play
serve-operator-sockets = open connections
serve-operator-watched = tables with people
serve-operator-in-memory = tables in memory
serve-operator-by-people = decisions of people
serve-operator-by-bots = decisions of bots
serve-operator-latency-median = acknowledged, half of them
serve-operator-latency-slow = acknowledged, 99 of 100
serve-operator-bots = Bots
serve-operator-workers = workers
serve-operator-thinking = bots thinking or waiting
serve-operator-queue-quick = short tasks waiting
serve-operator-queue-slow = searches waiting
serve-operator-bot-median = a decision, half of them
serve-operator-store = Store
serve-operator-store-reads = reads
serve-operator-store-writes = writes
serve-operator-store-slow = writes, 99 of 100
serve-operator-store-errors = failed writes
serve-operator-bus = other processes reachable (1 = yes)
serve-operator-process = Process
serve-operator-version = version
serve-operator-hours = hours since the start
serve-operator-processor = processor time
serve-operator-memory = memory
serve-operator-files = open files
serve-operator-tables = Tables with people, by game
serve-operator-watched-of = { $tables } with { $people } connected
