# Perché una tessera o una carta si usa meglio così. “amount” confronta con le altre scelte, “way” con il tabellone di adesso.

flow-expected_solo = { $range ->
    [none] Da qui non vinci quasi mai
    [all] Da qui vinci quasi sempre
   *[other] Da qui vinci { core-range } delle partite
}

flow-reason-missing-for = { $amount ->
    [0] manca un po’ meno per portare ogni animale alla Barca
    [one] serve una tessera in meno per portare ogni animale alla Barca
   *[other] servono { $amount } tessere in meno per portare ogni animale alla Barca
}
flow-reason-missing-against = { $amount ->
    [0] manca un po’ di più per portare ogni animale alla Barca
    [one] serve una tessera in più per portare ogni animale alla Barca
   *[other] servono { $amount } tessere in più per portare ogni animale alla Barca
}
flow-reason-singles-for = { $way ->
    [better] si accorcia la strada dei singoli animali
   *[other] resta più corta la strada dei singoli animali
}
flow-reason-singles-against = resta più lunga la strada dei singoli animali
flow-reason-cards-for = restano più carte in mano
flow-reason-cards-against = { $way ->
    [worse] si spende una carta
   *[other] restano meno carte in mano
}
flow-reason-washed-for = la prossima onda porta via di meno
flow-reason-washed-against = la prossima onda porta via di più
flow-reason-joined-for = { $value ->
    [0] con la prossima tessera si possono collegare tutti gli animali alla Barca
   *[other] { $way ->
        [better] tutti gli animali sono collegati alla Barca
       *[other] tutti gli animali restano collegati alla Barca
    }
}
flow-reason-joined-against = si perde un’occasione di collegare tutti gli animali alla Barca
flow-reason-end-for = { $way ->
    [better] la squadra vince
   *[other] la partita non è persa
}
flow-reason-end-against = { $way ->
    [worse] la partita è persa
   *[other] la partita non è ancora vinta
}
