# Parole disegnate nelle immagini di Saga: brevi, devono stare dove si trovano.

saga-picture-title = Il Filo delle Fate
saga-picture-letter-journey = V
saga-picture-letter-conquest = C
saga-picture-letter-fight = L
saga-picture-letter-wonder = P
saga-picture-letter-vow = T
saga-picture-letter-love = A
saga-picture-letter-friendship = M
saga-picture-round = Giro { $round } · { $follows }
saga-picture-follows = la prossima segue { $type }
saga-picture-follows-any = la prossima segue qualsiasi carta
saga-picture-turn-mulligan = Prime mani: si tengono o si cambiano
saga-picture-turn-before = Le Fate possono interferire
saga-picture-turn-after = Dado tirato: rispondi o passa
saga-picture-turn-main = { $player } racconta la storia
saga-picture-turn-trial = { $player } deve affrontare la prova
saga-picture-turn-choice = { $player } sceglie per { $card }
saga-picture-turn-choice-plain = { $player } sceglie
saga-picture-turn-discard = { $count ->
    [one] { $player } scarta
   *[other] { $player } scartano
}
saga-picture-turn-retrieve = { $player } paga per { $card }
saga-picture-own-main = Racconti tu la storia
saga-picture-own-trial = Devi affrontare la prova
saga-picture-own-choice = Scegli per { $card }
saga-picture-own-choice-plain = Scegli tu
saga-picture-own-discard = Devi scartare
saga-picture-own-retrieve = Paghi per { $card }
saga-picture-headline-mulligan = Tieni o cambi?
saga-picture-headline-before = Interferisci o passa
saga-picture-headline-after = Rispondi o passa
# Differs: the board has little room.
saga-picture-headline-main = { $player } racconta
saga-picture-headline-trial = { $player } affronta la prova
saga-picture-headline-choice = { $player } sceglie
saga-picture-headline-retrieve = { $player } paga
saga-picture-headline-discard = { $count ->
    [one] { $player } scarta
   *[other] { $player } scartano
}
saga-picture-next = la prossima segue
saga-picture-next-any = qualsiasi carta
saga-picture-standing = { $card }: { $score ->
    [0] dado
   *[other] dado + { $score }
} deve superare { $difficulty }
saga-picture-standing-rolled = { $card }: { $score ->
    [0] { $die }
   *[other] { $die } + { $score }
} contro { $difficulty }
saga-picture-to-beat = { $dice ->
    [0] { $difficulty }
    [one] { $difficulty ->
        [0] un dado
       *[other] { $difficulty } + un dado
    }
   *[other] { $difficulty ->
        [0] { $dice } dadi
       *[other] { $difficulty } + { $dice } dadi
    }
}
saga-picture-standing-pay = { $card }: { $due ->
    [one] 1 carta da scartare
   *[other] { $due } carte da scartare
}
saga-picture-standing-open = { $card }
saga-picture-gone = una carta che non c’è più
saga-picture-before = La prova di { $hero }
saga-picture-before-caption = prima della prima Avventura
saga-picture-attempt = { $player }: { $challenge }
saga-picture-attempt-trial = { $player }: la prova di { $hero }
saga-picture-anchored = dopo { $card }
saga-picture-trial-caption = la prova dell’Eroe
saga-picture-step = passo { $step } di { $count }
saga-picture-earlier = passo { $step }: { $total } > { $difficulty }
saga-picture-pay = { $due ->
    [one] 1 carta da scartare
   *[other] { $due } carte da scartare
}
saga-picture-paid = { $due ->
    [one] scartata { $paid } di 1 carta
   *[other] scartate { $paid } di { $due } carte
}
saga-picture-condition-held = Condizione rispettata
saga-picture-condition-failed = Condizione non rispettata
saga-picture-won = riuscita
saga-picture-lost = fallita
saga-picture-reward-times = { $times ->
    [0] nessun Premio
   *[other] Premio × { $times }
}
saga-picture-failure-times = { $times ->
    [0] nessun Fallimento
   *[other] Fallimento × { $times }
}
saga-picture-die = dado
saga-picture-rolled = era { $roll }
saga-picture-works = è riuscita
saga-picture-fails = è fallita
saga-picture-so-far-works = per ora riesce
saga-picture-so-far-fails = per ora fallisce
saga-picture-needs = { $least ->
    [1] basta qualsiasi tiro
    [7] nessun tiro basta
    [6] serve un 6
   *[other] serve almeno { $least }
}
saga-picture-difficulty = da superare
saga-picture-effect-mist = +2
saga-picture-effect-star = −2
saga-picture-effect-storm = + dado
saga-picture-effect-fairy_blade = −3
saga-picture-effect-cunning = Saggezza
saga-picture-effect-golden_key = Ricchezza
saga-picture-effect-whirlwind = ritiro
saga-picture-effect-clover = il più alto
saga-picture-effect-black_cat = il più basso
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = no Fallimento
saga-picture-effect-ingratitude = no Premio
saga-picture-effect-minstrel = Premio ×2
saga-picture-effect-talisman = annulla
saga-picture-playable = si può giocare ora
saga-picture-can-aid = può cambiare la Difficoltà
saga-picture-idle = ora non cambia nulla
saga-picture-may-go = si può scartare
saga-picture-goes = la scarti
saga-picture-missing = { $count ->
    [0] raggiunto!
    [one] manca 1
   *[other] mancano { $count }
}
saga-picture-count-great_lover = Amori in gioco
saga-picture-count-sly_schemer = Avventure fallite
saga-picture-count-wise_king = Conquiste e Voti
saga-picture-count-champion = Lotte in gioco
saga-picture-count-wanderer = Viaggi e Amicizie
saga-picture-count-sorcerer = Prodigi in gioco
saga-picture-count-paladin = Voti in gioco
saga-picture-count-good_companion = Amicizie in gioco
saga-picture-count-merchant_prince = Viaggi e Conquiste
saga-picture-count-tyrant = Conquiste e Lotte
saga-picture-count-dragon_slayer = Lotte in gioco
saga-picture-count-saint = Voti in gioco
saga-picture-count-tragic_hero = Avventure fallite
saga-picture-count-court_favourite = Amori in gioco
saga-picture-count-alchemist = Prodigi in gioco
saga-picture-count-invincible = Avventure riuscite
saga-picture-known-aim = { $player }: { $aim }, { $count ->
    [0] raggiunto
    [one] manca 1
   *[other] mancano { $count }
}
saga-picture-known-maybe = { $player } può avere ancora { $aim }
saga-picture-known-shared = { $count ->
    [one] { $players } ha { $cards }
   *[other] { $players } hanno insieme { $cards }
}
saga-picture-known-least = { $count ->
    [one] { $players } ha almeno { $least } tra { $cards }
   *[other] { $players } hanno insieme almeno { $least } tra { $cards }
}
saga-picture-known-cards = { $player } ha { $cards }
saga-picture-winners = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $players }!
   *[other] Vincono { $players }!
}
saga-picture-nobody = Non vince nessuno
saga-picture-how-objective = Un Obiettivo segreto è raggiunto
saga-picture-how-hero = Il traguardo dell’Eroe è raggiunto
saga-picture-how-epilogue = Decide l’epilogo
saga-picture-how-none = La partita è finita prima
saga-picture-lobby-invite = Fila a modo tuo la storia dell’Eroe

# Testi alternativi, e la situazione a parole.

saga-alt-lobby = Un tavolo del Filo delle Fate, da { $least } a { $most } giocatori, è aperto.
saga-alt-board = Il Filo delle Fate. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-next = Giro { $round }. La prossima Avventura deve seguire { $kind ->
    [conquest] una Conquista
    [fight] una Lotta
    [friendship] un’Amicizia
    [journey] un Viaggio
    [love] un Amore
    [vow] un Voto
   *[wonder] un Prodigio
}.
saga-alt-next-any = Giro { $round }. La prossima Avventura può seguire qualsiasi carta.
saga-alt-hand = La tua mano e il tuo Obiettivo segreto.
saga-alt-result = { $winners } { $how }.
saga-alt-hero = L’Eroe, { $hero }, ha { $values }.
saga-alt-trial-passed = { $hero } ha superato la prova.
saga-alt-trial-due = { $fails ->
    [0] { $hero } deve ancora superare la prova.
    [one] { $hero } ha fallito la prova una volta.
   *[other] { $hero } ha fallito la prova { $fails } volte.
}
saga-alt-challenge = { $title } ({ $caption }).
saga-alt-stands = { $what }.
saga-alt-earlier = Prima, { $list }.
saga-alt-sum = { $score ->
    [0] Il dado
   *[other] Il dado + { $score } ({ $what })
} deve superare { $difficulty }
saga-alt-sum-rolled = { $score ->
    [0] Il dado segna { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(era { $rolled })
    } contro { $difficulty }
   *[other] Il dado segna { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(era { $rolled })
    }: { $die } + { $score } ({ $what }) = { $total } contro { $difficulty }
}
saga-alt-initiative = I dadi per il primo turno: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Carte giocate: { $list }.
saga-alt-play = { $card } di { $player } ({ $effect })
saga-alt-play-cancelled = { $card } di { $player } (annullata)
saga-alt-aid = { $card } di { $player } (scartata)
saga-alt-story = { $count ->
    [0] La storia non ha ancora Avventure.
    [one] La storia ha 1 Avventura.
   *[other] La storia ha { $count } Avventure: riuscite { $won }, fallite { $lost }.
}
saga-alt-newest = Le ultime: { $list }.
saga-alt-whole-story = Tutte: { $list }.
saga-alt-entry-won = { $card } ({ $type } di { $player }, riuscita)
saga-alt-entry-lost = { $card } ({ $type } di { $player }, fallita)
saga-alt-entry-open = { $card } ({ $type } di { $player }, non decisa)
saga-alt-seat = { $player } ({ $crest }) ha in mano { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
saga-alt-piles = Nel mazzo { $deck ->
    [one] resta 1 carta
   *[other] restano { $deck } carte
}. Negli scarti ci sono { $adventures ->
    [one] 1 Avventura
   *[other] { $adventures } Avventure
} e { $interferences ->
    [one] 1 Interferenza
   *[other] { $interferences } Interferenze
}.
saga-alt-top = In cima alle Avventure scartate c’è { $card }.
saga-alt-own-aim = Il tuo Obiettivo è { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } su { $required }
saga-alt-playable = Puoi giocare { $list }.
saga-alt-none-playable = Ora non puoi giocare nessuna carta.
saga-alt-may-go = Puoi scartare { $list }.
saga-alt-goes = Scarti { $list }.
saga-alt-others = In mano hai anche { $list }.
saga-alt-card-plain = { $card }: { $text }
saga-alt-card = { $card }: { $text } ({ $why })
saga-alt-known-aim = L’Obiettivo di { $player } è { $aim }.
saga-alt-known-cards = Sai che { $player } ha { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = Al suo posto puoi tenere questo Obiettivo: { $aim }.
saga-alt-searched = Puoi prendere una di queste: { $list }.
