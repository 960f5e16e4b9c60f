# Perché una tessera o una carta si usa meglio così. “amount” confronta con le altre scelte.

flow-expected_solo = { $percent ->
    [one] Da qui vinci circa una partita su 100
   *[other] Da qui vinci circa { $percent } partite su 100
}

flow-reason-missing-for = { $amount ->
    [0] avvicina tutti gli animali alla Barca
    [one] richiede una tessera in meno per portare ogni animale alla Barca
   *[other] richiede { $amount } tessere in meno per portare ogni animale alla Barca
}
flow-reason-missing-against = { $amount ->
    [0] avvicina meno gli animali alla Barca
    [one] richiede una tessera in più per portare ogni animale alla Barca
   *[other] richiede { $amount } tessere in più per portare ogni animale alla Barca
}
flow-reason-singles-for = accorcia la strada dei singoli animali
flow-reason-singles-against = lascia più lunga la strada dei singoli animali
flow-reason-cards-for = conserva una carta in mano
flow-reason-cards-against = costa una carta
flow-reason-washed-for = perde meno con la prossima onda
flow-reason-washed-against = perde di più con la prossima onda
flow-reason-joined-for = { $value ->
    [0] può collegare tutti gli animali alla Barca con la prossima tessera
   *[other] collega tutti gli animali alla Barca
}
flow-reason-joined-against = perde un’occasione di collegare tutti gli animali alla Barca
flow-reason-end-for = fa vincere la squadra
flow-reason-end-against = fa perdere la partita
