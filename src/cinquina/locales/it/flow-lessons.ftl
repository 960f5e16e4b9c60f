# Le lezioni di Flow: un titolo per ciascuna e ciò che dice, secondo i nomi in games/flow/lessons

# Che cosa brilla

flow-spot-river = il fiume
flow-spot-river_square = la casella { $square }
flow-spot-pile = le tessere coperte
flow-spot-boat = la Barca
flow-spot-hand = { $you ->
    [true] le tue carte
   *[other] le carte di { $seat }
}

# La prima partita

flow-lesson-first_game = La tua prima partita
flow-lesson-first_game-begin = Quattro animali vogliono nuotare fino alla Barca: insieme posate la loro acqua. Comincia il round.
flow-lesson-first_game-draw = Nel tuo turno peschi una tessera. Pescane una.
flow-lesson-first_game-card = Le carte possono aspettare. Questa volta pesca una tessera.
flow-lesson-first_game-lay = Una tessera dritta! Mettila a destra del Gatto, così l’acqua prosegue.
flow-lesson-first_game-cat = Anche lì entra, ma comincia accanto al Gatto, nella riga in alto.
flow-lesson-first_game-again = L’altro giocatore ha continuato da dove eri. Pesca la prossima tessera.
flow-lesson-first_game-junction = Una tessera a T: mettila alla fine di quest’acqua, aperta a destra e in basso.
flow-lesson-first_game-middle = Non proprio: mettila al centro della riga in alto, chiusa verso l’alto.
flow-lesson-first_game-alone = L’altro giocatore porta l’acqua verso il basso. Ora pesca e unisci il Gatto alla Barca.
flow-lesson-first_game-joined = Una via per la Barca! Quando l’hanno tutti e quattro gli animali, vincete insieme.
flow-lesson-first_game-wave = L’Onda Gigante: il dado bianco porta via una colonna, il nero una riga. Riparate ciò che manca.
flow-lesson-first_game-farewell = Ora sai abbastanza: se finiscono tessere e carte, la partita è persa. Buona fortuna!

# Collocare le tessere

flow-lesson-lay = Collocare le tessere
flow-lesson-lay-turn = L’uscita in basso del Gatto non porta a nulla. Metti la curva all’altra uscita, senza chiuderla.
flow-lesson-lay-open = Aperto con aperto, chiuso con chiuso, e nessun animale resta isolato.
flow-lesson-lay-corner = Così aiuti un altro animale. Qui mettila a destra del Gatto, rivolta verso il basso.

# Le onde

flow-lesson-waves = L’Onda Gigante
flow-lesson-waves-die = Acque Calme: tiri un dado solo. Il bianco porta via una colonna, il nero una riga. Quale rischia meno?
flow-lesson-waves-column = Giusto: nessuna colonna con un numero contiene più di una vostra tessera.
flow-lesson-waves-row = La riga in alto contiene cinque vostre tessere. Una colonna con un numero, al massimo una.

# Le carte Azione

flow-lesson-cards = Le carte Azione
flow-lesson-cards-return = Manca una tessera, ed è fra gli scarti. Gioca Ritorno e mettila nel vuoto.
flow-lesson-cards-bird = Un Uccello protegge una tessera, ma non chiude il vuoto. Gioca Ritorno.
flow-lesson-cards-draw = Non sai che cosa pescheresti. Ritorno prende la tessera che serve.
flow-lesson-cards-gap = Deve andare nel vuoto sotto la Barca, in verticale.

# Le carte Scenario

flow-lesson-scenarios = Le carte Scenario
flow-lesson-scenarios-facing = Barca a percorso unico: un solo lato aperto per tutta la partita. Girala verso l’acqua.
flow-lesson-scenarios-other = Così l’acqua in alto finirebbe contro un lato chiuso. Girala a nord.

# Contro il tempo

flow-lesson-time = Contro il tempo
flow-lesson-time-finish = Tempo scaduto, ma ciò che è cominciato si finisce. Chiudi il vuoto e vincete prima dell’onda.
flow-lesson-time-gap = Poi arriva l’onda. Metti la tessera dritta in verticale nel vuoto sotto la Barca.
