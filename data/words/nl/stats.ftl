# Hoe mensen het deden: hun eigen spellen, ratings, ranglijsten.

stats-title = Hoe { $person } het hier deed
stats-none = Nog geen afgelopen spellen. `/tafels` toont waar je mee kunt doen.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] één potje
       *[other] { $played } potjes
    }, { $won ->
        [0] geen gewonnen
        [one] één gewonnen
       *[other] { $won } gewonnen
    } · gemiddeld plek { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-game-best = { $summary } · beste score { $best }
stats-rating = Rating **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Rating { NUMBER($points, useGrouping: 0) }, nog niet stabiel
stats-resting = -# Je staat nu niet op de ranglijsten van { $games }: je hebt 60 dagen geen spel afgemaakt. Met je volgende ben je terug.
stats-not-rated = -# Je doet niet mee aan de ratings; dat kun je wijzigen met `/ik instellingen`.
stats-reliability = ⏳ Laatste beurten met een klok: { $said }
reliability-in-time = { $in_time }/{ $turns } op tijd
reliability-new = nieuw hier
reliability-unknown = te weinig om iets te zeggen
reliability-left =
    { $count ->
        [one] één spel verlaten
       *[other] { $count } spellen verlaten
    }
stats-pace = ⌛ De helft van de laatste { $count } antwoorden kwam binnen { $time }
stats-streaks = 🔥 Langste reeks: { $streaks }
stats-streak-wins =
    { $count ->
        [one] één keer gewonnen
       *[other] { $count } keer op rij gewonnen
    }
stats-streak-days =
    { $count ->
        [one] één dag gespeeld
       *[other] { $count } dagen op rij gespeeld
    }
button-stats = Terug naar de resultaten
button-stats-seats = Plaatsen en opties
stats-seats-title = { $person }, per plaats en optie
stats-seats-none = Te weinig spellen om iets te zeggen. Er zijn { $games } afgelopen potjes van één spel nodig.
stats-seats-game = **{ $game }** · { $played } potjes
stats-seats-line =
    { $better ->
        [yes] 👍
       *[no] 👎
    } { $what }: { $inside } · anders { $outside }
stats-seats-tally = { $won } van { $games } gewonnen (gelijk deel: { $even })
stats-seats-seat = Plaats { $number }
stats-seats-players = Met { $number } spelers
stats-seats-computers = Met computerspelers
stats-seats-no-computers = Alleen met mensen
stats-seats-clock = Klok: { $clock }
stats-seats-alike = Geen plaats of optie springt eruit.
stats-seats-help = -# Het gelijke deel is wat je zou winnen als iedereen aan tafel evenveel kans had. Je ziet alleen duidelijke verschillen, bij minstens { $games } potjes; met weinig potjes kan ook dat toeval zijn.
button-stats-luck = Geluk en inzicht
stats-luck-title = Geluk en inzicht van { $person }
stats-luck-none = Te weinig geanalyseerde spellen: er zijn er { $games } nodig. *Hoe het ging*, na een spel, analyseert het.
stats-luck-sum =
    { $games ->
        [one] In één geanalyseerd spel
       *[other] In { $games } geanalyseerde spellen
    }: { $won } gewonnen, waar een gelijk deel { $even } is. Inzicht { $skill }, geluk { $luck }.
stats-luck-help = -# Het gelijke deel, inzicht en geluk zijn samen de gewonnen spellen. Alleen spellen die iemand heeft laten analyseren, tellen mee, hooguit de laatste 60.
luck-picture-title = Winst door inzicht en door geluk
luck-picture-first = Eerste
luck-picture-last =
    { $games ->
        [one] Eén potje
       *[other] { $games } potjes
    }
luck-wins =
    { $sign ->
        [plus] +{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] ±0
    }
luck-skill = Inzicht
luck-luck = Geluk
luck-alt =
    { $games ->
        [one] Hoeveel keer winst inzicht en geluk toevoegden aan een gelijk deel, over één geanalyseerd spel.
       *[other] Hoeveel keer winst inzicht en geluk toevoegden aan een gelijk deel, over { $games } geanalyseerde spellen.
    }
luck-alt-at = Na spel { $game }: inzicht { $skill }, geluk { $luck }.
stats-past = Laatste spellen
stats-result = { $game } · plek { $rank } van { $seats }, score { $score } · { $time }
stats-result-unscored = { $game } · plek { $rank } van { $seats } · { $time }
ranking-title = De besten in { $game }
ranking-none = Niemand heeft al een rating: daar is een spel met minstens twee mensen voor nodig.
ranking-line =
    { $mark } { $person } · **{ NUMBER($points, useGrouping: 0) }** · { $games ->
        [one] één potje
       *[other] { $games } potjes
    }
ranking-line-settling =
    { $mark } { $person } · { NUMBER($points, useGrouping: 0) } · { $games ->
        [one] één potje
       *[other] { $games } potjes
    }, nog niet stabiel
ranking-note = -# Spellen met minstens twee mensen tellen, en je ziet iedereen die er in de laatste 60 dagen een heeft afgemaakt. Een rating is stabiel na { $games } potjes; hij begint op 1000 en stijgt naarmate hij zekerder wordt. Wil je er niet op, gebruik dan `/ik instellingen`.
ranking-shown = De ranglijst staat nu in dit kanaal.
button-ranking = De besten in { $game }
button-ranking-show = In het kanaal tonen
refused-keeps-to-themselves = Diegene houdt de resultaten privé.
refused-closed-channel = Ik kan in dit kanaal niets plaatsen.
command-stats-name = statistieken
command-stats-description = Hoe je het doet, hoe iemand anders het doet, of wie de beste is in een spel
parameter-person-name = persoon
parameter-stats-person-description = Wiens spellen; anders die van jou
parameter-ranking-description = Van welk spel je de ranglijst wilt zien
