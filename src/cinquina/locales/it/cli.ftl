# Il comando `cinquina`

cli-about = Un tavolo, tanti giochi: si giocano, si studiano, se ne controllano le regole.
cli-usage = Uso:
cli-options = Opzioni
cli-commands = Comandi
cli-options-metavar = [OPZIONI]
cli-command-metavar = COMANDO …
cli-game-metavar = GIOCO
cli-mode-metavar = NOME
cli-set-metavar = NOME=VALORE
cli-bots-metavar = NOME,…
cli-help = Mostra questo e nient’altro.
cli-version = Dice la versione e se il motore è compilato.
cli-lang = La lingua; di norma quella del sistema.

# I comandi

cli-play = Gioca nel terminale: in solitario, contro i bot, o passandosi la tastiera.
cli-play-more = Senza altre scelte siedi al posto A e un bot goloso in ogni altro posto. Durante la partita «aiuto» dice che cosa si può scrivere.
cli-learn = Impara un gioco giocando: una prima partita che si spiega da sola e brevi lezioni.
cli-learn-more = Senza un gioco dice quali lezioni ci sono. Una lezione lasciata a metà riprende da dove era.
cli-serve = Apre il tavolo nel browser, per questo computer o per tutti nella stanza.
cli-backup = Copia tutti i tavoli in un file, anche mentre il server è in funzione.
cli-backup-done = { $file } ha ora tutti i tavoli ({ $kilobytes } kB) ed è stato controllato.
cli-backup-postgres = PostgreSQL fa da sé le proprie copie: pg_dump --format=custom --file=FILE INDIRIZZO
cli-prune = Elimina i tavoli che nessuno tocca da molto tempo.
cli-prune-more = I tavoli non cominciati entro tre settimane, e gli ospiti che mancano da più di un anno, si eliminano comunque.
cli-prune-older = I tavoli che nessuno tocca da questo numero di giorni, per esempio 90d; quelli delle ultime 24 ore restano comunque
cli-prune-today = La data di oggi: hai controllato, e l’orologio di questo computer è giusto
cli-prune-not-today = Non è stato eliminato nulla: l’orologio di questo computer segna la data { $clock }, non { $text }. Regola l’orologio e riprova.
cli-prune-gap = Non è stato eliminato nulla: l’orologio potrebbe essere sbagliato. Segna la data { $clock }, e non è stato salvato nulla nel periodo { $before } – { $after }. Se l’orologio è sbagliato, regolalo; se è giusto, aggiungi --today con la data di oggi.
cli-prune-age = «{ $text }» non è un’età in giorni, come 90d.
cli-prune-done = Eliminati, tavoli: { $tables }, ospiti: { $guests }, edizioni: { $editions }.
cli-store = Dove si conservano i tavoli: sqlite:///FILE o postgresql://…; di norma un file nella cartella dei dati
cli-games = Dice quali giochi ci sono, per quanti giocatori, con quali modalità e impostazioni.
cli-simulate = Fa giocare molte partite tra bot e stampa le cifre.
cli-simulate-more = Percentuali e medie hanno il loro intervallo al 95 %. Lo stesso seme dà le stesse cifre, qualunque sia il numero dei processi.
cli-replay = Racconta una partita registrata, mossa per mossa, con il disegno della fine.
cli-hint = Dice che cosa potrebbe fare un posto in un momento di una partita registrata, e perché.
cli-analyse = Dice da che cosa è dipesa una partita finita: qualche frase, una curva, fortuna e scelte, e le scelte che si potevano fare meglio.
cli-check = Esegue file di scenario, o tutti quelli di una cartella: posizioni, mosse, e che cosa deve seguirne.
cli-perft = Conta in quanti modi può cominciare una partita, voce per voce.
cli-new-game = Scrive un piccolo gioco che funziona subito, da trasformare nel tuo.
cli-new-game-more = In una copia dei sorgenti di Cinquina scrive lì la sua cartella, i testi e uno scenario; docs/developers/add-a-game.md dice come continuare.
cli-completion = Stampa lo script con cui la shell completa questo comando.
cli-completion-more = Per bash, aggiungi a ~/.bashrc: eval "$(cinquina completion bash)"

# Le loro opzioni

cli-seats = Quanti posti.
cli-mode = La modalità; `cinquina games` le elenca.
cli-set = Un’impostazione del gioco; si può ripetere.
cli-edition = Un file di edizione (TOML) con i componenti della tua scatola.
cli-seed = Il seme del caso: stesso seme, stesse carte e stessi dadi.
cli-force = Sovrascrive un file che esiste.
cli-solo = In solitario; come --seats 1.
cli-play-bots = I bot per i posti senza persone: uno per tutti, o uno ciascuno.
cli-humans = I posti delle persone; di norma A.
cli-names = I nomi delle persone, nell’ordine dei loro posti.
cli-resume = Continua una partita salvata.
cli-games-json = Come JSON.
cli-simulate-games = Quante partite; di norma 1000.
cli-simulate-bots = Chi gioca: un bot per tutti i posti, o uno ciascuno. Di norma greedy.
cli-rotate = I bot cambiano posto di partita in partita (predefinito), oppure no.
cli-workers = Quanti processi; di norma uno per ogni core.
cli-simulate-json = Scrive tutte le cifre come JSON in un file, o - per stamparle al posto delle tabelle.
cli-replay-at = Mostra solo il momento dopo la voce N; 0 è l’inizio.
cli-replay-all = Un disegno dopo ogni voce.
cli-replay-audit = Ripete ciò che il caso ha estratto, e dice se viene tutto dal seme.
cli-audit-hash = Il seme di questa partita ha l’impronta { $hash }: confrontala con quella che il tavolo mostrava all’inizio.
cli-audit-taken = { $entries ->
    [one] La prima voce viene
   *[other] Le prime { $entries } voci vengono
} dal tavolo { $table }, il cui seme ha l’impronta { $hash }. Da lì in poi il caso estrae dal seme qui sopra.
cli-audit-right = { $count ->
    [one] L’unica estrazione viene { $seeds ->
        [one] da lì
       *[other] dal seme giusto
    }.
   *[other] Tutte le { $count } estrazioni vengono { $seeds ->
        [one] da lì
       *[other] dal seme giusto
    }.
}
cli-audit-wrong = { $count ->
    [one] Un’estrazione non viene { $seeds ->
        [one] da lì
       *[other] dal seme giusto
    }: la voce { $first }.
   *[other] { $count } estrazioni non vengono { $seeds ->
        [one] da lì
       *[other] dal seme giusto
    }, la prima è la voce { $first }.
}
cli-hint-seat = Il posto che chiede; di norma il primo che deve decidere.
cli-hint-at = Il momento dopo la voce N; di norma l’ultimo.
cli-hint-budget = Quante simulazioni fare, così il consiglio è ogni volta lo stesso; di norma quante ne stanno in un momento.
cli-hint-cores = In quanti processi pensare insieme, ognuno con tutto il budget; di norma uno.
cli-analyse-budget = Quante volte continuare da ogni momento, così l’esito è ogni volta lo stesso; di norma quante ne stanno in un attimo.
cli-analyse-json = Scrive tutte le cifre anche in un file; - non stampa altro.
cli-depth = Quante voci in profondità.
cli-new-game-package = Scrive invece un pacchetto a sé in una cartella nuova.
cli-new-game-secret = Scrive un gioco con mani segrete: ognuno gioca da cinque carte che gli altri non vedono.

# Errori

cli-maybe = forse { $name }?
cli-there-is = ci sono: { $names }
cli-no-command = non c’è un comando «{ $name }» ({ $known })
cli-no-option = non c’è un’opzione { $name } ({ $known })
cli-no-value = l’opzione { $name } vuole un valore
cli-missing = manca { $name }
cli-too-much = questo è di troppo: { $text }
cli-not-one-of = «{ $value }» non si conosce ({ $known })
cli-not-a-number = «{ $value }» non è un numero intero da { $least } in su
cli-no-game = non c’è un gioco «{ $name }» ({ $known })
cli-no-lesson = { $game } non ha nessuna lezione «{ $name }» ({ $known })
cli-no-lessons = { $game } non ha ancora lezioni
cli-no-mode = { $game } non ha una modalità «{ $name }» ({ $known })
cli-no-seats = { $game } qui è per { $allowed } { $most ->
    [one] posto
   *[other] posti
}, non { $seats }
cli-not-installed = A { $command } serve { $package }, che non è installato: pip install "cinquina[{ $extra }]"
cli-too-deep = un file ha troppi livelli per essere letto
cli-no-seat = «{ $name }» non è un posto di questa partita ({ $known })
cli-no-setting = { $game } non ha un’impostazione «{ $name }» ({ $known })
cli-no-setting-value = l’impostazione { $name } non può essere «{ $value }» ({ $known })
cli-set-how = --set vuole un nome e un valore, come nome=valore, non «{ $text }»
cli-no-bot = non c’è un bot «{ $name }» ({ $known })
cli-no-budget = «{ $name }»: solo { $bot } ha un numero di simulazioni, come { $bot }:500, almeno 1
cli-bots-count = { $bots } bot per { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}: uno per tutti, o uno ciascuno
cli-names-count = { $names ->
    [one] { $names } nome
   *[other] { $names } nomi
} per { $seats ->
    [one] { $seats } persona
   *[other] { $seats } persone
}
cli-name-of-bot = «{ $name }» è il nome di un bot; scegline un altro
cli-solo-alone = --solo è per un posto, non { $seats }
cli-resume-alone = --resume continua la partita com’era salvata: non si può scegliere altro
cli-exists = { $path } esiste già e non viene sovrascritto
cli-no-folder = non c’è la cartella { $path }
cli-no-scenarios = { $path } non contiene scenari (*.toml)
cli-no-moment = questa registrazione ha i momenti da 0 a { $last }, non { $at }
cli-nobody-asked = dopo la voce { $at } nessuno deve decidere
cli-not-asked = il posto { $seat } non deve decidere dopo la voce { $at }; deve decidere: { $asked }

# Una partita nel terminale

cli-player = Giocatore { $letter }
cli-bot = Bot { $letter }
cli-seat = { $bot ->
    [no] { $letter } { $name }
   *[other] { $letter } { $name } ({ $bot })
}
cli-welcome = Scrivi una scelta o il suo numero. Altre parole: elenco, consiglio, annulla, mostra, salva FILE, regole, aiuto, esci.
cli-which-game = Quale gioco?
cli-hand-over = Passa la tastiera { AD($seat) }; gli altri non guardano. { $seat }: premi Invio
cli-hint-best = Consiglio: { $text }
cli-hint-or = Oppure: { $text }
cli-hint-why = Perché { $reasons }.
cli-hint-than = Rispetto alla prima scelta { $reasons }.
cli-more-choices = { $count ->
    [one] … e un’altra.
   *[other] … e altre { $count }.
} «elenco» seguito dall’inizio di una scelta ne mostra meno.
cli-wasteful = C’è qualcosa di più economico che fa lo stesso. Farlo comunque? ({ $yes }/no)
cli-yes = sì
cli-save-how = Di’ dove: salva FILE
cli-saved = Salvata: { $path }
cli-not-saved = Non salvata: { $why }
cli-over = Fine
cli-record = La registrazione di questa partita: { $path }
cli-kept = Nulla è perduto. Si continua con: cinquina play --resume { $path }
cli-bye = Arrivederci.
cli-no-rules = Le regole di questo gioco non sono scritte qui.
cli-no-notation = «elenco» mostra come si scrivono le scelte.
cli-play-help =
    Scrivi una scelta com’è scritta, o il suo numero nell’elenco.
      elenco      tutte le scelte con ciò che portano (elenco r1: quelle che cominciano con r1)
      consiglio   che cosa farebbe il bot più forte, che altro è buono, e perché
      annulla     annulla la tua ultima decisione
      mostra      disegna di nuovo il tavolo
      salva FILE  tiene la partita in un file; si continua con cinquina play --resume FILE
      regole      le regole in breve
      esci        lascia; la partita resta salvata e si può riprendere

cli-word-list = elenco
cli-word-hint = consiglio
cli-word-undo = annulla
cli-word-show = mostra
cli-word-save = salva
cli-word-rules = regole
cli-word-help = aiuto
cli-word-quit = esci

# cinquina learn

cli-lesson-metavar = LEZIONE
cli-learn-welcome = Scrivi una scelta o il suo numero. Altre parole: elenco, consiglio, annulla, mostra, regole, aiuto, esci.
cli-learn-look = Guarda { $names }.
cli-learn-next = Premi Invio per continuare
cli-learn-wrong = Qui c’è di meglio: così { $reasons }.
cli-learn-back = Si torna indietro. Riprova; «consiglio» mostra come si fa.
cli-learn-best = Si fa così: { $text }
cli-learn-done = { $stars ->
    [3] Fatto, con tre stelle!
    [2] Fatto, con due stelle: un consiglio ha aiutato.
   *[other] Fatto, con una stella. Senza giri a vuoto sono tre.
}
cli-learn-following = Prossima lezione: cinquina learn { $game } { $lesson }
cli-learn-resumed = Si riprende da dove avevi lasciato.
cli-learn-anew = Nel frattempo la lezione è cambiata: ricomincia da capo.
cli-learn-left = Si riprende con: cinquina learn { $game } { $lesson }
cli-learn-normal = Da qui è una partita come le altre.
cli-learn-begun = iniziata
cli-learn-help =
    Scrivi una scelta così com’è, oppure il suo numero nell’elenco.
      elenco     tutte le scelte e che cosa portano (elenco r1: quelle che cominciano con r1)
      consiglio  un modo per riuscirci; costa una stella
      annulla    si torna all’inizio del passo
      mostra     di nuovo il passo e il tavolo
      regole     le regole in breve
      esci       lasciare; la lezione riprende un’altra volta

# cinquina games

cli-game-facts = { $players } giocatori · circa { $minutes } minuti · da { $age } anni in su
cli-game-by = di { $authors } · { $publisher }
cli-modes = Modalità
cli-settings = Impostazioni
cli-default = di norma

# cinquina check, replay

cli-ok = ok
cli-failed = FALLITO
cli-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
cli-checked = Riusciti: { $passed }; falliti: { $failed }; non leggibili: { $bad }.
cli-covered = (segreta)

# cinquina simulate

cli-simulated = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $seconds } s ({ $speed } al secondo), seme { $seed }. Intervalli al 95 %.
cli-by-bot = Per bot
cli-by-seat = Per posto
cli-games-played = partite
cli-wins = vittorie %
cli-score = punteggio
cli-distribution = Punteggi
cli-endings = Com’è finita
cli-entries = Voci per partita: { $mean }

# cinquina analyse

cli-analyse-part = { $part ->
    [luck] fortuna
    [own] scelte proprie
   *[others] scelte altrui
}: { $points } su 100 (± { $error })
cli-analyse-unclear = { $told ->
    [0] di fortuna e scelte non si può dire nulla di certo
   *[other] del resto non si può dire nulla di certo
}
cli-analyse-missed = Scelte da rivedere:
cli-analyse-none = Non c’è nessuna scelta che si potesse chiaramente migliorare.
cli-analyse-turn = { $name }: { $played }. Meglio: { $better }, almeno { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
} su cento in più, perché { $reasons }.

# cinquina new-game

cli-new-game-id = «{ $game }» non può essere l’id di un gioco: da 2 a 20 lettere minuscole e cifre, prima una lettera, e nessuna parola di Python
cli-new-game-taken = un gioco «{ $game }» c’è già
cli-new-game-reserved = «{ $game }» non può essere l’id di un gioco: altri testi cominciano così
cli-new-game-word = «{ $game }» qui non può essere l’id di un gioco: { $path } usa già questa parola per altro
cli-new-game-nowhere = questa non è una copia dei sorgenti di Cinquina; --package DIR scrive un pacchetto a sé
cli-new-game-next = Per giocare: ./dev cinquina play { $game }. Nel browser: ./dev play. Per i test: ./dev test tests/battery -k { $game }
cli-new-game-install = Installalo accanto a Cinquina: pip install { $path }. Poi gioca: cinquina play { $game }

cli-restore = Rimette una copia al posto di tutti i tavoli, mentre nessun server è in funzione.
cli-restore-more = Quel che c’era prima resta in un file accanto.
cli-restore-dry-run = Controlla tutto e dice soltanto che cosa succederebbe
cli-restore-postgres = PostgreSQL torna da sé alle proprie copie: pg_restore --clean --if-exists --dbname=INDIRIZZO FILE
cli-restore-itself = { $file } è l’archivio stesso
cli-restore-done = { $file } è ora come era { $copy }: tavoli: { $tables }, ultima mossa { $last } UTC. Avvia il server.
cli-restore-would = { $file } sarebbe come è { $copy }: tavoli: { $tables }, ultima mossa { $last } UTC. Non è cambiato nulla.
cli-restore-before = Quel che c’era prima è in { $file }: tavoli: { $tables }, ultima mossa { $last } UTC.
cli-restore-would-before = Quel che c’è ora resterebbe in { $file }: tavoli: { $tables }, ultima mossa { $last } UTC.

# -- le persone, per chi gestisce un server
cli-person-group = Elenca le persone che hanno un posto da qualche parte, o ne cancella una.
cli-person-group-more = Una persona è un browser con la sua frase segreta; nessuno ha un account.
cli-person-list = Elenca chi ha un posto da qualche parte: id, nomi, tavoli, ultima mossa.
cli-person-name = Solo chi da qualche parte si chiama così
cli-person-table = Solo chi è al tavolo con questo id, la fine del suo link
cli-person-line = { $person }  { $names }  (tavoli: { $tables }, ultima mossa { $last })
cli-person-nobody = Così non si conosce nessuno.
cli-person-erase = Cancella una persona: nomi, messaggi, lezioni, dispositivi e frase segreta.
cli-person-erase-more = Le partite restano; ai posti siedono bot. «cinquina person list» mostra gli id. Il server può essere in funzione; le pagine aperte lo mostrano entro mezzo minuto.
cli-person-dry-run = Dice soltanto che cosa verrebbe cancellato
cli-person-unknown = nessuno ha un id che comincia con «{ $text }»; dai almeno 8 cifre
cli-person-several = più persone hanno un id che comincia con «{ $text }»; dai più cifre
cli-person-done = Cancellato: { $names } (tavoli: { $tables }, posti dove continua un bot: { $seats }, messaggi: { $lines }, lezioni: { $lessons }).
cli-person-would = Verrebbe cancellato: { $names } (tavoli: { $tables }, posti dove continua un bot: { $seats }, messaggi: { $lines }, lezioni: { $lessons }). Non è cambiato nulla.
