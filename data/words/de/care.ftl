# Was an einem Tisch außer den Zügen passiert: Pausen, Uhren, Vertretungen, Vorschläge, Plätze, die wechseln.

clock-live = Live: 10 Minuten
clock-day = Ein Tag
clock-relaxed = Entspannt: 3 Tage
clock-none = Keine Uhr
clock-own = { $reserve }, plus { $refill } pro Zug, höchstens { $cap }
duration-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
duration-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
duration-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
duration-hours-minutes = { $hours } Std. { $minutes } Min.
duration-days-minutes = { $days } T. { $minutes } Min.
duration-days-hours = { $days } T. { $hours } Std.
duration-days-hours-minutes = { $days } T. { $hours } Std. { $minutes } Min.
refused-no-such-duration = „{ $typed }“ verstehe ich nicht als Dauer; nichts hat sich geändert. Schreib eine Zahl und ihre Einheit, etwa 90 min, 1h30, 12 h, 3 Tage oder 2 Wochen.
refused-no-such-clock = Diese Uhr geht nicht: Sie braucht anfangs mindestens 5 Minuten, ein Maximum zwischen diesen und 60 Tagen, und pro Zug nicht mehr als das Maximum zurück. Nichts hat sich geändert.
clock-live-help = Je 10 Minuten, 1 mehr pro Zug, nie mehr als 15.
clock-day-help = Je 1 Tag, 8 Stunden mehr pro Zug, nie mehr als anderthalb Tage.
clock-relaxed-help = Je 3 Tage, ein halber Tag mehr pro Zug, nie mehr als 5 Tage.
clock-none-help = Nehmt euch so viel Zeit, wie ihr wollt.

when-out-ask = ihr stimmt ab
when-out-wait = mehr Zeit
when-out-host = jemand anders wird Host
when-out-turn = eine Vertretung spielt diesen Zug
when-out-absence = eine Vertretung spielt bis zur Rückkehr
when-out-wanted = eine Vertretung spielt, und andere können den Platz nehmen
when-out-end = das Spiel endet
when-out-by = { $verdict } ({ $decider })
decider-majority = die Mehrheit der anderen entscheidet
decider-anybody = irgendwer von den anderen entscheidet
decider-host = der Host entscheidet
decider-majority-help = Mehr als die Hälfte der anderen, die da sind; sind alle verschieden, die meisten Stimmen.
decider-anybody-help = Wer zuerst drückt; nur um das Spiel zu beenden, braucht es eine Mehrheit.
decider-host-help = Die Mehrheit, wenn der Host weg ist oder keine Zeit mehr hat.

log-silent =
    { $count ->
        [one] { $seat } war einen Tag nicht hier, und das Spiel wartet: Die anderen entscheiden, wie es weitergeht.
       *[other] { $seat } war { $count } Tage nicht hier, und das Spiel wartet: Die anderen entscheiden, wie es weitergeht.
    }
log-host-silent =
    { $count ->
        [one] Der Host war einen Tag nicht hier: Alle am Tisch können das übernehmen.
       *[other] Der Host war { $count } Tage nicht hier: Alle am Tisch können das übernehmen.
    }
log-there-again = { $player } ist wieder da.
log-extended =
    { $left ->
        [0] { $seat } nimmt sich mehr Zeit, zum letzten Mal in dieser Partie.
        [one] { $seat } nimmt sich mehr Zeit und kann das noch einmal.
       *[other] { $seat } nimmt sich mehr Zeit und kann das noch { $left }-mal.
    }
log-quiet-hours = Die Ruhezeit dieses Servers ist jetzt von { $start } bis { $end } ({ $timezone }). Dann stehen die Uhren, also hat sich die restliche Zeit geändert.
log-quiet-none = Dieser Server hat keine Ruhezeit mehr. Die Uhren laufen Tag und Nacht, also hat sich die restliche Zeit geändert.
log-days-off-changed = Die freien Tage von { $seat } haben sich geändert und damit die restliche Zeit.
log-time-to-start = Es ist so weit: Das Spiel startet.
log-start-missed =
    { $count ->
        [one] Es war Zeit zu starten, aber eine Person fehlte noch.
       *[other] Es war Zeit zu starten, aber { $count } Leute fehlten noch.
    }
log-paused = { $player } setzt den Tisch auf Pause.
log-paused-together = Alle sind dafür: Der Tisch ist in Pause.
log-resumed = { $player } setzt den Tisch fort.
log-host = { $player } ist jetzt Host.
log-left-game = { $seat } gibt den Platz auf; ein Computer übernimmt, und andere können den Platz nehmen.
log-removed = { $moderator } nimmt { $seat } den Platz weg; ein Computer übernimmt.
log-returned = { $player } ist zurück und löst die Vertretung ab.
log-wanted = { $seat } sucht Ersatz: Alle können den Platz nehmen.
log-not-wanted = { $seat } bleibt doch.
log-took-seat = { $player } übernimmt von { $seat }.
log-offered = { $by } bietet { $player } den Platz von { $seat } an.
log-offer-declined = { $player } lehnt den Platz von { $seat } ab.
log-invitation-declined = { $player } lehnt die Einladung ab.
log-offer-withdrawn = { $moderator } zieht das Angebot für den Platz von { $seat } zurück.
log-invited = { $by } lädt { $player } ein.
log-invitation-withdrawn = { $player } zieht eine Einladung zurück.
log-invitation-lapsed = Eine Einladung blieb ohne Antwort; der Platz ist wieder frei.
log-opened-seat = { $moderator } gibt den Platz von { $seat } für alle frei.
log-closed-seat = { $moderator } sperrt den Platz von { $seat }: Jetzt kann ihn niemand nehmen.
log-moved = { $player } verlegt den Tisch in einen anderen Kanal.
log-ended-by = { $player } schließt den Tisch vor dem Ende des Spiels.
log-decided-by = { $player } entscheidet über { $seat }: { $verdict }.
log-decided-together = Der Tisch entscheidet über { $seat }: { $verdict }.
log-time-up = Die Zeit von { $seat } ist um.
log-decided = { $seat }: { $verdict }.
log-proposed-end = { $seat } schlägt vor, das Spiel hier zu beenden.
log-proposed-pause = { $seat } schlägt eine Pause vor.
log-proposed-undo =
    { $count ->
        [one] { $seat } schlägt vor, den letzten Zug zurückzunehmen.
       *[other] { $seat } schlägt vor, die letzten { $count } Züge zurückzunehmen.
    }
log-agreed = { $seat } stimmt zu.
log-declined = { $seat } lehnt ab.
log-withdrawn = { $seat } zieht den Vorschlag zurück.
log-ended-together = Alle sind dafür: Das Spiel endet hier.
log-taken-back =
    { $count ->
        [one] { $seat } nimmt einen Zug zurück.
       *[other] { $count } Züge werden für { $seat } zurückgenommen.
    }

refused-paused = Der Tisch ist in Pause; nichts hat sich geändert. Danach geht es von hier weiter.
refused-not-playing = Das Spiel läuft gerade nicht.
refused-not-paused = Der Tisch ist nicht in Pause.
refused-moderator-only = Das kann nur die Moderation.
refused-host-already = Du bist schon Host.
refused-host-is-there = Der Host ist da; nichts hat sich geändert.
refused-nobody-else = Sonst ist niemand da, um Host zu werden.
refused-own-time = Das entscheiden die anderen, nicht du; aber ziehen kannst du noch. Drück *Meine Hand*, um zu sehen, was geht.
refused-no-clock-runs = Deine Uhr läuft nicht, du brauchst also nicht mehr Zeit.
refused-no-extension-left =
    { $count ->
        [0] An diesem Tisch kannst du Züge nicht verlängern. Unter *Mehr* kannst du eine Pause vorschlagen.
        [one] An diesem Tisch kannst du einen Zug verlängern, und das hast du getan. Unter *Mehr* kannst du eine Pause vorschlagen.
       *[other] An diesem Tisch kannst du { $count } Züge verlängern, und das hast du getan. Unter *Mehr* kannst du eine Pause vorschlagen.
    }
refused-unreliable = Für diesen Tisch brauchst du mindestens { $least } % deiner Züge rechtzeitig. Von deinen letzten { $turns } waren es { $in_time } ({ $percent } %). Zeig, dass du pünktlich bist, an einem Tisch, den du selbst öffnest oder der weniger verlangt.
refused-newcomer =
    { $turns ->
        [0] Für diesen Tisch kenne ich dich noch nicht gut genug: Du hattest hier noch keinen Zug mit Uhr, und es braucht { $needed }. Fang an einem Tisch ohne diese Bedingung an, oder öffne deinen eigenen.
        [one] Für diesen Tisch kenne ich dich noch nicht gut genug: Du hattest hier einen Zug mit Uhr, und es braucht { $needed }. Fang an einem Tisch ohne diese Bedingung an, oder öffne deinen eigenen.
       *[other] Für diesen Tisch kenne ich dich noch nicht gut genug: Du hattest hier { $turns } Züge mit Uhr, und es braucht { $needed }. Fang an einem Tisch ohne diese Bedingung an, oder öffne deinen eigenen.
    }
refused-time-not-up = Über diesen Platz gibt es nichts mehr zu entscheiden; nichts hat sich geändert.
refused-host-decides = An diesem Tisch entscheidet das der Host; auch die Moderation kann es.
refused-players-decide = Das entscheiden alle an diesem Tisch gemeinsam.
refused-seat-changed = Diesen Platz hat inzwischen jemand anders oder niemand; nichts hat sich geändert.
refused-last-person = Dann wäre niemand mehr an diesem Tisch. Biete den Platz erst jemandem an, oder schließ den Tisch.
refused-sits-already = Die Person sitzt schon an diesem Tisch.
refused-invited-already = Die Person ist schon eingeladen, hat aber noch nicht geantwortet.
refused-has-declined = Die Person hat eine Einladung an diesen Tisch abgelehnt. In der Lobby kann sie trotzdem *Mitspielen* drücken.
refused-invited-enough = Die Person war schon zweimal eingeladen, ohne zu antworten. In der Lobby kann sie trotzdem *Mitspielen* drücken.
refused-blocked-them = Du hast diese Person blockiert. Um mit ihr zu spielen, heb das erst auf: `/ich blockiert`.
refused-nobody-invited = Die Person hat keine Einladung.
refused-sent-away = Du wurdest von diesem Tisch weggeschickt. Um hier wieder zu sitzen, brauchst du eine Einladung von Host oder Moderation.
refused-they-were-sent-away = Die Person wurde von diesem Tisch weggeschickt; nur Host oder Moderation können sie einladen.
refused-too-long-reason = Das ist zu lang: Ein Grund darf höchstens { $most } Zeichen haben.
refused-not-your-removal = Das ist für die Person, die entfernt wurde.
refused-send-away-self = Um selbst zu gehen, drück *Verlassen*.
refused-offered-already = Der Person wurde dieser Platz schon angeboten, sie hat aber noch nicht geantwortet.
refused-no-say-in-seat = Das entscheiden die anderen am Tisch, wenn die Zeit des Platzes um ist; Host und Moderation können es jederzeit.
refused-no-person-there = Dort sitzt ein Computer.
refused-no-such-seat = So einen Platz hat dieser Tisch nicht.
refused-seat-not-free = Dieser Platz ist nicht frei.
refused-have-seen-more = Du hast von diesem Spiel mehr gesehen, als man auf diesem Platz wissen darf, also kannst du ihn nicht nehmen.
refused-they-have-seen-more = Die Person hat von diesem Spiel mehr gesehen, als man auf diesem Platz wissen darf, also kann sie ihn nicht nehmen.
refused-no-offer = Dieser Platz wurde dir nicht angeboten.
refused-not-invited = Du hast keine Einladung an diesen Tisch. Solange die Lobby offen ist, kannst du *Mitspielen* drücken, wenn du den Kanal siehst.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen: Seitdem hat jemand anders gezogen, der Zufall entschieden, oder etwas kam ans Licht.
refused-already-proposed = Es gibt schon einen Vorschlag; antworte erst auf den.
refused-no-proposal = Es gibt gerade keinen Vorschlag.
refused-agreed-already = Du hast schon zugestimmt; die anderen müssen noch antworten.

