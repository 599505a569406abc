# Het dagspel: elke dag één verdeling voor iedereen.

command-daily-name = dagspel
command-daily-description = Het spel van vandaag: voor iedereen dezelfde kaarten en worpen, en één poging

daily-title = Dagspel · { $game } · { $day }
daily-about =
    { $count ->
        [one] Iedereen krijgt vandaag dezelfde kaarten en worpen, tegen dezelfde computerspeler.
       *[other] Iedereen krijgt vandaag dezelfde kaarten en worpen, tegen dezelfde { $count } computerspelers.
    } Kijk hoe ver je komt.
daily-new = Je hebt één poging, zonder hints. Begin vóór { $ends } en maak het af vóór { $closes }; je kunt stoppen en verdergaan wanneer je wilt.
daily-begun = Je spel wacht op je. Maak het af vóór { $closes }.
daily-ended = Dit spel heb je niet afgemaakt, dus het telt niet. Morgen komt er een nieuw dagspel.
daily-done = Je hebt vandaag gespeeld. Morgen komt er een nieuw dagspel.
daily-streak =
    { $now ->
        [0] Je langste reeks: { $longest }.
        [one] 🔥 Dag 1 van een nieuwe reeks. Je langste: { $longest }.
       *[other] 🔥 { $now } dagen op rij. Je langste: { $longest }.
    }
daily-coming = -# Binnenkort: { $days }
daily-coming-day = { $day } { $game }
daily-opened = Eén poging: maak het af vóór { $closes }. Als dit paneel niet meer reageert, haalt `/dagspel` het terug.
daily-playing = -# 📅 Dagspel van { $day } · alleen jij ziet het. Geen hints, en niets terugnemen zodra er iemand geantwoord heeft.
daily-next-day = Er is een nieuwe dag begonnen, met een nieuw dagspel.

button-daily = Dagspel van vandaag
button-daily-play = Spelen
button-daily-go-on = Terug naar mijn spel
button-daily-result = Mijn uitslag
button-daily-share = Delen
button-daily-yesterday = Gisteren
button-daily-ranking = Ranglijst
button-daily-old = Oudere
button-daily-check = Deze verdeling controleren
button-daily-best = Beste spel, stap voor stap
button-daily-old-play = Voor jezelf spelen
button-daily-day-back = De dag ervoor
button-daily-week-back = Week ervoor
button-daily-week-on = Volgende week
button-daily-here = Deze server
button-daily-all = Iedereen
button-daily-list = Mijn naam tonen
button-daily-unlist = Mijn naam verbergen

daily-score =
    { $points ->
        [one] **Score { $score }**: 1 punt
       *[other] **Score { $score }**: { $points } punten
    }, { $lead ->
        [ahead] { $by } voor op de beste computerspeler.
        [level] gelijk met de beste computerspeler.
       *[behind] { $by } achter op de beste computerspeler.
    }
daily-share =
    { $people ->
        [one] Je bent de eerste met jouw verdeling: **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%**.
       *[other] Dat is **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%** onder { $people } met jouw verdeling.
    }
daily-so-far = Definitief { $time }.
daily-unranked = Dit spel is voor jezelf; het telt voor geen enkele lijst.
daily-reviewing = ⏳ Ik zoek uit waar je het won en verloor…
daily-lost = Het meeste verloor je in { $place }: je koos { $made }; met { $better } had je van de 100 potjes { $more ->
        [one] 1 meer
       *[other] er { $more } meer
    } gewonnen.
daily-lost-nothing = Geen van je antwoorden heeft je met zekerheid veel gekost.
daily-won = Het best was { $place }: { $made } wint er van de 100 potjes { $more } meer dan het op een na beste.
daily-won-nothing = Geen antwoord stak duidelijk boven de andere uit.
daily-kept = Gemiddeld behield je met je antwoorden { $kept }% van je kansen; de rest lag aan de verdeling.
daily-kept-few = Er waren te weinig keuzes om inzicht van geluk te onderscheiden.

daily-card = **{ $name }** · Dagspel { $day } · { $game }
daily-card-share =
    { $people ->
        [one] Score { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, als eerste met deze verdeling · `/dagspel`
       *[other] Score { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% onder { $people } · `/dagspel`
    }
daily-card-copy = Ik kan hier niets plaatsen, maar je kunt het kopiëren:
daily-shared = ✅ Gedeeld in dit kanaal.

daily-ranking-here = Dagspel · deze server
daily-ranking-all = Dagspel · iedereen
daily-week = { $first } – { $last }
daily-ranking-help = -# Je beste vijf dagen van de week tellen. Het percentage van een dag zegt hoeveel van de mensen met dezelfde verdeling je versloeg.
daily-week-line =
    { $days ->
        [one] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · 1 dag
       *[other] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } dagen
    }
daily-day-line = { $place }. { $name } · **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%** · score { $score }
daily-nobody = Nog niemand.
daily-you = jij
daily-somebody = iemand
daily-listed = -# Anderen zien je naam op deze lijsten.
daily-unlisted = -# Anderen zien je naam niet op deze lijsten.

daily-turning =
    { $people ->
        [one] **Keerpunt van verdeling { $number }**, waar 1 speler voor stond: { $prompt }
       *[other] **Keerpunt van verdeling { $number }**, waar { $people } spelers voor stonden: { $prompt }
    }
daily-brought = • { $made }: { $people }× · gemiddelde score { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

daily-check-title = De verdelingen controleren
daily-check-help = Elke verdeling komt uit een geheim. De SHA-256 ervan staat hier de dag ervoor, het geheim zelf de dag erna, dus niemand kan er tussendoor iets aan veranderen. *Schudden controleren* speelt je spel daaruit na.
daily-promised = Beloofd: `{ $hash }`
daily-secret = Geheim: `{ $secret }`

daily-old-title = Oudere dagspellen
daily-old-help = Bekijk hoe een dag verliep, of speel hem voor jezelf.
daily-old-choose = Welke dag?
daily-none-old = Er is nog geen dagspel voorbij.

log-daily-over = De dag is voorbij voordat dit spel uit is.

refused-told-daily = De verdelingen van vandaag zijn al bekend, dus je kunt ze niet meer spelen. Morgen is er een nieuw dagspel.
refused-changed-daily = Ik ben vandaag bijgewerkt, en de regels van dit spel zijn veranderd sinds de dag begon. Morgen is er een nieuw dagspel.
refused-failed-daily = Dat lukte niet. Probeer het nog eens.
refused-open-daily = Dit dagspel is nog niet voorbij.
refused-uncounted-daily = Dit spel was voor jezelf, dus er is geen uitslag om te delen.
