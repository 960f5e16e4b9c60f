# Perché un turno si gioca meglio così. “amount” confronta con le altre scelte, “way” con adesso.

holi-reason-total-for = { $amount ->
    [0] si ottiene qualcosa in più
    [one] si ottiene un punto in più
   *[other] si ottengono { $amount } punti in più
}
holi-reason-total-against = { $amount ->
    [0] si ottiene qualcosa in meno
    [one] si ottiene un punto in meno
   *[other] si ottengono { $amount } punti in meno
}
holi-reason-rivals-for = { $amount ->
    [0] toglie qualcosa al rivale più forte
    [one] toglie un punto al rivale più forte
   *[other] toglie { $amount } punti al rivale più forte
}
holi-reason-rivals-against = { $amount ->
    [0] lascia qualcosa in più al rivale più forte
    [one] lascia un punto in più al rivale più forte
   *[other] lascia { $amount } punti in più al rivale più forte
}
holi-reason-sweets-for = { $way ->
    [better] { $change ->
        [one] si raccoglie un dolcetto
       *[other] si raccolgono { $change } dolcetti
    }
   *[other] ci sono più dolcetti
}
holi-reason-sweets-against = ci sono meno dolcetti
holi-reason-tokens-for = { $amount ->
    [0] restano più segnalini da lanciare dopo
    [one] resta un segnalino in più da lanciare dopo
   *[other] restano { $amount } segnalini in più da lanciare dopo
}
holi-reason-tokens-against = { $amount ->
    [0] restano meno segnalini da lanciare dopo
    [one] resta un segnalino in meno da lanciare dopo
   *[other] restano { $amount } segnalini in meno da lanciare dopo
}
holi-reason-storey-for = resta di più da lanciare dall’alto, dove ogni segnalino vale di più
holi-reason-storey-against = resta di meno da lanciare dall’alto, dove ogni segnalino vale di più
holi-reason-end-for = { $way ->
    [better] la partita finisce bene
   *[other] la partita continua
}
holi-reason-end-against = { $way ->
    [worse] la partita finisce male
   *[other] la partita non finisce ancora bene
}
