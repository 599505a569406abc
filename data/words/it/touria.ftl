# Touria — nomi, opzioni, scelte, diario, rifiuti e regole.

touria-name = Touria
touria-tagline = Un’unica compagnia d’eroi, quattro torri che girano e nove porte: dietro una c’è un matrimonio.
touria-players = Da 2 a 4 giocatori, circa un’ora

## Nomi

touria-space-castle = Castello
touria-space-dragon = Drago
touria-space-sword_master = Maestro d’armi
touria-space-trader = Mercante
touria-space-goldsmith = Orafo
touria-space-thief = Covo dei ladri
touria-space-forest_fairy = Fata del bosco
touria-space-fountain_fairy = Fata della fonte
touria-space-tournament = Torneo
touria-space-wizard = Mago
touria-space-bridge = Ponte
touria-space-mine_1 = Miniera nord
touria-space-mine_2 = Miniera est
touria-space-mine_3 = Miniera sud-est
touria-space-mine_4 = Miniera sud
touria-space-mine_5 = Miniera sud-ovest
touria-space-mine_6 = Miniera ovest

touria-about-dragon = Tira il dado, dai una gemma di quel colore, vinci un cuore. Una spada: ritiri.
touria-about-sword_master = Prendi fino a 2 spade.
touria-about-trader = Esaudisci uno dei tre ordini: gemme in cambio di monete.
touria-about-goldsmith = 1 gemma: una moneta. 2 uguali: un cuore. 3 uguali: 2 cuori, o 3 nel colore del dado.
touria-about-thief = Pesca in segreto 3 gemme dal sacchetto e tienine una.
touria-about-forest_fairy = Prendi uno dei due oggetti magici esposti.
touria-about-fountain_fairy = Elimina dal gioco una delle tue gemme nere.
touria-about-tournament = Dai una spada in cambio di un cuore, o di 3 monete al massimo.

touria-tower-nw = torre di nord-ovest
    .title = Torre di nord-ovest
touria-tower-ne = torre di nord-est
    .title = Torre di nord-est
touria-tower-se = torre di sud-est
    .title = Torre di sud-est
touria-tower-sw = torre di sud-ovest
    .title = Torre di sud-ovest

touria-gem-black = nera
touria-gem-blue = blu
touria-gem-red = rossa
touria-gem-green = verde
touria-gem-yellow = gialla
touria-gem-purple = viola
touria-gems = { $count } { $colour ->
    [black] { $count ->
        [one] nera
       *[other] nere
    }
    [blue] blu
    [red] { $count ->
        [one] rossa
       *[other] rosse
    }
    [green] { $count ->
        [one] verde
       *[other] verdi
    }
    [yellow] { $count ->
        [one] gialla
       *[other] gialle
    }
   *[purple] viola
}

touria-item-rose = Rosa
touria-item-paintbrush = Pennello
touria-item-compass = Bussola
touria-item-scale = Bilancia
touria-item-crystal_ball = Sfera di cristallo
touria-item-helmet = Elmo
touria-item-frog = Rana
touria-item-chest = Scrigno
touria-item-mirror = Specchio
touria-item-hourglass = Clessidra
touria-item-knapsack = Bisaccia
touria-item-flagon = Borraccia
touria-item-boots = Stivali
touria-item-broom = Scopa
touria-item-lantern = Lanterna
touria-item-bird = Uccello

touria-the-rose = la Rosa
touria-the-paintbrush = il Pennello
touria-the-compass = la Bussola
touria-the-scale = la Bilancia
touria-the-crystal_ball = la Sfera di cristallo
touria-the-helmet = l’Elmo
touria-the-frog = la Rana
touria-the-chest = lo Scrigno
touria-the-mirror = lo Specchio
touria-the-hourglass = la Clessidra
touria-the-knapsack = la Bisaccia
touria-the-flagon = la Borraccia
touria-the-boots = gli Stivali
touria-the-broom = la Scopa
touria-the-lantern = la Lanterna
touria-the-bird = l’Uccello

touria-to-dragon = dal Drago
touria-to-sword_master = dal Maestro d’armi
touria-to-trader = dal Mercante
touria-to-goldsmith = dall’Orafo
touria-to-thief = al Covo dei ladri
touria-to-forest_fairy = dalla Fata del bosco
touria-to-fountain_fairy = dalla Fata della fonte
touria-to-tournament = al Torneo

touria-effect-rose = Vale come un cuore quando entri nel castello.
touria-effect-paintbrush = Una gemma che paghi vale come blu, rossa, verde o gialla. La nera non si dipinge.
touria-effect-compass = Una volta per viaggio salti da una miniera a un’altra qualsiasi: un passo.
touria-effect-scale = 3 monete dal mercante, con o senza ordine.
touria-effect-crystal_ball = Guarda dietro due porte chiuse, solo tu.
touria-effect-helmet = Due scambi al torneo invece di uno.
touria-effect-frog = Una delle tue gemme nere esce dal gioco.
touria-effect-chest = Prendi uno degli oggetti esposti dalla fata del bosco.
touria-effect-mirror = Copia l’oggetto in cima a quelli usati.
touria-effect-hourglass = Dopo questo turno ne giochi un altro.
touria-effect-knapsack = Prendi tutte le gemme di una miniera, anche le nere.
touria-effect-flagon = Copia l’azione di un altro senza dare un elisir.
touria-effect-boots = Fino a 3 passi in più gratis.
touria-effect-broom = Vola gratis in un luogo qualsiasi; nessuna torre gira.
touria-effect-lantern = In questo viaggio le gemme nere tornano nel sacchetto invece che da te.
touria-effect-bird = Usa il luogo una seconda volta, come con una gemma viola.

touria-dweller-siblings = la principessa Tara e il principe Talan
    .title = La principessa Tara e il principe Talan
touria-dweller-herbalist = l’erborista
    .title = L’erborista
touria-dweller-court_marshal = il maresciallo di corte
    .title = Il maresciallo di corte
touria-dweller-court_jester = il giullare
    .title = Il giullare
touria-dweller-bursar = il tesoriere
    .title = Il tesoriere
touria-dweller-ladys_maid = la dama di compagnia
    .title = La dama di compagnia
touria-dweller-cupbearer = il coppiere
    .title = Il coppiere
touria-dweller-bard = il bardo
    .title = Il bardo
touria-dweller-guard = la guardia
    .title = La guardia

touria-thing-elixir = un elisir
touria-thing-sword = una spada
touria-thing-coin = una moneta

touria-list-nothing = niente
touria-yield-nothing = vuota
touria-yield-both = { $first } + { $second }
touria-yield-times = { $what } ({ $count }×)
touria-yield-either = { $first } o { $second }

## Opzioni del tavolo

touria-option-target = Durata
touria-option-target-help = Quanti cuori e monete aprono il castello: 7 e 7, o 5 e 5 per la prima partita?
touria-option-target-standard = 7 cuori, 7 monete
touria-option-target-introductory = 5 cuori, 5 monete
touria-option-ending = Il matrimonio
touria-option-ending-help = Trovare i due fratelli dietro nove porte, o vincere appena si è pronti?
touria-option-ending-doors = Nove porte
touria-option-ending-sudden_marriage = Nozze improvvise
touria-option-turn_rotation = Giro delle torri
touria-option-turn_rotation-help = In che verso gira la torre che un giocatore ha scelto?
touria-option-turn_rotation-ccw = Antiorario
touria-option-turn_rotation-cw = Orario
touria-option-entry_payment = Pagare l’ingresso
touria-option-entry_payment-help = Entrando nel castello si cedono i cuori e le monete?
touria-option-entry_payment-true = Si cedono
touria-option-entry_payment-false = Si tengono
touria-option-castle_entry = L’ingresso
touria-option-castle_entry-help = Chi potrebbe entrare nel castello può aspettare?
touria-option-castle_entry-optional = Può aspettare
touria-option-castle_entry-forced = Deve entrare
touria-option-black_redraw = Due gemme nere
touria-option-black_redraw-help = Se a una miniera toccano due gemme nere, si ripesca prima o dopo averle rimesse?
touria-option-black_redraw-draw_first = Ripesca, poi rimetti
touria-option-black_redraw-return_first = Rimetti, poi ripesca
touria-option-dragon_reroll = Ritirare il dado
touria-option-dragon_reroll-help = Quando si può ritirare con una spada il dado del drago?
touria-option-dragon_reroll-any_failure = Finché non si vince
touria-option-dragon_reroll-only_without_match = Solo senza la gemma
touria-option-helmet = Elmo
touria-option-helmet-help = L’elmo permette due scambi di spade, o sostituisce entrambe le spade?
touria-option-helmet-two_swaps = Due scambi
touria-option-helmet-as_swords = Al posto di due spade
touria-option-lantern = Lanterna
touria-option-lantern-help = Con la lanterna, una gemma nera viene solo rimessa o anche sostituita?
touria-option-lantern-take_other = Solo rimessa
touria-option-lantern-swap_black = Sostituita
touria-option-supply = La banca
touria-option-supply-help = Cuori, monete e spade possono finire?
touria-option-supply-limited = Possono finire
touria-option-supply-unlimited = Non finiscono mai
touria-option-items_visible = Oggetti
touria-option-items_visible-help = Tutti vedono chi possiede quale oggetto magico?
touria-option-items_visible-true = Visibili a tutti
touria-option-items_visible-false = Dietro gli schermi
touria-option-log = Il diario
touria-option-log-help = Il diario dice ogni gemma, cuore e moneta, o solo dove si è andati?
touria-option-log-table = Tutto
touria-option-log-discreet = In breve
touria-option-round_limit = Limite di giri
touria-option-round_limit-help = Dopo quanti giri finisce la partita se nessuno ha vinto? Di solito ne bastano meno di 20.
touria-option-round_limit-none = 200 giri
touria-option-round_limit-15 = 15 giri
touria-option-round_limit-20 = 20 giri
touria-option-round_limit-30 = 30 giri
touria-option-silence = Attesa per le copie
touria-option-silence-help = Quanto si aspetta una risposta sulla copia prima che valga come no?
touria-option-silence-two_hours = Due ore
touria-option-silence-eight_hours = Otto ore
touria-option-silence-one_day = Un giorno
touria-option-silence-wait = Fino a tre giorni

## Che cosa ti si chiede

touria-prompt-bonus = Non cominci tu: scegli un piccolo dono per il viaggio.
touria-prompt-start = Tocca a te! Scegli una destinazione.
touria-prompt-fly = Dove voli?
touria-prompt-route = Verso: { $place }. La { $tower } ha girato e ti mostra: { $seen }. Per quale via?
touria-prompt-route-on =
    Verso: { $place }. Finora { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }; { $left ->
        [one] ne puoi fare ancora 1.
       *[other] ne puoi fare ancora { $left }.
    }
touria-prompt-mine = { $place }: qui brillano due gemme.{ $so_far } Quale prendi?
touria-prompt-arrival = Eccoti a destinazione: { $place }.{ $so_far } Che cosa fai?
touria-prompt-execute = { $place }: che cosa fai?{ $so_far }
touria-prompt-copied = { $place }: tocca a te copiare. Che cosa fai?
touria-prompt-dragon = Il dado mostra una gemma { $gem }. E adesso?
touria-prompt-thief = Infili la mano nel sacchetto. Quale gemma tieni?
touria-prompt-after = Fatto!{ $so_far } { $lacking } Altro, prima che gli altri possano copiare?
touria-prompt-copy = { $place }: vuoi fare lo stesso? La tua scelta migliore ora: «{ $best }».
touria-prompt-copy-without = { $place }: non hai elisir, quindi non puoi copiare.
touria-prompt-copy-idle = { $place }: ora qui non puoi fare niente.
touria-prompt-copy-again = { $place }: è rimasto meno di quando hai risposto. La tua scelta migliore ora: «{ $best }». Vuoi ancora copiare?
touria-prompt-copy-gone = { $place }: gli altri sono stati più veloci, e per te non resta niente.
touria-prompt-end = Il tuo turno è finito.{ $so_far } { $lacking } Altro?
touria-prompt-end-castle = Altro, prima che il tuo turno finisca?
touria-aim =
    { $black ->
        [0] { $target } cuori e { $target } monete aprono il castello: tu hai { $hearts } e { $coins }.
        [one] { $target } cuori e { $target } monete aprono il castello: tu hai { $hearts } e { $coins }, più una gemma nera di cui liberarti.
       *[other] { $target } cuori e { $target } monete aprono il castello: tu hai { $hearts } e { $coins }, più { $black } gemme nere di cui liberarti.
    }
touria-aim-wedding =
    { $black ->
        [0] Con { $target } cuori e { $target } monete si vince: tu hai { $hearts } e { $coins }.
        [one] Con { $target } cuori e { $target } monete si vince: tu hai { $hearts } e { $coins }, più una gemma nera di cui liberarti.
       *[other] Con { $target } cuori e { $target } monete si vince: tu hai { $hearts } e { $coins }, più { $black } gemme nere di cui liberarti.
    }
touria-aim-doors =
    { $closed ->
        [one] Sei nel castello: dietro l’ultima porta chiusa c’è chi ami.
       *[other] Sei nel castello: la porta giusta ti fa vincere, e { $closed } sono ancora chiuse.
    }
touria-prompt-doors = Sei nel castello. Quale porta apri?
touria-prompt-gift = Ci si aspetta un piccolo dono. Che cosa dai?
touria-prompt-knapsack = Quale miniera svuoti?
touria-prompt-chest = Quale oggetto prendi?
touria-prompt-crystal_ball = Dietro quali porte guardi?
touria-prompt-paintbrush = Quale gemma dipingi, e di che colore?
touria-prompt-wish-open = Copie: dove vuoi che ti si chieda?
touria-prompt-wish-yes = In questo turno copi, se puoi. E per il resto, quando vuoi che te lo chieda?
touria-prompt-wish-no = In questo turno non copi. E per il resto, quando vuoi che te lo chieda?

touria-so-far = { "" } Finora: { $list }.
touria-so-far-nothing = { "" }
touria-more-hearts = { $count ->
    [one] +{ $count } cuore
   *[other] +{ $count } cuori
}
touria-less-hearts = { $count ->
    [one] −{ $count } cuore
   *[other] −{ $count } cuori
}
touria-more-coins = { $count ->
    [one] +{ $count } moneta
   *[other] +{ $count } monete
}
touria-less-coins = { $count ->
    [one] −{ $count } moneta
   *[other] −{ $count } monete
}
touria-more-swords = { $count ->
    [one] +{ $count } spada
   *[other] +{ $count } spade
}
touria-less-swords = { $count ->
    [one] −{ $count } spada
   *[other] −{ $count } spade
}
touria-more-elixirs = +{ $count } elisir
touria-less-elixirs = −{ $count } elisir
touria-more-gems = +{ $gems }
touria-less-gems = −{ $gems }

touria-lacking = Per il castello: { $list }.
touria-lacking-nothing = Il castello ti apre le porte!
touria-lacking-hearts = { $count ->
    [one] { $count } cuore
   *[other] { $count } cuori
}
touria-lacking-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
touria-lacking-black = { $count ->
    [one] una gemma nera di troppo
   *[other] { $count } gemme nere di troppo
}

## Che cosa dice un suggerimento di una risposta

touria-advice-brings = { $list }. { $lacking }{ $turns }
touria-advice-turns-none = { "" }
touria-advice-turns =
    { $whole ->
        [0] { " " }Ti fa risparmiare circa mezzo turno.
        [one] { $half ->
            [0] { " " }Ti fa risparmiare circa un turno.
           *[other] { " " }Ti fa risparmiare circa un turno e mezzo.
        }
       *[other] { " " }Ti fa risparmiare circa { $whole } turni.
    }
touria-advice-dragon =
    { $swords ->
        [0] Il dado mostra una gemma che puoi pagare { $works } volte su 100; così vinci un cuore.
        [one] Il dado mostra una gemma che puoi pagare { $works } volte su 100; con la tua spada per ritirare, { $more } volte. Così vinci un cuore.
       *[other] Il dado mostra una gemma che puoi pagare { $works } volte su 100; con le tue { $swords } spade per ritirare, { $more } volte. Così vinci un cuore.
    }
touria-advice-thief = Vedi tre gemme e ne scegli una. Finché nel sacchetto c’è una gemma colorata, ne ricevi una colorata.
touria-advice-door-elsewhere = Hai visto i fratelli dietro un’altra porta.
touria-advice-door-known = Sai chi aspetta dietro questa porta.
touria-advice-door =
    { $doors ->
        [one] I fratelli sono dietro questa porta!
       *[other] Di { $doors } porte non sai nulla: i fratelli sono dietro questa { $works } volte su 100.
    } { $stops ->
        [0] Dietro le altre nessuno può fermarti.
        [one] 1 abitante chiede un dono che non hai: finirebbe il tuo turno.
       *[other] { $stops } abitanti chiedono doni che non hai: finirebbe il tuo turno.
    }
touria-advice-there-luck = { $place }: { $best }
touria-advice-flight-luck = Il posto migliore dove volare è { $place }: { $best }
touria-advice-bonus-gem = Due gemme uguali fanno un cuore e tre ne fanno due: una gemma è già un inizio. Il colore non fa differenza.
touria-advice-bonus-coin = Al castello servono monete, e una moneta subito paga una via lunga o il mago.
touria-advice-bonus-sword = Al torneo una spada vale un cuore o 3 monete, e intanto gira una torre quando nessuna ti va bene.
touria-advice-bonus-black = Ogni gemma nera ti tiene fuori dal castello finché non te ne liberi.
touria-advice-equal = Non fa differenza.
touria-advice-there = { $place }: { $best }.
touria-advice-flight = Il luogo migliore dove volare è { $place }: { $best }.
touria-advice-nothing-there = { $place }: adesso lì non potresti fare nulla. Conta la via, o il prossimo turno.
touria-advice-item = Che cosa fa: { $effect }
touria-advice-nothing-else = Nient’altro qui rende più di quanto costa.

## Che cosa puoi scegliere

touria-do-bonus-gem = Una gemma: { $gem }
touria-hint-gem = Paga cuori e monete, se il colore è giusto.
touria-hint-bonus-black = La prende solo il drago, se il dado è nero. Finché ce l’hai non entri nel castello.
touria-do-bonus-coin = Una moneta
touria-hint-bonus-coin = Paga le vie lunghe e il mago, e al castello le monete servono.
touria-do-bonus-sword = Una spada
touria-hint-bonus-sword = Vince al torneo, ritira il dado del drago o gira una torre.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · 1 moneta
       *[other] { $action } · { $tower } · { $cost } monete
    }
touria-hint-walk =
    { $steps ->
        [0] Sei già lì
        [one] 1 passo
       *[other] { $steps } passi
    }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }. Poi su questa torre: { $next }
touria-hint-wizard = Paghi 1 moneta e voli dove vuoi. Poi su questa torre: { $next }
touria-do-sword = Spada: gira la { $tower } su { $action }
touria-hint-sword = Costa 1 spada. Poi scegli comunque una torre.
touria-do-forced = Gira la { $tower } e passa
touria-hint-forced = Non puoi raggiungere nessuno dei luoghi che vedi sulle torri.
touria-do-enter = Entra nel castello!
touria-hint-enter = Alzi il tuo schermo, e da ora apri le porte.
touria-do-route =
    { $number } · { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }: { $gems }
touria-do-route-direct =
    { $number } · { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }, nessuna miniera
touria-hint-mines = Passando per: { $mines }
touria-hint-no-mines = Arrivi senza gemme.
touria-hint-gems = Nella miniera: { $gems }
touria-way =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
touria-do-stepwise = Un’altra via
touria-hint-stepwise = Scegli la via uno spazio alla volta.
touria-hint-stepwise-idle = Nessun’altra via porta di più.
touria-hint-step = Paghi quando hai scelto tutta la via.
touria-do-step = Avanti: { $space }
touria-do-step-mine = Avanti: { $space } ({ $gems })
touria-do-stay = Resta qui: { $place }
touria-hint-stay = Nessun passo, nessuna moneta, nessuna gemma.
touria-do-arrive =
    { $cost ->
        [0] Arriva, gratis: { $place }
        [one] Arriva per 1 moneta: { $place }
       *[other] Arriva per { $cost } monete: { $place }
    }
touria-hint-arrive = Parti adesso, passando per le miniere scelte.
touria-do-jump = { $item }: salta alla { $mine }
touria-do-pick = Prendi la { $gem }
touria-hint-pick = L’altra gemma resta nella miniera.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Specchio come { $item }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = È tutto tuo, e la miniera si riempie di nuovo.
touria-do-door = Porta { $door }
touria-hint-look = Solo tu scopri chi aspetta lì.
touria-hint-open = I fratelli ti fanno vincere. Chiunque altro vuole un dono.
touria-do-take = Prendi: { $item }
touria-do-skip = Non fare niente qui
touria-hint-skip = Allora nessuno può copiare.
touria-do-sword_master =
    { $count ->
        [one] Prendi 1 spada
       *[other] Prendi { $count } spade
    }
touria-do-thief = Infila la mano nel sacchetto
touria-do-dragon = Sfida il drago con il dado
touria-hint-dragon = Puoi pagare { $works } dei { $of } colori del dado. Se esce, vinci un cuore.
touria-do-fountain_fairy = Cedi una gemma nera
touria-do-keep = Tieni la { $gem }
touria-hint-keep = Le altre tornano nel sacchetto. Nessuno vede quale tieni.
touria-do-keep-nothing = Tutte nere: non tieni niente
touria-hint-keep-nothing = Le gemme nere tornano nel sacchetto.
touria-do-pay = Dai la gemma { $gem }
touria-hint-gift = Così puoi passare alla porta successiva.
touria-do-reroll = Ritira per una spada
touria-hint-reroll = Costa 1 spada. Puoi pagare { $works } dei { $of } colori.
touria-do-retreat = Ritirata
touria-hint-retreat = Tieni le tue gemme e non vinci niente.
touria-do-sell = Una { $gem }: una moneta
touria-do-pair = Coppia { $gem }: un cuore
touria-do-triple =
    { $hearts ->
        [one] Terna { $gem }: un cuore
       *[other] Terna { $gem }: { $hearts } cuori
    }
touria-do-order =
    { $count ->
        [one] { $gems }: 1 moneta
       *[other] { $gems }: { $count } monete
    }
touria-hint-then-hearts = Poi i tuoi cuori sono { $have } su { $target }.
touria-hint-then-coins = Poi le tue monete sono { $have } su { $target }.
touria-do-stop = Basta così
touria-hint-stop = Qui la tua azione finisce.
touria-do-swap-hearts =
    { $swords ->
        [0] Con l’elmo: un cuore
       *[other] Una spada per un cuore
    }
touria-do-swap-coins =
    { $swords ->
        [0] Con l’elmo:
       *[other] Una spada per
    } { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
touria-hint-helmet-two_swaps = Due scambi invece di uno, ciascuno per una spada.
touria-hint-helmet-as_swords = Due scambi: li paga l’elmo.
touria-hint-short-hearts =
    { $count ->
        [0] Alla banca non resta nessun cuore.
        [one] Alla banca resta solo 1 cuore.
       *[other] Alla banca restano solo { $count } cuori.
    }
touria-hint-short-coins =
    { $count ->
        [one] Alla banca resta solo 1 moneta.
       *[other] Alla banca restano solo { $count } monete.
    }
touria-hint-short-swords =
    { $count ->
        [one] Alla banca resta solo 1 spada.
       *[other] Alla banca restano solo { $count } spade.
    }
touria-do-paint = { $gem } vale come { $target }
touria-hint-paint = Solo per questo pagamento.
touria-do-twice-purple = Prendi spade due volte, per una gemma viola
touria-do-twice-bird = Prendi spade due volte, con l’uccello
touria-do-twice-mirror = Prendi spade due volte, con lo specchio come uccello
touria-hint-twice =
    { $count ->
        [one] In tutto 1 spada.
       *[other] In tutto { $count } spade.
    }
touria-do-double-purple = Di nuovo, per una gemma viola
touria-do-double-bird = Di nuovo, con l’uccello
touria-do-double-mirror = Di nuovo, con lo specchio come uccello
touria-hint-double = Usa questo luogo una seconda volta.
touria-do-done = Fatto: fine del mio turno
touria-hint-done = Gli altri possono copiare, poi tocca al prossimo.
touria-hint-done-hourglass = Gli altri possono copiare, poi puoi usare la clessidra.
touria-do-linger = Fai copiare gli altri, poi continua
touria-hint-linger = Dopo le copie puoi ancora usare oggetti.
touria-hint-linger-idle = Non hai altri oggetti da usare dopo.
touria-do-end = Termina il turno
touria-hint-end = Tocca al prossimo.
touria-do-stop-opening = Per ora basta
touria-hint-stop-opening = Apri la prossima porta nel tuo prossimo turno.
touria-do-give = Dai { $gift }
touria-do-give-nothing = Non dare niente e chiudi il turno
touria-hint-give-nothing = Provi un’altra porta nel tuo prossimo turno.
touria-do-copy-elixir = Copia (costa 1 elisir)
touria-hint-copy-elixir = Il tuo elisir va a chi è di turno.
touria-do-copy-flagon = Copia (con: { $item })
touria-do-copy-elixir-take = Dai un elisir, prendi: { $item }
touria-do-copy-flagon-take = { $flagon }: prendi { $item }
touria-do-pass = Questa volta no
touria-hint-pass = Non dai niente e qui non fai niente.
touria-do-ask-all = Chiedimelo sempre
touria-hint-ask-all = Ovunque ci sia qualcosa che puoi copiare.
touria-do-ask-some = Chiedimelo in questi luoghi
touria-hint-ask-some = Spunta i luoghi qui sotto; altrove passi.
touria-do-ask-none = Non chiedermelo mai
touria-hint-ask-none = Passi ogni volta, senza premere niente.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = Questo turno: sì, copio
touria-hint-advance-yes = Ovunque vadano gli eroi in questo turno, se allora puoi.
touria-do-advance-no = Questo turno: no
touria-hint-advance-no = In questo turno passi, senza premere niente.
touria-do-advance-open = Questo turno: chiedimelo pure
touria-hint-advance-open = Dimentica ciò che ho detto per questo turno.

## Che cosa è successo

touria-chapter = Giro { $number }
touria-chapter-name = Giro
touria-event-turn = È il turno di { $player }.
touria-event-bonus-gem = { $player } prende una gemma per il viaggio: { $gem }.
touria-event-bonus-coin = { $player } prende una moneta per il viaggio.
touria-event-bonus-sword = { $player } prende una spada per il viaggio.
touria-event-gain-hearts =
    { $count ->
        [one] { $player } vince { $count } cuore.
       *[other] { $player } vince { $count } cuori.
    }
touria-event-gain-coins =
    { $count ->
        [one] { $player } riceve { $count } moneta.
       *[other] { $player } riceve { $count } monete.
    }
touria-event-gain-swords =
    { $count ->
        [one] { $player } riceve { $count } spada.
       *[other] { $player } riceve { $count } spade.
    }
touria-event-pay-hearts =
    { $count ->
        [one] { $player } cede { $count } cuore.
       *[other] { $player } cede { $count } cuori.
    }
touria-event-pay-coins =
    { $count ->
        [one] { $player } paga { $count } moneta.
       *[other] { $player } paga { $count } monete.
    }
touria-event-pay-swords =
    { $count ->
        [one] { $player } dà { $count } spada.
       *[other] { $player } dà { $count } spade.
    }
touria-event-pay-gems = { $player } dà { $gems }.
touria-event-tower = { $player } segue la { $tower }: { $action }.
touria-event-sword = { $player } gira la { $tower } con una spada.
touria-event-forced = { $player } non può andare da nessuna parte, gira la { $tower } e passa.
touria-event-walk =
    { $steps ->
        [one] { $player } guida gli eroi per 1 passo: { $place }.
       *[other] { $player } guida gli eroi per { $steps } passi: { $place }.
    }
touria-event-stay = { $player } resta qui: { $place }.
touria-event-fly = { $player } vola qui: { $place }.
touria-event-mine = { $player } prende una gemma { $gem } dalla { $mine }.
touria-event-lantern-light = Alla luce della lanterna, una gemma nera della { $mine } torna nel sacchetto.
touria-event-use = { $player } usa: { $item }.
touria-event-mirror = { $player } usa lo specchio come: { $item }.
touria-event-display = Novità dalla fata del bosco: { $item }.
touria-event-take = { $player } prende: { $item }.
touria-event-banish = { $player } elimina dal gioco una gemma nera.
touria-event-look = { $player } guarda dietro la porta { $door }.
touria-event-saw = Dietro la porta { $door } vedi { $dweller }.
touria-event-place = { $player } usa: { $place }.
touria-event-keep = { $player } tiene una gemma e rimette le altre.
touria-event-keep-nothing = { $player } non tiene nessuna gemma.
touria-event-roll = { $player } tira il dado: esce una gemma { $gem }.
touria-event-retreat = { $player } si ritira davanti al drago.
touria-event-order =
    { $count ->
        [one] { $player } esaudisce un ordine ({ $gems }) per { $count } moneta.
       *[other] { $player } esaudisce un ordine ({ $gems }) per { $count } monete.
    }
touria-event-new-order =
    { $count ->
        [one] Nuovo ordine: { $gems } per { $count } moneta.
       *[other] Nuovo ordine: { $gems } per { $count } monete.
    }
touria-event-paint = { $player } dipinge una gemma: { $gem } vale come { $target }.
touria-event-double = { $player } ripete l’azione.
touria-event-skip = { $player } qui non fa niente.
touria-event-window = { $player } ha finito; gli altri possono copiare ({ $place }).
touria-event-joins = { $player } copia l’azione.
touria-event-copy-elixir = { $player } copia l’azione per un elisir, che prende { $owner }.
touria-event-copy-flagon = { $player } copia l’azione usando: { $item }.
touria-event-copied = Tutti hanno copiato o passato; { $player } continua.
touria-event-enter = { $player } entra nel castello e alza lo schermo!
touria-event-door = { $player } apre la porta { $door } e trova { $dweller }.
touria-event-race = Ora nel castello sono in { $count }: chi apre per primo la porta giusta?
touria-event-last-door = È chiusa solo la porta { $door }: là dietro ci sono Tara e Talan!
touria-event-last-round = Comincia l’ultimo giro.
touria-event-gift = { $player } dona { $gift }.
touria-event-no-gift = { $player } non ha il dono giusto e aspetta.

touria-some-hearts =
    { $count ->
        [one] { $count } cuore
       *[other] { $count } cuori
    }
touria-some-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
touria-some-swords =
    { $count ->
        [one] { $count } spada
       *[other] { $count } spade
    }
touria-some-gems =
    { $colour ->
        [black] { $count ->
            [one] { $count } gemma nera
           *[other] { $count } gemme nere
        }
        [blue] { $count ->
            [one] { $count } gemma blu
           *[other] { $count } gemme blu
        }
        [red] { $count ->
            [one] { $count } gemma rossa
           *[other] { $count } gemme rosse
        }
        [green] { $count ->
            [one] { $count } gemma verde
           *[other] { $count } gemme verdi
        }
        [yellow] { $count ->
            [one] { $count } gemma gialla
           *[other] { $count } gemme gialle
        }
       *[purple] { $count ->
            [one] { $count } gemma viola
           *[other] { $count } gemme viola
        }
    }

touria-told = { $player } { $deeds }.
touria-told-walks = va { $place } ({ $way })
touria-told-steps =
    { $count ->
        [one] 1 passo
       *[other] { $count } passi
    }
touria-told-stays = resta { $place }
touria-told-flies = vola { $place }
touria-told-flies-paid = vola { $place } per { $price }
touria-told-turns = gira la { $tower } con una spada
touria-told-turns-paid = gira la { $tower } per 1 spada
touria-told-forced = non può andare da nessuna parte, gira la { $tower } e passa
touria-told-picks = raccoglie { $gems }
touria-told-uses = usa { $item }
touria-told-mirrors = usa lo Specchio come { $item }
touria-told-takes = prende { $item }
touria-told-trades = dà { $paid } per { $got }
touria-told-gives = dà { $paid }
touria-told-gets = riceve { $got }
touria-told-removes =
    { $count ->
        [one] elimina dal gioco 1 gemma nera
       *[other] elimina dal gioco { $count } gemme nere
    }
touria-told-keeps =
    { $count ->
        [one] tiene 1 gemma
       *[other] tiene { $count } gemme
    }
touria-told-keeps-nothing = non tiene nessuna gemma
touria-told-retreats = si ritira davanti al drago
touria-told-order = esaudisce un ordine ({ $gems }) per { $coins }
touria-told-skips = lì non fa niente
touria-told-copies = copia
touria-told-copies-elixir = copia per 1 elisir (lo prende { $owner })
touria-told-copies-flagon = usa { $item } per copiare
touria-told-lifts = alza lo schermo
touria-told-enters = entra nel castello
touria-told-opens = apre la porta { $door }
touria-told-finds = trova { $dweller }
touria-told-no-gift = non ha un dono adatto
touria-told-looks = guarda dietro { $doors }
touria-told-door = la porta { $door }

touria-score = { $score } tra cuori e monete
touria-reason-siblings = { $player } ha trovato Tara e Talan e vince.
touria-reason-marriage = { $player } ha tutto ciò che serve per le nozze e vince subito.
touria-reason-rounds = L’ultimo giro è finito; { $player } è più avanti degli altri e vince.
touria-reason-shared =
    { $count ->
        [2] L’ultimo giro è finito; due sono alla pari e condividono la vittoria.
       *[other] L’ultimo giro è finito; { $count } sono alla pari e condividono la vittoria.
    }

## Perché no

touria-refused-over = Questa partita è finita.
touria-refused-not-seated = Non hai un posto a questo tavolo, quindi non puoi guidare gli eroi.
touria-refused-turn = Ora sta scegliendo { $player }. Toccherà anche a te!
touria-refused-copy-chapel = Sei nel castello: da lì non si copia, e non ce n’è bisogno.
touria-refused-copy-own = È il tuo turno; gli altri stanno pensando se copiare.
touria-refused-copy-elixir = Non hai un elisir da dare.
touria-refused-copy-idle = Ora qui non puoi fare niente.
touria-refused-copy-over = Per questo turno non puoi più copiare.
touria-refused-not-owned = Non hai questo oggetto: { $item }.
touria-refused-mirror = Non c’è niente che lo specchio possa copiare.
touria-refused-window = Questo oggetto ora non si può usare: { $item }.
touria-refused-fly = Lì non si atterra. Vola in un luogo, non in una miniera, sul ponte o nel cortile.
touria-refused-action = Qui adesso non si può fare.
touria-refused-double = Adesso non puoi farlo una seconda volta.
touria-refused-pay = Adesso non puoi pagarlo.
touria-refused-door = Questa porta adesso non si può aprire.
touria-refused-enter = Per entrare nel castello servono { $target } cuori, { $target } monete e nessuna gemma nera.
touria-refused-enter-later = Nel castello puoi entrare all’inizio del tuo turno.
touria-refused-tower-later = Troppo tardi: la torre si sceglie all’inizio del turno.
touria-refused-sword = Non hai una spada per girare una torre.
touria-refused-tower = Con quello che hai non ci arrivi: { $place }.
touria-refused-stepwise = Quel messaggio è vecchio. Scegli una delle vie proposte ora, oppure scegli prima di andare passo per passo.
touria-refused-route-later = La via si sceglie dopo la torre, non adesso.
touria-refused-route = Questa non è una via verso la meta degli eroi.
touria-refused-road = Da dove sei nessuna strada porta qui: { $space }.
touria-refused-road-twice = Ogni strada si può usare una volta sola per turno.
touria-refused-coins =
    { $coins ->
        [0] Troppo lontano: { $free } passi sono gratis, ogni altro costa una moneta, e tu non ne hai.
        [one] Troppo lontano: { $free } passi sono gratis, ogni altro costa una moneta, e tu ne hai 1.
       *[other] Troppo lontano: { $free } passi sono gratis, ogni altro costa una moneta, e tu ne hai { $coins }.
    }
touria-refused-unknown = Qui non puoi sceglierlo. I pulsanti mostrano che cosa puoi fare.

## La pagina disegnata delle regole: frasi brevi in lettere grandi
touria-page-aim = Raccogli 7 cuori e 7 monete e liberati delle gemme nere. Poi entra nel castello.
touria-page-turn = Gira una torre e guida gli eroi al luogo che mostrava. Prendi gemme nelle miniere, poi usa il luogo.
touria-page-end = Nel castello apri porte e fai doni. Se trovi Tara e Talan, vinci.
touria-page-shown = Accanto alle parole: un cuore, monete e gemme; il segno del drago e gli eroi; le nove porte chiuse del castello.
