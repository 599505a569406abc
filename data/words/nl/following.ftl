# Volgen wat er gebeurt: nieuws, lijsten van tafels, uitslagen.

hand-news = **Sinds je laatst keek**
hand-news-marked = { hand-news } · ❗ op de afbeelding
hand-news-more =
    { $news } · { $count ->
        [one] 1 eerdere beurt staat onder *Meer*
       *[other] { $count } eerdere beurten staan onder *Meer*
    }

tables-joinable = Tafels waar je kunt meedoen
tables-watchable = Spellen waar je kunt toekijken
button-watch = Toekijken
button-follow = Volgen
button-unfollow = Niet meer volgen
button-next =
    { $count ->
        [one] Volgende: één tafel wacht
       *[other] Volgende: { $count } tafels wachten
    }
follow-on = 🔔 Je volgt dit spel: je hoort hoe het afloopt. Druk nog eens om te stoppen met volgen.
follow-off = Je volgt dit spel niet meer.
joined = Je hebt een plaats aan tafel { NUMBER($table, useGrouping: 0) }: { $link }
refused-nothing-waits = Er wacht nu geen tafel op je. `/tafels` toont ze allemaal.
notice-result = { $person }, { $table } is afgelopen. { $result }
letter-result = Dit spel is afgelopen. { $result }

button-note = Mijn notitie
hand-picture = Waarop lees je dit? Je kunt het wijzigen bij `/ik instellingen`.
hand-own-note = 📝 **Mijn notitie** · alleen jij kunt hem lezen
note-label = Alleen voor jou
note-hint = Je ziet hem in je hand aan deze tafel. Laat hem leeg om hem te wissen.
note-saved = Je notitie is bewaard.
note-deleted = Je notitie is gewist.
refused-too-long-note = Een notitie mag hooguit { $most } tekens hebben. Die van jou is niet veranderd.
