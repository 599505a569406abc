# De opties van een tafel: wat een lobby afspreekt, en de formulieren daarvoor.

options-page-rules = Regels
options-page-time = Tijd
options-page-who = Wie speelt er
options-page-computers = Computers
options-form =
    { $count ->
        [one] { $page }
       *[other] { $page } { $number }
    }
options-form-title = Opties · { $form }

options-board-marks = Tekens op het bord
options-board-marks-help = Een ❗ op de afbeelding laat iedereen zien wat er het laatst veranderde.
options-clock = Klok
options-clock-help = Hoeveel tijd elke speler heeft om na te denken.
options-clock-own = Een andere klok
options-clock-own-help = Vul de drie regels hieronder in.
options-own-clock = Een andere klok
options-own-clock-help = Een klok naar eigen keuze.
options-own-clock-reserve = Andere klok: tijd om mee te beginnen
options-own-clock-refill = Andere klok: erbij per beurt
options-own-clock-cap = Andere klok: hooguit
options-extensions = Een beurt verlengen
options-extensions-help = Hoe vaak mag een speler meer tijd nemen zonder het te vragen?
options-extensions-count =
    { $count ->
        [0] Nooit
        [one] Eén keer
       *[other] Hooguit { $count } keer
    }
options-timeout-policy = Als iemands tijd om is
options-timeout-policy-help = Wat gebeurt er met die beurt?
options-decider = Als spelers stemmen
options-decider-help = Ze stemmen als iemands tijd om is of iemand niet antwoordt.
options-silent-days = Als iemand niet antwoordt
options-silent-days-help = Vrije dagen tellen niet mee.
options-silent-days-count =
    { $count ->
        [0] Het spel wacht
       *[other] Na { $count } stille dagen beslissen de anderen
    }
options-pace = Stille antwoorden
options-pace-help = Heb je niets te beslissen, dan antwoord ik voor je. Hoe snel?
options-plans = Vooruitplannen
options-plans-help = Wat mag je kiezen voordat het je gevraagd wordt? Niemand anders ziet het.
options-least-in-time = Om mee te doen
options-least-in-time-help = Hoeveel van je laatste beurten moet je op tijd hebben gespeeld?
options-least-in-time-percent =
    { $percent ->
        [0] Iedereen mag
       *[other] Minstens { $percent }% van de beurten op tijd
    }
options-starts-full = Starten als elke plaats bezet is
options-starts-full-help = Zonder dat iemand op Starten drukt.
options-starts-at = Starten op een vast tijdstip
options-starts-at-help = Iedereen die dan meedoet, speelt.
options-starts-at-time = Starten op een vast tijdstip
options-starts-set = { $time }
options-starts-none = nee
options-starts-filled = Als er dan spelers ontbreken
options-starts-filled-help = Op het vaste tijdstip.
options-starts-wait = Ik zeg het tegen de host
options-starts-fill = Computers nemen de plaatsen in
options-hints = Hints
options-hints-help = Druk in je hand op “Wat zou jij doen?”, en een Meester zegt wat die zou kiezen.
options-stand-ins = Vervangers
options-stand-ins-help = Een vervanger speelt voor wie er even niet is of is weggegaan.
options-strength = { $seat }
options-strength-help = Hoe goed speelt deze computerspeler?

field-moment-hint = { $zone }: 20:30, vrijdag 20 uur, of over 2 u. Leeg: geen vast tijdstip
field-duration-hint = Bijvoorbeeld 3 d, 12 u, 1u30, 90 min of 2 weken
refused-own-clock-empty = Vul voor een eigen klok de drie regels in: hoeveel tijd iedereen aan het begin heeft, hoeveel er elke beurt bij komt, en hoeveel iemand hooguit mag hebben. Er is niets veranderd.
