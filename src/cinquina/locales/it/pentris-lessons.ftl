# Le lezioni di Pentris: un titolo ciascuna, e che cosa si dice, con i nomi di games/pentris/lessons

# Che cosa si illumina

pentris-spot-market = il pezzo { $name }
pentris-spot-tray = i pezzi sul tabellone
pentris-spot-bag = il sacchetto
pentris-spot-chute = { $you ->
    [true] il tuo scivolo
   *[other] lo scivolo di { $seat }
}
pentris-spot-chute_row = { $number ->
    [1] la riga in basso
   *[other] la riga { $number } dal basso
}
pentris-spot-personal = { $you ->
    [true] i tuoi pezzi personali
   *[other] i pezzi personali di { $seat }
}
pentris-spot-claim_r = i gruppi rossi
pentris-spot-card_y = la scheda gialla
pentris-spot-claim_g = i gruppi verdi
pentris-spot-claim_v = i gruppi viola

# La prima partita

pentris-lesson-first_game = La tua prima partita
pentris-lesson-first_game-bar = Gruppi di caramelle uguali e righe complete danno punti: vince chi ne ha di più. Prendi la barra.
pentris-lesson-first_game-other = Quello servirà più avanti. Prima prendi la barra lunga.
pentris-lesson-first_game-floor = Falla scivolare fino in fondo, contro la parete destra: la colonna di sinistra resta libera.
pentris-lesson-first_game-round = Il posto è giusto, ma girala: la caramella viola va a sinistra.
pentris-lesson-first_game-wall = Stendi la barra sul fondo, contro la parete destra. Deve restare libera solo la colonna di sinistra.
pentris-lesson-first_game-row = Una riga completa vale 2 punti. Prendi la L e completa la riga in basso.
pentris-lesson-first_game-foot = Serve la L: il suo piede arriva fin nell’angolo.
pentris-lesson-first_game-corner = L’angolo in basso a sinistra è ancora vuoto. Gira la L finché il piede non ci entra.
pentris-lesson-first_game-full = Completa! A fine round vale 2 punti.
pentris-lesson-first_game-group = Prendi la U e allarga il gruppo verde: caramelle uguali che si toccano.
pentris-lesson-first_game-greens = La U ha due caramelle verdi vicine: prendi quella.
pentris-lesson-first_game-touch = Le caramelle verdi non si toccano di lato. Posiziona la U in modo che si tocchino.
pentris-lesson-first_game-five = Cinque caramelle verdi insieme!
pentris-lesson-first_game-claim = Dopo tre turni ognuno dichiara un gruppo: un punto per caramella. Dichiara il più grande.
pentris-lesson-first_game-small = Quel gruppo è piccolo. Il verde ti porta cinque punti.
pentris-lesson-first_game-used = Cinque punti! Ora il verde è usato.
pentris-lesson-first_game-last = Col sacchetto scegli dopo gli altri. Prendi un pezzo per altri colori o righe.
pentris-lesson-first_game-blocked = Non entra più nulla, e si scarta. Se incastri meglio, succede più tardi.
pentris-lesson-first_game-again = Si dichiara di nuovo: qualsiasi colore, ma non il verde.
pentris-lesson-first_game-farewell = Dopo tre fasi si contano le righe; dopo tre round vince chi ha più punti. Buona fortuna!

# Scivolare e ruotare

pentris-lesson-slide = Scivolare e ruotare
pentris-lesson-slide-turn = Un pezzo può girare anche dentro lo scivolo. Fai scendere la barra in piedi, poi girala sotto il tetto.
pentris-lesson-slide-upright = La riga in basso è ancora aperta. Entra in piedi, scendi, gira: la barra si stende.
pentris-lesson-slide-turned = Girata sotto il tetto, e la riga in basso è completa.
pentris-lesson-slide-tuck = I pezzi vanno anche di lato. Prendi la U, scendi e infilala a destra, sotto il tetto.
pentris-lesson-slide-only_u = Solo la U riempie il vuoto sotto il tetto senza lasciare buchi.
pentris-lesson-slide-roof = Sotto il tetto resta un buco. Prima scendi, poi vai a destra.
pentris-lesson-slide-tucked = Nemmeno un buco. Nulla torna mai su, e ogni pezzo deve avere un appoggio.
pentris-lesson-slide-fit = Prendi la P e completa la seconda riga.
pentris-lesson-slide-only_p = Per questo vuoto serve la P.
pentris-lesson-slide-left = Nella seconda riga mancano due caselle, a sinistra. Gira la P finché le riempie tutte e due.
pentris-lesson-slide-flip = I pezzi si girano, ma non si capovolgono mai, e nulla può sporgere in alto.

# Scegliere

pentris-lesson-choose = Scegliere un pezzo
pentris-lesson-choose-must = Il tuo scivolo è quasi chiuso. Se un pezzo entra, devi prenderne uno che entra: trovalo.
pentris-lesson-choose-order = Ciò che nessuno prende resta sul tabellone. Chi ha il sacchetto sceglie dopo gli altri.
pentris-lesson-choose-blocked = Ora non entra nulla, comunque lo giri. Scarta un pezzo: questo turno non ti porta niente.
pentris-lesson-choose-gone = Gli scarti tornano nel sacchetto alla fine del round. E un pezzo preso resta preso.

# Gruppi

pentris-lesson-groups = Gruppi e dichiarazioni
pentris-lesson-groups-join = Contano i lati, non gli angoli. Con questo pezzo fai di tutte le caramelle viola un gruppo.
pentris-lesson-groups-four = Quattro viola: bene. Ma può unirsi anche la stella viola a sinistra.
pentris-lesson-groups-corners = Le caramelle viola sono ancora divise. Metti il pezzo tra la stella e la coppia viola.
pentris-lesson-groups-star = Cinque! Nel gioco per principianti una stella è una caramella come le altre.
pentris-lesson-groups-claim = Il giallo l’hai dichiarato nella fase 1: in questo round è usato. Dichiara il gruppo più grande.
pentris-lesson-groups-largest = Ce n’è uno più grande: cinque caramelle viola sono cinque punti.
pentris-lesson-groups-points = Chi può dichiarare deve farlo. Ogni colore è di tutti, una volta a testa per round.

# Stelle

pentris-lesson-stars = Le stelle
pentris-lesson-stars-link = Nel gioco intermedio una stella vale quanto il suo gruppo. Unisci con la tua le due coppie rosse.
pentris-lesson-stars-two = La stella tocca una coppia rossa e vale due. Tra le due coppie vale quattro.
pentris-lesson-stars-nothing = Una stella senza caramelle del suo colore non vale nulla. Falle toccare il rosso.
pentris-lesson-stars-linked = Una stella unisce le caramelle, ma non lo è: il gruppo ne ha quattro.
pentris-lesson-stars-claim = Ora dichiara il gruppo rosso; poi il round finisce e si conta la stella.
pentris-lesson-stars-red = Il gruppo rosso è il più grande: quattro caramelle.
pentris-lesson-stars-twice = Quattro per il gruppo, quattro per la stella. Un’altra stella nel gruppo ne varrebbe altri quattro.

# Pezzi speciali

pentris-lesson-bonus = Pezzi speciali
pentris-lesson-bonus-platinum = Le stelle di platino non hanno colore: 2 o 3 punti l’una, solo in righe complete. Completa questa.
pentris-lesson-bonus-upright = Alla riga in basso manca l’ultima casella, a destra. Metti lì la barra in piedi.
pentris-lesson-bonus-six = Tre stelle di platino: sei punti alla fine del round, più due per la riga.
pentris-lesson-bonus-popsicle = Un ghiacciolo è una caramella di ogni colore. Prendi il pezzo blu e uniscilo al gruppo viola.
pentris-lesson-bonus-blue = Prendi il pezzo blu: il ghiacciolo è lì.
pentris-lesson-bonus-violet = Il gruppo viola può arrivare a cinque: sopra, il ghiacciolo e la caramella viola.
pentris-lesson-bonus-others = Cinque! Le caramelle doppie valgono due; una stella bicolore vale per entrambi i suoi gruppi.

# Pezzi personali

pentris-lesson-personal = Pezzi personali
pentris-lesson-personal-earn = Nel gioco avanzato un gruppo di almeno 3 porta un pezzo speciale, non punti. Dichiara il verde.
pentris-lesson-personal-yours = Cinque caramelle, pila 5. Se una pila è vuota, paga quella più bassa.
pentris-lesson-personal-play = Gioca il tuo pezzo al posto di uno del tabellone: completa la seconda riga. Poi rimuovine uno.
pentris-lesson-personal-own = Stavolta gioca il tuo pezzo, non uno del tabellone.
pentris-lesson-personal-row = La seconda riga è ancora aperta a destra. Gira il tuo pezzo finché riempie le due caselle.
pentris-lesson-personal-tokens = Dichiarare costa un segnalino; dopo il round ne torna uno per scheda. I pezzi non usati valgono 2 o 3.

# In solitario

pentris-lesson-solo = In solitario per un grado
pentris-lesson-solo-last = In solitario si pescano due pezzi a turno: uno aspetta. Ultimo turno: fai crescere il gruppo verde.
pentris-lesson-solo-greens = L’altro pezzo ha due caramelle verdi. Prendi quello.
pentris-lesson-solo-touch = Posizionalo in modo che le sue due verdi si uniscano alle altre: cinque in tutto.
pentris-lesson-solo-five = Cinque caramelle verdi. Contiamo: 58 punti finora, 2 per la riga completa.
pentris-lesson-solo-rank = Ti servono 65 punti per diventare Pasticcere. Dichiara il gruppo che ti ci porta.
pentris-lesson-solo-missed = Non basta: per il grado di Pasticcere servono 65 punti. Oltre alla riga ne mancano cinque.
pentris-lesson-solo-ladder = Pasticcere! Da 75 punti in su c’è Maestro caramellaio, il grado più alto.
