# Titels die mensen verdienen met wat ze in spellen doen, elk met de zin die zegt waarvoor.

button-stats-titles = Titels
titles-title = Titels van { $person }
titles-none = Nog geen titels.
titles-missing = **Nog te verdienen**
titles-latest =
    🏅 { $titles }{ $more ->
        [0] { "" }
        [one] { " " }en nog één titel
       *[other] { " " }en nog { $more } titels
    }
titles-earned = 🏅 { $title } · { $time }
titles-explained =
    { $game ->
        [none] { $title }: { $why }
       *[other] { $title } ({ $game }): { $why }
    }
titles-own-news =
    { $count ->
        [one] 🏅 Je hebt een titel verdiend! { $titles }
       *[other] 🏅 Je hebt { $count } titels verdiend! { $titles }
    }
titles-news = 🏅 Nieuwe titels: { $people }
titles-of = { $person } { $titles }
titles-help = -# Titels tellen voor deze server. Spellen tellen zoals voor ratings: met minstens twee mensen, zonder hints voor iedereen.
title-well-met = Goed gezelschap
title-well-met-why = Spellen afgemaakt met tien verschillende mensen.
title-old-hand = Oude rot
title-old-hand-why = Vijftig spellen afgemaakt.
title-all-year = Weer of geen weer
title-all-year-why = Zes maanden op rij een spel afgemaakt.
title-on-a-roll = Niet te stuiten
title-on-a-roll-why = Vier spellen op rij gewonnen.
title-turned-tables = Bordjes verhangen
title-turned-tables-why = Hoger geëindigd dan iemand die daarvoor drie keer op rij hoger eindigde.
title-any-chair = Elke stoel is goed
title-any-chair-why = Hetzelfde spel gewonnen vanaf drie verschillende plaatsen.
title-masterful = Meesterlijk
title-masterful-why = Vijf spellen gewonnen met een Meester onder de computerspelers.
title-all-rounder = Van alle markten thuis
title-all-rounder-why = Elk spel gewonnen dat er is.
