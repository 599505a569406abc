# Voor tafels en plaatsen zorgen: pauzes, vervangers, aanbiedingen, plaatsen die vrij zijn.

## Op het bord

board-paused = ⏸️ **Gepauzeerd** door { $player }, { $time }. Geen beurten en geen klokken tot iemand de tafel hervat.
board-paused-together = ⏸️ **Gepauzeerd** zoals afgesproken, { $time }. Geen beurten en geen klokken; iedereen die hier zit, kan de tafel hervatten.
picture-alt-paused = Gepauzeerd.
board-time-up = ⏳ De tijd van { $name } was om { $time }. Wat nu? { $decider } { $name } kan nog spelen.
board-silent = 💤 Jullie wachten al dagen op { $name }. Hoe gaan jullie verder? { $decider } De stemming begon { $time }; { $name } is terug zodra er iets wordt ingedrukt.
board-hostless = 💤 De tafel heeft { $host } nodig, de host, die hier al dagen niet is geweest. Elke speler kan host worden; { $host } blijft host door ergens op te drukken.
board-decides-majority = De meerderheid van de anderen beslist; tot die tijd kun je je antwoord veranderen.
board-decides-anybody = Ieder van de anderen kan beslissen; om het spel te beëindigen is een meerderheid nodig.
board-decides-host = { $host } beslist als host.
board-answer = { $answer }: { $count }
board-answers = -# { $answers } · moeten nog antwoorden: { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 Een vervanger ({ $strength }) speelt voor { $names } tot die op *Mijn hand* drukt.
       *[other] 🤖 Vervangers ({ $strength }) spelen voor { $names } tot die op *Mijn hand* drukken.
    }
board-wanted =
    { $count ->
        [one] 🪑 Vrij om over te nemen: de plaats van { $names }, met alles wat erbij hoort.
       *[other] 🪑 Vrij om over te nemen: de plaatsen van { $names }, met alles wat erbij hoort.
    }
asked-stand-in = { $name } (vervanger speelt)
asked-due = { $name } (tijd is om { $time })
asked-due-extensions =
    { $count ->
        [one] { $name } (tijd is om { $time }; kan nog één keer verlengen)
       *[other] { $name } (tijd is om { $time }; kan nog { $count } keer verlengen)
    }
asked-out = { $name } (geen tijd meer)
asked-silent = { $name } (niets van gehoord)
hand-out = ⏳ Je tijd is om, en de anderen beslissen wat er gebeurt. Je kunt nog spelen.
hand-extensions =
    { $count ->
        [one] Druk op *Ik heb meer tijd nodig* om je beurt te verlengen, één keer in dit spel.
       *[other] Druk op *Ik heb meer tijd nodig* om je beurt te verlengen, { $count } keer in dit spel.
    }
deadline-clock = ⏳ De tijd is om { $time }.
deadline-window = ⏳ Sluit { $time }.
away-until = { $name } (weg tot { $time })
board-away = 🏝️ Op vakantie: { $names }.

## Knoppen

button-out-wait = Wachten
button-out-host = Een andere host
button-out-turn = Vervanger voor deze beurt
button-out-absence = Vervanger tot terugkeer
button-out-wanted = Invaller zoeken
button-out-end = Spel beëindigen
button-take-seat = Deze plaats nemen
button-take-seat-of = De plaats van { $name } nemen
button-seat-accept = Aannemen
button-seat-decline = Weigeren
button-invite-accept = Meedoen
button-join-yes = Toch gaan zitten
button-invite-accept-yes = Toch gaan zitten
button-take-seat-yes = Toch gaan zitten
button-seat-accept-yes = Toch gaan zitten
button-invite-decline = Nee, bedankt
button-pause = Pauzeren
button-resume = Hervatten
button-extend = Ik heb meer tijd nodig
button-want = Invaller vragen
button-when-forced = Als ik niets te kiezen heb
button-stay = Ik blijf
button-give-up = Mijn plaats opgeven
button-give-up-yes = Ja, opgeven
button-seats = Plaatsen
button-host = Host worden
button-claim-host = Host worden
button-seat-turn = Vervanger voor deze beurt
button-seat-absence = Vervanger tot terugkeer
button-seat-open = Openstellen
button-seat-close = Weer sluiten
button-seat-remove = Plaats afnemen
button-send-away = Wegsturen
button-removal-reason = Waarom?
button-again-yes = Ja, nog een keer spelen
button-seat-withdraw = Aanbod intrekken
button-invite-withdraw = Intrekken

## Panelen

more-asked = **Hoe je het hoort**
more-asked-choose = Kies hoe
more-seat = **Jouw plaats**
more-moderating = **Als moderator**
more-table = **De tafel**
panel-seats = Plaatsen · { $table }
panel-seats-choose = Welke plaats?
state-there = speelt.
state-turn = een vervanger speelt deze beurt.
state-absence = een vervanger speelt tot de speler terug is.
state-out = geen tijd meer; de tafel beslist.
state-silent = niets van gehoord; de tafel beslist.
state-computer = een computerspeler ({ $strength }).
state-extensions = Kan nog { $left } van { $most } keer verlengen.
state-open = Vrij om over te nemen.
panel-offered =
    { $count ->
        [one] Aangeboden aan { $people }, nog zonder antwoord.
       *[other] Aangeboden aan { $people }, die nog niet geantwoord hebben.
    }
panel-offer = Of bied iemand de plaats aan; wie hem aanneemt, heeft hem.
panel-offer-choose = Aanbieden aan …
removal-title-send-away = { $name } wegsturen?
removal-title-seat-remove = De plaats van { $name } afnemen?
removal-title-end = Deze tafel sluiten?
removal-label = Een reden om mee te geven (niet verplicht)
removal-hint-send-away = Alleen diegene ziet hem. De plaats komt vrij; terugkomen kan met een uitnodiging.
removal-hint-seat-remove = Alleen diegene ziet hem. Een computer speelt verder; diegene kan de plaats niet zelf terugnemen.
removal-hint-end = De andere spelers lezen hem. Je kunt het spel niet hervatten.
removal-reason = De reden: { $reason }
removal-no-reason =
    { $role ->
        [host] De host gaf geen reden.
       *[moderator] De moderator gaf geen reden.
    }
panel-invitations = Uitnodigingen · { $table }
panel-invitations-none = Er is nu niemand uitgenodigd.
panel-invited = { $person }, uitgenodigd door { $by }
panel-invited-kept = { $person }, uitgenodigd door { $by }. De bewaarde plaats verloopt { $time }.
panel-invite = Wie wil je uitnodigen? Ik bewaar een dag lang een plaats, of tot er een antwoord is.
panel-invite-choose = Uitnodigen …
ask-sit-with =
    { $count ->
        [one] Aan { $table } zit { $name }, die je hebt geblokkeerd. Toch gaan zitten?
       *[other] Aan { $table } zitten { $count } mensen die je hebt geblokkeerd. Toch gaan zitten?
    }
ask-start =
    { $count ->
        [one] Aan { $table } is een plaats bewaard voor { $people }, nog zonder antwoord. Starten zonder te wachten?
       *[other] Aan { $table } zijn plaatsen bewaard voor { $people }, die nog niet geantwoord hebben. Starten zonder hen?
    }
ask-again-blocked =
    { $count ->
        [one] *Nog een keer spelen* nodigt iedereen uit die meespeelde, ook { $people }, die je hebt geblokkeerd. Toch uitnodigen?
       *[other] *Nog een keer spelen* nodigt iedereen uit die meespeelde, ook { $people }, die je allemaal hebt geblokkeerd. Toch uitnodigen?
    }
ask-leave = Wil je je plaats aan { $table } echt opgeven? Een computerspeler speelt verder, en anderen kunnen de plaats overnemen. Je kunt alleen terugkomen zolang niemand dat gedaan heeft.
ask-leave-last = Wil je je plaats aan { $table } echt opgeven? Je bent de laatste daar, dus de tafel sluit, en wat verborgen is, blijft verborgen.

## Wat er gedaan is

done-paused = De tafel is gepauzeerd.
done-resumed = Het spel gaat weer verder.
done-host = Jij bent nu de host.
done-voted = 🗳️ Je antwoord telt. Je kunt het veranderen tot de stemming voorbij is.
done-extended = Je hebt meer tijd. De anderen zien het bij *Wat er gebeurde*.
done-want = Anderen kunnen nu je plaats overnemen. Tot die tijd speel je verder.
done-when-forced-auto = Als je niets te kiezen hebt, antwoord ik binnen een paar seconden voor je.
done-when-forced-ask = Ik vraag het je ook als je niets te kiezen hebt, en wacht tot je drukt. Niemand anders merkt het.
done-when-forced-bluff = Als je niets te kiezen hebt, neem ik de tijd voordat ik voor je antwoord, alsof je nadenkt. Niemand anders merkt het.
done-stay = Je blijft; niemand kan je plaats nu overnemen.
done-left = Je hebt je plaats opgegeven. Bedankt voor het spelen!
done-left-lobby = Je hebt de tafel verlaten.
done-seat-taken = Welkom! Deze plaats is nu van jou, met alles wat erbij hoort.
done-declined = Je hebt het afgeslagen. Bedankt voor je antwoord.
done-invited = { $person } is uitgenodigd. Ik bewaar een dag lang een plaats, of tot er een antwoord is.
done-invitation-withdrawn = Uitnodiging ingetrokken; de plaats is weer vrij.
done-stand-in-turn = Een vervanger speelt deze beurt.
done-stand-in-absence = Een vervanger speelt tot de speler terug is.
done-seat-opened = Iedereen kan deze plaats nu overnemen.
done-seat-closed = Niemand kan deze plaats nu overnemen.
done-seat-removed = Klaar; een computerspeler speelt verder. Stel de plaats open, of bied hem aan iemand aan.
done-started = Het spel aan tafel { NUMBER($table, useGrouping: 0) } is begonnen: { $link }
done-sent-away = Diegene is van deze tafel weg, en komt alleen terug met een uitnodiging van de host of een moderator.
done-offered = Ik heb { $person } de plaats aangeboden. Tot die wordt aangenomen, verandert er niets.
done-withdrawn = Aanbod ingetrokken.

log-sent-away = { $moderator } stuurt { $player } weg van de tafel.

## Weigeringen

refused-not-there = Diegene heeft geen plaats aan deze tafel.
refused-not-asked = Deze plaats is nu niet aan de beurt.
refused-seat-not-offered = Deze plaats is aan niemand aangeboden.
refused-offer-to-bot = Een bot kan geen plaats nemen; voor wie er niet is, spelen vervangers.
refused-left-server = Diegene zit niet op deze server.
refused-offered-sees-not = Diegene ziet het kanaal van deze tafel niet en kan daar dus niet spelen.

## Commando’s

command-table-pause-name = pauzeer
command-table-pause-description = Een tafel pauzeren (host en moderators)
command-table-resume-name = hervat
command-table-resume-description = Een gepauzeerde tafel hervatten
command-table-extend-name = verleng
command-table-extend-description = Meer tijd nemen voor je beurt, als de tafel dat toestaat
command-table-leave-name = verlaat
command-table-leave-description = Je plaats opgeven
command-table-host-name = host
command-table-host-description = Host van een tafel worden (moderators)
command-table-replace-name = vervang
command-table-replace-description = Een vervanger of iemand anders een plaats laten spelen
command-table-remove-name = verwijder
command-table-remove-description = Iemand uit een lobby wegsturen (host); een plaats afnemen (moderators)
command-table-invite-name = uitnodigen
command-table-invite-description = Iemand uitnodigen voor een tafel die nog niet begonnen is
parameter-guest-description = Wie; laat leeg om te zien wie er uitgenodigd is
parameter-seat-name = plaats
parameter-seat-description = Welke plaats
parameter-player-name = speler
parameter-player-description = Of wie daar zit
parameter-by-name = door
parameter-by-description = Wie het overneemt, als diegene dat wil; anders een vervanger
