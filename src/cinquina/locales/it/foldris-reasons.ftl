# Perché un Blocco sta meglio qui che là. “amount” lo confronta con le altre scelte, “change” con la scheda di adesso.

foldris-expected_solo = Linee piegate alla fine: circa { $percent } %

foldris-reason-covered-for = { $way ->
    [down] riapre { $change ->
        [one] un quadretto coperto
       *[other] { $change } quadretti coperti
    }
   *[other] { $value ->
        [0] non lascia quadretti coperti
       *[other] { $amount ->
            [0] copre meno
            [one] copre un quadretto in meno
           *[other] copre { $amount } quadretti in meno
        }
    }
}
foldris-reason-covered-against = { $amount ->
    [0] copre di più
    [one] copre un quadretto in più
   *[other] copre { $amount } quadretti in più
}
foldris-reason-covered_lines-for = { $amount ->
    [0] tiene le linee libere da quadretti coperti
    [one] tiene una linea in più libera da quadretti coperti
   *[other] tiene { $amount } linee in più libere da quadretti coperti
}
foldris-reason-covered_lines-against = { $amount ->
    [0] rovina linee con quadretti coperti
    [one] rovina una linea in più con quadretti coperti
   *[other] rovina { $amount } linee in più con quadretti coperti
}
foldris-reason-wells-for = lascia meno buche profonde che solo un Blocco lungo riempie
foldris-reason-wells-against = lascia buche più profonde che solo un Blocco lungo riempie
foldris-reason-headroom-for = resta più lontano dal bordo superiore
foldris-reason-headroom-against = si avvicina al bordo superiore
foldris-reason-first_points-for = { $way ->
    [up] guadagna { $change ->
        [one] un punto Bonus
       *[other] { $change } punti Bonus
    }
   *[other] conserva { $amount ->
        [0] i tuoi punti Bonus
        [one] un punto Bonus in più
       *[other] { $amount } punti Bonus in più
    }
}
foldris-reason-first_points-against = { $amount ->
    [0] costa punti Bonus
    [one] ti lascia un punto Bonus in meno
   *[other] ti lascia { $amount } punti Bonus in meno
}
foldris-reason-other_points-for = { foldris-reason-first_points-for }
foldris-reason-other_points-against = { foldris-reason-first_points-against }
foldris-reason-lines-for = { $way ->
    [up] piega { $change ->
        [one] una linea
       *[other] { $change } linee
    }
   *[other] ha più linee piegate
}
foldris-reason-lines-against = piega meno linee
foldris-reason-heights-for = porta più linee vicino al completamento
foldris-reason-heights-against = porta meno linee vicino al completamento
foldris-reason-uneven-for = lascia in alto un profilo più liscio
foldris-reason-uneven-against = lascia in alto un profilo più irregolare
foldris-reason-end-for = decide la partita a tuo favore
foldris-reason-end-against = decide la partita contro di te
