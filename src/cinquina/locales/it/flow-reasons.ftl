# Perché una tessera o una carta si usa meglio così. “amount” confronta con le altre scelte, “way” con il tabellone di adesso.

flow-expected_solo = { $range ->
    [none] Da qui non vinci quasi mai
    [all] Da qui vinci quasi sempre
   *[other] Da qui vinci { core-range } delle partite
}

flow-reason-missing-for = { $amount ->
    [0] richiede un po’ meno per portare ogni animale alla Barca
    [one] richiede una tessera in meno per portare ogni animale alla Barca
   *[other] richiede { $amount } tessere in meno per portare ogni animale alla Barca
}
flow-reason-missing-against = { $amount ->
    [0] richiede un po’ di più per portare ogni animale alla Barca
    [one] richiede una tessera in più per portare ogni animale alla Barca
   *[other] richiede { $amount } tessere in più per portare ogni animale alla Barca
}
flow-reason-singles-for = { $way ->
    [better] accorcia la strada dei singoli animali
   *[other] tiene più corta la strada dei singoli animali
}
flow-reason-singles-against = lascia più lunga la strada dei singoli animali
flow-reason-cards-for = lascia più carte in mano
flow-reason-cards-against = { $way ->
    [worse] costa una carta
   *[other] lascia meno carte in mano
}
flow-reason-washed-for = perde meno con la prossima onda
flow-reason-washed-against = perde di più con la prossima onda
flow-reason-joined-for = { $value ->
    [0] può collegare tutti gli animali alla Barca con la prossima tessera
   *[other] { $way ->
        [better] collega tutti gli animali alla Barca
       *[other] tiene tutti gli animali collegati alla Barca
    }
}
flow-reason-joined-against = perde un’occasione di collegare tutti gli animali alla Barca
flow-reason-end-for = { $way ->
    [better] fa vincere la squadra
   *[other] non fa perdere la partita
}
flow-reason-end-against = { $way ->
    [worse] fa perdere la partita
   *[other] non fa ancora vincere la partita
}
