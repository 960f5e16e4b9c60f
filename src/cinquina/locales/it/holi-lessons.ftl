# Le lezioni di Holi: di ognuna il titolo e quello che dice, con i nomi di games/holi/lessons

# Che cosa si illumina

holi-spot-hand = { $you ->
    [true] le tue carte
   *[other] le carte di { $seat }
}
holi-spot-points = { $you ->
    [true] i tuoi punti
   *[other] i punti di { $seat }
}
holi-spot-rivalry = la carta Rivalità
holi-spot-tower = la casella { $name }

# La prima partita

holi-lesson-first_game = La tua prima partita
holi-lesson-first_game-corner = È la festa dei colori: lancia polvere, sali la torre, fai più punti. Prima scegli l’angolo in alto a sinistra.
holi-lesson-first_game-other_corner = Andrebbe bene ogni angolo, ma per questa lezione parti da quello in alto a sinistra.
holi-lesson-first_game-throw = Scegli la carta: una macchia sta sotto la pedina, le altre diventano segnalini. Lanciala.
holi-lesson-first_game-face_down = Era a faccia in giù, un segnalino solo. Giocala a faccia in su: due segnalini.
holi-lesson-first_game-no_throw = Puoi muoverti prima, ma questa volta gioca dal tuo angolo.
holi-lesson-first_game-landed = Due segnalini: alla fine 1 punto ciascuno.
holi-lesson-first_game-sweets = Una volta per turno puoi muoverti ovunque sul tuo livello: prendi dei dolcetti.
holi-lesson-first_game-taken = Hai più dolcetti: 5 punti. Ora finisci il turno e pesca nuove carte.
holi-lesson-first_game-no_sweets = Questa volta prendi i dolcetti in A5 o E1.
holi-lesson-first_game-ended = Il turno è finito, e sei senza dolcetti. Prima muoviti.
holi-lesson-first_game-hit = Colpisci l’altra pedina: prima vai in F4, in linea con lei.
holi-lesson-first_game-to_f4 = Questa volta vai in F4: da lì Linea arriva all’altra pedina.
holi-lesson-first_game-aim = Ora scegli Linea (tre in fila), poi la pedina in F6, e lanciala.
holi-lesson-first_game-hit_end = Colpo Diretto: 1 punto ora, 2 alla fine. Ora finisci il turno.
holi-lesson-first_game-even = Anche il rivale ha preso dolcetti: pari, perdi i 5 punti.
holi-lesson-first_game-missed = Non l’hai colpita. Vai in F4, scegli Linea, poi la pedina in F6.
holi-lesson-first_game-hit_up = A faccia in giù non si mira a una pedina. Gioca Linea a faccia in su.
holi-lesson-first_game-star = Vai in C3: lì Abbraccio ci sta attorno a te.
holi-lesson-first_game-to_c3 = Questa volta vai in C3: lì Abbraccio ci sta attorno a te.
holi-lesson-first_game-embrace = Ora lancia Abbraccio, la carta con la stella, così com’è.
holi-lesson-first_game-turned = Questa volta non ruotare Abbraccio: lascia aperta C2.
holi-lesson-first_game-end = Ora finisci il turno.
holi-lesson-first_game-no_star = Prima vai in C3, poi lancia da lì Abbraccio, a faccia in su.
holi-lesson-first_game-climb = Con il colore sui quattro lati si sale. Lancia una carta a faccia in giù in C2, il lato aperto.
holi-lesson-first_game-open_side = C2 è ancora aperta. Scegli una carta, girala a faccia in giù e mira lì.
holi-lesson-first_game-stay = Resta qui: lancia in C2, poi scegli Sali.
holi-lesson-first_game-up = I quattro lati sono coperti: ora scegli Sali.
holi-lesson-first_game-no_climb = Il turno è finito e sei ancora di sotto. Scegli Sali prima di finirlo.
holi-lesson-first_game-high = Quassù un segnalino vale 2, ma cade se sotto non c’è colore.
holi-lesson-first_game-alone = Ora gioca due turni come vuoi: colpisci, raccogli, sali.
holi-lesson-first_game-rain = Pioggia di Colore: il tuo segnalino è caduto sull’altra pedina. Ora niente, alla fine 2 punti.
holi-lesson-first_game-was_hit = Ti hanno colpito: tieni tu il segnalino, e porta 2 punti a chi l’ha lanciato.
holi-lesson-first_game-farewell = Sai quello che serve. Quando tutti restano senza carte o segnalini si contano i punti. Buona fortuna!

# Lanciare colore

holi-lesson-throw = Lanciare colore
holi-lesson-throw-corner = Ruota Angolo, a faccia in su, finché i segnalini vanno in D3 e C4.
holi-lesson-throw-face_up = Era a faccia in giù: un segnalino solo. Gioca Angolo a faccia in su.
holi-lesson-throw-turn = Non quelle caselle. Ruota Angolo: i segnalini vanno in D3 e C4.
holi-lesson-throw-stay = Resta dove sei e gioca Angolo da qui.
holi-lesson-throw-own_space = Il tuo spazio non riceve segnalini. Una carta si può ruotare, ma mai ribaltare.
holi-lesson-throw-end = Finisci il turno: peschi fino ad avere tre carte.
holi-lesson-throw-not_now = Potresti, ma ora finisci soltanto il turno.
holi-lesson-throw-down = A faccia in giù ogni carta è un segnalino ovunque sul tuo livello. Giocane una così, poi finisci il turno.
holi-lesson-throw-up = Era a faccia in su. Prima metti la carta a faccia in giù.
holi-lesson-throw-star = Mai a faccia in giù due volte di fila. Abbraccio vuole la pedina sulla stella: trova spazio e giocala.
holi-lesson-throw-other = Era un’altra carta. Muoviti dove Abbraccio ci sta, poi giocala.
holi-lesson-throw-three = Tre segnalini: le carte con la stella ne lanciano uno in più.

# La Pioggia di Colore

holi-lesson-rain = La Pioggia di Colore
holi-lesson-rain-stays = Quassù un segnalino resta solo se subito sotto c’è colore. Fanne restare uno, poi finisci il turno.
holi-lesson-rain-stayed = Un segnalino che resta quassù vale 2 punti; uno che cade, 1.
holi-lesson-rain-face_up = Tieni il lancio a faccia in giù per dopo. Gioca Angolo a faccia in su.
holi-lesson-rain-fell = Sono caduti tutti. Mira a una casella con del colore proprio sotto.
holi-lesson-rain-rain = L’altra pedina sta proprio sotto E5. Gioca una carta a faccia in giù in E5.
holi-lesson-rain-beside = Si è posato. Mira a E5, proprio sopra l’altra pedina.
holi-lesson-rain-throw = Resta qui e gioca una carta a faccia in giù in E5.
holi-lesson-rain-caught = Preso! Ora non dà punti, ma alla fine 2 per un segnalino donato.

# Muoversi e i dolcetti

holi-lesson-sweets = Muoversi e i dolcetti
holi-lesson-sweets-sweets = Puoi muoverti in ogni casella del tuo livello senza pedine. Prendi i dolcetti di una.
holi-lesson-sweets-where = Niente dolcetti, questa volta. Vai su una casella con dolcetti, accanto a un angolo.
holi-lesson-sweets-taken = Alla fine ogni giocatore con meno dolcetti di te ti porta 5 punti.
holi-lesson-sweets-rest = Ora gioca una carta come vuoi e finisci il turno.
holi-lesson-sweets-stack = In D4 ci sono due segnalini impilati. Vai lì: ti cade addosso anche quello sopra.
holi-lesson-sweets-there = Non lì. Muoviti in D4, sotto i due segnalini.
holi-lesson-sweets-locked = Il tuo si può rilanciare. L’altro resta a te: 2 punti per chi l’ha lanciato.

# Salire

holi-lesson-climb = Salire
holi-lesson-climb-fourth = Con il colore su tutti e quattro i lati, di chiunque sia, si sale. Copri C4, il lato aperto.
holi-lesson-climb-side = C4 è ancora aperta. Mira lì: a faccia in giù si arriva dappertutto.
holi-lesson-climb-stay = Resta qui e gioca una carta in C4.
holi-lesson-climb-climb = Ora sali, e finisci il turno.
holi-lesson-climb-up = Prima sali: la via è aperta.
holi-lesson-climb-middle = Su questo livello i segnalini vogliono del colore proprio sotto. Gioca Linea in modo che restino entrambi.
holi-lesson-climb-support = Non sono restati entrambi. Mira proprio sopra i segnalini del livello Inferiore.
holi-lesson-climb-throw = Gioca Linea a faccia in su da dove sei.
holi-lesson-climb-worth = 2 punti ciascuno, e 3 al livello Superiore. Dal bordo non si sale.

# Colpi Diretti e rivali

holi-lesson-rivals = Colpi Diretti e rivali
holi-lesson-rivals-both = Un segnalino lanciato su una pedina del tuo livello è un Colpo Diretto. Colpiscile entrambe con Linea.
holi-lesson-rivals-one = Un colpo solo. Metti Linea in modo che attraversi entrambe le pedine.
holi-lesson-rivals-miss = Nessun colpo. Gioca Linea a faccia in su, verso destra.
holi-lesson-rivals-given = Ogni colpo: 1 punto subito, e 2 alla fine per il segnalino donato.
holi-lesson-rivals-sweets = Chi ha meno dolcetti ti porta 5 punti. Gli altri ne hanno 3 a testa: muoviti e superali.
holi-lesson-rivals-more = Non ne hai ancora più di loro. Vai su una casella con due dolcetti.
holi-lesson-rivals-ahead = Quattro contro tre e tre: 10 punti. In parità non si prende niente.

# Le carte Rivalità

holi-lesson-rivalry = Le carte Rivalità
holi-lesson-rivalry-hands = Le carte Rivalità cambiano una regola o danno punti. Con Una mano per salire bastano tre lati: sali.
holi-lesson-rivalry-climb = Prima sali: tre lati sono coperti.
holi-lesson-rivalry-three = Una carta così vale per tutti, per tutta la partita.
holi-lesson-rivalry-corners = Quattro angoli dà 2 punti per ogni segnalino in un angolo. Giocane uno lì, a faccia in giù.
holi-lesson-rivalry-corner = Quello non è un angolo. Gli angoli sono A1, F1, A6 e F6.
holi-lesson-rivalry-throw = Gioca una carta: a faccia in giù arriva a ogni angolo del tuo livello.
holi-lesson-rivalry-counts = È caduto, ma valgono gli angoli di ogni livello. Di solito si gioca con due carte così.

# La fine

holi-lesson-end = La fine
holi-lesson-end-last = Hai un solo segnalino, e un punto in meno. Giocalo dove resta in alto, e finisci il turno.
holi-lesson-end-even = È caduto: 28 a testa. Pari anche in segnalini donati e dolcetti, vince chi ha cominciato.
holi-lesson-end-back = Hai ripreso un segnalino, quindi non hai finito. Gioca l’ultimo da qui.
holi-lesson-end-won = 29 a 28! Chi resta senza segnalini o senza carte ha finito; poi si contano i punti.
