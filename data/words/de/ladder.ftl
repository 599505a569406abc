# Leitern: Plätze, Herausforderungen, und was die Moderation tut.

command-ladder-name = leiter
command-ladder-description = Steig durch Siege auf: die Plätze, wen du herausfordern kannst, offene Spiele

ladders-title = Leitern
ladders-help = Fordere jemanden bis zu { $reach } Plätze über dir zu einem Spiel zu zweit heraus. Gewinnst du, bekommst du den Platz.
ladders-none = Auf diesem Server gibt es noch keine Leiter.
ladders-line = **{ $game }** · { $channel }
button-ladder-show = Zeigen
button-ladder-back = Zurück
button-ladder-new = Neue Leiter
button-ladder-join = Mitspielen
button-ladder-leave = Verlassen
button-ladder-leave-yes = Leiter verlassen
button-ladder-history = Verlauf
button-ladder-give-up = Aufgeben
button-ladder-repair = Richtigstellen
button-ladder-options = Optionen
button-ladder-close = Schließen
button-ladder-reopen = Wieder öffnen
button-ladder-call-off = Spiel beenden

ladder-title = Leiter: { $game }
ladder-terms = { $clock } · { $rules } · { $channel }
ladder-is-closed = Diese Leiter ist geschlossen. Offene Spiele gehen zu Ende, neue Herausforderungen gibt es nicht.
ladder-empty = Noch macht niemand mit. Wer zuerst kommt, steht oben.
ladder-line = **{ $place }.** { $name }
ladder-line-own = **{ $place }. { $name }** ⬅️
ladder-more-people =
    { $count ->
        [one] … und 1 weitere Person
       *[other] … und { $count } weitere
    }
ladder-place = Platz { $place }
ladder-challenges = Offene Herausforderungen
ladder-challenge-open = { $challenger } gegen { $other } · Tisch { NUMBER($table, useGrouping: 0) } · { $time }
ladder-challenge-waits = { $challenger } gegen { $other } · der Tisch geht gleich auf · { $time }
ladder-more-challenges =
    { $count ->
        [one] … und 1 weitere Herausforderung
       *[other] … und { $count } weitere Herausforderungen
    }
ladder-pair = { $challenger } gegen { $other }
ladder-thread = Leiter { $game } · { $challenger } gegen { $other }
ladder-rules =
    Du fängst unten an und kannst alle bis zu { $reach } Plätze über dir herausfordern. Wenn du gewinnst, bekommst du den Platz; wenn du verlierst, behältst du deinen.
    Eine Herausforderung kann man nicht ablehnen: Das Spiel geht von selbst auf, und ich sage dir, wenn du dran bist. Höchstens { $most } Leute fordern dich zugleich heraus. Freie Tage halten deine Uhr an.
    Wenn deine Zeit abläuft, verlierst du das Spiel und deinen Platz. Nach zwei Wochen ohne Spiel lasse ich dich von der nächsten Person unter dir herausfordern.
ladder-own = Du bist auf Platz { $place }.
ladder-challenge-whom = Herausfordern …
ladder-give-up-what = Ein Spiel aufgeben …
ladder-nobody-above = Über dir ist niemand. Die anderen können dich herausfordern.
ladder-nobody-more = Von dir sind { $most } Herausforderungen offen. Wenn eins dieser Spiele vorbei ist, kannst du wieder jemanden herausfordern.
ladder-nobody-free = Gerade kannst du über dir niemanden herausfordern. Vielleicht spielt ihr schon, oder die Leute haben { $most } Spiele mit anderen.
ladder-nobody-closed = Solange die Leiter geschlossen ist, kannst du niemanden herausfordern.

ladder-done-joined = Du bist auf der Leiter. Jetzt kannst du jemanden herausfordern.
ladder-done-left = Du hast die Leiter verlassen. Unten kannst du wieder anfangen.
ladder-done-challenged = Du hast { $other } herausgefordert. Das Spiel geht gleich von selbst auf.
ladder-done-given-up = Du hast das Spiel aufgegeben.
ladder-leave-question =
    { $count ->
        [0] Willst du die Leiter verlassen? Wenn du wiederkommst, fängst du unten an.
        [one] Willst du die Leiter verlassen? Du verlierst dein offenes Spiel, und wenn du wiederkommst, fängst du unten an.
       *[other] Willst du die Leiter verlassen? Du verlierst deine { $count } offenen Spiele, und wenn du wiederkommst, fängst du unten an.
    }
ladder-give-up-question = Willst du das Spiel gegen { $other } aufgeben? Es zählt als verloren.

ladder-event-joined = { $name } macht mit.
ladder-event-left = { $name } hat die Leiter verlassen.
ladder-event-timed-out = Die Zeit von { $name } ist abgelaufen, damit ist der Platz auf der Leiter weg.
ladder-event-removed = { $name } wurde von der Leiter genommen.
ladder-event-won = { $name } hat { $other } herausgefordert und gewonnen.
ladder-event-took = { $name } schlägt { $other } und steht jetzt auf Platz { $place }.
ladder-event-lost = { $name } hat { $other } herausgefordert und verloren.
ladder-event-drawn = { $name } hat { $other } herausgefordert: unentschieden.
ladder-event-void = Das Spiel von { $name } gegen { $other } zählt nicht.

ladder-history-title = { $ladder }: Verlauf
ladder-history-empty = Noch ist nichts passiert.
ladder-history-line = { $time } · { $text }
ladder-history-by = { $time } · { $text } (von { $moderator })
ladder-history-undone = { $time } · { $text } (zurückgenommen von { $moderator })
ladder-deals-file = mischungen
ladder-deals = -# Karten und Würfel stehen fest, sobald jemand herausfordert. In der Datei ist der SHA-256 zu jedem Geheimnis und, wenn das Spiel vorbei ist, auch das Geheimnis; `/tisch prüfen` sagt, wie man das prüft.
ladder-deal = { $pair }: SHA-256 { $commitment }
ladder-deal-revealed = { $pair }: SHA-256 { $commitment }, Geheimnis { $secret }

ladder-form-title = Neue Leiter
ladder-options-title = Optionen der Leiter
ladder-form-game = Spiel
ladder-form-channel = Kanal der Spiele
ladder-form-clock = Uhr
ladder-form-preset = Regeln

ladder-repair-title = Die Leiter richtigstellen
ladder-repair-help = Alles hier steht mit deinem Namen im Verlauf. Du kannst es zurücknehmen, nur ein beendetes Spiel nicht: Die beiden können sich neu herausfordern.
ladder-remove-whom = Von der Leiter nehmen …
ladder-undo-what = Zurücknehmen …
ladder-redo-what = Wieder gelten lassen …
ladder-call-off-what = Ein Spiel ohne Ergebnis beenden …
ladder-call-off-question = Soll das Spiel von { $challenger } gegen { $other } enden? Es zählt für niemanden und kann nicht weitergehen.

ladder-done-opened = Die Leiter ist offen.
ladder-done-there = Für dieses Spiel gibt es schon eine Leiter.
ladder-done-options = Erledigt. Das gilt für die nächsten Spiele.
ladder-done-closed = Die Leiter ist geschlossen. Offene Spiele gehen zu Ende.
ladder-done-reopened = Die Leiter ist wieder offen.
ladder-done-removed = Erledigt. Offene Spiele zählen als verloren. Zurück geht es unter *Zurücknehmen*.
ladder-done-undone = Zurückgenommen. Rückgängig machst du das unter *Wieder gelten lassen*.
ladder-done-redone = Es gilt wieder.
ladder-done-called-off = Das Spiel endet und zählt für niemanden.

ladder-next-at = Nächster Schritt: Wer bis dahin nicht gespielt hat, wird { $time } herausgefordert.
ladder-next-nothing = Nichts zu tun, bis jemand drückt oder ein Spiel endet.
ladder-next-record = Nächster Schritt: Ein Ergebnis wird eingetragen.
ladder-next-close = Nächster Schritt: Ein entschiedenes Spiel endet.
ladder-next-settle = Nächster Schritt: Die Mischungen beendeter Spiele werden offengelegt.
ladder-next-open = Nächster Schritt: Ein Spiel geht auf. Wenn nicht, kann ich im Kanal nicht schreiben: Prüf dort meine Rechte, oder wähl unter **{ button-ladder-options }** einen anderen.
ladder-next-match = Nächster Schritt: Wer seit zwei Wochen nicht gespielt hat, wird herausgefordert.

refused-no-such-ladder = Ich finde diese Leiter nicht. Vielleicht gehört sie zu einem anderen Server.
refused-closed-ladder = Diese Leiter ist geschlossen.
refused-not-on-ladder = Du bist nicht auf dieser Leiter. Mach erst mit.
refused-not-challengeable = Das geht gerade nicht. Du kannst Leute bis zu { $reach } Plätze über dir herausfordern, dieselbe Person nur einmal zugleich, und niemand hat mehr als { $most } eigene und { $most } fremde Herausforderungen.
refused-no-such-challenge = Dieses Spiel ist schon vorbei.
refused-not-there-any-more = Das hat sich inzwischen geändert. Schau dir die Leiter noch einmal an.
refused-no-ladder-channel = In diesem Kanal kann ich nicht schreiben. Wähl einen anderen, oder erlaub es mir.

log-ladder-opened = { $challenger } fordert { $other } um Platz { $place } heraus. Niemand kann dieses Spiel anhalten oder vorzeitig beenden, und wer nicht rechtzeitig zieht, fliegt von der Leiter. Um Karten und Würfel am Ende zu prüfen: `{ $commitment }`
log-ladder-decided = Diese Herausforderung ist entschieden, also ist das Spiel vorbei.
