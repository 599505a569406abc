# Wat mensen te horen krijgen: vermeldingen in het kanaal, privéberichten, het dagelijkse overzicht.

notice-turn = { $person }, jij bent aan de beurt: { $table }.
notice-last = { $person }, iedereen heeft gekozen, behalve jij: { $table }.
notice-secret = { $person }, { $table } wacht op geheime antwoorden. Al geantwoord? Dan ben je klaar.
notice-vote = { $person }, iemand houdt { $table } op. Stem over hoe het verdergaat.
notice-again = { $person }, { $table } wacht nog steeds op je.
notice-soon = { $person }, maak je klaar, jij bent de volgende: { $table }.
notice-short = { $person }, je hebt niet veel tijd meer: { $table }.
notice-third = { $person }, een derde van de tijd voor dit spel is om: { $table }. Jij bent aan de beurt.
notice-thirds = { $person }, twee derde van de tijd voor dit spel is om: { $table }. Jij bent aan de beurt.
notice-time = { $person }, je tijd is om: { $table }. De anderen beslissen wat er gebeurt; je kunt nog steeds spelen.
notice-silent = { $person }, we hebben al een tijdje niets van je gehoord: { $table }. De anderen beslissen hoe het verdergaat; open je hand en je bent terug.
notice-hostless = { $person }: { $table } heeft de host nodig, maar die is hier al een tijdje niet geweest. Elke speler kan nu host worden.
notice-proposal =
    { $what ->
        [end] { $person }, iemand stelt voor om het spel hier te beëindigen: { $table }. Ga akkoord of weiger.
        [pause] { $person }, iemand stelt een pauze voor: { $table }. Ga akkoord of weiger.
        [undo] { $person }, iemand stelt voor om zetten terug te nemen: { $table }. Ga akkoord of weiger.
       *[nothing] { $person }, iemand stelt iets voor: { $table }. Ga akkoord of weiger.
    }
notice-offer = { $person }, je krijgt een plaats aangeboden aan { $table }. Neem hem aan om vanaf hier verder te spelen.
notice-invited = { $person }, { $by } nodigt je uit voor { $table }.
notice-open = { $person }, { $by } zoekt spelers: { $table }.
notice-call = { $person }, { $by } zoekt spelers: { $table }.
notice-seat = { $person }, er is een plaats vrij in een spel dat al bezig is: { $table }.
notice-removed =
    { $role ->
        [host] { $person }, de host heeft je van { $table } verwijderd.
       *[moderator] { $person }, een moderator heeft je van { $table } verwijderd.
    }
notice-ended =
    { $role ->
        [host] { $person }, de host heeft { $table } gesloten.
        [time] { $person }, iemands tijd is op, dus { $table } is afgelopen.
        [decided] { $person }, { $table } stopt eerder: de uitdaging is al beslist.
       *[moderator] { $person }, een moderator heeft { $table } gesloten.
    }
notice-planned = { $person }, je plan voor { $table } is afgelopen.
notice-challenged = { $person }, je bent uitgedaagd op de ladder: { $table }.
notice-blocked = { $person }, iemand die je hebt geblokkeerd, zit aan { $table } of is ervoor uitgenodigd.
notice-full = { $person }, elke plaats is bezet: { $table }. Je kunt starten.
notice-missed = { $person }, het is tijd om te starten, maar er ontbreken spelers: { $table }. Kies een ander tijdstip, of start als er genoeg zijn.
notice-door-closed = -# Je wilde privéberichten, maar ik mag je van Discord niet schrijven. Sta privéberichten van leden van deze server toe (*Privacyinstellingen* van de server); tot die tijd tag ik je hier.

letter-turn = Jij bent aan de beurt.
letter-last = Iedereen heeft gekozen, behalve jij.
letter-secret = De tafel wacht op geheime antwoorden. Niemand ziet wie er al geantwoord heeft.
letter-vote = Iemand houdt de tafel op. Stem over hoe het verdergaat.
letter-again = De tafel wacht nog steeds op je.
letter-soon = De speler voor jou is begonnen; jij bent de volgende.
letter-short = Je hebt niet veel tijd meer.
letter-third = Een derde van de tijd voor dit competitiespel is om. Jij bent aan de beurt.
letter-thirds = Twee derde van de tijd voor dit competitiespel is om. Jij bent aan de beurt.
letter-time = Je tijd is om. De anderen beslissen wat er gebeurt; je kunt nog steeds spelen.
letter-silent = We hebben al een tijdje niets van je gehoord, en de anderen beslissen hoe het verdergaat. Open je hand en je bent terug.
letter-hostless = De tafel heeft de host nodig, maar die is hier al een tijdje niet geweest. Elke speler kan nu host worden.
letter-proposal = Iemand stelt iets voor: ga akkoord of weiger.
letter-offer = Je krijgt een plaats aangeboden. Neem hem aan om vanaf hier verder te spelen.
letter-invited = { $by } nodigt je uit voor deze tafel.
letter-open =
    { $by } zoekt spelers. Doe je mee?
    -# Over welke tafels ik je schrijf, kies je met `/ik open-tafels`.
letter-seat =
    Er is een plaats vrij in dit spel, dat al bezig is. Wil je hem?
    -# Over welke tafels ik je schrijf, kies je met `/ik open-tafels`.
letter-removed =
    { $role ->
        [host] De host heeft je van deze tafel verwijderd.
       *[moderator] Een moderator heeft je van deze tafel verwijderd.
    }
letter-ended =
    { $role ->
        [host] De host heeft deze tafel gesloten.
        [time] Iemands tijd is op, dus het spel is afgelopen.
        [decided] Het spel stopt eerder: de uitdaging is al beslist.
       *[moderator] Een moderator heeft deze tafel gesloten.
    }
letter-challenged = Je bent uitgedaagd op de ladder, en het spel is begonnen.
letter-blocked =
    Iemand die je hebt geblokkeerd, zit nu aan deze tafel of is ervoor uitgenodigd. Je kunt blijven of weggaan; van de blokkade merkt diegene niets.
    -# Als host van een lobby kun je mensen ook wegsturen, onder *Uitnodigen*.
letter-planned = { $plan }
letter-call = { $by } zoekt spelers.
letter-full = Elke plaats aan je tafel is bezet; je kunt starten.
letter-missed = Het is tijd om te starten, maar er ontbreken spelers aan je tafel. Kies een ander tijdstip, of start als er genoeg zijn.
short-then =
    { $policy ->
        [ask] Daarna beslissen de anderen wat er gebeurt.
        [wait] Daarna krijg je één keer meer tijd.
        [turn] Daarna speelt een vervanger deze beurt voor je.
        [absence] Daarna speelt een vervanger voor je tot je terug bent.
        [end] Daarna is het spel afgelopen en heb je verloren.
       *[wanted] Daarna speelt een vervanger voor je, en anderen kunnen je plaats overnemen.
    }

digest-title = Vandaag wacht op je
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# En nog één tafel; `/tafels` toont hem.
       *[other] -# En nog { $count } tafels; `/tafels` toont ze.
    }
digest-settings = -# Met `/ik instellingen` kies je hoe en wanneer ik je schrijf.

button-open = Openen
button-mute = Deze beurt stil
mute-done = 🔕 Stil voor deze beurt. Vanaf de volgende hoor je weer van me; druk nog eens om het terug te draaien.
mute-undone = 🔔 Niet meer stil: ik herinner je weer aan deze beurt.
refused-nothing-to-mute = Deze tafel wacht niet op je, dus je hoeft niets stil te zetten.
