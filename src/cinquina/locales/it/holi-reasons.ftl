# Perché un turno si gioca meglio così. “amount” confronta con le altre scelte.

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
    [up] raccoglie { $change ->
        [one] un dolcetto
       *[other] { $change } dolcetti
    }
   *[other] ha più dolcetti
}
holi-reason-sweets-against = raccoglie meno dolcetti
holi-reason-tokens-for = conserva { $amount ->
    [0] più segnalini da lanciare dopo
    [one] un segnalino in più da lanciare dopo
   *[other] { $amount } segnalini in più da lanciare dopo
}
holi-reason-tokens-against = lascia { $amount ->
    [0] meno segnalini da lanciare dopo
    [one] un segnalino in meno da lanciare dopo
   *[other] { $amount } segnalini in meno da lanciare dopo
}
holi-reason-storey-for = { $way ->
    [up] ti porta in alto, dove ogni segnalino vale di più
   *[other] risparmia segnalini per i piani alti, dove ognuno vale di più
}
holi-reason-storey-against = ti tiene più in basso, dove un segnalino vale meno
holi-reason-end-for = decide la partita a tuo favore
holi-reason-end-against = decide la partita contro di te
