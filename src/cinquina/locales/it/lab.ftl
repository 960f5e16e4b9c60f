# Il laboratorio: rapporti sui giochi, per chi li progetta e per chi li studia

lab-title = { $game }: rapporto del laboratorio
lab-about = Modalità { $mode }, { $seats } { $seats ->
    [one] posto
   *[other] posti
  }, con { $bots }: { $games ->
    [one] una partita
   *[other] { $games } partite
  }, seme { $seed }; di { $sampled ->
    [one] una partita
   *[other] { $sampled } partite
  } ogni momento è stato giocato fino in fondo { $playouts ->
    [one] una volta
   *[other] { $playouts } volte
  }. Cinquina { $version }, motore { $engine }.
lab-look-at = Che cosa guardare
lab-figures = Cifre
lab-intervals = Gli intervalli sono al 95 %. «Probabilità» dice quanto è probabile che un valore simile venga per caso se non ci fosse nulla sotto, corretta per tutto ciò che si verifica insieme (Benjamini e Hochberg); sotto 0,05 il valore è in grassetto.
lab-head-figure = cifra
lab-head-value = valore
lab-head-interval = intervallo
lab-head-n = n
lab-head-chance = probabilità
lab-head-is = definizione

# Le misure: come si chiamano e che cosa sono

lab-seat = Vantaggio del posto
    .is = La quota di vittorie di un posto, meno quella che avrebbe ciascuno se fossero tutti uguali. Una vittoria condivisa conta per la sua parte. Intervallo di Wilson; un solo test χ² per tutti i posti. n: partite.
lab-ties = Pareggi
    .is = La quota di partite la cui vittoria è condivisa. n: partite.
lab-success = Successo
    .is = L’utilità media: di una squadra la quota di vittorie, di un posto solo la scala del gioco da 0 a 1. n: partite.
lab-completion = Partite concluse
    .is = La quota di partite arrivate alla fine prima del massimo di voci che le regole prevedono. n: partite.
lab-ending = Fine
    .is = La quota di partite finite così. n: partite.
lab-entries = Durata in voci, mediana
    .is = Tutte le righe di una registrazione: decisioni, carte, dadi. n: partite.
lab-entries-short = Durata in voci, breve
    .is = Una partita su venti è più breve.
lab-entries-long = Durata in voci, lunga
    .is = Una partita su venti è più lunga.
lab-decisions = Durata in decisioni, mediana
    .is = Le scelte dei posti in una partita intera. n: partite.
lab-decisions-short = Durata in decisioni, breve
    .is = Una partita su venti è più breve.
lab-decisions-long = Durata in decisioni, lunga
    .is = Una partita su venti è più lunga.
lab-branching = Opzioni di una decisione, mediana
    .is = Quante azioni sono in elenco. n: decisioni.
lab-branching-wide = Opzioni di una decisione, molte
    .is = Una decisione su venti ne ha di più.
lab-decision-share = Decisioni con una scelta
    .is = La quota di decisioni con almeno due opzioni. n: decisioni.
lab-decision-factor = Opzioni dove c’è una scelta
    .is = Il numero medio di opzioni delle decisioni che ne hanno almeno due. n: quelle decisioni.
lab-real-choices = Scelte vere
    .is = La quota di decisioni la cui opzione migliore supera la seconda di almeno 5 punti di attesa. Si confrontano fino a quattro opzioni: le migliori secondo la valutazione, e l’ultima. n: decisioni delle partite campione.
lab-dead-turns = Decisioni morte
    .is = La quota di decisioni con una sola opzione, o le cui opzioni portano tutte allo stesso punto entro 5 punti di attesa. n: decisioni delle partite campione.
lab-drama = Suspense
    .is = Di quanto chi poi vince è dietro al favorito, in media su tutti i momenti di una partita. n: partite campione con un solo vincitore.
lab-lead-changes = Cambi al comando
    .is = Quante volte un altro posto diventa il favorito; lo è se entrambe le stime lo dicono. n: partite campione.
lab-luck = Fortuna
    .is = Di quanto il caso ha cambiato l’attesa di un posto in una partita intera: lo scarto tipo sulle partite. Stimato due volte, con prove che non hanno nulla in comune, così il loro rumore si annulla. n: partite campione.
lab-own = Scelte proprie
    .is = Lo stesso per le decisioni del posto.
lab-others = Scelte degli altri
    .is = Lo stesso per le decisioni degli altri posti.
lab-score = Punteggio
    .is = Il punteggio medio di un posto. n: posti in tutte le partite.
lab-source = Punteggio per fonte
    .is = La media di quanto ne ricava un posto. n: posti in tutte le partite.
lab-lift = Apporto
    .is = Il punteggio medio di tutti i posti (di una squadra: la quota di vittorie) con questo componente, meno quello delle stesse partite, con la stessa fortuna, con un altro del suo genere al suo posto. Test di Student, corretto su tutti i componenti. n: partite.

# Generi di componenti

lab-kind-card = carta
lab-kind-rivalry = carta Rivalità
lab-kind-piece = pezzo
lab-kind-tile = tessera
lab-kind-face = faccia

# Che cosa guardare

lab-finding-seat = Il posto { $seat } è avvantaggiato: vince { $points ->
    [one] un punto percentuale
   *[other] { $points } punti percentuali
  } più della sua quota (da { $low } a { $high }; { $games ->
    [one] una partita
   *[other] { $games } partite
  }). Non dovrebbe essere così: guarda chi comincia e che cosa gli costa.
lab-finding-no-seat = In { $games ->
    [one] una partita
   *[other] { $games } partite
  } nessun posto è avvantaggiato oltre ogni dubbio; il migliore, { $seat }, è { $points ->
    [one] un punto percentuale
   *[other] { $points } punti percentuali
  } sopra la sua quota (da { $low } a { $high }).
lab-finding-success = Partite vinte dalla squadra: { $share } % (da { $low } a { $high }; { $games ->
    [one] una partita
   *[other] { $games } partite
  }).
lab-finding-too-easy = Vince quasi sempre, e così quasi nessuna scelta e nessuna pesca cambia qualcosa: va resa più difficile e riguardata.
lab-finding-too-hard = Non vince quasi mai, e così quasi nessuna scelta e nessuna pesca cambia qualcosa: va resa più facile e riguardata.
lab-finding-score = Una partita porta in media { $score ->
    [one] un punto
   *[other] { $score } punti
  } (da { $low } a { $high }).
lab-finding-length = Una partita ha { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
  }; nove su dieci ne hanno da { $short } a { $long }.
lab-finding-unfinished = Partite che non finiscono secondo le regole: { $share } %; guarda che cosa le fa continuare.
lab-finding-ties = Partite in parità: { $share } %; forse manca un altro spareggio.
lab-finding-few-choices = Decisioni che lasciano una scelta: solo { $share } %; le altre si potrebbero fare da sé.
lab-finding-few-sampled = Di fortuna, scelte e decisioni morte non si dice nulla: nel campione { $sampled ->
    [one] c’è una sola partita
   *[other] ci sono solo { $sampled } partite
  }, e ne servono almeno { $enough }.
lab-finding-dead = Decisioni morte, in cui qualunque scelta porta allo stesso risultato: { $share } %.
lab-finding-alive = Decisioni morte: { $share } %, non molte.
lab-finding-luck = { $way ->
    [luck] La fortuna decide più delle scelte proprie:
    [choice] Le scelte proprie decidono più della fortuna:
   *[both] Se decidano di più la fortuna o le scelte proprie non è certo:
  } in una partita il caso sposta l’attesa di un posto di { $luck ->
    [one] un punto percentuale
   *[other] { $luck } punti percentuali
  }, le sue decisioni di { $own }.
lab-finding-lift = Di { $parts ->
    [one] un componente
   *[other] { $parts } componenti
  } { $sure ->
    [one] uno cambia
   *[other] { $sure } cambiano
  } il risultato oltre ogni dubbio, più di tutti { $part } ({ $lift }).
lab-finding-no-lift = Di { $parts ->
    [one] un componente
   *[other] { $parts } componenti
  } nessuno cambia il risultato oltre ogni dubbio.

# Grafici

lab-plot-seats = Posti
lab-plot-seats-alt = Per ogni posto la quota di vittorie sopra o sotto quella di posti uguali, con il suo intervallo; le cifre sono nella tabella.
lab-plot-lengths = Durata
lab-plot-lengths-alt = La quota di partite con al massimo quel numero di decisioni, come linea che sale; mediana ed estremi sono nella tabella.
lab-plot-branching = Opzioni nel corso di una partita
lab-plot-branching-alt = Per la prima decisione, la seconda e così via: il numero mediano di opzioni come linea, e dove ne stanno nove su dieci come fascia.
lab-plot-curves = Attese
lab-plot-curves-alt = Che cosa può aspettarsi il posto A nel corso di un massimo di cinquanta partite, una linea per ciascuna.
lab-plot-luck = Fortuna e scelte
lab-plot-luck-alt = Di quanto il caso, le decisioni proprie e quelle degli altri cambiano un’attesa, con gli intervalli; le cifre sono nella tabella.
lab-plot-sources = Punteggio per fonte
lab-plot-sources-alt = I punti medi di ogni fonte, con gli intervalli; le cifre sono nella tabella.
lab-plot-cells = Caselle
lab-plot-cells-alt = Il tabellone, più scuro dove le caselle si usano più spesso.
lab-plot-lifts = Apporto dei componenti
lab-plot-lifts-alt = L’apporto di ogni componente con il suo intervallo, dal più alto; le cifre sono nella tabella.
lab-axis-seat = posto
lab-axis-points = vittorie sopra una quota uguale, in punti percentuali
lab-axis-part = componente
lab-axis-lift = apporto
lab-axis-change = cambiamento dell’attesa in una partita, in punti percentuali
lab-axis-score = punti
lab-axis-decisions = decisioni
lab-axis-share = % di partite con al massimo quelle decisioni
lab-axis-number = numero della decisione
lab-axis-options = opzioni
lab-axis-progress = % della partita
lab-axis-expected = attesa del posto A, %
lab-axis-times = volte a partita
lab-axis-rating = forza, in punti Elo

# Il comando

lab-group = Rapporti su un gioco, confronti, tornei e registrazioni per chi studia.
lab-group-more = Servono i pacchetti dell’extra «lab»: pip install "cinquina[lab]".
lab-folder = CARTELLA
lab-report = Com’è un gioco: equilibrio, durata, scelte, fortuna, e che cosa porta ogni componente.
lab-report-more = Una cartella con una pagina (report.html), tutte le cifre (report.json) e tutte le righe (Parquet). Se viene fermato, riprende da dove era.
lab-compare = Due edizioni o impostazioni di un gioco, partita per partita con gli stessi semi.
lab-compare-more = A e B sono ciascuna un’edizione (un file TOML), impostazioni (nome=valore,nome=valore) o «default». Un valore segnato * è diverso oltre ogni dubbio.
lab-tournament = Bot gli uni contro gli altri, cambiando posto, e quanto è forte ciascuno.
lab-tournament-more = La forza è in punti Elo secondo il modello di Bradley e Terry; gli intervalli vengono dal riestrarre partite intere.
lab-records = Partite di bot con tutte le voci, come Parquet per altri strumenti.
lab-missing = Al laboratorio serve { $package }, che non è installato: pip install "cinquina[{ $extra }]"
lab-option-games = Esattamente N partite, così le cifre si possono riottenere; di norma quante ne stanno in --minutes.
lab-option-minutes = Quanto può durare; di norma 10.
lab-option-sample = Di N partite si gioca fino in fondo da ogni momento; di norma quante ne stanno.
lab-option-lift = N partite per ogni componente; di norma quante ne stanno.
lab-option-on = Dove: here (processi, predefinito), ray (un Ray proprio su questa macchina) o ray://HOST:PORT.
lab-option-to = La cartella dell’esperimento; di norma prende il nome dal gioco e dal comando.
lab-option-force = Comincia da capo in una cartella che ha un altro esperimento, e sovrascrive i file.
lab-option-report-bots = Chi gioca: un bot per tutti i posti, o uno ciascuno. Di norma strong.
lab-option-tournament-bots = I bot che si incontrano, due o più. Di norma newcomer, casual e strong.
lab-phase = { $kind ->
    [analysis] momenti
    [games] partite
    [moments] campione
    [lifts] componenti
   *[records] registrazioni
  }
lab-wrote = Scritto: { $path }
lab-stopped = Fermato. Ciò che è finito resta in { $path }; lo stesso comando continua da lì.
lab-gone = Il cluster { $address } non c’è più ({ $why }). Ciò che è finito resta in { $path }; lo stesso comando continua da lì.
lab-no-games = { $path }: nessuna partita è ancora finita, quindi non c’è nulla da riferire.
lab-no-answer = { $address }: lì non risponde nessuno.
lab-no-place = { $address } non è un posto dove lavorare; ci sono here, ray e ray://HOST:PORT.
lab-no-side = { $side } non è né un’edizione (un file TOML) né impostazioni come nome=valore,nome=valore, né «default».
lab-same-sides = Le due parti sono uguali.
lab-too-few-bots = Per un torneo servono almeno due bot.
lab-not-rivals = Per un torneo servono rivali, e in { $game } con { $seats } { $seats ->
    [one] posto
   *[other] posti
  } non ce ne sono.
lab-compared = { $game }: { $a } contro { $b }, { $games ->
    [one] una coppia
   *[other] { $games } coppie
  } di partite, seme { $seed }. Gli intervalli sono al 95 %.
lab-rated = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
  }, seme { $seed }. Gli intervalli sono al 95 %.
lab-column-figure = cifra
lab-column-difference = differenza
lab-column-chance = probabilità
lab-column-bot = bot
lab-column-rating = forza
lab-column-wins = vittorie %
lab-column-games = partite
lab-difference-score = Punteggio di un posto
lab-difference-entries = Voci
lab-difference-decisions = Decisioni
lab-difference-choices = Decisioni con una scelta, %
lab-difference-options = Opzioni di una decisione
lab-difference-first = Vittorie del posto A, %
lab-difference-tied = Pareggi, %
lab-difference-success = Successo, %
