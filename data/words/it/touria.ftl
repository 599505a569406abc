# Touria — nomi, opzioni, scelte, diario, rifiuti e regole.

touria-name = Touria
touria-tagline = Una sola compagnia di eroi, quattro torri che girano e nove porte, con un matrimonio dietro una di esse.
touria-players = Da 2 a 4 giocatori, circa un’ora

## Nomi

touria-space-castle = Castello
touria-space-dragon = Drago
touria-space-sword_master = Maestro della spada
touria-space-trader = Commerciante
touria-space-goldsmith = Orafo
touria-space-thief = Tana dei ladri
touria-space-forest_fairy = Fata della foresta
touria-space-fountain_fairy = Fata della fontana
touria-space-tournament = Torneo
touria-space-wizard = Mago
touria-space-bridge = Ponte
touria-space-mine_1 = Miniera nord
touria-space-mine_2 = Miniera est
touria-space-mine_3 = Miniera sud-est
touria-space-mine_4 = Miniera sud
touria-space-mine_5 = Miniera sud-ovest
touria-space-mine_6 = Miniera ovest

touria-about-dragon = Tira il dado e dai una gemma di quel colore per vincere un cuore. Con una spada tiri di nuovo.
touria-about-sword_master = Prendi fino a 2 spade.
touria-about-trader = Esaudisci uno dei tre ordini: dai gemme, prendi monete.
touria-about-goldsmith = Dai 1 gemma per una moneta, 2 uguali per un cuore, 3 uguali per 2 cuori (3 nel colore del dado).
touria-about-thief = Pesca in segreto 3 gemme dalla sacca e tienine una.
touria-about-forest_fairy = Prendi uno dei due oggetti magici esposti.
touria-about-fountain_fairy = Togli dal gioco una delle tue gemme nere.
touria-about-tournament = Dai una spada per un cuore, o per 3 monete al massimo.

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
touria-item-helmet = Elmetto
touria-item-frog = Rana
touria-item-chest = Forziere
touria-item-mirror = Specchio
touria-item-hourglass = Clessidra
touria-item-knapsack = Zaino
touria-item-flagon = Flacone
touria-item-boots = Stivali
touria-item-broom = Scopa
touria-item-lantern = Lanterna
touria-item-bird = Uccello

touria-the-rose = la Rosa
touria-the-paintbrush = il Pennello
touria-the-compass = la Bussola
touria-the-scale = la Bilancia
touria-the-crystal_ball = la Sfera di cristallo
touria-the-helmet = l’Elmetto
touria-the-frog = la Rana
touria-the-chest = il Forziere
touria-the-mirror = lo Specchio
touria-the-hourglass = la Clessidra
touria-the-knapsack = lo Zaino
touria-the-flagon = il Flacone
touria-to-castle = al Castello
touria-the-boots = gli Stivali
touria-the-broom = la Scopa
touria-the-lantern = la Lanterna
touria-the-bird = l’Uccello

touria-to-dragon = dal Drago
touria-to-sword_master = dal Maestro della spada
touria-to-trader = dal Commerciante
touria-to-goldsmith = dall’Orafo
touria-to-thief = alla Tana dei ladri
touria-to-forest_fairy = dalla Fata della foresta
touria-to-fountain_fairy = dalla Fata della fontana
touria-to-tournament = al Torneo
touria-to-wizard = dal Mago
touria-to-bridge = al Ponte
touria-to-mine_1 = alla Miniera nord
touria-to-mine_2 = alla Miniera est
touria-to-mine_3 = alla Miniera sud-est
touria-to-mine_4 = alla Miniera sud
touria-to-mine_5 = alla Miniera sud-ovest
touria-to-mine_6 = alla Miniera ovest

touria-effect-rose = Vale come un cuore quando entri nel castello.
touria-effect-paintbrush = Una gemma che paghi vale come blu, rossa, verde o gialla. Una nera non si dipinge.
touria-effect-compass = Una volta per viaggio, salta da una miniera a un’altra qualsiasi. Conta come un passo.
touria-effect-scale = Prendi 3 monete dal Commerciante, con o senza un ordine.
touria-effect-crystal_ball = Guarda dietro due porte chiuse. Le vedi solo tu.
touria-effect-helmet = Fai due scambi al Torneo invece di uno.
touria-effect-frog = Togli dal gioco una delle tue gemme nere.
touria-effect-chest = Prendi uno degli oggetti esposti dalla Fata della foresta.
touria-effect-mirror = Copia l’oggetto in cima a quelli usati.
touria-effect-hourglass = Gioca un altro turno subito dopo questo.
touria-effect-knapsack = Prendi tutte le gemme di una miniera, anche le nere.
touria-effect-flagon = Copia l’azione di un altro senza dare un elisir.
touria-effect-boots = Fai fino a 3 passi in più gratis.
touria-effect-broom = Vola gratis dove vuoi. Nessuna torre gira.
touria-effect-lantern = In questo viaggio le gemme nere tornano nella sacca invece di andare a te.
touria-effect-bird = Usa il luogo una seconda volta, come con una gemma viola.

touria-dweller-siblings = la principessa Tara e il principe Talan
    .title = La principessa Tara e il principe Talan
touria-dweller-herbalist = l’erborista
    .title = L’erborista
touria-dweller-court_marshal = il maresciallo di corte
    .title = Il maresciallo di corte
touria-dweller-court_jester = il giullare
    .title = Il giullare
touria-dweller-bursar = l’economo
    .title = L’economo
touria-dweller-ladys_maid = la cameriera
    .title = La cameriera
touria-dweller-cupbearer = il vinaiolo
    .title = Il vinaiolo
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
touria-option-target-help = Quanti cuori e monete aprono il castello: 7 e 7, o 5 e 5 per una prima partita?
touria-option-target-standard = 7 cuori, 7 monete
touria-option-target-introductory = 5 cuori, 5 monete
touria-option-ending = Il matrimonio
touria-option-ending-help = Cerchi il matrimonio dietro nove porte, o vinci appena hai tutto?
touria-option-ending-doors = Nove porte
touria-option-ending-sudden_marriage = Nozze improvvise
touria-option-turn_rotation = Giro delle torri
touria-option-turn_rotation-help = In che verso gira una torre quando la scegli?
touria-option-turn_rotation-ccw = Antiorario
touria-option-turn_rotation-cw = Orario
touria-option-entry_payment = Pagare l’ingresso
touria-option-entry_payment-help = Quando entri nel castello, dai via i cuori e le monete?
touria-option-entry_payment-true = Si danno via
touria-option-entry_payment-false = Si tengono
touria-option-castle_entry = L’ingresso
touria-option-castle_entry-help = Se puoi entrare nel castello, puoi anche aspettare?
touria-option-castle_entry-optional = Puoi aspettare
touria-option-castle_entry-forced = Devi entrare
touria-option-black_redraw = Due gemme nere
touria-option-black_redraw-help = Se a una miniera toccano due gemme nere, ripeschi prima o dopo averle rimesse?
touria-option-black_redraw-draw_first = Ripesca, poi rimetti
touria-option-black_redraw-return_first = Rimetti, poi ripesca
touria-option-dragon_reroll = Tirare di nuovo
touria-option-dragon_reroll-help = Quando puoi tirare di nuovo il dado del Drago con una spada?
touria-option-dragon_reroll-any_failure = Ogni volta che non vinci
touria-option-dragon_reroll-only_without_match = Solo se non puoi pagare
touria-option-helmet = Elmetto
touria-option-helmet-help = Con l’Elmetto scambi due spade, o l’Elmetto sostituisce tutte e due le spade?
touria-option-helmet-two_swaps = Due scambi
touria-option-helmet-as_swords = Al posto di due spade
touria-option-lantern = Lanterna
touria-option-lantern-help = Con la Lanterna una gemma nera torna solo nella sacca, o ne prendi un’altra?
touria-option-lantern-take_other = Torna nella sacca
touria-option-lantern-swap_black = Ne prendi un’altra
touria-option-supply = La banca
touria-option-supply-help = Cuori, monete e spade possono finire?
touria-option-supply-limited = Possono finire
touria-option-supply-unlimited = Non finiscono mai
touria-option-items_visible = Oggetti
touria-option-items_visible-help = Tutti vedono chi ha quale oggetto magico?
touria-option-items_visible-true = Visibili a tutti
touria-option-items_visible-false = Dietro gli schermi
touria-option-log = Il diario
touria-option-log-help = Il diario elenca ogni gemma, cuore e moneta, o solo dove si va?
touria-option-log-table = Tutto
touria-option-log-discreet = Solo gli spostamenti
touria-option-round_limit = Limite di giri
touria-option-round_limit-help = Dopo quanti giri finisce la partita se nessuno vince? Di solito ne bastano meno di 20.
touria-option-round_limit-none = 200 giri
touria-option-round_limit-15 = 15 giri
touria-option-round_limit-20 = 20 giri
touria-option-round_limit-30 = 30 giri
touria-option-silence = Attesa per le copie
touria-option-silence-help = Quanto tempo hai per dire se copi? Passato quello, vale come no.
touria-option-silence-two_hours = Due ore
touria-option-silence-eight_hours = Otto ore
touria-option-silence-one_day = Un giorno
touria-option-silence-wait = Fino a tre giorni

## Che cosa ti si chiede

touria-prompt-bonus = Non cominci tu, quindi scegli un piccolo bonus di partenza.
touria-prompt-start = Tocca a te! Dove vanno gli eroi?
touria-prompt-fly = Dove voli?
touria-prompt-route = Che strada fai per andare { $place }? La { $tower } ha girato e ora porta { $seen }.
touria-form = Turno intero
touria-form-way = Che via prendi?
touria-form-decide-there = Decidi lì: su questa via prima succede altro.
touria-form-there = E { $place }?
touria-form-later = Decido lì
touria-form-later-hint = Te lo chiedo quando gli eroi sono arrivati.
touria-form-some-ways = Non è possibile dopo ogni via.
touria-form-then = E dopo?
touria-form-ask-then = Decido dopo
touria-form-finish-hint = Prima gli altri possono copiarti, se hai fatto qualcosa.
touria-prompt-route-on =
    Stai andando { $place }. Finora { $steps ->
        [one] è 1 passo
       *[other] sono { $steps } passi
    }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }; puoi farne ancora { $left }.
touria-prompt-mine = Ci sono due gemme { $place }.{ $so_far } Quale prendi?
touria-prompt-arrival = Sei { $place }.{ $so_far } Che cosa fai?
touria-prompt-execute = Sei { $place }.{ $so_far } E ora che cosa fai?
touria-prompt-copied = Stai copiando { $place }. Che cosa fai?
touria-prompt-dragon = Il dado mostra una gemma { $gem }. E adesso?
touria-prompt-thief = Hai infilato la mano nella sacca. Quale gemma tieni?
touria-prompt-after = Fatto!{ $so_far } { $lacking } Altro, prima delle copie?
touria-prompt-copy = Copi anche tu { $place }? La tua scelta migliore ora è «{ $best }».
touria-prompt-copy-without = Non hai elisir, quindi non puoi copiare { $place }.
touria-prompt-copy-idle = Ora non potresti fare niente { $place }.
touria-prompt-copy-again = È rimasto meno di quando hai risposto { $place }. Copi ancora? La tua scelta migliore ora è «{ $best }».
touria-prompt-copy-gone = Gli altri sono arrivati prima { $place }, e per te non resta niente.
touria-prompt-end = Il tuo turno è finito.{ $so_far } { $lacking } C’è altro?
touria-prompt-end-castle = C’è altro, prima che il tuo turno finisca?
touria-aim =
    Al castello servono { $target } cuori, { $target } monete e nessuna gemma nera. { $black ->
        [0] Tu hai { $hearts } e { $coins }.
        [one] Tu hai { $hearts }, { $coins } e 1 gemma nera.
       *[other] Tu hai { $hearts }, { $coins } e { $black } gemme nere.
    }
touria-aim-wedding =
    Si vince con { $target } cuori, { $target } monete e nessuna gemma nera. { $black ->
        [0] Tu hai { $hearts } e { $coins }.
        [one] Tu hai { $hearts }, { $coins } e 1 gemma nera.
       *[other] Tu hai { $hearts }, { $coins } e { $black } gemme nere.
    }
touria-aim-doors =
    { $closed ->
        [one] Sei nel castello. Tara e Talan sono dietro l’ultima porta chiusa!
       *[other] Sei nel castello. La porta giusta vince, e { $closed } sono ancora chiuse.
    }
touria-prompt-doors = Sei nel castello. Quale porta apri?
touria-prompt-gift = Qui ti chiedono un piccolo dono. Che cosa dai?
touria-prompt-knapsack = Quale miniera svuoti?
touria-prompt-chest = Quale oggetto prendi?
touria-prompt-crystal_ball = Dietro quali porte guardi?
touria-prompt-paintbrush = Quale gemma dipingi, e di che colore?
touria-prompt-wish-open = Quando devo chiederti se copi?
touria-prompt-wish-yes = In questo turno copi, se puoi. Negli altri quando devo chiedertelo?
touria-prompt-wish-no = In questo turno non copi. Negli altri quando devo chiedertelo?

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

touria-lacking = Devi ancora trovare { $list }.
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
    [one] un modo per perdere { $count } gemma nera
   *[other] un modo per perdere { $count } gemme nere
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
        [0] Puoi pagare quello che esce sul dado { $works }, e così vinci un cuore.
        [one] Puoi pagare quello che esce sul dado { $works }, o { $more } se tiri di nuovo con la spada. Così vinci un cuore.
       *[other] Puoi pagare quello che esce sul dado { $works }, o { $more } se tiri di nuovo con le tue { $swords } spade. Così vinci un cuore.
    }
touria-advice-thief = Vedi tre gemme e ne tieni una. Se nella sacca ce n’è almeno una colorata, l’avrai.
touria-advice-door-elsewhere = Hai visto Tara e Talan dietro un’altra porta.
touria-advice-door-known = Sai chi aspetta dietro questa porta.
touria-advice-door =
    { $doors ->
        [one] Tara e Talan sono dietro questa porta!
       *[other] Tara e Talan sono dietro questa porta { $works }. { $stops ->
            [0] Per chiunque altro hai un dono.
            [one] Un’altra persona vuole un dono che non hai, e il tuo turno finirebbe.
           *[other] Altre { $stops } persone vogliono doni che non hai, e il tuo turno finirebbe.
        }
    }
touria-advice-there-luck = Tenti la fortuna { $place }. { $best }
touria-advice-flight-luck = Ti conviene volare { $place }. { $best }
touria-advice-bonus-gem = Due gemme uguali fanno un cuore e tre ne fanno due: una gemma è un buon inizio. Il colore non fa differenza.
touria-advice-bonus-coin = Per il castello servono monete, e una moneta subito paga una via lunga o il Mago.
touria-advice-bonus-sword = Al Torneo una spada vale un cuore o 3 monete. Fino ad allora può girare una torre, se nessuna ti piace.
touria-advice-bonus-black = Ogni gemma nera ti tiene fuori dal castello finché non te ne liberi.
touria-advice-equal = Non fa differenza.
touria-advice-there = La tua scelta migliore { $place } è «{ $best }».
touria-advice-flight = Vola { $place } e scegli «{ $best }».
touria-advice-nothing-there = Ora non potresti fare niente { $place }. Contano le gemme lungo la via, o il prossimo turno.
touria-advice-nothing-else = Nient’altro qui porta più di quanto costa.

## Che cosa puoi scegliere

touria-do-bonus-gem = Una gemma { $gem }
touria-hint-gem = Con le gemme compri cuori e monete.
touria-hint-bonus-black = La prende solo il Drago, se il dado è nero. Finché ce l’hai, non entri nel castello.
touria-do-bonus-coin = Una moneta
touria-hint-bonus-coin = Paga le vie lunghe e il Mago, e le monete servono per il castello.
touria-do-bonus-sword = Una spada
touria-hint-bonus-sword = Compra cuori o monete al Torneo, fa tirare di nuovo dal Drago o gira una torre.
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
touria-hint-wizard = Paga 1 moneta e vola dove vuoi. Poi su questa torre: { $next }
touria-do-sword = Spada: gira la { $tower } (porta { $action })
touria-hint-sword = Costa 1 spada. Poi scegli comunque una torre.
touria-do-forced = Gira la { $tower } e passa
touria-hint-forced = Non puoi raggiungere nessun luogo delle tue torri.
touria-do-enter = Entra nel castello!
touria-hint-enter = Alzi il tuo schermo e d’ora in poi apri porte.
touria-do-route =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }: { $gems } · via { $number }
touria-do-route-direct =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }, niente miniere · via { $number }
touria-hint-mines = Passi da: { $mines }
touria-hint-no-mines = Non raccogli gemme.
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
touria-do-step = Poi { $space }
touria-do-step-mine = Poi { $space } ({ $gems })
touria-do-stay = Resta { $place }
touria-hint-stay = Niente passi, niente monete, niente gemme.
touria-do-arrive =
    { $cost ->
        [0] Vai { $place } gratis
        [one] Vai { $place } per 1 moneta
       *[other] Vai { $place } per { $cost } monete
    }
touria-hint-arrive = Parti adesso e passi dalle miniere che hai scelto.
touria-do-jump = Usa { $item } e salta { $mine }
touria-do-pick = Prendi la gemma { $gem }
touria-hint-pick = L’altra gemma resta nella miniera.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Usa lo Specchio come { $item }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = Prendi tutto, e la miniera si riempie di nuovo.
touria-do-door = Porta { $door }
touria-hint-look = Solo tu scopri chi aspetta lì.
touria-hint-open = Se ci sono Tara e Talan, vinci. Chiunque altro vuole un dono.
touria-do-take = Prendi { $item }
touria-do-skip = Non fare niente qui
touria-hint-skip = Così nessuno può copiarti.
touria-do-sword_master =
    { $count ->
        [one] Prendi 1 spada
       *[other] Prendi { $count } spade
    }
touria-do-thief = Infila la mano nella sacca
touria-do-dragon = Affronta il Drago
touria-hint-dragon = Puoi pagare { $works } dei { $of } colori del dado. Se ne esce uno, vinci un cuore.
touria-do-fountain_fairy = Dai via una gemma nera
touria-do-keep = Tieni la gemma { $gem }
touria-hint-keep = Le altre tornano nella sacca. Nessuno vede quale tieni.
touria-do-keep-nothing = Sono tutte nere: non tenere niente
touria-hint-keep-nothing = Le gemme nere tornano nella sacca.
touria-do-pay = Dai la gemma { $gem }
touria-hint-gift = Poi puoi aprire un’altra porta.
touria-do-reroll = Tira di nuovo (1 spada)
touria-hint-reroll = Costa 1 spada. Puoi pagare { $works } dei { $of } colori.
touria-do-retreat = Ritirati
touria-hint-retreat = Tieni le tue gemme ma non vinci niente.
touria-do-sell = { $gems } per una moneta
touria-do-pair = { $gems } per un cuore
touria-do-triple =
    { $hearts ->
        [one] { $gems } per un cuore
       *[other] { $gems } per { $hearts } cuori
    }
touria-do-order =
    { $count ->
        [one] { $gems } per 1 moneta
       *[other] { $gems } per { $count } monete
    }
touria-hint-then-hearts =
    { $have ->
        [one] Poi hai 1 cuore e te ne servono { $target }.
       *[other] Poi hai { $have } cuori e te ne servono { $target }.
    }
touria-hint-then-coins =
    { $have ->
        [one] Poi hai 1 moneta e te ne servono { $target }.
       *[other] Poi hai { $have } monete e te ne servono { $target }.
    }
touria-do-stop = Basta così
touria-hint-stop = La tua azione qui finisce.
touria-do-swap-hearts =
    { $swords ->
        [0] Un cuore, con l’Elmetto
       *[other] 1 spada per un cuore
    }
touria-do-swap-coins =
    { $swords ->
        [0] { $count ->
            [one] 1 moneta, con l’Elmetto
           *[other] { $count } monete, con l’Elmetto
        }
       *[other] { $count ->
            [one] 1 spada per 1 moneta
           *[other] 1 spada per { $count } monete
        }
    }
touria-hint-helmet-two_swaps = Due scambi invece di uno, ciascuno per una spada.
touria-hint-helmet-as_swords = Due scambi, e li paga l’Elmetto.
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
touria-do-paint = La gemma { $gem } vale come { $target }
touria-hint-paint = Solo per questo pagamento.
touria-do-twice-purple = Prendi spade due volte, per una gemma viola
touria-do-twice-bird = Prendi spade due volte, con l’Uccello
touria-do-twice-mirror = Prendi spade due volte, con lo Specchio come Uccello
touria-hint-twice =
    { $count ->
        [one] In tutto 1 spada.
       *[other] In tutto { $count } spade.
    }
touria-do-double-purple = Di nuovo, per una gemma viola
touria-do-double-bird = Di nuovo, con l’Uccello
touria-do-double-mirror = Di nuovo, con lo Specchio come Uccello
touria-hint-double = Usi questo luogo una seconda volta.
touria-do-done = Fatto: termina il turno
touria-hint-done = Gli altri possono copiarti, poi tocca al prossimo.
touria-hint-done-hourglass = Gli altri possono copiarti, poi puoi usare la Clessidra.
touria-do-linger = Fai copiare gli altri, poi continua
touria-hint-linger = Dopo le copie puoi ancora usare oggetti.
touria-hint-linger-idle = Non avresti altri oggetti da usare.
touria-do-end = Termina il turno
touria-hint-end = Tocca al prossimo.
touria-do-stop-opening = Per ora basta
touria-hint-stop-opening = Nel tuo prossimo turno apri un’altra porta.
touria-do-give = Dai { $gift }
touria-do-give-nothing = Non dare niente e termina il turno
touria-hint-give-nothing = Nel tuo prossimo turno provi un’altra porta.
touria-do-copy-elixir = Copia per un elisir
touria-hint-copy-elixir = Il tuo elisir va a chi è di turno.
touria-do-copy-flagon = Copia con { $item }
touria-do-copy-elixir-take = Dai un elisir, prendi { $item }
touria-do-copy-flagon-take = Usa { $flagon }, prendi { $item }
touria-do-pass = Questa volta no
touria-hint-pass = Non dai niente e qui non fai niente.
touria-do-ask-all = Chiedimelo sempre
touria-hint-ask-all = Te lo chiedo ovunque tu possa copiare qualcosa.
touria-do-ask-some = Chiedimelo in questi luoghi
touria-hint-ask-some = Spunta i luoghi qui sotto. Altrove passi.
touria-do-ask-none = Non chiedermelo mai
touria-hint-ask-none = Passi sempre, senza premere niente.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = Copia in questo turno
touria-hint-advance-yes = Ovunque vadano gli eroi in questo turno, se puoi.
touria-do-advance-no = Non copiare in questo turno
touria-hint-advance-no = In questo turno passi senza premere niente.
touria-do-advance-open = Chiedimelo anche in questo turno
touria-hint-advance-open = Dimentico quello che hai detto per questo turno.

## Che cosa è successo

touria-chapter = Giro { $number }
touria-chapter-name = Giro
touria-event-turn = È il turno di { $player }.
touria-event-bonus-gem = { $player } prende una gemma { $gem } come bonus di partenza.
touria-event-bonus-coin = { $player } prende una moneta come bonus di partenza.
touria-event-bonus-sword = { $player } prende una spada come bonus di partenza.
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
touria-event-tower = { $player } segue la { $tower }, che porta { $action }.
touria-event-sword = { $player } gira la { $tower }.
touria-event-forced = { $player } non può andare da nessuna parte, gira la { $tower } e passa.
touria-event-walk =
    { $steps ->
        [one] { $player } guida gli eroi { $place } (1 passo).
       *[other] { $player } guida gli eroi { $place } ({ $steps } passi).
    }
touria-event-stay = { $player } resta { $place }.
touria-event-fly = { $player } vola { $place }.
touria-event-mine = { $player } prende una gemma { $gem } dalla { $mine }.
touria-event-lantern-light = La Lanterna rimette nella sacca una gemma nera della { $mine }.
touria-event-use = { $player } usa { $item }.
touria-event-mirror = { $player } usa lo Specchio come { $item }.
touria-event-display = Novità dalla Fata della foresta: { $item }.
touria-event-take = { $player } prende { $item }.
touria-event-banish = { $player } toglie dal gioco una gemma nera.
touria-event-look = { $player } guarda dietro la porta { $door }.
touria-event-saw = Dietro la porta { $door } vedi { $dweller }.
touria-event-place = { $player } va { $place }.
touria-event-fight = { $player } affronta il Drago.
touria-event-reach = { $player } infila la mano nella sacca.
touria-event-keep = { $player } tiene una gemma e rimette le altre.
touria-event-keep-nothing = { $player } non tiene nessuna gemma.
touria-event-roll = { $player } tira il dado: esce una gemma { $gem }.
touria-event-retreat = { $player } si ritira davanti al Drago.
touria-event-order =
    { $count ->
        [one] { $player } completa un ordine ({ $gems }) per { $count } moneta.
       *[other] { $player } completa un ordine ({ $gems }) per { $count } monete.
    }
touria-event-new-order =
    { $count ->
        [one] Un nuovo ordine paga { $count } moneta per { $gems }.
       *[other] Un nuovo ordine paga { $count } monete per { $gems }.
    }
touria-event-paint = { $player } dipinge una gemma { $gem }, che vale come { $target }.
touria-event-double = { $player } ripete l’azione.
touria-event-skip = { $player } qui non fa niente.
touria-event-window = { $player } ha finito, e ora gli altri possono copiare { $place }.
touria-event-joins = { $player } copia l’azione.
touria-event-copy-elixir = { $player } copia l’azione per un elisir, che prende { $owner }.
touria-event-copy-flagon = { $player } usa { $item } e copia l’azione.
touria-event-copied = Tutti hanno copiato o passato, e { $player } continua.
touria-event-enter = { $player } entra nel castello e alza lo schermo!
touria-event-door = { $player } apre la porta { $door } e trova { $dweller }.
touria-event-race = Ora nel castello sono in { $count }, e vince chi apre per primo la porta giusta!
touria-event-last-door = È chiusa solo la porta { $door }: lì dietro ci sono Tara e Talan!
touria-event-last-round = Comincia l’ultimo giro.
touria-event-gift = { $player } dà { $gift }.
touria-event-no-gift = { $player } non ha il dono giusto e aspetta.
touria-some-elixirs = { $count } elisir
touria-told-and = { $list }, e { $item }

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
touria-told-turns = gira la { $tower }
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
        [one] toglie dal gioco 1 gemma nera
       *[other] toglie dal gioco { $count } gemme nere
    }
touria-told-keeps =
    { $count ->
        [one] tiene 1 gemma
       *[other] tiene { $count } gemme
    }
touria-told-keeps-nothing = non tiene nessuna gemma
touria-told-retreats = si ritira davanti al Drago
touria-told-again = ripete l’azione
touria-told-again-paid = ripete l’azione per { $price }
touria-told-order = completa un ordine ({ $gems }) per { $coins }
touria-told-skips = lì non fa niente
touria-told-copies = copia
touria-told-copies-elixir = copia per 1 elisir (lo prende { $owner })
touria-told-copies-flagon = usa { $item } per copiare
touria-told-lifts = alza lo schermo
touria-told-enters = entra nel castello
touria-told-opens = apre la porta { $door }
touria-told-finds = trova { $dweller }
touria-told-no-gift = non ha il dono giusto
touria-told-looks = guarda dietro { $doors }
touria-told-door = la porta { $door }

touria-score = { $score } tra cuori e monete
touria-reason-siblings = { $player } trova Tara e Talan prima di tutti e vince.
touria-reason-marriage = { $player } ha tutto per le nozze e vince subito.
touria-reason-rounds = L’ultimo giro è finito. { $player } è più avanti di tutti e vince.
touria-reason-shared =
    { $count ->
        [2] L’ultimo giro è finito. Due giocatori sono in parità e condividono la vittoria.
       *[other] L’ultimo giro è finito. { $count } giocatori sono in parità e condividono la vittoria.
    }

## Perché no

touria-refused-over = Questa partita è finita.
touria-refused-not-seated = Non hai un posto a questo tavolo, quindi non puoi guidare gli eroi.
touria-refused-turn = Ora sta scegliendo { $player }. Toccherà anche a te!
touria-refused-copy-chapel = Sei nel castello: da lì nessuno copia, e non ce n’è bisogno.
touria-refused-copy-own = È il tuo turno. Gli altri stanno decidendo se copiarti.
touria-refused-copy-elixir = Non hai un elisir da dare.
touria-refused-copy-idle = Ora qui non puoi fare niente.
touria-refused-copy-over = È troppo tardi per copiare in questo turno.
touria-refused-not-owned = Non hai { $item }.
touria-refused-mirror = Lo Specchio non ha niente da copiare.
touria-refused-window = Ora non puoi usare { $item }.
touria-refused-fly = Lì non si atterra. Vola in un luogo, non in una miniera, sul Ponte o nel cortile.
touria-refused-action = Ora qui non puoi farlo.
touria-refused-double = Ora non puoi farlo una seconda volta.
touria-refused-pay = Ora non puoi pagarlo.
touria-refused-door = Ora non puoi aprire questa porta.
touria-refused-enter = Per entrare nel castello servono { $target } cuori, { $target } monete e nessuna gemma nera.
touria-refused-enter-later = Puoi entrare nel castello all’inizio del tuo turno.
touria-refused-tower-later = Troppo tardi: la torre si sceglie all’inizio del turno.
touria-refused-sword = Non hai una spada per girare una torre.
touria-refused-tower = Con quello che hai non arrivi { $place }.
touria-refused-stepwise = Quel messaggio è vecchio. Scegli una delle vie proposte ora, o scegli un’altra via uno spazio alla volta.
touria-refused-route-later = Prima scegli una torre, poi la via.
touria-refused-form-asked = Dopo ti viene chiesto prima altro: scegli «Decido dopo». Non ho fatto nulla.
touria-refused-form-then = Prima di terminare il turno scegli che cosa fare sul posto, oppure terminalo dopo. Non ho fatto nulla.
touria-refused-form-way = Su quella via prima succede altro: scegli «Decido lì». Non ho fatto nulla.
touria-refused-route = Questa via non porta dove vanno gli eroi.
touria-refused-road = Da dove sei nessuna strada porta { $space }.
touria-refused-road-twice = In un turno puoi usare ogni strada una volta sola.
touria-refused-coins =
    Troppo lontano: { $free } passi sono gratis, ogni altro costa una moneta, e tu { $coins ->
        [0] non ne hai
       *[other] ne hai { $coins }
    }.
touria-refused-unknown = Qui non puoi sceglierlo. I pulsanti mostrano che cosa puoi fare.

## La pagina disegnata delle regole: frasi brevi in lettere grandi
touria-page-aim = Raccogli 7 cuori e 7 monete e liberati delle gemme nere. Poi entra nel castello.
touria-page-turn = Scegli una torre e guida gli eroi al luogo che mostra. Prendi gemme dalle miniere, poi usa il luogo.
touria-page-end = Nel castello apri porte e fai doni. Se trovi Tara e Talan, vinci.
touria-page-shown = Disegnati accanto al testo: un cuore, monete e gemme; il Drago e gli eroi; nove porte chiuse del castello.

## Scelte in anticipo

touria-plan = copiare { $where } se porta { $gain }, { $way }; { $rest }
touria-plan-anywhere = ovunque
touria-plan-at = { $place }
touria-plan-anything = qualunque cosa
touria-plan-hearts =
    { $count ->
        [one] almeno 1 cuore
       *[other] almeno { $count } cuori
    }
touria-plan-coins =
    { $count ->
        [one] almeno 1 moneta
       *[other] almeno { $count } monete
    }
touria-plan-swords =
    { $count ->
        [one] almeno 1 spada
       *[other] almeno { $count } spade
    }
touria-plan-gems =
    { $count ->
        [one] almeno 1 gemma
       *[other] almeno { $count } gemme
    }
touria-plan-items = un oggetto
touria-plan-way-either = con un elisir, se no con il Flacone
touria-plan-way-elixir = con un elisir
touria-plan-way-flagon = con il Flacone
touria-plan-rest-ask = se no, chiedimelo
touria-plan-rest-pass = se no, non copiare
touria-plan-slot-gain = Copia se porta …
touria-plan-slot-place = Dove?
touria-plan-slot-way = Come paghi?
touria-plan-slot-rest = Se non porta tanto …
touria-plan-over-means = Così non puoi più pagare per copiare.
