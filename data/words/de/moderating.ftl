# Für Tische und Plätze sorgen: Pausen, Vertretungen, Angebote, freie Plätze.

## Auf dem Spielplan

board-paused = ⏸️ **In Pause** durch { $player }, { $time }. Keine Züge und keine Uhren, bis jemand fortsetzt.
board-paused-together = ⏸️ **In Pause** nach Absprache, { $time }. Keine Züge und keine Uhren; wer hier sitzt, kann fortsetzen.
picture-alt-paused = In Pause.
board-time-up = ⏳ Die Zeit von { $name } ist { $time } abgelaufen. Was nun? { $decider } { $name } kann noch ziehen.
board-silent = 💤 Ihr wartet seit Tagen auf { $name }. Wie geht es weiter? { $decider } Die Abstimmung begann { $time }; mit jeder Eingabe ist { $name } zurück.
board-hostless = 💤 Der Tisch braucht { $host }, den Host, der seit Tagen nicht hier war. Alle am Tisch können das übernehmen; mit jeder Eingabe bleibt { $host } Host.
board-decides-majority = Die Mehrheit der anderen entscheidet; bis dahin kannst du deine Antwort ändern.
board-decides-anybody = Irgendwer von den anderen entscheidet; um das Spiel zu beenden, braucht es eine Mehrheit.
board-decides-host = { $host } entscheidet als Host.
board-answer = { $answer }: { $count }
board-answers = -# { $answers } · Antworten müssen noch: { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 Eine Vertretung ({ $strength }) spielt für { $names }, bis zum Druck auf *Meine Hand*.
       *[other] 🤖 Vertretungen ({ $strength }) spielen für { $names }, bis zum Druck auf *Meine Hand*.
    }
board-wanted =
    { $count ->
        [one] 🪑 Zu haben: der Platz von { $names }, mit allem, was dazugehört.
       *[other] 🪑 Zu haben: die Plätze von { $names }, mit allem, was dazugehört.
    }
asked-stand-in = { $name } (Vertretung spielt)
asked-due = { $name } (Zeit läuft { $time } ab)
asked-due-extensions =
    { $count ->
        [one] { $name } (Zeit läuft { $time } ab; noch eine Verlängerung)
       *[other] { $name } (Zeit läuft { $time } ab; noch { $count } Verlängerungen)
    }
asked-out = { $name } (Zeit ist um)
asked-silent = { $name } (länger still)
hand-out = ⏳ Deine Zeit ist um, und die anderen entscheiden, was passiert. Du kannst noch ziehen.
hand-extensions =
    { $count ->
        [one] Mit *Ich brauche mehr Zeit* verlängerst du deinen Zug, einmal in dieser Partie.
       *[other] Mit *Ich brauche mehr Zeit* verlängerst du deinen Zug, { $count }-mal in dieser Partie.
    }
deadline-clock = ⏳ Die Zeit läuft { $time } ab.
deadline-window = ⏳ Schließt { $time }.
away-until = { $name } (weg bis { $time })
board-away = 🏝️ Im Urlaub: { $names }.

## Buttons

button-out-wait = Warten
button-out-host = Anderer Host
button-out-turn = Vertretung für diesen Zug
button-out-absence = Vertretung bis zur Rückkehr
button-out-wanted = Ersatz suchen
button-out-end = Spiel beenden
button-take-seat = Platz nehmen
button-take-seat-of = Platz von { $name } nehmen
button-seat-accept = Annehmen
button-seat-decline = Ablehnen
button-invite-accept = Mitspielen
button-join-yes = Trotzdem hinsetzen
button-invite-accept-yes = Trotzdem hinsetzen
button-take-seat-yes = Trotzdem hinsetzen
button-seat-accept-yes = Trotzdem hinsetzen
button-invite-decline = Nein, danke
button-pause = Pause
button-resume = Fortsetzen
button-extend = Ich brauche mehr Zeit
button-want = Um Ersatz bitten
button-when-forced = Wenn ich keine Wahl habe
button-stay = Ich bleibe
button-give-up = Platz aufgeben
button-give-up-yes = Ja, aufgeben
button-seats = Plätze
button-host = Host werden
button-claim-host = Host werden
button-seat-turn = Vertretung für diesen Zug
button-seat-absence = Vertretung bis zur Rückkehr
button-seat-open = Für alle freigeben
button-seat-close = Wieder sperren
button-seat-remove = Platz wegnehmen
button-send-away = Wegschicken
button-removal-reason = Warum?
button-again-yes = Ja, noch mal spielen
button-seat-withdraw = Angebot zurückziehen
button-invite-withdraw = Zurückziehen

## Ansichten

more-asked = **Wie ich dich frage**
more-asked-choose = Wähl, wie
more-seat = **Dein Platz**
more-moderating = **Als Moderation**
more-table = **Der Tisch**
panel-seats = Plätze · { $table }
panel-seats-choose = Welcher Platz?
state-there = spielt.
state-turn = eine Vertretung spielt diesen Zug.
state-absence = eine Vertretung spielt bis zur Rückkehr.
state-out = Zeit ist um; der Tisch entscheidet.
state-silent = länger still; der Tisch entscheidet.
state-computer = ein Computer ({ $strength }).
state-extensions = Verlängerungen übrig: { $left } von { $most }.
state-open = Zu haben.
panel-offered =
    { $count ->
        [one] Angeboten: { $people }, noch ohne Antwort.
       *[other] Angeboten: { $people }, noch ohne Antworten.
    }
panel-offer = Oder biete den Platz jemandem an; wer annimmt, bekommt ihn.
panel-offer-choose = Anbieten …
removal-title-send-away = { $name } wegschicken?
removal-title-seat-remove = { $name } den Platz wegnehmen?
removal-title-end = Diesen Tisch schließen?
removal-label = Ein Grund zum Mitteilen (freiwillig)
removal-hint-send-away = Nur diese Person sieht ihn. Ihr Platz wird frei; zurück kann sie nur mit Einladung.
removal-hint-seat-remove = Nur diese Person sieht ihn. Ein Computer übernimmt, und sie kann nicht selbst zurück.
removal-hint-end = Die anderen am Tisch lesen ihn. Das Spiel kann nicht weitergehen.
removal-reason = Als Grund genannt: { $reason }
removal-no-reason =
    { $role ->
        [host] Der Host hat keinen Grund genannt.
       *[moderator] Die Moderation hat keinen Grund genannt.
    }
panel-invitations = Einladungen · { $table }
panel-invitations-none = Gerade ist niemand eingeladen.
panel-invited = { $person }, eingeladen von { $by }
panel-invited-kept = { $person }, eingeladen von { $by }. Der reservierte Platz läuft { $time } ab.
panel-invite = Wen möchtest du einladen? Ich reserviere einen Platz für einen Tag oder bis zur Antwort.
panel-invite-choose = Einladen …
ask-sit-with =
    { $count ->
        [one] Bei { $table } sitzt { $name }, und du hast diese Person blockiert. Trotzdem hinsetzen?
       *[other] Bei { $table } sitzen { $count } Leute, die du blockiert hast. Trotzdem hinsetzen?
    }
ask-start =
    { $count ->
        [one] Bei { $table } ist ein Platz für { $people } reserviert, noch ohne Antwort. Trotzdem starten?
       *[other] Bei { $table } sind Plätze für { $people } reserviert, noch ohne Antworten. Trotzdem starten?
    }
ask-again-blocked =
    { $count ->
        [one] *Noch mal spielen* lädt alle ein, die dabei waren, auch { $people }; diese Person hast du blockiert. Trotzdem einladen?
       *[other] *Noch mal spielen* lädt alle ein, die dabei waren, auch { $people }; diese Leute hast du blockiert. Trotzdem einladen?
    }
ask-leave = Deinen Platz bei { $table } wirklich aufgeben? Ein Computer übernimmt, und andere können den Platz nehmen. Zurück kannst du nur, solange das niemand getan hat.
ask-leave-last = Deinen Platz bei { $table } wirklich aufgeben? Sonst sitzt dort niemand mehr, also schließt der Tisch, und Verborgenes bleibt verborgen.

## Was erledigt ist

done-paused = Der Tisch ist in Pause.
done-resumed = Der Tisch läuft wieder.
done-host = Du bist jetzt Host.
done-voted = 🗳️ Deine Antwort zählt. Du kannst sie ändern, bis die Abstimmung vorbei ist.
done-extended = Du hast mehr Zeit. Die anderen sehen es in *Was passiert ist*.
done-want = Andere können deinen Platz jetzt nehmen. Bis dahin spielst du weiter.
done-when-forced-auto = Wenn du keine Wahl hast, antworte ich in Sekunden für dich.
done-when-forced-ask = Ich frage dich auch, wenn du keine Wahl hast, und warte, bis du drückst. Sonst merkt das niemand.
done-when-forced-bluff = Wenn du keine Wahl hast, lasse ich mir mit der Antwort Zeit, als würdest du überlegen. Sonst merkt das niemand.
done-stay = Du bleibst; jetzt kann niemand deinen Platz nehmen.
done-left = Du hast deinen Platz aufgegeben. Danke fürs Mitspielen!
done-left-lobby = Du hast den Tisch verlassen.
done-seat-taken = Willkommen! Dieser Platz gehört jetzt dir, mit allem, was dazugehört.
done-declined = Du hast abgelehnt. Danke für die Antwort.
done-invited = { $person } ist eingeladen. Ich reserviere einen Platz für einen Tag oder bis zur Antwort.
done-invitation-withdrawn = Einladung zurückgezogen; der Platz ist wieder frei.
done-stand-in-turn = Eine Vertretung spielt diesen Zug.
done-stand-in-absence = Eine Vertretung spielt bis zur Rückkehr.
done-seat-opened = Diesen Platz können jetzt alle nehmen.
done-seat-closed = Diesen Platz kann jetzt niemand nehmen.
done-seat-removed = Erledigt; ein Computer übernimmt. Gib den Platz für alle frei, oder biete ihn jemandem an.
done-started = Das Spiel an Tisch { NUMBER($table, useGrouping: 0) } hat begonnen: { $link }
done-sent-away = Die Person hat diesen Tisch verlassen und kann nur zurück, wenn Host oder Moderation sie einladen.
done-offered = Ich habe { $person } den Platz angeboten. Erst beim Annehmen ändert sich etwas.
done-withdrawn = Angebot zurückgezogen.

log-sent-away = { $moderator } schickt { $player } vom Tisch weg.

## Absagen

refused-not-there = Die Person hat keinen Platz an diesem Tisch.
refused-not-asked = Dieser Platz ist gerade nicht am Zug.
refused-seat-not-offered = Dieser Platz wurde niemandem angeboten.
refused-offer-to-bot = Ein Bot kann keinen Platz nehmen; für Leute, die weg sind, spielen Vertretungen.
refused-left-server = Die Person ist nicht auf diesem Server.
refused-offered-sees-not = Die Person sieht den Kanal dieses Tischs nicht, könnte dort also nicht spielen.

## Befehle

command-table-pause-name = pause
command-table-pause-description = Setzt einen Tisch auf Pause (Host und Moderation)
command-table-resume-name = fortsetzen
command-table-resume-description = Setzt einen Tisch nach der Pause fort
command-table-extend-name = verlängern
command-table-extend-description = Mehr Zeit für deinen Zug, wenn der Tisch es erlaubt
command-table-leave-name = verlassen
command-table-leave-description = Gibt deinen Platz auf
command-table-host-name = host
command-table-host-description = Host eines Tischs werden (Moderation)
command-table-replace-name = ersetzen
command-table-replace-description = Lässt eine Vertretung oder jemand anderen auf einem Platz spielen
command-table-remove-name = entfernen
command-table-remove-description = Schickt jemanden aus der Lobby weg (Host) oder nimmt einen Platz weg (Moderation)
command-table-invite-name = einladen
command-table-invite-description = Lädt jemanden an einen Tisch ein, der noch nicht begonnen hat
parameter-guest-description = Wen; leer zeigt, wer eingeladen ist
parameter-seat-name = platz
parameter-seat-description = Welcher Platz
parameter-player-name = wer-sitzt
parameter-player-description = Oder die Person, die dort sitzt
parameter-by-name = durch
parameter-by-description = Wer übernimmt, sobald die Person annimmt; sonst eine Vertretung
