# Een afgelopen spel nog eens bekeken: kansen, keerpunten, geluk en inzicht.

button-review = Hoe het ging
button-review-all = Overzicht
button-review-turn = Keerpunt { NUMBER($number) }
button-review-show = In het kanaal tonen
button-review-replay = In de replay bekijken
button-review-again = Opnieuw bekijken

review-title = Hoe het ging · { $table }
review-percent = { NUMBER($count) }%
review-picture-title = Winstkansen
review-picture-begin = Begin
review-picture-end = Einde
review-picture-from-to = { NUMBER($first) }% → { NUMBER($last) }%

review-wait = 🔎 Ik speel dit spel vanaf veel standen verder om te zien wat elk antwoord waard was.
review-progress =
    { $done ->
        [0] Geef me even; dit bericht laat het resultaat zien.
       *[other] { NUMBER($done) }% klaar; dit bericht laat het resultaat zien.
    }
review-alt = Ieders winstkansen, van het begin tot het einde.
review-alt-seat = { $player } aan het begin, na elk kwart en aan het eind: { $chances }.
review-alt-turn = Keerpunt { NUMBER($number) }, door { $player }.
review-share = { $name }: { $answers } alleen door antwoorden, geluk { $luck } · { $quality }
review-share-vague = { $name }: te weinig verschil om inzicht van geluk te onderscheiden · { $quality }
review-share-few = { $name }: te weinig vragen om inzicht van geluk te onderscheiden
review-kept-all = gemiddeld antwoorden die ongeveer zo goed waren als de beste
review-kept = gemiddeld behield een antwoord { $share } van de kans van het beste
review-range = { NUMBER($low) }–{ NUMBER($high) }%
review-luck-range = { $low } tot { $high }
review-shares = **Inzicht en geluk**
review-shares-help =
    -# *Alleen door antwoorden*: je kans om te winnen als alleen ieders antwoorden telden, gezien wat elke speler kon weten. *Geluk*, in procentpunten, is de rest: toeval, de verdeling, wie begon, en wat verborgen was. Dit is een schatting; waar ik het niet zeker weet, geef ik een bereik. { $weighed ->
        [0] In dit spel viel er niets te kiezen.
       *[other] Ik bekeek { NUMBER($weighed, useGrouping: 0) } van { NUMBER($questions, useGrouping: 0) } vragen.
    }
review-place-turn = Beurt { NUMBER($turn, useGrouping: 0) }
review-place-owner =
    { $chapter }, { $number ->
        [0] de beurt van { $name }
       *[other] beurt { NUMBER($number) } van { $name }
    }
review-best = **Beste zetten**
review-best-move = { $name }, { $place }: { $made } · ongeveer { NUMBER($chance) }%, met het beste andere antwoord { NUMBER($next) }%
review-best-none = { $name }: geen antwoorden die eruit springen
review-no-turns = Ik vond geen antwoord dat dit spel zeker deed kantelen.
review-turn-title = Keerpunt { NUMBER($number) } van { NUMBER($count) } · { $place } · { $table }
review-turn =
    { $name } antwoordde { $made }; daarmee win je ongeveer { $chance ->
        [one] 1 potje
       *[other] { NUMBER($chance) } potjes
    } van de 100.
    Beter: { $better }; daarmee win je er ongeveer { $best ->
        [one] 1
       *[other] { NUMBER($best) }
    } van de 100.
review-turn-where = -# Wat { $name } toen zag.
review-shown = Het staat nu in het kanaal, voor iedereen.

refused-not-reviewed = Ik kon dit spel niet analyseren. Wie de bot beheert, vindt de oorzaak onder **{ $reference }**.
refused-shown-already = Het kanaal heeft dit al gezien.
refused-not-sent-there = Ik kon niets plaatsen in het kanaal van deze tafel. `/beheer controleer` toont wat ik mis.

command-table-review-name = analyse
command-table-review-description = Hoe een afgelopen spel ging: kansen, keerpunten, geluk en inzicht
