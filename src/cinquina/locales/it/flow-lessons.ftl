# Le lezioni di Flow: un titolo per ciascuna e ciò che dice, secondo i nomi in games/flow/lessons

# Che cosa brilla

flow-spot-river = il fiume
flow-spot-river_square = la casella { $square }
flow-spot-pile = le tessere coperte
flow-spot-boat = la Barca
flow-spot-hand_bird = il tuo Uccello
flow-spot-hand = { $you ->
    [true] le tue carte
   *[other] le carte di { $seat }
}

# La prima partita

flow-lesson-first_game = La tua prima partita
flow-lesson-first_game-begin = Quattro animali vogliono nuotare fino alla Barca: posate la loro acqua prima che finiscano tessere e carte. Comincia il round.
flow-lesson-first_game-draw = Nel tuo turno peschi una tessera o giochi una carta. Se finiscono entrambe, perdete tutti. Pesca una tessera.
flow-lesson-first_game-card = Le carte possono aspettare. Questa volta pesca una tessera.
flow-lesson-first_game-lay = Una tessera dritta! Mettila a destra del Gatto, così l’acqua prosegue.
flow-lesson-first_game-cat = Anche lì entra, ma comincia accanto al Gatto, nella riga in alto.
flow-lesson-first_game-again = Bruno ha continuato da dove eri. Pesca la prossima tessera.
flow-lesson-first_game-junction = Una tessera a T: mettila alla fine di quest’acqua, aperta anche in basso, verso la Barca.
flow-lesson-first_game-middle = Non proprio: mettila al centro della riga in alto, aperta in basso.
flow-lesson-first_game-alone = Bruno porta l’acqua verso il basso. Ora pesca e unisci il Gatto alla Barca.
flow-lesson-first_game-boat = Anche lì entrava, ma al Gatto mancava una tessera: mettila proprio sopra la Barca.
flow-lesson-first_game-joined = Una via è fatta! Con tutte e quattro vincete.
flow-lesson-first_game-bird = Presto arriva un’onda. Gioca l’Uccello per proteggere la tessera accanto al Gatto.
flow-lesson-first_game-tile = Le tessere possono aspettare: l’onda è vicina. Questa volta gioca l’Uccello.
flow-lesson-first_game-guard = Anche quella sarebbe al sicuro, ma proteggi la tessera alla destra del Gatto.
flow-lesson-first_game-wave = L’Onda Gigante: il dado bianco porta via una colonna, il nero una riga. L’Uccello ha resistito! Comincia il round.
flow-lesson-first_game-calm = Solo il dado bianco: Bruno aveva giocato Acque Calme. Pesca e porta l’acqua del Cane verso la T.
flow-lesson-first_game-farewell = Ora sai abbastanza: riparate ciò che l’onda rompe e fate condividere l’acqua agli animali. Buona fortuna!

# Posare le tessere

flow-lesson-lay = Posare le tessere
flow-lesson-lay-turn = La via in basso del Gatto finisce sul bordo. Posa la curva all’altra uscita, verso il basso.
flow-lesson-lay-shut = Giusto: nessuna tessera può chiudere l’ultima via di un animale.
flow-lesson-lay-corner = Così aiuti un altro animale. Posala accanto al Gatto, a destra, verso il basso.
flow-lesson-lay-match = Pesca una tessera. I bordi aperti devono toccarsi: posa la tessera dritta sotto la curva.
flow-lesson-lay-open = Aperto con aperto, chiuso con chiuso.
flow-lesson-lay-below = Lì entra, ma il Gatto aspetta. Posala sotto la curva.
flow-lesson-lay-lead = Pesca ancora. Qui entra in più modi: gira la tessera perché l’acqua vada a destra, verso la Barca.
flow-lesson-lay-right = Non ancora verso la Barca: posala sotto la tessera dritta, aperta a destra.
flow-lesson-lay-must = Una tessera che entra da qualche parte va posata. Pesca, e posala accanto al Cane, a sinistra.
flow-lesson-lay-any = Bene: quel che qui non serve può servire a un altro.
flow-lesson-lay-dog = Posala accanto al Cane, nell’angolo in alto a destra, alla sua sinistra.

# Onde

flow-lesson-waves = L’Onda Gigante
flow-lesson-waves-middle = Dopo questo turno un’onda porta via una colonna e una riga numerate. Chiudi il vuoto nella colonna centrale.
flow-lesson-waves-centre = Chiudi il vuoto sopra la Barca: la colonna centrale non ha numero.
flow-lesson-waves-mend = Il 2 bianco ha preso la prima tessera del Gatto; il centro ha tenuto. Comincia, pesca e ripara.
flow-lesson-waves-later = Tieni Acque Calme per la fine del round. Prima ripara il vuoto.
flow-lesson-waves-gap = Posala di nuovo accanto al Gatto, a destra.
flow-lesson-waves-joined = Riparato! Ma la prossima onda arriva dopo il tuo prossimo turno.
flow-lesson-waves-calm = Acque Calme: per la prossima onda si tira un dado invece di due. Giocala adesso.
flow-lesson-waves-card = Una tessera in più non vale un secondo dado. Gioca Acque Calme.
flow-lesson-waves-die = Il bianco prende una colonna, il nero una riga. Conta le tue tessere: quale dado ne prende meno?
flow-lesson-waves-column = Giusto: nessuna colonna numerata ha più di una tua tessera.
flow-lesson-waves-row = La riga in alto ha cinque tue tessere. Una colonna numerata non ne ha mai più di una.

# Carte Azione

flow-lesson-cards = Le carte Azione
flow-lesson-cards-bird = Invece di pescare, gioca una carta. Uccello protegge una tessera da un’onda: proteggi la T in basso.
flow-lesson-cards-held = Resta finché un’onda colpisce quella tessera; poi l’Uccello vola via e la tessera rimane.
flow-lesson-cards-no_draw = Pescare è fortuna. Gioca la carta: sai che cosa fa.
flow-lesson-cards-junction = Proteggi la tessera che serve a due animali: la T nella riga in basso.
flow-lesson-cards-support = Supporto toglie una tessera. Leva la curva che porta fuori strada l’acqua di Gatto e Cane.
flow-lesson-cards-astray = La curva è d’intralcio, sotto la T in alto.
flow-lesson-cards-current = Corrente sposta una tessera. Porta la tessera dritta sotto il Gatto dov’era la curva, in verticale.
flow-lesson-cards-upright = Sposta la tessera dritta da sotto il Gatto a sotto la T in alto.
flow-lesson-cards-return = Resta un vuoto, e tra gli scarti c’è una tessera dritta. Riprendila con Ritorno e vinci.
flow-lesson-cards-once = Ogni carta si usa una volta sola: tienile per momenti come questo.
flow-lesson-cards-gap = Deve andare nel vuoto sopra la Barca, in verticale.

# Carte Scenario

flow-lesson-scenarios = Le carte Scenario
flow-lesson-scenarios-facing = Barca Percorso Unico: un lato solo è aperto, per tutta la partita. Giralo verso l’acqua.
flow-lesson-scenarios-all = Le carte Scenario si scoprono all’inizio, e ognuna vale per tutta la partita.
flow-lesson-scenarios-other = Così l’acqua di sopra finirebbe contro un lato chiuso. Girala verso l’alto.
flow-lesson-scenarios-rocks = Gli Ostacoli restano: nessuna onda porta via una tessera con rocce. Comincia, pesca e chiudi il vuoto.
flow-lesson-scenarios-stays = L’onda ha preso tutta la riga, ma non le rocce. Anche le carte difficili aiutano.
flow-lesson-scenarios-gap = Chiudi con questa il vuoto nella riga in alto.

# Tempo reale

flow-lesson-time = Contro il tempo
flow-lesson-time-start = Tutta la squadra ha un minuto per round. Corre da quando il round comincia: fallo cominciare.
flow-lesson-time-quick = Ora i turni sono veloci: pesca e chiudi il vuoto sopra la Barca.
flow-lesson-time-gap = Non lì: chiudi il vuoto sopra la Barca, in verticale.
flow-lesson-time-lost = Il tempo è finito prima del tuo turno: l’hai perso, ed è venuta l’onda. Pesca subito.
flow-lesson-time-finish = Il tempo è finito di nuovo, ma ciò che hai cominciato si finisce. Chiudi il vuoto sotto la Barca.
flow-lesson-time-first = Vincete prima che arrivi l’onda.
flow-lesson-time-below = Così arriva l’onda. Posa la tessera dritta in verticale nel vuoto sotto la Barca.
