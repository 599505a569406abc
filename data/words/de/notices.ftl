# Was Leute erfahren: Erwähnungen im Kanal, Direktnachrichten, die Tagesübersicht.

notice-turn = { $person }, du bist dran: { $table }.
notice-last = { $person }, alle außer dir haben gewählt: { $table }.
notice-secret = { $person }, { $table } wartet auf geheime Antworten. Schon geantwortet? Dann bist du fertig.
notice-vote = { $person }, bei { $table } lässt jemand alle warten. Stimm ab, wie es weitergeht.
notice-again = { $person }, { $table } wartet noch auf dich.
notice-soon = { $person }, mach dich bereit, du bist gleich dran: { $table }.
notice-short = { $person }, du hast nicht mehr viel Zeit: { $table }.
notice-third = { $person }, ein Drittel der Zeit für dieses Spiel ist um: { $table }. Du bist dran.
notice-thirds = { $person }, zwei Drittel der Zeit für dieses Spiel sind um: { $table }. Du bist dran.
notice-time = { $person }, deine Zeit ist um: { $table }. Die anderen entscheiden, was passiert; du kannst noch ziehen.
notice-silent = { $person }, wir haben länger nichts von dir gehört: { $table }. Die anderen entscheiden, wie es weitergeht; öffne deine Hand, und du bist zurück.
notice-hostless = { $person }: { $table } braucht den Host, der länger nicht hier war. Alle am Tisch können das übernehmen.
notice-proposal =
    { $what ->
        [end] { $person }, jemand schlägt vor, das Spiel hier zu beenden: { $table }. Bitte stimm zu oder lehn ab.
        [pause] { $person }, jemand schlägt eine Pause vor: { $table }. Bitte stimm zu oder lehn ab.
        [undo] { $person }, jemand schlägt vor, Züge zurückzunehmen: { $table }. Bitte stimm zu oder lehn ab.
       *[nothing] { $person }, jemand schlägt etwas vor: { $table }. Bitte stimm zu oder lehn ab.
    }
notice-offer = { $person }, dir wurde ein Platz bei { $table } angeboten. Nimm an, und spiel von hier weiter.
notice-invited = { $person }, { $by } lädt dich ein: { $table }.
notice-open = { $person }, { $by } sucht Leute: { $table }.
notice-call = { $person }, { $by } sucht Leute: { $table }.
notice-seat = { $person }, in einer laufenden Partie ist ein Platz frei: { $table }.
notice-removed =
    { $role ->
        [host] { $person }, der Host hat dich von { $table } entfernt.
       *[moderator] { $person }, die Moderation hat dich von { $table } entfernt.
    }
notice-ended =
    { $role ->
        [host] { $person }, der Host hat { $table } geschlossen.
        [time] { $person }, jemandes Zeit ist abgelaufen, also ist { $table } vorbei.
        [decided] { $person }, { $table } endet früher: Die Herausforderung ist entschieden.
       *[moderator] { $person }, die Moderation hat { $table } geschlossen.
    }
notice-challenged = { $person }, du wurdest auf der Leiter herausgefordert: { $table }.
notice-blocked = { $person }, bei { $table } sitzt jemand, den du blockiert hast, oder ist dorthin eingeladen.
notice-full = { $person }, alle Plätze sind besetzt: { $table }. Du kannst starten.
notice-missed = { $person }, es ist Zeit zu starten, aber es fehlen Leute: { $table }. Stell eine andere Zeit ein, oder starte, wenn genug da sind.
notice-door-closed = -# Du wolltest Direktnachrichten, aber Discord lässt mich dir nicht schreiben. Erlaub Direktnachrichten von Mitgliedern dieses Servers (*Privatsphäre-Einstellungen* des Servers); bis dahin erwähne ich dich hier.

letter-turn = Du bist dran.
letter-last = Alle außer dir haben gewählt.
letter-secret = Der Tisch wartet auf geheime Antworten. Niemand sieht, wer schon geantwortet hat.
letter-vote = Jemand lässt den Tisch warten. Stimm ab, wie es weitergeht.
letter-again = Der Tisch wartet noch auf dich.
letter-soon = Die Person vor dir hat angefangen; du bist gleich dran.
letter-short = Du hast nicht mehr viel Zeit.
letter-third = Ein Drittel der Zeit für dieses Ligaspiel ist um. Du bist dran.
letter-thirds = Zwei Drittel der Zeit für dieses Ligaspiel sind um. Du bist dran.
letter-time = Deine Zeit ist um. Die anderen entscheiden, was passiert; du kannst noch ziehen.
letter-silent = Wir haben länger nichts von dir gehört, und die anderen entscheiden, wie es weitergeht. Öffne deine Hand, und du bist zurück.
letter-hostless = Der Tisch braucht seinen Host, der länger nicht hier war. Alle am Tisch können das übernehmen.
letter-proposal = Jemand schlägt etwas vor: Bitte stimm zu oder lehn ab.
letter-offer = Dir wurde ein Platz angeboten. Nimm an, und spiel von hier weiter.
letter-invited = { $by } lädt dich an diesen Tisch ein.
letter-open =
    { $by } sucht Leute. Magst du einen Platz?
    -# Von welchen Tischen du hörst, wählst du mit `/ich offene-tische`.
letter-seat =
    In dieser Partie, die schon läuft, ist ein Platz frei. Magst du ihn?
    -# Von welchen Tischen du hörst, wählst du mit `/ich offene-tische`.
letter-removed =
    { $role ->
        [host] Der Host hat dich von diesem Tisch entfernt.
       *[moderator] Die Moderation hat dich von diesem Tisch entfernt.
    }
letter-ended =
    { $role ->
        [host] Der Host hat diesen Tisch geschlossen.
        [time] Jemandes Zeit ist abgelaufen, also ist das Spiel vorbei.
        [decided] Das Spiel endet früher: Die Herausforderung ist entschieden.
       *[moderator] Die Moderation hat diesen Tisch geschlossen.
    }
letter-challenged = Du wurdest auf der Leiter herausgefordert, und das Spiel hat begonnen.
letter-blocked =
    Jemand, den du blockiert hast, sitzt jetzt an diesem Tisch oder ist dorthin eingeladen. Du kannst bleiben oder gehen; von der Blockierung erfährt die Person so oder so nichts.
    -# Als Host einer Lobby kannst du unter *Einladen* auch Leute wegschicken.
letter-call = { $by } sucht Leute.
letter-full = Alle Plätze an deinem Tisch sind besetzt; du kannst starten.
letter-missed = Dein Tisch sollte jetzt starten, aber es fehlen Leute. Stell eine andere Zeit ein, oder starte, wenn genug da sind.
short-then =
    { $policy ->
        [ask] Danach entscheiden die anderen, was passiert.
        [wait] Danach bekommst du einmal mehr Zeit.
        [turn] Danach spielt eine Vertretung diesen Zug für dich.
        [absence] Danach spielt eine Vertretung für dich, bis du zurück bist.
        [end] Danach endet das Spiel, und du hast es verloren.
       *[wanted] Danach spielt eine Vertretung für dich, und andere können deinen Platz nehmen.
    }

digest-title = Heute wartet auf dich
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# Und noch ein Tisch; `/tische` zeigt ihn.
       *[other] -# Und noch { $count } Tische; `/tische` zeigt sie.
    }
digest-settings = -# Mit `/ich einstellungen` änderst du, wie und wann ich dir schreibe.

button-open = Öffnen
button-mute = Diesen Zug stummschalten
mute-done = 🔕 Für diesen Zug bin ich still. Ab dem nächsten melde ich mich wieder; drück noch mal, um das aufzuheben.
mute-undone = 🔔 Ich erinnere dich wieder an diesen Zug.
refused-nothing-to-mute = Dieser Tisch wartet nicht auf dich, also gibt es nichts stummzuschalten.
notice-planned = { $person }, dein Plan bei { $table } ist vorbei.
letter-planned = { $plan }
