# Wat er met een tafel gebeurt buiten de zetten: pauzes, klokken, vervangers, voorstellen, plaatsen die van hand wisselen.

clock-live = Live: 10 minuten
clock-day = Een dag
clock-relaxed = Op je gemak: 3 dagen
clock-none = Geen klok
clock-own = { $reserve }, plus { $refill } per beurt, tot { $cap }
duration-minutes =
    { $count ->
        [one] één minuut
       *[other] { $count } minuten
    }
duration-hours =
    { $count ->
        [one] één uur
       *[other] { $count } uur
    }
duration-days =
    { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
duration-hours-minutes = { $hours } u { $minutes } min
duration-days-minutes = { $days } d { $minutes } min
duration-days-hours = { $days } d { $hours } u
duration-days-hours-minutes = { $days } d { $hours } u { $minutes } min
refused-no-such-duration = Ik kan “{ $typed }” niet lezen als tijdsduur; er is niets veranderd. Schrijf een getal met een eenheid, zoals 90 min, 1u30, 12 u, 3 d of 2 weken.
refused-no-such-clock = Die klok kan niet: je begint met minstens 5 minuten, het maximum ligt daartussen en 60 dagen, en per beurt komt er niet meer bij dan het maximum. Er is niets veranderd.
clock-live-help = Elk 10 minuten, er komt er 1 bij per beurt, nooit meer dan 15.
clock-day-help = Elk 1 dag, er komt 8 uur bij per beurt, nooit meer dan anderhalve dag.
clock-relaxed-help = Elk 3 dagen, er komt een halve dag bij per beurt, nooit meer dan 5 dagen.
clock-none-help = Neem alle tijd die je wilt.

when-out-ask = de spelers stemmen
when-out-wait = meer tijd
when-out-host = iemand anders wordt host
when-out-turn = een vervanger speelt deze beurt
when-out-absence = een vervanger speelt tot de speler terug is
when-out-wanted = een vervanger speelt, en anderen kunnen de plaats overnemen
when-out-end = het spel eindigt
when-out-by = { $verdict } ({ $decider })
decider-majority = de meerderheid van de anderen beslist
decider-anybody = ieder van de anderen kan beslissen
decider-host = de host beslist
decider-majority-help = Meer dan de helft van de anderen die er zijn; zijn alle antwoorden verschillend, dan de meeste stemmen.
decider-anybody-help = Wie het eerst drukt; alleen om het spel te beëindigen is een meerderheid nodig.
decider-host-help = De meerderheid als de host er niet is of geen tijd meer heeft.

log-silent =
    { $count ->
        [one] { $seat } is hier al een dag niet geweest, en het spel wacht: de anderen beslissen hoe het verdergaat.
       *[other] { $seat } is hier al { $count } dagen niet geweest, en het spel wacht: de anderen beslissen hoe het verdergaat.
    }
log-host-silent =
    { $count ->
        [one] De host is hier al een dag niet geweest: elke speler kan nu host worden.
       *[other] De host is hier al { $count } dagen niet geweest: elke speler kan nu host worden.
    }
log-there-again = { $player } is er weer.
log-extended =
    { $left ->
        [0] { $seat } neemt meer tijd, voor het laatst in dit spel.
        [one] { $seat } neemt meer tijd, en kan dat nog één keer doen.
       *[other] { $seat } neemt meer tijd, en kan dat nog { $left } keer doen.
    }
log-quiet-hours = De stille uren van deze server zijn nu van { $start } tot { $end } ({ $timezone }). Dan staan de klokken stil, dus de resterende tijd is veranderd.
log-quiet-none = Deze server heeft geen stille uren meer. De klokken lopen dag en nacht, dus de resterende tijd is veranderd.
log-days-off-changed = De vrije dagen van { $seat } zijn veranderd, en daarmee de resterende tijd.
log-time-to-start = Het is tijd: het spel begint.
log-start-missed =
    { $count ->
        [one] Het was tijd om te starten, maar er ontbrak nog één speler.
       *[other] Het was tijd om te starten, maar er ontbraken nog { $count } spelers.
    }
log-paused = { $player } pauzeert de tafel.
log-paused-together = Iedereen is akkoord: de tafel is gepauzeerd.
log-resumed = { $player } hervat de tafel.
log-host = { $player } is nu de host.
log-left-game = { $seat } geeft de plaats op; een computerspeler speelt verder, en anderen kunnen de plaats overnemen.
log-removed = { $moderator } neemt { $seat } de plaats af; een computerspeler speelt verder.
log-returned = { $player } is terug en lost de vervanger af.
log-wanted = { $seat } zoekt een invaller: iedereen kan de plaats overnemen.
log-not-wanted = { $seat } blijft toch.
log-took-seat = { $player } neemt het over van { $seat }.
log-offered = { $by } biedt { $player } de plaats van { $seat } aan.
log-offer-declined = { $player } weigert de plaats van { $seat }.
log-invitation-declined = { $player } slaat de uitnodiging af.
log-offer-withdrawn = { $moderator } trekt het aanbod van de plaats van { $seat } in.
log-invited = { $by } nodigt { $player } uit.
log-invitation-withdrawn = { $player } trekt een uitnodiging in.
log-invitation-lapsed = Een uitnodiging bleef zonder antwoord; de plaats is weer vrij.
log-opened-seat = { $moderator } stelt de plaats van { $seat } open voor iedereen.
log-closed-seat = { $moderator } sluit de plaats van { $seat }: niemand kan hem nu overnemen.
log-moved = { $player } haalt de tafel naar een ander kanaal.
log-ended-by = { $player } sluit de tafel voordat het spel uit is.
log-decided-by = { $player } beslist over { $seat }: { $verdict }.
log-decided-together = De tafel beslist over { $seat }: { $verdict }.
log-time-up = De tijd van { $seat } is om.
log-decided = { $seat }: { $verdict }.
log-proposed-end = { $seat } stelt voor om het spel hier te beëindigen.
log-proposed-pause = { $seat } stelt een pauze voor.
log-proposed-undo =
    { $count ->
        [one] { $seat } stelt voor om de laatste zet terug te nemen.
       *[other] { $seat } stelt voor om de laatste { $count } zetten terug te nemen.
    }
log-agreed = { $seat } gaat akkoord.
log-declined = { $seat } weigert.
log-withdrawn = { $seat } trekt het voorstel in.
log-ended-together = Iedereen is akkoord: het spel eindigt hier.
log-taken-back =
    { $count ->
        [one] { $seat } neemt een zet terug.
       *[other] Voor { $seat } worden { $count } zetten teruggenomen.
    }

refused-paused = De tafel is gepauzeerd; er is niets veranderd. Na de pauze gaat het hier verder.
refused-not-playing = Het spel is nu niet bezig.
refused-not-paused = De tafel is niet gepauzeerd.
refused-moderator-only = Dat kan alleen een moderator.
refused-host-already = Je bent de host al.
refused-host-is-there = De host is er; er is niets veranderd.
refused-nobody-else = Er is hier niemand anders die host kan worden.
refused-own-time = Dat beslissen de anderen, niet jij; maar je kunt nog spelen. Druk op *Mijn hand* om je keuzes te zien.
refused-no-clock-runs = Je klok loopt niet, dus je hebt geen extra tijd nodig.
refused-no-extension-left =
    { $count ->
        [0] Aan deze tafel kun je geen beurten verlengen. Onder *Meer* kun je een pauze voorstellen.
        [one] Aan deze tafel kun je één beurt verlengen, en dat heb je al gedaan. Onder *Meer* kun je een pauze voorstellen.
       *[other] Aan deze tafel kun je { $count } beurten verlengen, en dat heb je al gedaan. Onder *Meer* kun je een pauze voorstellen.
    }
refused-unreliable = Om hier mee te doen moet je minstens { $least }% van je beurten op tijd spelen. Van je laatste { $turns } speelde je er { $in_time } op tijd ({ $percent }%). Laat zien dat je op tijd bent aan een tafel die je zelf opent, of een die minder vraagt.
refused-newcomer =
    { $turns ->
        [0] Ik ken je nog niet goed genoeg voor deze tafel: je hebt hier nog geen beurt met een klok gehad, en je hebt er { $needed } nodig. Begin aan een tafel zonder deze eis, of open er zelf een.
        [one] Ik ken je nog niet goed genoeg voor deze tafel: je hebt hier één beurt met een klok gehad, en je hebt er { $needed } nodig. Begin aan een tafel zonder deze eis, of open er zelf een.
       *[other] Ik ken je nog niet goed genoeg voor deze tafel: je hebt hier { $turns } beurten met een klok gehad, en je hebt er { $needed } nodig. Begin aan een tafel zonder deze eis, of open er zelf een.
    }
refused-time-not-up = Over deze plaats valt niets meer te beslissen; er is niets veranderd.
refused-host-decides = Aan deze tafel beslist de host dat; een moderator kan het ook.
refused-players-decide = Dat beslissen de spelers aan deze tafel samen.
refused-seat-changed = Iemand anders heeft die plaats intussen, of niemand; er is niets veranderd.
refused-last-person = Dan zit er niemand meer aan deze tafel. Bied de plaats eerst aan iemand anders aan, of sluit de tafel.
refused-sits-already = Die persoon zit al aan deze tafel.
refused-invited-already = Die persoon is al uitgenodigd, maar heeft nog niet geantwoord.
refused-has-declined = Die persoon heeft een uitnodiging voor deze tafel afgeslagen, maar kan in de lobby nog op *Meedoen* drukken.
refused-invited-enough = Die persoon is al twee keer uitgenodigd en heeft niet geantwoord, maar kan in de lobby nog op *Meedoen* drukken.
refused-blocked-them = Je hebt die persoon geblokkeerd. Hef dat eerst op om samen te spelen: `/ik geblokkeerd`.
refused-nobody-invited = Die persoon heeft geen uitnodiging.
refused-sent-away = Je bent van deze tafel weggestuurd. Om hier weer mee te doen heb je een uitnodiging van de host of een moderator nodig.
refused-they-were-sent-away = Die persoon is van deze tafel weggestuurd; alleen de host of een moderator kan een uitnodiging sturen.
refused-too-long-reason = Dat is te lang: een reden mag hooguit { $most } tekens hebben.
refused-not-your-removal = Dat is voor de persoon die verwijderd is.
refused-send-away-self = Druk op *Verlaten* om zelf weg te gaan.
refused-offered-already = Die persoon heeft deze plaats al aangeboden gekregen, maar heeft nog niet geantwoord.
refused-no-say-in-seat = Dat beslissen de anderen aan de tafel als de tijd van de plaats om is; de host en moderators kunnen het altijd.
refused-no-person-there = Daar zit een computerspeler.
refused-no-such-seat = Die plaats heeft deze tafel niet.
refused-seat-not-free = Deze plaats is niet vrij.
refused-have-seen-more = Je hebt meer van dit spel gezien dan een speler op die plaats mag weten, dus je kunt hem niet overnemen.
refused-they-have-seen-more = Die persoon heeft meer van dit spel gezien dan een speler op die plaats mag weten, en kan hem dus niet overnemen.
refused-no-offer = Deze plaats is je niet aangeboden.
refused-not-invited = Je hebt geen uitnodiging voor deze tafel. Zolang de lobby open is, kun je op *Meedoen* drukken als je het kanaal ziet.
refused-nothing-to-take-back = Er valt niets terug te nemen: iemand anders heeft intussen gespeeld, het toeval heeft beslist, of er is iets onthuld.
refused-already-proposed = Er is al een voorstel; antwoord daar eerst op.
refused-no-proposal = Er is nu geen voorstel.
refused-agreed-already = Je bent al akkoord gegaan; de anderen moeten nog antwoorden.

