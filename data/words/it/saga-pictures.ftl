# Parole disegnate nelle immagini di Saga: brevi, devono stare dove si trovano.

saga-picture-title = Il Filo delle Fate
saga-picture-letter-journey = V
saga-picture-letter-conquest = C
saga-picture-letter-fight = L
saga-picture-letter-wonder = P
saga-picture-letter-vow = T
saga-picture-letter-love = A
saga-picture-letter-friendship = M
saga-picture-trial-passed = prova superata
saga-picture-trial-due = { $fails ->
    [0] la prova è ancora da superare
    [one] prova fallita una volta
   *[other] prova fallita { $fails } volte
}
saga-picture-round = Giro { $round } · { $follows }
saga-picture-follows = prossima: dopo { $type }
saga-picture-follows-any = prossima: dopo qualsiasi carta
saga-picture-turn-mulligan = Prime mani: si possono cambiare
saga-picture-turn-before = Le Fate possono interferire
saga-picture-turn-after = Dado tirato: rispondi o passa
saga-picture-turn-main = { $player } racconta la storia
saga-picture-turn-trial = { $player } deve affrontare la prova
saga-picture-turn-choice = { $player } sceglie: { $card }
saga-picture-turn-choice-plain = { $player } sceglie
saga-picture-turn-discard = { $count ->
    [one] { $player } scarta
   *[other] { $player } scartano
}
saga-picture-turn-retrieve = { $player } paga per { $card }
saga-picture-own-main = Racconti tu la storia
saga-picture-own-trial = Devi affrontare la prova
saga-picture-own-choice = Scegli tu: { $card }
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
saga-picture-next = prossima: dopo
saga-picture-next-any = qualsiasi carta
saga-picture-standing = { $card }: dado + { $score } deve superare { $difficulty }
saga-picture-standing-rolled = { $card }: { $die } + { $score } contro { $difficulty }
saga-picture-standing-dice = { " " }+ { $count ->
    [one] un dado
   *[other] { $count } dadi
}
saga-picture-standing-pay = { $card }: carte da scartare: { $due }
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
saga-picture-pay = Carte da scartare: { $due }
saga-picture-paid = Carte da scartare: { $due }, scartate { $paid }
saga-picture-condition-held = La condizione è soddisfatta
saga-picture-condition-failed = La condizione non è soddisfatta
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
saga-picture-effect-whirlwind = di nuovo
saga-picture-effect-clover = il più alto
saga-picture-effect-black_cat = il più basso
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = no Fallimento
saga-picture-effect-ingratitude = no Premio
saga-picture-effect-minstrel = Premio ×2
saga-picture-effect-talisman = annulla
saga-picture-playable = si può giocare ora
saga-picture-can-aid = si può scartare come aiuto
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
saga-picture-known-maybe = { $player } ha forse ancora { $aim }
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
saga-picture-how-objective = l’Obiettivo segreto è raggiunto
saga-picture-how-hero = il traguardo dell’Eroe è raggiunto
saga-picture-how-epilogue = decide l’epilogo
saga-picture-how-none = il racconto si interrompe
saga-picture-lobby-invite = Ogni Fata fila a modo suo la storia dell’Eroe

# Testi alternativi, e la situazione a parole.

saga-alt-lobby = Sala d’attesa del Filo delle Fate, da { $least } a { $most } giocatori.
saga-alt-board = Il Filo delle Fate. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-waits = { $what }.
saga-alt-hand = La tua mano e il tuo Obiettivo segreto.
saga-alt-result = { $winners } Il motivo: { $how }.
saga-alt-hero = Eroe { $hero }, { $trial }. { $values }.
saga-alt-challenge = { $title } ({ $caption }): { $stands }.
saga-alt-sum = dado + { $score } ({ $what }) deve superare { $difficulty }
saga-alt-sum-over = dado { $die } + { $score } ({ $what }) = { $total }, più di { $difficulty }
saga-alt-sum-under = dado { $die } + { $score } ({ $what }) = { $total }, non più di { $difficulty }
saga-alt-initiative = Dadi per il primo turno: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Giocate: { $list }.
saga-alt-play = { $card } di { $player } ({ $effect })
saga-alt-play-cancelled = { $card } di { $player } (annullata)
saga-alt-aid = { $card } scartata come aiuto da { $player }
saga-alt-story = { $count ->
    [0] La storia non ha ancora Avventure.
    [one] Un’Avventura nella storia: riuscite { $won }, fallite { $lost }.
   *[other] { $count } Avventure nella storia: riuscite { $won }, fallite { $lost }.
}
saga-alt-newest = Le ultime: { $list }.
saga-alt-whole-story = La storia: { $list }.
saga-alt-entry-won = { $card } ({ $type }, { $player }) riuscita
saga-alt-entry-lost = { $card } ({ $type }, { $player }) fallita
saga-alt-entry-open = { $card } ({ $type }, { $player }) aperta
saga-alt-seat = { $player } ({ $crest }): { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
saga-alt-piles = Mazzo { $deck }, Avventure scartate { $adventures }, Interferenze scartate { $interferences }.
saga-alt-top = In cima alle Avventure: { $card }.
saga-alt-own-aim = Il tuo Obiettivo: { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } su { $required }
saga-alt-playable = Puoi giocare: { $list }.
saga-alt-none-playable = Ora non puoi giocare nessuna carta.
saga-alt-others = In mano hai anche: { $list }.
saga-alt-card-plain = { $card }: { $text }
saga-alt-card = { $card }: { $text } ({ $why })
saga-alt-known-aim = Obiettivo di { $player }: { $aim }.
saga-alt-known-cards = { $player } ha { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = Obiettivo che puoi tenere al suo posto: { $aim }.
saga-alt-searched = Puoi prendere una tra: { $list }.
