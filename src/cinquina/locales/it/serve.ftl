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
