# Perché un turno si gioca meglio così. “amount” confronta con le altre scelte, “way” con adesso.

holi-reason-total-for = { $amount ->
    [0] vale qualcosa in più
    [one] vale un punto in più
   *[other] vale { $amount } punti in più
}
holi-reason-total-against = { $amount ->
    [0] vale qualcosa in meno
    [one] vale un punto in meno
   *[other] vale { $amount } punti in meno
}
holi-reason-rivals-for = { $amount ->
    [0] lascia meno al tuo rivale più forte
    [one] lascia un punto in meno al tuo rivale più forte
   *[other] lascia { $amount } punti in meno al tuo rivale più forte
}
holi-reason-rivals-against = { $amount ->
    [0] lascia di più al tuo rivale più forte
    [one] lascia un punto in più al tuo rivale più forte
   *[other] lascia { $amount } punti in più al tuo rivale più forte
}
holi-reason-sweets-for = { $way ->
    [better] raccoglie { $change ->
        [one] un dolcetto
       *[other] { $change } dolcetti
    }
   *[other] ha più dolcetti
}
holi-reason-sweets-against = ha meno dolcetti
holi-reason-tokens-for = lascia { $amount ->
    [0] più segnalini da lanciare dopo
    [one] un segnalino in più da lanciare dopo
   *[other] { $amount } segnalini in più da lanciare dopo
}
holi-reason-tokens-against = lascia { $amount ->
    [0] meno segnalini da lanciare dopo
    [one] un segnalino in meno da lanciare dopo
   *[other] { $amount } segnalini in meno da lanciare dopo
}
holi-reason-storey-for = ha di più da lanciare dall’alto, dove ogni segnalino vale di più
holi-reason-storey-against = ha di meno da lanciare dall’alto, dove ogni segnalino vale di più
holi-reason-end-for = { $way ->
    [better] chiude la partita a tuo favore
   *[other] fa continuare la partita
}
holi-reason-end-against = { $way ->
    [worse] chiude la partita contro di te
   *[other] non chiude la partita a tuo favore
}
