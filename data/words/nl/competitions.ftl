# Wat moderators in competities en toernooien herstellen, en hoe dat wordt genoteerd.

button-competition-back = Terug
button-repair-people = Mensen
button-repair-results = Uitslagen
button-repair-notes = Wat moderators deden
button-repair-withdrawn = Afmelden
button-repair-disqualified = Diskwalificeren
button-repair-in = Weer toelaten
repair-people-title = Mensen
repair-people-which = Iemand …
repair-person = **{ $name }** { $state }.{ $replaced ->
        [yes] { " " }Iemand anders speelt verder met die punten; laat je { $name } weer toe, dan krijgt die ze terug.
       *[no] { "" }
    }
repair-entry-in = doet mee
repair-entry-withdrawn = is gestopt
repair-entry-disqualified = is gediskwalificeerd
repair-results-title = Uitslagen
repair-results-which = Een spel …
repair-game-state =
    { $state ->
        [waiting] Het is nog niet begonnen.
        [open] Het is bezig.
        [over] De uitslag telt.
        [adjudicated] De tijd was om, dus het telt met de punten die te verwachten waren.
        [ruled] Een moderator heeft het beslist.
       *[void] Het telt voor niemand.
    }
repair-rule = Hoe het telt …
repair-rule-win = { $name } wint
repair-rule-equal = Iedereen deelt de punten
repair-rule-nobody = Het telt voor niemand
repair-rule-game = Het spel zelf beslist
repair-note-withdrawn = { $moderator } meldt { $person } af.
repair-note-disqualified = { $moderator } diskwalificeert { $person }.
repair-note-in = { $moderator } laat { $person } weer toe.
repair-note-replaced = { $moderator } laat { $other } verder spelen voor { $person }.
repair-note-ruled = { $moderator } beslist dit spel: { $game }.
repair-note-unruled = { $moderator } laat het spel zelf beslissen: { $game }.
repair-note-extended = { $moderator } geeft de ronde meer tijd.
repair-note-cut = { $moderator } beëindigt de ronde.
repair-note-started = { $moderator } laat het toernooi beginnen.
repair-note-delayed = { $moderator } stelt het begin uit.
repair-note-called-off = { $moderator } gelast het toernooi af. Een dag lang is dat terug te draaien.
repair-note-resumed = { $moderator } laat het toernooi doorgaan.
repair-note-moved = { $moderator } verplaatst de volgende spellen naar een ander kanaal.
repair-note-options = { $moderator } wijzigt de opties.
button-repair-retry = Opnieuw proberen
repair-note-lengthened = { $moderator } geeft het seizoen een week extra.
repair-note-closed = { $moderator } maakt dit het laatste seizoen.
repair-note-reopened = { $moderator } laat er weer seizoenen volgen.
repair-note-retried = { $moderator } laat me opnieuw proberen wat mislukt was.
repair-note-plays = (Speelt hier zelf mee.)
repair-owed =
    ⚠️ { $time }: { $post ->
        [summary] Het overzicht van de week staat niet in het kanaal.
        [announcement] De aankondiging staat niet in het kanaal.
        [postponement] De nieuwe starttijd staat niet in het kanaal.
        [round] De tafels van de ronde staan niet in het kanaal.
        [off] De afgelasting staat niet in het kanaal.
        [role] Wie won, heeft de rol nog niet.
       *[end] De uitslag staat niet in het kanaal.
    } { $why ->
        [gone] Het kanaal bestaat niet meer.
        [denied] Ik mag daar niets plaatsen.
        [role] Ik heb *Rollen beheren* nodig, en mijn rol moet erboven staan.
        [unreachable] Discord gaf geen antwoord.
       *[unsure] Ik werd halverwege onderbroken; misschien is het toch gelukt.
    }
repair-still-missing = Het lukt nog steeds niet. De reden staat hieronder.
repair-nothing-missing = Er ontbreekt niets, dus ik heb niets overgedaan. De volgende stap komt vanzelf.
refused-own-game = Je speelt zelf mee in dit spel; een andere moderator moet het beslissen.
