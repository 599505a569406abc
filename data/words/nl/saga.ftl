# Saga – namen, opties, keuzes, verloop, weigeringen en regels. De kaarten staan in saga-cards.ftl.

saga-name = Saga: de draad van de feeën
saga-tagline = Eén held, veel feeën: trek de draad van een leven naar jouw geheime einde.
saga-players = 2–6 spelers, ongeveer 60 minuten

## Eigenschappen en soorten

saga-characteristic-fame = Roem
saga-characteristic-courage = Moed
saga-characteristic-wealth = Rijkdom
saga-characteristic-wisdom = Wijsheid
saga-characteristic-might = Kracht

saga-type-journey = Reis
saga-type-conquest = Verovering
saga-type-fight = Gevecht
saga-type-wonder = Wonder
saga-type-vow = Gelofte
saga-type-love = Liefde
saga-type-friendship = Vriendschap

## Waar een score uit bestaat

saga-terms = { $first } + { $second }
saga-term-0 = verder niets
saga-term-highest = hoogste waarde
saga-term-lowest = laagste waarde
saga-term-hand-you = kaarten in je hand
saga-term-won-friendship = gehaalde Vriendschappen
saga-term-max-wealth-wisdom = Rijkdom of Wijsheid

saga-adventure-hint = { $odds } { $stakes }
saga-adventure-named = { $card } · { $type }

## Opties van de tafel

saga-option-requirements = Doelen
saga-option-requirements-help = Vragen Doelen met 4 of meer spelers meer, of wat er gedrukt staat?
saga-option-requirements-scaled = Meer met meer spelers
saga-option-requirements-printed = Zoals gedrukt (kort spel)
saga-option-trial = De heldenproef
saga-option-trial-help = Is de heldenproef voorbij zodra elke fee het geprobeerd heeft, of moet het iemand lukken?
saga-option-trial-until_all_tried = Als iedereen het geprobeerd heeft
saga-option-trial-until_passed = Als het iemand lukt
saga-option-rounds = Rondes
saga-option-rounds-help = Na hoeveel hele rondes eindigt het verhaal? Dan wint de fee die het dichtst bij haar Doel is.
saga-option-rounds-10 = 10 rondes
saga-option-rounds-15 = 15 rondes
saga-option-rounds-20 = 20 rondes
saga-option-rounds-30 = 30 rondes
saga-option-rounds-45 = 45 rondes
saga-option-rounds-60 = 60 rondes
saga-option-window_silence = Tijd om in te grijpen
saga-option-window_silence-help = Als iemand in een uitdaging niet antwoordt, na hoeveel tijd past die dan?
saga-option-window_silence-15 = 15 minuten
saga-option-window_silence-60 = 1 uur
saga-option-window_silence-240 = 4 uur
saga-option-window_silence-720 = 12 uur
saga-option-window_silence-1440 = 1 dag
saga-option-veil = Snel passen verbergen
saga-option-veil-help = Als iedereen gepast heeft, hoelang mag een uitdaging nog willekeurig wachten om dat te verbergen?
saga-option-veil-0 = Nee, meteen verder
saga-option-veil-10 = Hooguit 10 seconden
saga-option-veil-20 = Hooguit 20 seconden
saga-option-veil-40 = Hooguit 40 seconden
saga-option-veil-60 = Hooguit 1 minuut
saga-option-retrieving = Kaarten terughalen
saga-option-retrieving-help = Hoe vaak mag je in je beurt het bovenste Avontuur van de aflegstapel terughalen?
saga-option-retrieving-once = Eén keer per beurt
saga-option-retrieving-any_number = Zo vaak je kunt betalen
saga-option-links = Aansluiten
saga-option-links-help = 29 Avonturen kunnen op twee soorten volgen. Tellen ze allebei, of alleen de eerste?
saga-option-links-two_types = Beide soorten tellen
saga-option-links-one_type = Alleen de eerste
saga-option-objectives_open = Open Doelen
saga-option-objectives_open-help = Liggen alle Doelen open? Dat is fijn voor een eerste keer.
saga-option-objectives_open-true = Open
saga-option-objectives_open-false = Geheim

## Wat je gevraagd wordt

saga-aim = Jouw Doel, { $objective }: { $first } · { $second } · { $count }. Haal ze alle drie en je wint.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = Je eerste hand heeft weinig Avonturen. Houd je hem, of ruil je?
saga-prompt-hand = Dit is je eerste hand. Het verhaal begint zodra iedereen klaar is.
saga-option-keep-hand = Deze hand houden
saga-option-redraw = Deze hand ruilen
saga-option-redraw-hint = Leg alle vijf kaarten open af en trek vijf nieuwe.

saga-prompt-trial = Eerst komt de heldenproef van { $hero }. Probeer die in deze beurt.
saga-prompt-adventure = Jij bent aan de beurt. Wat overkomt { $hero } nu?
saga-prompt-main = Jij bent aan de beurt. Nog iets voordat je hem beëindigt?
saga-option-attempt = Probeer de heldenproef van { $hero }
saga-option-attempt-hint = { $odds } Hoe het ook afloopt, je speelt deze beurt geen Avontuur.
saga-option-adventure = { $card }
saga-option-play = Speel { $card }
saga-option-retrieve = Haal { $card } terug van de aflegstapel
saga-option-retrieve-hint-any_number = Het kost een ander Avontuur of twee Ingrepen uit je hand.
saga-option-retrieve-hint-once = Eén keer per beurt. Het kost een ander Avontuur of twee Ingrepen uit je hand.
saga-option-end = Beurt beëindigen
saga-option-end-hint = Je houdt hooguit { $limit } kaarten.

saga-prompt-pay = Je hebt de kaart teruggehaald. Leg nu een ander Avontuur of twee Ingrepen af.
saga-prompt-pay-second = Kies de tweede Ingreep om af te leggen.
saga-option-pay = Leg { $card } af

saga-prompt-discard-limit =
    { $count ->
        [one] Je hebt te veel kaarten. Leg er 1 af.
       *[other] Je hebt te veel kaarten. Leg er { $count } af, samen of een voor een. De laatste komt bovenop.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] De uitdaging kost je een kaart. Leg er 1 af.
       *[other] De uitdaging kost je kaarten. Leg er { $count } af, samen of een voor een. De laatste komt bovenop.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Leg 1 kaart af.
       *[other] Leg { $count } kaarten af, samen of een voor een. De laatste komt bovenop.
    }
saga-form-discard = { $count } kaarten afleggen
saga-form-top = Welke komt bovenop?
saga-form-top-listed = Zoals hierboven
saga-form-top-listed-hint = Het laatste Avontuur in de lijst komt bovenop.
saga-option-discard = Leg { $card } af

saga-prompt-mod = Welke eigenschap verandert?
saga-prompt-swap = Welke eigenschap ruil je?
saga-prompt-swap-second = Met welke?
saga-prompt-draw = Wie trekt?
saga-prompt-discard = Wie legt af?
saga-prompt-take = Van wie pak je een kaart?
saga-prompt-search = Welke kaart pak je?
saga-prompt-story = Welk Avontuur kies je?
saga-prompt-peek = Van wie bekijk je het Doel?
saga-prompt-newobjective = Welk Doel houd je? Het andere gaat onder de stapel.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (nu { $value })
saga-option-objective-keep = Het mijne houden: { $objective }
saga-option-objective-change = Het nieuwe nemen: { $objective }

saga-prompt-window-difficulty = Nu komen de dobbelstenen voor de Moeilijkheid van { $card }. { $odds } { $stakes } Speel je een kaart?
saga-prompt-window-score = Nu komt de dobbelsteen voor { $card }. { $odds } { $stakes } Speel je een kaart?
saga-prompt-window-die = De dobbelsteen voor { $card } is gegooid. { $odds } { $stakes } Speel je een kaart?
saga-option-interfere = Speel { $card }
saga-option-cancel = Speel { $card } op { $target } van { $player }
saga-option-aid = Leg { $card } af om de Moeilijkheid te veranderen
saga-option-pass = Passen
saga-option-pass-hint = Speelt iemand een kaart, dan mag je opnieuw antwoorden.
saga-option-rest = Passen voor deze hele uitdaging
saga-option-rest-hint = Je kunt je nog bedenken.

saga-advice-left =
    { $count ->
        [0] gehaald
       *[other] nog { $count } te gaan
    }
saga-advice-left-between =
    { $least ->
        [0] nog hooguit { $most } te gaan
       *[other] nog { $least } tot { $most } te gaan
    }
saga-advice-adventure = Het lukt { $works } als niemand een kaart speelt. Jouw Doel: nu { $now }, als het lukt { $won }, als het mislukt { $lost }.
saga-advice-card = Nu gespeeld lukt { $card } { $works } als niemand een kaart speelt. Jouw Doel: nu { $now }, als het lukt { $won }, als het mislukt { $lost }.
saga-advice-trial = Je moet deze beurt de heldenproef proberen. Die lukt { $works } als niemand een kaart speelt.
saga-advice-end = Geen van de Avonturen in je hand kan nu volgen.
saga-advice-end-though = Je beste kans, { $card }, lukt { $works } als niemand een kaart speelt. Jouw Doel: nu { $now }, als het lukt { $won }, als het mislukt { $lost }. Maar die kaart kan later meer voor je doen.
saga-advice-effect = Wat hij doet: { $effect }
saga-advice-then = Jouw Doel: nu { $now }, hierna { $then }.
saga-advice-objective = Jouw Doel: { $now } met dat van nu, { $then } met het nieuwe.
saga-advice-hand =
    { $count ->
        [one] Die hand heeft 1 kaart.
       *[other] Die hand heeft { $count } kaarten.
    }
saga-advice-window =
    Voor jouw Doel { $better ->
        [win] is het beter als dit lukt ({ $won }) dan als het mislukt ({ $lost })
        [loss] is het beter als dit mislukt ({ $lost }) dan als het lukt ({ $won })
       *[same] maakt het niet uit of dit lukt ({ $won })
    }. Met deze kaart lukt de proef { $after } in plaats van { $before }.
saga-advice-window-pass =
    Voor jouw Doel { $better ->
        [win] is het beter als dit lukt ({ $won }) dan als het mislukt ({ $lost })
        [loss] is het beter als dit mislukt ({ $lost }) dan als het lukt ({ $won })
       *[same] maakt het niet uit of dit lukt ({ $won })
    }. Zoals het er nu voorstaat, lukt de proef { $before }.
saga-advice-window-trial = Met deze kaart lukt de heldenproef { $after } in plaats van { $before }. Is die voorbij, dan beginnen de Avonturen.
saga-advice-window-trial-pass = Zoals het er nu voorstaat, lukt de heldenproef { $before }. Is die voorbij, dan beginnen de Avonturen.
saga-advice-first-hand =
    { $count ->
        [one] 1 van je { $of } kaarten is een Avontuur
       *[other] { $count } van je { $of } kaarten zijn Avonturen
    }, en { $fits ->
        [0] geen ervan kan op de held volgen.
        [one] 1 ervan kan op de held volgen.
       *[other] { $fits } ervan kunnen op de held volgen.
    }
saga-prompt-wish = Wanneer zal ik je iets vragen in uitdagingen?
saga-option-wish-ask = Vraag het me altijd
saga-option-wish-ask-hint = Ook als je niets te spelen hebt. Traag, maar het verraadt niets.
saga-option-wish-auto = Vraag het als ik iets kan spelen
saga-option-wish-auto-hint = Anders pas ik na een moment voor je.
saga-option-wish-bluff = Vraag het als ik kan spelen, met pauzes
saga-option-wish-bluff-hint = Anders pas ik na een willekeurige tijd voor je, dus een pauze zegt niets.
saga-option-wish-done = Pas altijd voor mij
saga-option-wish-done-hint = Je kunt nog steeds ingrijpen.

## Wat keuzes over zichzelf zeggen

saga-odds =
    { $works ->
        [0] Zo mislukt het zeker.
        [100] Zo lukt het zeker.
       *[other] De kans is nu { $works }%.
    }
saga-odds-need =
    { $works ->
        [0] Geen kans: { $need } nodig.
        [100] Zo lukt het zeker.
       *[other] { $need ->
            [6] Gooi een 6 ({ $works }%).
           *[other] Gooi { $need } of meer ({ $works }%).
        }
    }
saga-odds-part = Proef { $number } van { $count }. { $odds } { $whole ->
        [0] Zo mislukt het hele Avontuur.
        [100] Zo lukt het hele Avontuur.
       *[other] De kans op het hele Avontuur is { $whole }%.
    }
saga-stakes-trial = Lukt het de held, dan kunnen de Avonturen beginnen.
saga-hint-changing = { $what } { $before }% → { $after }%.
saga-hint-changing-part = { $what } Deze proef: { $before }% → { $after }%.
saga-hint-idle = { $what } Verandert nu niets.
saga-hint-aid-up = Moeilijkheid +{ $by }.
saga-hint-aid-down = Moeilijkheid −{ $by }.
saga-hint-player =
    { $count ->
        [0] Geen kaarten in de hand.
        [one] 1 kaart in de hand.
       *[other] { $count } kaarten in de hand.
    }
saga-hint-entry-won = { $type }, gehaald.
saga-hint-entry-lost = { $type }, mislukt.
saga-hint-wanted = Jouw Doel vraagt { $required }.
saga-hint-unwanted = Jouw Doel heeft dit niet nodig.
saga-option-keep-hand-hint = Je begint met deze vijf kaarten.

## Wat er gebeurde

saga-chapter = Ronde { $number }
saga-chapter-name = Ronde
saga-event-about-windows = In uitdagingen vraag ik je alleen iets als je iets kunt spelen, dus een pauze kan dat verraden. Wil je dat geheimhouden, druk dan in je hand op *{ button-more }* en kies *{ saga-option-wish-ask }* of *{ saga-option-wish-bluff }*.
saga-event-initiative = Worpen om de eerste beurt: { $rolls }.
saga-event-initiative-again = Wie gelijk staat, gooit opnieuw: { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = De laatste ronde begint. Wint daarin niemand, dan wint de fee die het dichtst bij haar Doel is.
saga-event-goal-near = Nog één keer dit soort gehaald en het heldendoel is bereikt: { $type }!
saga-event-turn = Ronde { $round }: { $player } is aan de beurt.
saga-event-drew =
    { $count ->
        [one] { $player } trekt 1 kaart.
       *[other] { $player } trekt { $count } kaarten.
    }
saga-event-drew-own = Je trekt { $card }.
saga-event-reshuffled = De aflegstapels worden samen geschud tot een nieuwe stapel van { $count ->
        [one] 1 kaart.
       *[other] { $count } kaarten.
    }
saga-event-mulligan = { $player } ruilt de eerste hand.
saga-event-discarded = { $player } legt { $card } af.
saga-event-retrieved = { $player } haalt { $card } terug van de aflegstapel.
saga-event-adventure = { $player } speelt { $card } na { $after }.
saga-event-trial = { $player } waagt met { $hero } de heldenproef.
saga-event-played = { $player } speelt { $card }.
saga-event-interfered = { $player } speelt { $card }.
saga-event-cancelled = { $player } speelt { $card } en heft { $target } op.
saga-event-its-dice = { $card } gooit { $dice }.
saga-event-aided = { $player } legt { $card } af om de Moeilijkheid te veranderen.
saga-event-difficulty = De dobbelstenen tonen { $dice }, dus de Moeilijkheid is { $difficulty }.
saga-event-rolled =
    { $score ->
        [0] De dobbelsteen toont { $roll } tegen { $difficulty }.
       *[other] De dobbelsteen toont { $roll }: { $roll } + { $score } ({ $what }) = { $sum } tegen { $difficulty }.
    }
saga-event-test-won =
    { $score ->
        [0] { $die } is meer dan { $difficulty }: gelukt!
       *[other] { $die } + { $score } = { $sum } is meer dan { $difficulty }: gelukt!
    }
saga-event-test-lost =
    { $score ->
        [0] { $die } is niet meer dan { $difficulty }: mislukt.
       *[other] { $die } + { $score } = { $sum } is niet meer dan { $difficulty }: mislukt.
    }
saga-event-payment-dice = De dobbelsteen toont { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } moet 1 kaart afleggen.
       *[other] { $player } moet { $count } kaarten afleggen.
    }
saga-event-payment-adventure =
    { $count ->
        [one] { $player } moet 1 Avontuur afleggen.
       *[other] { $player } moet { $count } Avonturen afleggen.
    }
saga-event-payment-interference =
    { $count ->
        [one] { $player } moet 1 Ingreep afleggen.
       *[other] { $player } moet { $count } Ingrepen afleggen.
    }
saga-event-condition-holds = Het verhaal heeft wat de uitdaging vraagt.
saga-event-condition-fails = Het verhaal heeft niet wat de uitdaging vraagt.
saga-event-won = { $card } is gehaald!
saga-event-lost = { $card } mislukt.
saga-event-won-by-test =
    { $score ->
        [0] { $die } is meer dan { $difficulty }: { $card } is gehaald!
       *[other] { $die } + { $score } = { $sum } is meer dan { $difficulty }: { $card } is gehaald!
    }
saga-event-lost-by-test =
    { $score ->
        [0] { $die } is niet meer dan { $difficulty }: { $card } mislukt.
       *[other] { $die } + { $score } = { $sum } is niet meer dan { $difficulty }: { $card } mislukt.
    }
saga-event-reward-times =
    { $times ->
        [0] Er is dus geen Beloning.
        [2] De Beloning geldt twee keer.
       *[other] De Beloning geldt { $times } keer.
    }
saga-event-failure-times =
    { $times ->
        [0] Maar er is geen Tegenslag.
        [2] De Tegenslag geldt twee keer.
       *[other] De Tegenslag geldt { $times } keer.
    }
saga-event-trial-passed = { $hero } doorstaat de heldenproef. De Avonturen kunnen beginnen!
saga-event-trial-failed = De heldenproef van { $hero } mislukt.
saga-event-trial-deemed = Elke fee heeft het geprobeerd en het is steeds mislukt, maar { $hero } gaat toch op pad. De Avonturen kunnen beginnen!
saga-event-raised = { $characteristic } stijgt: { $before } → { $after }.
saga-event-lowered = { $characteristic } daalt: { $before } → { $after }.
saga-event-same = { $characteristic } blijft { $value }.
saga-event-swapped = { $one } en { $other } ruilen van waarde: { $one } is nu { $first }, { $other } { $second }.
saga-event-took =
    { $count ->
        [one] { $player } pakt 1 kaart uit de hand van { $other }.
       *[other] { $player } pakt { $count } kaarten uit de hand van { $other }.
    }
saga-event-took-own = { $player } pakte { $card } van { $other }.
saga-event-found = { $player } pakt { $card }.
saga-event-found-nothing = { $player } zoekt en vindt niets.
saga-event-entry-discard = { $card } verdwijnt uit het verhaal.
saga-event-entry-won = { $card } telt nu als gehaald.
saga-event-entry-lost = { $card } telt nu als mislukt.
saga-event-previous-reward = De Beloning van { $card } geldt nog een keer.
saga-event-previous-failure = De Tegenslag van { $card } geldt nog een keer.
saga-event-previous-none = { $card } heeft geen vorige kaart, dus er gebeurt niets.
saga-event-allow-link = Het volgende Avontuur deze beurt kan op elke kaart volgen.
saga-event-allow-extra = Deze beurt mag er nog een Avontuur bij.
saga-event-peeked = { $player } bekijkt het Doel van { $other }.
saga-event-peeked-own = Het Doel van { $other } is { $objective }.
saga-event-objective = { $player } trekt nog een Doel en houdt een van de twee.
saga-event-objective-own = Je trekt het Doel { $objective }.
saga-event-objective-open = { $player } heeft nu het Doel { $objective }.
saga-event-shown = { $player } laat het Doel { $objective } zien.

saga-told = { $player } { $deeds }.
saga-told-turn = Ronde { $round }: { $player } { $deeds }.
saga-told-draws =
    { $count ->
        [one] trekt 1 kaart
       *[other] trekt { $count } kaarten
    }
saga-told-mulligan = ruilt de eerste hand
saga-told-retrieves = haalt { $card } terug van de aflegstapel
saga-told-plays = speelt { $cards }
saga-told-cancels = heft { $target } op met { $card }
saga-told-rolls = gooit { $dice }
saga-told-trial = waagt met { $hero } de heldenproef
saga-told-aids = legt { $card } af om de Moeilijkheid te veranderen
saga-told-takes-from =
    { $count ->
        [one] pakt 1 kaart uit de hand van { $other }
       *[other] pakt { $count } kaarten uit de hand van { $other }
    }
saga-told-takes = pakt { $card }
saga-told-finds-nothing = zoekt en vindt niets
saga-told-peeks = bekijkt het Doel van { $other }
saga-told-objective = trekt nog een Doel en houdt er een
saga-told-objective-open = heeft nu het Doel { $objective }
saga-told-discards = legt { $cards } af
saga-told-sum = { $die } + { $score } ({ $what }) = { $sum } tegen { $difficulty }
saga-told-die = { $die } tegen { $difficulty }
saga-told-test-won = { $sum }: gelukt.
saga-told-test-lost = { $sum }: mislukt.
saga-told-won = { $sum }: { $card } is gehaald!
saga-told-lost = { $sum }: { $card } mislukt.
saga-told-changes = { $changes }.
saga-told-change = { $characteristic } { $values }

saga-reason-objective =
    { $count ->
        [one] { $player } bereikt het Doel { $objective } en wint.
        [2] Twee feeën bereiken hun Doel op hetzelfde moment en winnen samen.
       *[other] { $count } feeën bereiken hun Doel op hetzelfde moment en winnen samen.
    }
saga-reason-hero =
    { $count ->
        [one] { $player } brengt { $hero } naar het heldendoel en wint.
       *[other] { $player } brengt { $hero } naar het heldendoel en wint, samen met anderen.
    }
saga-reason-epilogue =
    { $count ->
        [one] Het verhaal is uit. { $player } is het dichtst bij het eigen Doel en wint.
       *[other] Het verhaal is uit. { $count } feeën zijn even dicht bij hun Doel en winnen samen.
    }

## Waarom niet

saga-refused-top = { $card } zit niet bij de kaarten die je aflegt en kan dus niet bovenop komen. Er is niets gebeurd.
saga-refused-over = Dit spel is afgelopen.
saga-refused-not-seated = Je hebt geen plaats aan deze tafel, dus aan deze draad kun jij niet trekken.
saga-refused-one-answer = Kies één ding tegelijk.
saga-refused-unknown = Dat kun je hier niet kiezen. De knoppen laten zien wat wel kan.
saga-refused-not-asked = Daar valt nu niets te kiezen.
saga-refused-first-hands = Anderen bekijken hun eerste hand nog. Het verhaal begint zo.
saga-refused-turn = { refused-turn }
saga-refused-wish = Dat had je al gekozen.
saga-refused-unfinished = Nu niet: eerst moet er iets anders af.
saga-refused-end-before-trial = Probeer de heldenproef van { $hero } voordat je je beurt beëindigt.
saga-refused-trial-done = De heldenproef is voorbij. Het is tijd voor Avonturen.
saga-refused-trial-once = Je mag de heldenproef maar één keer per beurt proberen.
saga-refused-trial-first = De held moet eerst de heldenproef doorstaan.
saga-refused-trial-turn = Je hebt de heldenproef geprobeerd, dus je kunt deze beurt geen Avontuur spelen.
saga-refused-one-adventure = Je hebt je Avontuur voor deze beurt al gespeeld.
saga-refused-link = Kan niet volgen op { $card }.
saga-refused-already-free = Het volgende Avontuur kan al op elke kaart volgen.
saga-refused-needs-challenge = Alleen tijdens een uitdaging.
saga-refused-own-turn = Alleen in je eigen beurt, buiten een uitdaging.
saga-refused-deck-empty = De stapel is op.
saga-refused-nothing-fits = Niets op de aflegstapel past.
saga-refused-no-entry = Geen Avontuur in het verhaal past.
saga-refused-nothing-to-take = Niemand anders heeft een kaart.
saga-refused-no-objective = Er zijn geen Doelen meer om te trekken.
saga-refused-open-objectives = Alle Doelen liggen al open.
saga-refused-retrieved = Je hebt deze beurt al een kaart teruggehaald.
saga-refused-paid = Je hebt deze beurt met die kaart betaald, dus je kunt hem nu niet terughalen.
saga-refused-no-discard = Er ligt geen Avontuur op de aflegstapel.
saga-refused-cannot-pay = Je hebt een ander Avontuur of twee Ingrepen nodig om te betalen.
saga-refused-window-closed = Te laat: de uitdaging is al verder.
saga-refused-not-in-hand = Deze kaart heb je niet in je hand: { $card }.
saga-refused-adventure-in-challenge = In een uitdaging kun je geen Avontuur spelen.
saga-refused-frozen = Te laat: de dobbelsteen is gegooid.
saga-refused-not-rolled = Te vroeg: de dobbelsteen is nog niet gegooid.
saga-refused-only = Die kaart past niet bij deze proef.
saga-refused-no-difficulty-dice = De Moeilijkheid van deze proef heeft geen dobbelstenen.
saga-refused-difficulty-not-rolled = Te vroeg: de dobbelstenen voor de Moeilijkheid zijn nog niet gegooid.
saga-refused-trial-outcome = De heldenproef heeft geen Beloning en geen Tegenslag.
saga-refused-no-target = Er valt niets op te heffen.
saga-refused-no-aid = Deze Moeilijkheid kun je niet veranderen door af te leggen.
saga-refused-aid-kind = Je hebt hier een ander soort kaart nodig.

## De getekende bladzijde van de regels: korte zinnen in grote letters
saga-page-aim = Samen spinnen jullie het verhaal van één held. Laat jouw geheime Doel uitkomen.
saga-page-turn = Trek 2 kaarten en speel een Avontuur dat op het laatste volgt. Anderen mogen de dobbelsteen bijsturen.
saga-page-end = Bereik je Doel en je wint. Lukt dat niemand voor het einde, dan wint wie het dichtst bij is.
saga-page-shown = Naast de tekst getekend: een held en de achterkant van een kaart; een Avontuur en een dobbelsteen; een Doel en een dobbelsteen.

## Plannen

saga-plan = speel { $card } { $whose } { $when }; { $rest }
saga-plan-open = speel { $card }; kies wanneer
saga-plan-when-win = als de proef waarschijnlijk mislukt, en daarna waarschijnlijk lukt
saga-plan-when-win-sure = als de proef alleen daarmee zeker lukt
saga-plan-when-lose = als de proef waarschijnlijk lukt, en daarna waarschijnlijk mislukt
saga-plan-when-lose-sure = als de proef alleen daarmee zeker mislukt
saga-plan-whose-any = in elke uitdaging
saga-plan-whose-own = in mijn uitdagingen
saga-plan-whose-others = in uitdagingen van anderen
saga-plan-rest-ask = vraag het me anders
saga-plan-rest-pass = anders passen
saga-plan-slot-card = Welke kaart?
saga-plan-slot-when = Wanneer?
saga-plan-slot-whose = In wiens uitdagingen?
saga-plan-slot-rest = Zolang het niets beslist …
saga-plan-over-card = Je hebt { $card } niet meer.
