# The lessons of Roll 'Em Fold 'Em: a title each, and what is said, by the names in games/rollfold/lessons

# What glows

rollfold-spot-sheet = la casella { $name }
rollfold-spot-corner = l’angolo in { $name ->
    [TL] alto a sinistra
    [TR] alto a destra
    [BL] basso a sinistra
   *[BR] basso a destra
}
rollfold-spot-dice_white = il dado bianco
rollfold-spot-dice_black = il dado nero
rollfold-spot-numbers = i tuoi numeri
rollfold-spot-solo = la colonna

# Your first game

rollfold-lesson-first_game = La tua prima partita
rollfold-lesson-first_game-take = Vince chi prima piega quattro angoli e collega cinque stelle. Prendi il dado bianco: 2 e 3.
rollfold-lesson-first_game-black = Quello è il dado nero. Prendi il bianco, con 2 e 3.
rollfold-lesson-first_game-beside = Parti dal cerchio sul bordo sinistro: a destra, una casella più vicino all’ultima faccina.
rollfold-lesson-first_game-two = Le serie vanno dritte da un cerchio. Traccia il 2 in giù dall’angolo in alto a sinistra, fino alla faccina.
rollfold-lesson-first_game-three = Una faccina ha la sua X. Ora traccia il 3 dallo stesso angolo verso destra.
rollfold-lesson-first_game-right = Non così. Parti dall’angolo in alto a sinistra e vai a destra, di tre caselle.
rollfold-lesson-first_game-below = La faccina è proprio sotto il cerchio nella riga in alto.
rollfold-lesson-first_game-done = Hai tracciato i due numeri. Finisci il turno.
rollfold-lesson-first_game-rival = L’avversario ha usato il dado lasciato.
rollfold-lesson-first_game-face = Hai 1 e 1. Ogni cerchio è una nuova partenza: da D1 traccia 1 in giù.
rollfold-lesson-first_game-down = Parti dall’angolo in alto a sinistra e scendi dritto, di due caselle.
rollfold-lesson-first_game-towards = Due faccine fatte. Traccia l’altro 1 verso destra, dal cerchio sul bordo sinistro.
rollfold-lesson-first_game-next = Finisci il turno; poi lanci tu.
rollfold-lesson-first_game-third = Ora lanci tu: ancora 1 e 1. Prendi il dado bianco, per l’ultima faccina dell’angolo.
rollfold-lesson-first_game-white_again = Quello è il dado nero, un 3. Prendi il bianco: 1 e 1.
rollfold-lesson-first_game-last = Traccia 1 a destra e 1 in giù, sull’ultima faccina.
rollfold-lesson-first_game-last_down = Ora traccia 1 in giù dal nuovo cerchio, sull’ultima faccina.
rollfold-lesson-first_game-last_face = Dall’ultimo cerchio vai a destra, poi in giù sulla faccina.
rollfold-lesson-first_game-fold = Le tre faccine hanno la X! Scegli la carta illuminata accanto al foglio e piega quell’angolo.
rollfold-lesson-first_game-corner = Non ancora: prima piega l’angolo in alto a sinistra.
rollfold-lesson-first_game-folded = Il lembo porta una partenza e una stella.
rollfold-lesson-first_game-alone = Finisci il turno e giocane due. I numeri danno una serie in più.
rollfold-lesson-first_game-farewell = Si gioca così: piega gli angoli, collega le stelle. In bocca al lupo!

# Strings

rollfold-lesson-strings = Le serie
rollfold-lesson-strings-beside = Scegli il 3. Traccialo in su dall’angolo in basso a destra: la prima X va accanto al cerchio.
rollfold-lesson-strings-three = Quello era l’1. Scegli il 3.
rollfold-lesson-strings-up = Parti dall’angolo in basso a destra e vai dritto in su.
rollfold-lesson-strings-face = Tre X di fila, e una è su una faccina.
rollfold-lesson-strings-circle = L’ultima casella è cerchiata: da lì può partire un’altra serie. Traccia 1 alla sua sinistra.
rollfold-lesson-strings-from_end = Parti dalla fine della prima serie e vai di una casella a sinistra.
rollfold-lesson-strings-all = I numeri del dado vanno tracciati finché c’è posto.
rollfold-lesson-strings-done = Non resta niente da tracciare. Finisci il turno.
rollfold-lesson-strings-exact = Un numero si traccia tutto, mai più corto. Quale 2 finisce su una faccina in alto a sinistra?
rollfold-lesson-strings-left = Parti dall’angolo in alto a sinistra e vai dritto in giù.
rollfold-lesson-strings-last = Giusto. Le serie possono anche passare su caselle già segnate.

# Faces and folds

rollfold-lesson-folds = Faccine e pieghe
rollfold-lesson-folds-small = Le tre faccine del quadrato scuro in alto a sinistra sono segnate. Piega quell’angolo.
rollfold-lesson-folds-top_left = Scegli l’angolo in alto a sinistra e piegalo.
rollfold-lesson-folds-flap = Le X lì sotto sono perse. Il lembo mostra un punto di partenza e un simbolo vittoria.
rollfold-lesson-folds-symbol = Traccia il 2 dal nuovo punto di partenza sul lembo, fino al simbolo vittoria.
rollfold-lesson-folds-two_up = Il simbolo è due caselle sopra il nuovo punto di partenza.
rollfold-lesson-folds-seam = Le serie passano dal lembo al foglio e viceversa, come se non ci fosse un bordo.
rollfold-lesson-folds-large = In alto a destra tutte e cinque le faccine sono segnate. Fai lì la piega grande.
rollfold-lesson-folds-no_bonus = La piega piccola è permessa, ma non dà bonus, e un angolo si piega una volta sola.
rollfold-lesson-folds-top_right = Guarda l’angolo in alto a destra e scegli la piega grande.
rollfold-lesson-folds-middle = La piega grande avvicina il simbolo vittoria al centro e dà un bonus dal turno dopo.

# Bonus numbers

rollfold-lesson-bonuses = I numeri bonus
rollfold-lesson-bonuses-number = La prima X su un numero dà una serie in più. Traccia un 1 sul 3.
rollfold-lesson-bonuses-beside = Il 3 è in alto, proprio accanto all’ultimo cerchio.
rollfold-lesson-bonuses-extra = Puoi tracciare anche un 3, da dove vuoi, in questo turno.
rollfold-lesson-bonuses-chain = Traccia il bonus 3 verso il basso, sopra il prossimo numero.
rollfold-lesson-bonuses-down = Usa il bonus 3: dal suo cerchio, dritto in giù.
rollfold-lesson-bonuses-once = Basta passarci sopra. Ma ogni numero vale una volta sola.
rollfold-lesson-bonuses-centre = Ora il bonus 2 e il tuo 1: arriva al simbolo vittoria nel centro.
rollfold-lesson-bonuses-further = Vai dritto in giù: prima il 2, poi l’1.
rollfold-lesson-bonuses-lost = Due serie in più con una X. Quello che non usi è perso a fine turno.

# Bonuses of large corners

rollfold-lesson-powers = I bonus degli angoli grandi
rollfold-lesson-powers-die = L’avversario ha preso il dado nero. Il tuo bonus dado ti permette di usarlo lo stesso: fallo.
rollfold-lesson-powers-white = Quello è il dado rimasto. Usa il nero.
rollfold-lesson-powers-same = Ora lo usate in due. A chi lancia questo bonus non serve.
rollfold-lesson-powers-plus = L’altro angolo aggiunge 1 a un numero del dado nero. Fai del 4 un 5.
rollfold-lesson-powers-four = Quello era il 2. Aggiungi 1 al 4.
rollfold-lesson-powers-plain = Quello era senza bonus. Scegli il 4, poi +1, e traccia cinque X.
rollfold-lesson-powers-every_turn = Una volta a ogni turno, ma mai su un numero bonus.

# Ice

rollfold-lesson-ice = Il ghiaccio
rollfold-lesson-ice-slide = Sul ghiaccio una serie può scivolare fino alla prima casella dopo. Scivola con l’1 fino al pesce.
rollfold-lesson-ice-walked = Hai camminato di una casella. Scivola invece: scegli la casella dopo il ghiaccio.
rollfold-lesson-ice-one_down = Prendi l’1, parti dal cerchio sopra il ghiaccio e scivola in giù.
rollfold-lesson-ice-far = Quattro X con un 1, e valgono tutte.
rollfold-lesson-ice-walk = Sul ghiaccio si può anche camminare. Cammina di 2 caselle a sinistra del centro.
rollfold-lesson-ice-left = Parti dal centro, vai a sinistra e fermati sulla seconda casella.
rollfold-lesson-ice-holes = Le buche fermano ogni serie; non si scivola in una buca né fuori dal foglio.

# Turning stars and orbs

rollfold-lesson-stars = Stelle di svolta e sfere
rollfold-lesson-stars-star = A una stella di svolta una serie può girare. Traccia 4 dal basso a sinistra, fino all’alieno.
rollfold-lesson-stars-turn = Due caselle a destra, poi svolta in su alla stella.
rollfold-lesson-stars-first = Una stella vale solo con la prima X.
rollfold-lesson-stars-orb = Una sfera porta la serie a un’altra sfera. Traccia 2 in giù ed esci a destra.
rollfold-lesson-stars-jump = Dal cerchio in alto, due caselle in giù; poi scegli la sfera a destra.
rollfold-lesson-stars-both = Ora le due sfere sono cerchiate. Ma per la rete vincente le sfere non sono unite.

# Folding twice

rollfold-lesson-double = La doppia piega
rollfold-lesson-double-bulb = I quattro angoli sono piegati. Segna l’ultima lampadina, in alto a sinistra, con un 1.
rollfold-lesson-double-beside = La lampadina è sul lembo in alto a sinistra, proprio sotto il punto di partenza.
rollfold-lesson-double-flip = Le quattro lampadine sono segnate: gira il foglio.
rollfold-lesson-double-over = Prima gira il foglio.
rollfold-lesson-double-stays = Resta così. Le X del fronte tornano solo dove pieghi di nuovo.
rollfold-lesson-double-blunt = I due professori di un angolo smussato sono segnati. Piega di nuovo quell’angolo.
rollfold-lesson-double-professors = Piega l’angolo con i due professori segnati.
rollfold-lesson-double-back = Un simbolo vittoria del fronte è di nuovo in vista.
rollfold-lesson-double-exact = In questo livello un numero vale solo se la serie finisce lì. Finisci sul 3.
rollfold-lesson-double-end_on_it = Il 3 è proprio sotto il cerchio vicino al centro. Traccia l’1 fin lì.
rollfold-lesson-double-from_there = La serie in più parte da lì. Passandoci sopra l’avresti persa.

# Linking the symbols

rollfold-lesson-link = Collegare i simboli
rollfold-lesson-link-fewest = Potete collegare tutto in due; vince chi usa meno X. Unisci la stella al centro con poche X.
rollfold-lesson-link-dear = Collegato, ma con tre X, come l’avversario. C’è una via più corta.
rollfold-lesson-link-gap = La stella al centro non è ancora unita. Alla sua sinistra manca una sola casella.
rollfold-lesson-link-won = Due X contro tre: vinci. Altrimenti avrebbero deciso gli angoli grandi.

# Alone

rollfold-lesson-solo = In solitario
rollfold-lesson-solo-field = In solitario ogni campo della colonna indica un dado. Questo è libero: usa il dado nero.
rollfold-lesson-solo-short = Ti servono tre X di fila. Usa il dado nero.
rollfold-lesson-solo-win = Vinci entro 29 mosse. Chiudi il varco verso la stella al centro.
rollfold-lesson-solo-gap = Traccia il 4 verso destra, verso il centro.
rollfold-lesson-solo-crowns = Vittoria! Meno mosse, più corone.
