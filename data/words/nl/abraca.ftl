# Abraca…wat? – namen, opties, keuzes, verloop, weigeringen en regels.

abraca-name = Abraca…wat?
abraca-tagline = Spreek de spreuken uit die voor je staan. Iedereen ziet ze, behalve jij.
abraca-players = 2–5 spelers, ongeveer 30 minuten

## Spreuken

abraca-spell-1 = Oeroude Draak
abraca-spell-2 = Duistere Zwerver
abraca-spell-3 = Zoete Droom
abraca-spell-4 = Nachtzanger
abraca-spell-5 = Onweersstorm
abraca-spell-6 = Sneeuwstorm
abraca-spell-7 = Vuurbal
abraca-spell-8 = Toverdrank

abraca-effect-1 = Gooi de dobbelsteen: zoveel levens verliest de rest. Mislukt het, dan jij.
abraca-effect-2 = Alle anderen verliezen 1 leven en jij krijgt er 1 bij.
abraca-effect-3 = Gooi de dobbelsteen: zoveel levens krijg je erbij.
abraca-effect-4 = Pak een geheime steen. Alleen jij ziet hem.
abraca-effect-5 = { $left } links van je en { $right } rechts van je verliezen elk 1 leven.
abraca-effect-5-one = { $player } zit links én rechts van je en verliest 1 leven.
abraca-effect-6 = { $player }, links van je, verliest 1 leven.
abraca-effect-7 = { $player }, rechts van je, verliest 1 leven.
abraca-effect-8 = Je krijgt er 1 leven bij.
abraca-effect-full = Je hebt al je levens nog, dus je raakt alleen de steen kwijt.

## Opties van de tafel

abraca-option-easy_order = Vrije volgorde
abraca-option-easy_order-help = Mag je na een getal dat lukt elk ander noemen, of alleen hetzelfde of hoger?
abraca-option-easy_order-true = Elk getal
abraca-option-easy_order-false = Hetzelfde of hoger
abraca-option-last_standing = Wie het langst blijft staan
abraca-option-last_standing-help = Gaat een ronde door tot er één tovenaar over is? Dan krijgt alleen de winnaar punten.
abraca-option-last_standing-true = Tot er één over is
abraca-option-last_standing-false = Tot de eerste valt
abraca-option-lower_spell = Lagere getallen
abraca-option-lower_spell-help = Getallen onder het laatste dat lukte: niet te kiezen, of een valstrik die 1 leven kost?
abraca-option-lower_spell-reject = Niet te kiezen
abraca-option-lower_spell-penalty = Een valstrik: 1 leven
abraca-option-counter_aid = Stenenteller
abraca-option-counter_aid-help = Telt je hand de stenen die je niet ziet, en streept ze getallen voor je weg?
abraca-option-counter_aid-true = Tel voor mij
abraca-option-counter_aid-false = Zelf tellen
abraca-option-spectators = Toeschouwers
abraca-option-spectators-help = Wat zien toeschouwers: alleen de tafel, of alle handen (en dan mogen ze niet meer meespelen)?
abraca-option-spectators-public = Alleen de tafel
abraca-option-spectators-all = Alle handen
abraca-option-first_player = Wie begint
abraca-option-first_player-help = Wie begint in ronde 1? Is die plaats leeg, dan beslist het lot.
abraca-option-first_player-random = Het lot beslist
abraca-option-first_player-seat0 = Plaats 1
abraca-option-first_player-seat1 = Plaats 2
abraca-option-first_player-seat2 = Plaats 3
abraca-option-first_player-seat3 = Plaats 4
abraca-option-first_player-seat4 = Plaats 5
abraca-option-first_player-printed = de plaats van de oudste speler

## Wat je gevraagd wordt

abraca-aim =
    { $stones ->
        [one] Wie het eerst { $target } punten heeft, wint; jij hebt er { $points }. Zo win je de ronde: gebruik je laatste steen of schakel iemand uit.
        [2] Wie het eerst { $target } punten heeft, wint; jij hebt er { $points }. Zo win je de ronde: gebruik je beide stenen of schakel iemand uit.
       *[other] Wie het eerst { $target } punten heeft, wint; jij hebt er { $points }. Zo win je de ronde: gebruik al je { $stones } stenen of schakel iemand uit.
    }
abraca-aim-standing =
    { $stones ->
        [one] Wie het eerst { $target } punten heeft, wint; jij hebt er { $points }. Zo win je de ronde: gebruik je laatste steen of blijf als laatste over.
        [2] Wie het eerst { $target } punten heeft, wint; jij hebt er { $points }. Zo win je de ronde: gebruik je beide stenen of blijf als laatste over.
       *[other] Wie het eerst { $target } punten heeft, wint; jij hebt er { $points }. Zo win je de ronde: gebruik al je { $stones } stenen of blijf als laatste over.
    }
abraca-prompt-first = Noem een spreuk.
abraca-prompt-next =
    { $last ->
        [8] Gelukt! Probeer nog een 8, of beëindig je beurt.
       *[other] Gelukt! Ga door met { $last } of hoger, of beëindig je beurt.
    }
abraca-prompt-easy = Gelukt! Noem nog een spreuk, of beëindig je beurt.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint =
    { $loss ->
        [one] Te laag: het mislukt, kost je { $loss } leven en je beurt is voorbij.
       *[other] Te laag: het mislukt, kost je { $loss } levens en je beurt is voorbij.
    }
abraca-hint-cast = { $count } zie je niet · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] Die kun je niet hebben. Het mislukt en kost je een worp met de dobbelsteen.
        [one] Die kun je niet hebben. Het mislukt en kost je { $loss } leven.
       *[other] Die kun je niet hebben. Het mislukt en kost je { $loss } levens.
    }
abraca-option-end = Beurt beëindigen
abraca-option-end-hint = Stop hier. Je vult aan tot vijf stenen.

## Plannen

abraca-plan = { $steps }
abraca-plan-stop = dan stoppen
abraca-plan-slot =
    { $place ->
        [1] Eerst …
       *[other] Daarna, als dat lukt …
    }
abraca-plan-over-round = Er is een nieuwe ronde begonnen.
abraca-plan-over-failed = Je beurt is voorbij.
abraca-plan-over-lower = { $number } is lager dan { $last }, het laatste getal dat lukte.
abraca-plan-over-hopeless = Je kunt geen { $number } meer hebben.

abraca-advice-cast =
    { $copies ->
        [one] Maar 1 van de { $unseen } stenen die je niet ziet, is een { $number }
       *[other] { $copies } van de { $unseen } stenen die je niet ziet, zijn een { $number }
    }, en { $stones ->
        [one] maar 1 van die { $unseen } is van jou
       *[other] { $stones } van die { $unseen } zijn van jou
    }. De { $number } lukt { $works }; een misser kost je { $number ->
        [1] een worp met de dobbelsteen.
       *[other] 1 leven.
    }
abraca-advice-sure = Van de { $unseen } stenen die je niet ziet, zijn er { $copies } een { $number }. Minstens één daarvan moet dus van jou zijn.
abraca-advice-hopeless = Je kunt geen { $number } hebben. Het mislukt dus en kost je { $number ->
        [1] een worp met de dobbelsteen.
       *[other] 1 leven.
    }
abraca-advice-end = Je beste kans is nu de { $number }, en die lukt { $works }. Als je stopt, riskeer je niets.
abraca-advice-uncounted =
    { $number ->
        [0] Als je stopt, riskeer je niets. De kansen reken je hier zelf uit.
        [1] Een misser kost je een worp met de dobbelsteen. De kansen reken je hier zelf uit.
       *[other] Een misser kost je 1 leven. De kansen reken je hier zelf uit.
    }

## Wat er gebeurde

abraca-chapter = Ronde { $number }
abraca-chapter-name = Ronde
abraca-event-hit = { $player } noemt { $number }, { $spell }: gelukt!
abraca-event-miss = { $player } noemt { $number }, { $spell }: mislukt.
abraca-event-lower = { $player } noemt { $number }, { $spell }: te laag. Niemand komt te weten of de steen er is.
abraca-event-roll = De dobbelsteen toont { $roll }.
abraca-event-loss =
    { $amount ->
        [one] { $player } verliest { $amount } leven: { $before } → { $after }.
       *[other] { $player } verliest { $amount } levens: { $before } → { $after }.
    }
abraca-event-gain =
    { $amount ->
        [one] { $player } krijgt er { $amount } leven bij: { $before } → { $after }.
       *[other] { $player } krijgt er { $amount } levens bij: { $before } → { $after }.
    }
abraca-event-full = { $player } heeft alle { $after } levens al.
abraca-event-secret =
    { $count ->
        [one] { $player } pakt een geheime steen.
       *[other] { $player } pakt { $count } geheime stenen.
    }
abraca-event-secret-own-living = Je geheime steen is een { $number }, { $spell }. Hij is 1 punt waard als je nog leeft wanneer de ronde eindigt.
abraca-event-secret-own-winner = Je geheime steen is een { $number }, { $spell }. Hij is 1 punt waard als je de ronde wint.
abraca-event-eliminated = { $player } ligt eruit tot het einde van de ronde en laat alle stenen zien.
abraca-event-end = { $player } beëindigt de beurt.
abraca-event-refill =
    { $count ->
        [one] { $player } trekt 1 steen.
       *[other] { $player } trekt { $count } stenen.
    }
abraca-event-all-used = Ronde { $round } is voorbij: { $player } heeft alle stenen gebruikt en wint. Alle anderen zakken naar 0 levens.
abraca-event-attack = Ronde { $round } is voorbij: { $player } wint met een knock-out.
abraca-event-own-fault = Ronde { $round } is voorbij: { $player } heeft geen levens meer.
abraca-event-survivor = Ronde { $round } is voorbij: { $player } staat als laatste nog overeind.
abraca-event-points =
    { $points ->
        [one] { $player } krijgt 1 punt en heeft er nu { $total }.
       *[other] { $player } krijgt { $points } punten en heeft er nu { $total }.
    }
abraca-event-near =
    { $count ->
        [one] { $players } heeft nog maar 1 punt nodig om het spel te winnen.
       *[other] { $players } hebben elk nog maar 1 punt nodig om het spel te winnen.
    }
abraca-event-round = Ronde { $round }: iedereen heeft { $lives } levens en { $stones } stenen. { $player } begint.

abraca-told-casts =
    { $player }: { $casts }{ $secrets ->
        [0] { "" }
        [one] , pakt een geheime steen
       *[other] , pakt { $secrets } geheime stenen
    }{ $drawn ->
        [0] .
        [one] , trekt dan 1 steen.
       *[other] , trekt dan { $drawn } stenen.
    }
abraca-told-hit = { $number } ✓
abraca-told-miss = { $number } ✗
abraca-told-lower = { $number } ✗ (te laag)
abraca-told-lives = Levens: { $changes }.
abraca-told-life = { $player } { $path }
abraca-told-points = Punten: { $scores }.
abraca-told-score = { $player } +{ $points } = { $total }
abraca-told-round = Ronde { $round }: iedereen heeft { $lives } levens en { $stones } stenen.

abraca-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
abraca-reason-points = { $player } haalt { $points } punten en wint.
abraca-reason-last-round = Meerdere spelers hebben genoeg punten; { $player } haalde er in de laatste ronde de meeste en wint.
abraca-reason-life = Meerdere spelers hebben genoeg punten, ook in de laatste ronde gelijk; { $player } heeft meer levens over en wint.
abraca-reason-shared =
    { $count ->
        [2] Twee spelers staan in alles gelijk en delen de overwinning.
       *[other] { $count } spelers staan in alles gelijk en delen de overwinning.
    }

## Waarom niet

abraca-refused-declare-first = Noem minstens één spreuk voordat je je beurt beëindigt.
abraca-refused-number = De spreuken zijn genummerd van 1 tot 8.
abraca-refused-lower = Je laatste spreuk was { $last }. Noem { $last } of hoger, of beëindig je beurt.

## De getekende bladzijde van de regels: korte zinnen in grote letters
abraca-page-aim = Ontdek welke spreuken je hebt en spreek ze uit. Wie het eerst 8 punten heeft, wint.
abraca-page-turn = Noem een getal. Heb je het, dan werkt de spreuk en mag je doorgaan. Zo niet, dan verlies je een leven.
abraca-page-end = Gebruik al je stenen of schakel iemand uit: dan win je de ronde. Speel door tot iemand 8 punten heeft.
abraca-page-shown = Naast de tekst getekend: een verborgen steen tussen een 8 en een 5; een 7 die lukt, met een 8 erna; een leeg hart en 8 punten.

# De les

abraca-lesson-backs = **Je bent een tovenaar met vijf toverstenen, maar je ziet alleen de achterkanten.** Alle anderen kunnen ze lezen. Noem een getal dat je hebt en de spreuk werkt. Noem er een dat je niet hebt en je verliest een leven. Druk op **Verder**.
abraca-lesson-unseen = **Hoe raad je dan?** Je kunt de stenen van alle anderen lezen. De verlichte rij telt de stenen die je niet ziet: ze staan in je hand of zijn uit het spel. Er zijn acht stenen met een 8, en zes daarvan zie je niet, dus er staat er waarschijnlijk een bij jou. De vier stenen met een 4 zie je allemaal, dus een 4 kun je niet hebben.
abraca-lesson-first = **Jij bent aan de beurt: kies 6 · Sneeuwstorm.** Vier van de zes stenen met een 6 zie je niet, dus in 72% van de gevallen heb je er een. Lukt het, dan mag je doorgaan, maar nooit met een lager getal. Als je met 6 begint, houd je 7 en 8 achter de hand.
abraca-lesson-first-done = **Gelukt!** De Sneeuwstorm kost Reiger, links van je, een leven, en je 6 is gebruikt. Een steen minder is ook goed: gebruik ze alle vijf in één beurt en je wint de ronde.
abraca-lesson-first-wrong = Dat kan, maar daarvan zie je er meer. Je zou waarschijnlijk missen en een leven verliezen. Kies **6 · Sneeuwstorm**.
abraca-lesson-first-wrong-high = Dat lukt waarschijnlijk, maar daarna mag je niet meer lager. Begin met **6 · Sneeuwstorm** en bewaar 7 en 8 voor straks.
abraca-lesson-higher = **Je mag doorgaan met 6 of hoger.** Vier van de zeven stenen met een 7 zie je niet. Druk op **7 · Vuurbal**: die raakt de speler rechts van je.
abraca-lesson-higher-done = **Twee op een rij!** Kikker verliest een leven. Je hebt nog drie stenen.
abraca-lesson-higher-wrong = Dat kan ook lukken, maar een 7 raakt weer iemand anders. Druk op **7 · Vuurbal**.
abraca-lesson-higher-wrong-early = Je mag stoppen zodra een getal gelukt is. Maar je hebt waarschijnlijk een 7, en een misser kost maar één leven. Druk dus eerst op **7 · Vuurbal**.
abraca-lesson-stop = **Stop nu het nog goed gaat.** De 8 geneest je alleen, en je hebt alle zes levens nog. Druk op **Beurt beëindigen**: je vult aan tot vijf stenen.
abraca-lesson-stop-done = **Goed gespeeld.** Twee getallen, geen misser. Je nieuwe stenen staan rechts, en iedereen ziet ze, behalve jij.
abraca-lesson-stop-wrong = Twee is genoeg. Een misser kost je nu een leven voor bijna niets. Druk op **Beurt beëindigen**.
abraca-lesson-stop-wrong-high = De 8 geneest één leven, en je hebt er nog geen verloren. Druk op **Beurt beëindigen** en bewaar die 8 voor later.
abraca-lesson-others = **Daarna spelen de anderen.** Met een 4, de Nachtzanger, pakte Reiger een van de vier **geheime stenen**. Alleen Reiger mag hem bekijken, en hij is 1 punt waard als Reiger de ronde overleeft. De 7 van Reiger raakte jou, want jij zit rechts van Reiger. Kikker probeerde de enige 1 en miste: dat kost een worp met de dobbelsteen, hier drie levens. Let goed op wat lukt en wat mislukt.
abraca-lesson-end = **Een ronde eindigt als iemand het laatste leven verliest of de laatste steen gebruikt.** Gebruik al je stenen of schakel iemand uit, en je krijgt 3 punten, plus 1 voor elke geheime steen. Verlies je je laatste leven door je eigen misser, dan krijgen de anderen elk 1 punt. Wie het eerst 8 punten heeft, wint.
abraca-mark-own = jouw stenen
abraca-mark-rivals = de stenen van de andere spelers
abraca-mark-unseen = de rij met stenen die je niet ziet
