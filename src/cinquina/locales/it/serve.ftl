# Il comando `cinquina serve`

serve-ready = Cinquina è aperta su { $address } (Ctrl+C la chiude)
serve-taken = La porta { $port } è occupata da un altro programma; si usa la prossima libera.
serve-elsewhere = Da un telefono o da un altro computer di questa rete: { $address }

serve-host = Indirizzo su cui ascoltare; di norma solo questo computer
serve-port = Porta su cui ascoltare; di norma 5505, o la prossima libera
serve-store = Dove si conservano i tavoli: sqlite:///FILE o postgresql://…; di norma un file nella cartella dei dati
serve-bus = Valkey o Redis fra più server che condividono un archivio: redis://…
serve-lan = Ascolta anche sulla rete locale e mostra l’indirizzo come codice QR
serve-open = Apre il browser quando è pronto (di norma), oppure no
serve-log = Righe per le persone, o JSON con ogni richiesta
serve-origin = Indirizzo pubblico di questo server dietro un proxy, per esempio https://games.example; si può ripetere
serve-proxy = Si fida di ciò che un proxy su questo computer dice di indirizzi e https
serve-bot-pace = Millisecondi che un bot impiega come minimo, perché le persone possano seguirlo
serve-workers = Processi in cui i bot pensano a lungo; un altro resta per quelli che non lo fanno
serve-sockets = Socket che possono restare aperti per un indirizzo
serve-connections = Connessioni aperte da un indirizzo, al massimo; con --proxy le conta il proxy
serve-limit = Un limite di frequenza, come NOME=AL_SECONDO/TUTTI_INSIEME: requests, openings, messages o messages_by_address
serve-bad-limit = { $text } non ha la forma openings=1/30 (ci sono: { $names })

# ciò che impedisce a un server, o a un comando per i suoi tavoli, di partire
serve-fault-no-network = questo computer non è in nessuna rete
serve-fault-cannot-listen = non si può ascoltare su { $address }: { $reason }
serve-fault-ports-taken = tutte le porte da { $first } a { $last } sono occupate
serve-fault-port-taken = la porta { $port } è occupata da un altro programma
serve-fault-store-address = «{ $text }» non è un indirizzo come sqlite:///FILE o postgresql://utente@host/nome
serve-fault-store-kind = { $kind } non è un tipo di archivio; lo sono sqlite:///FILE e postgresql://…
serve-fault-store-extra = per PostgreSQL serve l’extra cinquina[postgres]
serve-fault-store-folder = la cartella { $folder } non si può creare: { $reason }
serve-fault-store-missing = non c’è un file { $file }
serve-fault-store-unopened = { $file } non si può aprire: non è un file, oppure non hai il permesso di leggerlo e scriverlo
serve-fault-store-read-only = non si può scrivere in { $file }: il file, la sua cartella o il suo disco è in sola lettura
serve-fault-store-damaged = { $file } è danneggiato, o non è un archivio di Cinquina; torna a una copia con «cinquina restore COPIA»
serve-fault-store-busy = un altro programma tiene bloccato { $file }; chiudilo e riprova
serve-fault-store-full = non si può scrivere in { $file }: il disco è pieno
serve-fault-store-used = un altro server (processo { $process }) tiene aperto { $file }; usa quello, oppure prima fermalo
serve-fault-store-later = questo archivio viene da una versione più recente di Cinquina (passo { $step }); installa quella
serve-fault-store-older = questo archivio ha la forma di una versione precedente; avvia prima il server, che lo aggiorna
serve-fault-store-unreachable = la banca dati non è raggiungibile: { $reason }
serve-fault-bus-address = «{ $text }» non è un indirizzo come redis://host:6379/0
serve-fault-bus-unreachable = là non risponde nessuno: { $reason }

# la pagina di chi gestisce il server
serve-operator = Un file con una parola d’ordine per la pagina di chi gestisce, /operator; senza, quella pagina non c’è
serve-fault-operator-file = non è possibile leggere { $file }: { $reason }
serve-fault-operator-short = la parola d’ordine in { $file } è troppo corta: servono almeno { $least } caratteri
serve-operator-title = Cinquina: questo server
serve-operator-ready = Pronto: si può giocare e salvare.
serve-operator-again = Rileggi i numeri
serve-operator-nothing = Adesso non c’è nessuno a un tavolo.
serve-operator-play = Gioco
serve-operator-sockets = connessioni aperte
serve-operator-watched = tavoli con persone
serve-operator-in-memory = tavoli in memoria
serve-operator-by-people = decisioni di persone
serve-operator-by-bots = decisioni di bot
serve-operator-latency-median = confermate, la metà
serve-operator-latency-slow = confermate, 99 su 100
serve-operator-bots = Bot
serve-operator-workers = processi
serve-operator-thinking = bot che pensano o aspettano
serve-operator-queue-quick = compiti brevi in attesa
serve-operator-queue-slow = ricerche in attesa
serve-operator-bot-median = una decisione, la metà
serve-operator-store = Archivio
serve-operator-store-reads = letture
serve-operator-store-writes = scritture
serve-operator-store-slow = scritture, 99 su 100
serve-operator-store-errors = scritture non riuscite
serve-operator-bus = altri processi raggiungibili (1 = sì)
serve-operator-process = Processo
serve-operator-version = versione
serve-operator-hours = ore dall’avvio
serve-operator-processor = tempo di processore
serve-operator-memory = memoria
serve-operator-files = file aperti
serve-operator-tables = Tavoli con persone, per gioco
serve-operator-watched-of = { $tables } con { $people } in linea
