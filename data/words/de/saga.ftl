# Saga – Namen, Optionen, Möglichkeiten, Verlauf, Absagen und Regeln. Die Karten stehen in saga-cards.ftl.

saga-name = Saga: Der Faden der Feen
saga-tagline = Ein Held, viele Feen: Zieh am Lebensfaden, bis er zu deinem geheimen Ende führt.
saga-players = 2–6 Personen, etwa 60 Minuten

## Eigenschaften und Arten

saga-characteristic-fame = Ruhm
saga-characteristic-courage = Mut
saga-characteristic-wealth = Reichtum
saga-characteristic-wisdom = Weisheit
saga-characteristic-might = Kraft

saga-type-journey = Reise
saga-type-conquest = Eroberung
saga-type-fight = Kampf
saga-type-wonder = Wunder
saga-type-vow = Schwur
saga-type-love = Liebe
saga-type-friendship = Freundschaft

## Woraus ein Wert besteht

saga-terms = { $first } + { $second }
saga-term-0 = sonst nichts
saga-term-highest = höchster Wert
saga-term-lowest = niedrigster Wert
saga-term-hand-you = Karten auf der Hand
saga-term-won-friendship = bestandene Freundschaften
saga-term-max-wealth-wisdom = Reichtum oder Weisheit

saga-adventure-hint = { $odds } { $stakes }
saga-adventure-named = { $card } · { $type }

## Optionen am Tisch

saga-option-requirements = Ziele
saga-option-requirements-help = Verlangen die Ziele ab 4 Feen mehr, oder nur, was gedruckt ist?
saga-option-requirements-scaled = Mehr bei mehr Feen
saga-option-requirements-printed = Wie gedruckt (kurze Partien)
saga-option-trial = Die Heldenprüfung
saga-option-trial-help = Gilt die Prüfung als bestanden, wenn alle Feen gescheitert sind, oder muss jemand sie bestehen?
saga-option-trial-until_all_tried = Sobald alle es versucht haben
saga-option-trial-until_passed = Sobald jemand sie besteht
saga-option-rounds = Runden
saga-option-rounds-help = Nach wie vielen Runden endet die Geschichte? Dann gewinnt die Fee, die ihrem Ziel am nächsten ist.
saga-option-rounds-10 = 10 Runden
saga-option-rounds-15 = 15 Runden
saga-option-rounds-20 = 20 Runden
saga-option-rounds-30 = 30 Runden
saga-option-rounds-45 = 45 Runden
saga-option-rounds-60 = 60 Runden
saga-option-window_silence = Zeit zum Eingreifen
saga-option-window_silence-help = Wenn jemand in einer Herausforderung nicht antwortet: Nach welcher Zeit gilt das als Passen?
saga-option-window_silence-15 = 15 Minuten
saga-option-window_silence-60 = 1 Stunde
saga-option-window_silence-240 = 4 Stunden
saga-option-window_silence-720 = 12 Stunden
saga-option-window_silence-1440 = 1 Tag
saga-option-veil = Schnelles Passen verbergen
saga-option-veil-help = Wenn alle gepasst haben: Wie lange darf eine Herausforderung zufällig warten, um das zu verbergen?
saga-option-veil-0 = Nein, gleich weiter
saga-option-veil-10 = Bis zu 10 Sekunden
saga-option-veil-20 = Bis zu 20 Sekunden
saga-option-veil-40 = Bis zu 40 Sekunden
saga-option-veil-60 = Bis zu 1 Minute
saga-option-retrieving = Karten zurückholen
saga-option-retrieving-help = Wie oft darfst du in deinem Zug das oberste Abenteuer vom Ablagestapel zurückholen?
saga-option-retrieving-once = Einmal pro Zug
saga-option-retrieving-any_number = So oft du zahlen kannst
saga-option-links = Anschlüsse
saga-option-links-help = 29 Abenteuer nennen zwei Arten, auf die sie folgen können. Zählen beide, oder nur die erste?
saga-option-links-two_types = Beide zählen
saga-option-links-one_type = Nur die erste
saga-option-objectives_open = Offene Ziele
saga-option-objectives_open-help = Liegen alle Ziele offen? Für eine erste Partie ist das angenehm.
saga-option-objectives_open-true = Offen
saga-option-objectives_open-false = Geheim

## Was du gefragt wirst

saga-aim = Dein Ziel, { $objective }: { $first } · { $second } · { $count }. Erreich alle drei, und du gewinnst.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = Deine erste Hand hat wenig Abenteuer. Behältst du sie, oder tauschst du?
saga-prompt-hand = Das ist deine erste Hand. Die Geschichte beginnt, sobald alle bereit sind.
saga-option-keep-hand = Diese Hand behalten
saga-option-redraw = Diese Hand tauschen
saga-option-redraw-hint = Wirf alle fünf Karten offen ab, und zieh fünf neue.

saga-prompt-trial = Zuerst kommt die Prüfung von { $hero }. Versuch sie in diesem Zug.
saga-prompt-adventure = Du bist dran. Was geschieht als Nächstes mit { $hero }?
saga-prompt-main = Du bist dran. Noch etwas, bevor du den Zug beendest?
saga-option-attempt = Prüfung von { $hero } versuchen
saga-option-attempt-hint = { $odds } So oder so spielst du in diesem Zug kein Abenteuer.
saga-option-adventure = { $card }
saga-option-play = „{ $card }“ spielen
saga-option-retrieve = „{ $card }“ vom Ablagestapel holen
saga-option-retrieve-hint-any_number = Kostet ein anderes Abenteuer oder zwei Eingriffe aus deiner Hand.
saga-option-retrieve-hint-once = Einmal pro Zug. Kostet ein anderes Abenteuer oder zwei Eingriffe aus deiner Hand.
saga-option-end = Zug beenden
saga-option-end-hint = Du behältst höchstens { $limit } Karten.

saga-prompt-pay = Du hast die Karte zurückgeholt. Wirf jetzt ein anderes Abenteuer oder zwei Eingriffe ab.
saga-prompt-pay-second = Wähl den zweiten Eingriff, den du abwirfst.
saga-option-pay = „{ $card }“ abwerfen

saga-prompt-discard-limit =
    { $count ->
        [one] Du hast zu viele Karten. Wirf 1 ab.
       *[other] Du hast zu viele Karten. Wirf { $count } ab, zusammen oder einzeln. Die letzte liegt dann oben.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] Die Herausforderung kostet dich eine Karte. Wirf 1 ab.
       *[other] Die Herausforderung kostet dich Karten. Wirf { $count } ab, zusammen oder einzeln. Die letzte liegt dann oben.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Wirf 1 Karte ab.
       *[other] Wirf { $count } Karten ab, zusammen oder einzeln. Die letzte liegt dann oben.
    }
saga-option-discard = „{ $card }“ abwerfen

saga-prompt-mod = Welche Eigenschaft ändert sich?
saga-prompt-swap = Welche Eigenschaft tauschst du?
saga-prompt-swap-second = Mit welcher?
saga-prompt-draw = Wer zieht?
saga-prompt-discard = Wer wirft ab?
saga-prompt-take = Wem nimmst du eine Karte?
saga-prompt-search = Welche Karte nimmst du?
saga-prompt-story = Welches Abenteuer wählst du?
saga-prompt-peek = Wessen Ziel siehst du dir an?
saga-prompt-newobjective = Welches Ziel behältst du? Das andere kommt unter den Stapel.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (jetzt { $value })
saga-option-objective-keep = Meins behalten: { $objective }
saga-option-objective-change = Das neue nehmen: { $objective }

saga-prompt-window-difficulty = Gleich fallen bei „{ $card }“ die Würfel der Schwierigkeit. { $odds } { $stakes } Spielst du eine Karte?
saga-prompt-window-score = Gleich fällt bei „{ $card }“ der Würfel. { $odds } { $stakes } Spielst du eine Karte?
saga-prompt-window-die = Bei „{ $card }“ ist der Würfel gefallen. { $odds } { $stakes } Spielst du eine Karte?
saga-option-interfere = „{ $card }“ spielen
saga-option-cancel = „{ $card }“ auf „{ $target }“ von { $player } spielen
saga-option-aid = „{ $card }“ abwerfen: ändert die Schwierigkeit
saga-option-pass = Passen
saga-option-pass-hint = Spielt jemand eine Karte, kannst du neu antworten.
saga-option-rest = Ganze Herausforderung passen
saga-option-rest-hint = Du kannst es dir noch anders überlegen.

saga-advice-left =
    { $count ->
        [0] erreicht
       *[other] noch { $count }
    }
saga-advice-left-between =
    { $least ->
        [0] höchstens noch { $most }
       *[other] noch { $least } bis { $most }
    }
saga-advice-adventure = Es gelingt { $works }, wenn niemand eine Karte spielt. Dein Ziel: jetzt { $now }, bei Erfolg { $won }, sonst { $lost }.
saga-advice-card = „{ $card }“ würde jetzt { $works } gelingen, wenn niemand eine Karte spielt. Dein Ziel: jetzt { $now }, bei Erfolg { $won }, sonst { $lost }.
saga-advice-trial = Die Prüfung musst du in diesem Zug versuchen. Sie gelingt { $works }, wenn niemand eine Karte spielt.
saga-advice-end = Keins der Abenteuer in deiner Hand kann jetzt folgen.
saga-advice-end-though = Deine beste Chance, „{ $card }“, würde { $works } gelingen, wenn niemand eine Karte spielt. Dein Ziel: jetzt { $now }, bei Erfolg { $won }, sonst { $lost }. Aber später nützt dir die Karte vielleicht mehr.
saga-advice-effect = Was sie tut: { $effect }
saga-advice-then = Dein Ziel: jetzt { $now }, danach { $then }.
saga-advice-objective = Dein Ziel: mit deinem { $now }, mit dem neuen { $then }.
saga-advice-hand =
    { $count ->
        [one] Diese Hand hat 1 Karte.
       *[other] Diese Hand hat { $count } Karten.
    }
saga-advice-window =
    Für dein Ziel { $better ->
        [win] ist es besser, wenn das gelingt ({ $won }), als wenn es misslingt ({ $lost })
        [loss] ist es besser, wenn das misslingt ({ $lost }), als wenn es gelingt ({ $won })
       *[same] ist es egal, ob das gelingt ({ $won })
    }. Mit dieser Karte gelingt die Probe { $after } statt { $before }.
saga-advice-window-pass =
    Für dein Ziel { $better ->
        [win] ist es besser, wenn das gelingt ({ $won }), als wenn es misslingt ({ $lost })
        [loss] ist es besser, wenn das misslingt ({ $lost }), als wenn es gelingt ({ $won })
       *[same] ist es egal, ob das gelingt ({ $won })
    }. Derzeit gelingt die Probe { $before }.
saga-advice-window-trial = Mit dieser Karte gelingt die Prüfung { $after } statt { $before }. Ist sie bestanden, beginnen die Abenteuer.
saga-advice-window-trial-pass = Derzeit gelingt die Prüfung { $before }. Ist sie bestanden, beginnen die Abenteuer.
saga-advice-first-hand =
    { $count ->
        [one] 1 deiner { $of } Karten ist ein Abenteuer
       *[other] { $count } deiner { $of } Karten sind Abenteuer
    }, und { $fits ->
        [0] keins davon kann auf den Helden folgen.
        [one] 1 davon kann auf den Helden folgen.
       *[other] { $fits } davon können auf den Helden folgen.
    }
saga-prompt-wish = Wann soll ich dich bei Herausforderungen fragen?
saga-option-wish-ask = Frag mich immer
saga-option-wish-ask-hint = Auch wenn du nichts spielen kannst. Langsam, verrät aber nichts.
saga-option-wish-auto = Frag mich, wenn ich etwas spielen kann
saga-option-wish-auto-hint = Sonst passe ich nach einem Moment für dich.
saga-option-wish-bluff = Wenn ich spielen kann, mit Zufallspausen
saga-option-wish-bluff-hint = Sonst passe ich nach einer Weile für dich, und eine Pause verrät nichts.
saga-option-wish-done = Pass immer für mich
saga-option-wish-done-hint = Du kannst trotzdem noch eingreifen.

## Was Möglichkeiten über sich sagen

saga-odds =
    { $works ->
        [0] Misslingt derzeit.
        [100] Gelingt derzeit.
       *[other] Gelingt derzeit zu { $works } %.
    }
saga-odds-need =
    { $works ->
        [0] Nötig wäre { $need }, also misslingt es.
        [100] Gelingt derzeit.
       *[other] { $need ->
            [6] Nur mit einer 6 ({ $works } %).
           *[other] Gelingt ab { $need } ({ $works } %).
        }
    }
saga-odds-part = Probe { $number } von { $count }. { $odds } { $whole ->
        [0] Das ganze Abenteuer misslingt derzeit.
        [100] Das ganze Abenteuer gelingt derzeit.
       *[other] Das ganze Abenteuer gelingt zu { $whole } %.
    }
saga-stakes-trial = Besteht der Held, können die Abenteuer beginnen.
saga-hint-changing = { $what } { $before } % → { $after } %.
saga-hint-changing-part = { $what } Diese Probe: { $before } % → { $after } %.
saga-hint-idle = { $what } Ändert jetzt nichts.
saga-hint-aid-up = Schwierigkeit +{ $by }.
saga-hint-aid-down = Schwierigkeit −{ $by }.
saga-hint-player =
    { $count ->
        [0] Keine Karten auf der Hand.
        [one] 1 Karte auf der Hand.
       *[other] { $count } Karten auf der Hand.
    }
saga-hint-entry-won = { $type }, bestanden.
saga-hint-entry-lost = { $type }, gescheitert.
saga-hint-wanted = Dein Ziel braucht { $required }.
saga-hint-unwanted = Dein Ziel braucht das nicht.
saga-option-keep-hand-hint = Du beginnst mit diesen fünf Karten.

## Was passiert ist

saga-chapter = Runde { $number }
saga-chapter-name = Runde
saga-event-about-windows = Bei Herausforderungen frage ich dich nur, wenn du etwas spielen kannst; eine Pause kann das verraten. Soll es geheim bleiben, drück *{ button-more }* in deiner Hand und wähl *{ saga-option-wish-ask }* oder *{ saga-option-wish-bluff }*.
saga-event-initiative = Würfel um den ersten Zug: { $rolls }.
saga-event-initiative-again = Bei Gleichstand noch mal: { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = Die letzte Runde beginnt. Gewinnt darin niemand, gewinnt die Fee, die ihrem Ziel am nächsten ist.
saga-event-goal-near = Noch einmal { $type } bestanden, und das Heldenziel ist erreicht!
saga-event-turn = Runde { $round }: { $player } ist dran.
saga-event-drew =
    { $count ->
        [one] { $player } zieht 1 Karte.
       *[other] { $player } zieht { $count } Karten.
    }
saga-event-drew-own = Du ziehst „{ $card }“.
saga-event-reshuffled = Die Ablage wird zu einem neuen Stapel gemischt, mit { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
saga-event-mulligan = { $player } tauscht die erste Hand.
saga-event-discarded = { $player } wirft „{ $card }“ ab.
saga-event-retrieved = { $player } holt „{ $card }“ vom Ablagestapel.
saga-event-adventure = { $player } spielt „{ $card }“ nach „{ $after }“.
saga-event-trial = { $player } stellt { $hero } auf die Probe.
saga-event-played = { $player } spielt „{ $card }“.
saga-event-interfered = { $player } spielt „{ $card }“.
saga-event-cancelled = { $player } spielt „{ $card }“ und hebt „{ $target }“ auf.
saga-event-its-dice = „{ $card }“ würfelt { $dice }.
saga-event-aided = { $player } wirft „{ $card }“ ab und ändert die Schwierigkeit.
saga-event-difficulty = Die Würfel der Schwierigkeit zeigen { $dice }, sie ist also { $difficulty }.
saga-event-rolled =
    { $score ->
        [0] Der Würfel zeigt { $roll } gegen { $difficulty }.
       *[other] Der Würfel zeigt { $roll }: { $roll } + { $score } ({ $what }) = { $sum } gegen { $difficulty }.
    }
saga-event-test-won =
    { $score ->
        [0] { $die } schlägt { $difficulty }: gelungen!
       *[other] { $die } + { $score } = { $sum } schlägt { $difficulty }: gelungen!
    }
saga-event-test-lost =
    { $score ->
        [0] { $die } schlägt { $difficulty } nicht: misslungen.
       *[other] { $die } + { $score } = { $sum } schlägt { $difficulty } nicht: misslungen.
    }
saga-event-payment-dice = Der Würfel zeigt { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } muss 1 Karte abwerfen.
       *[other] { $player } muss { $count } Karten abwerfen.
    }
saga-event-payment-adventure = { $player } muss { $count } Abenteuer abwerfen.
saga-event-payment-interference =
    { $count ->
        [one] { $player } muss 1 Eingriff abwerfen.
       *[other] { $player } muss { $count } Eingriffe abwerfen.
    }
saga-event-condition-holds = Die Geschichte hat, was die Herausforderung verlangt.
saga-event-condition-fails = Die Geschichte hat nicht, was die Herausforderung verlangt.
saga-event-won = „{ $card }“ ist bestanden!
saga-event-lost = „{ $card }“ scheitert.
saga-event-won-by-test =
    { $score ->
        [0] { $die } schlägt { $difficulty }: „{ $card }“ ist bestanden!
       *[other] { $die } + { $score } = { $sum } schlägt { $difficulty }: „{ $card }“ ist bestanden!
    }
saga-event-lost-by-test =
    { $score ->
        [0] { $die } schlägt { $difficulty } nicht: „{ $card }“ scheitert.
       *[other] { $die } + { $score } = { $sum } schlägt { $difficulty } nicht: „{ $card }“ scheitert.
    }
saga-event-reward-times =
    { $times ->
        [0] Also gibt es keinen Lohn.
        [2] Den Lohn gibt es doppelt.
       *[other] Den Lohn gibt es { $times }-mal.
    }
saga-event-failure-times =
    { $times ->
        [0] Aber der Fehlschlag entfällt.
        [2] Den Fehlschlag gibt es doppelt.
       *[other] Den Fehlschlag gibt es { $times }-mal.
    }
saga-event-trial-passed = { $hero } besteht die Prüfung. Die Abenteuer können beginnen!
saga-event-trial-failed = { $hero } besteht die Prüfung nicht.
saga-event-trial-deemed = Alle Feen sind gescheitert, aber { $hero } bricht trotzdem auf. Die Abenteuer können beginnen!
saga-event-raised = { $characteristic } steigt: { $before } → { $after }.
saga-event-lowered = { $characteristic } fällt: { $before } → { $after }.
saga-event-same = { $characteristic } bleibt bei { $value }.
saga-event-swapped = { $one } und { $other } tauschen: { $one } ist jetzt { $first }, { $other } { $second }.
saga-event-took =
    { $count ->
        [one] { $player } nimmt 1 Karte aus der Hand von { $other }.
       *[other] { $player } nimmt { $count } Karten aus der Hand von { $other }.
    }
saga-event-took-own = { $player } hat „{ $card }“ von { $other } genommen.
saga-event-found = { $player } nimmt „{ $card }“.
saga-event-found-nothing = { $player } sucht und findet nichts.
saga-event-entry-discard = „{ $card }“ verlässt die Geschichte.
saga-event-entry-won = „{ $card }“ zählt jetzt als bestanden.
saga-event-entry-lost = „{ $card }“ zählt jetzt als gescheitert.
saga-event-previous-reward = Den Lohn von „{ $card }“ gibt es noch einmal.
saga-event-previous-failure = Den Fehlschlag von „{ $card }“ gibt es noch einmal.
saga-event-previous-none = „{ $card }“ hat keine vorige Karte, also passiert nichts.
saga-event-allow-link = Das nächste Abenteuer in diesem Zug darf auf alles folgen.
saga-event-allow-extra = In diesem Zug darf noch ein Abenteuer gespielt werden.
saga-event-peeked = { $player } sieht sich das Ziel von { $other } an.
saga-event-peeked-own = Das Ziel von { $other } ist „{ $objective }“.
saga-event-objective = { $player } zieht ein weiteres Ziel und behält eins der beiden.
saga-event-objective-own = Du ziehst das Ziel „{ $objective }“.
saga-event-objective-open = { $player } hat jetzt das Ziel „{ $objective }“.
saga-event-shown = { $player } zeigt das Ziel „{ $objective }“.

saga-told = { $player } { $deeds }.
saga-told-turn = Runde { $round }: { $player } { $deeds }.
saga-told-draws =
    { $count ->
        [one] zieht 1 Karte
       *[other] zieht { $count } Karten
    }
saga-told-mulligan = tauscht die erste Hand
saga-told-retrieves = holt „{ $card }“ vom Ablagestapel
saga-told-plays = spielt { $cards }
saga-told-cancels = hebt „{ $target }“ mit „{ $card }“ auf
saga-told-rolls = würfelt { $dice }
saga-told-trial = stellt { $hero } auf die Probe
saga-told-aids = wirft „{ $card }“ ab und ändert die Schwierigkeit
saga-told-takes-from =
    { $count ->
        [one] nimmt 1 Karte aus der Hand von { $other }
       *[other] nimmt { $count } Karten aus der Hand von { $other }
    }
saga-told-takes = nimmt „{ $card }“
saga-told-finds-nothing = sucht und findet nichts
saga-told-peeks = sieht sich das Ziel von { $other } an
saga-told-objective = zieht ein weiteres Ziel und behält eins
saga-told-objective-open = hat jetzt das Ziel „{ $objective }“
saga-told-discards = wirft { $cards } ab
saga-told-sum = { $die } + { $score } ({ $what }) = { $sum } gegen { $difficulty }
saga-told-die = { $die } gegen { $difficulty }
saga-told-test-won = { $sum }: gelungen.
saga-told-test-lost = { $sum }: misslungen.
saga-told-won = { $sum }: „{ $card }“ ist bestanden!
saga-told-lost = { $sum }: „{ $card }“ scheitert.
saga-told-changes = { $changes }.
saga-told-change = { $characteristic } { $values }

saga-reason-objective =
    { $count ->
        [one] { $player } erreicht das Ziel „{ $objective }“ und gewinnt.
        [2] Zwei Feen erreichen ihre Ziele im selben Moment und gewinnen gemeinsam.
       *[other] { $count } Feen erreichen ihre Ziele im selben Moment und gewinnen gemeinsam.
    }
saga-reason-hero =
    { $count ->
        [one] { $player } führt { $hero } zum Heldenziel und gewinnt.
       *[other] { $player } führt { $hero } zum Heldenziel und gewinnt, zusammen mit anderen.
    }
saga-reason-epilogue =
    { $count ->
        [one] Die Geschichte ist zu Ende. { $player } ist dem eigenen Ziel am nächsten und gewinnt.
       *[other] Die Geschichte ist zu Ende. { $count } Feen sind ihren Zielen gleich nah und gewinnen gemeinsam.
    }

## Warum nicht

saga-refused-over = Dieses Spiel ist aus.
saga-refused-not-seated = Du hast an diesem Tisch keinen Platz, also ziehst du hier keine Fäden.
saga-refused-one-answer = Wähl eins nach dem anderen.
saga-refused-unknown = Das kannst du hier nicht wählen. Die Buttons zeigen, was geht.
saga-refused-not-asked = Da gibt es gerade nichts zu wählen.
saga-refused-first-hands = Andere sehen sich noch ihre erste Hand an. Gleich beginnt die Geschichte.
saga-refused-turn = { refused-turn }
saga-refused-wish = Das hast du schon gewählt.
saga-refused-unfinished = Jetzt nicht: Erst muss etwas anderes fertig werden.
saga-refused-end-before-trial = Versuch die Prüfung von { $hero }, bevor du deinen Zug beendest.
saga-refused-trial-done = Die Prüfung ist vorbei. Jetzt kommen die Abenteuer.
saga-refused-trial-once = Die Prüfung kannst du nur einmal pro Zug versuchen.
saga-refused-trial-first = Erst muss der Held die Prüfung bestehen.
saga-refused-trial-turn = Du hast die Prüfung versucht, also kannst du in diesem Zug kein Abenteuer spielen.
saga-refused-one-adventure = Dein Abenteuer für diesen Zug hast du gespielt.
saga-refused-link = Auf „{ $card }“ kann das nicht folgen.
saga-refused-already-free = Das nächste Abenteuer darf schon auf alles folgen.
saga-refused-needs-challenge = Nur in einer Herausforderung.
saga-refused-own-turn = Nur in deinem eigenen Zug, außerhalb einer Herausforderung.
saga-refused-deck-empty = Der Stapel ist leer.
saga-refused-nothing-fits = In der Ablage passt nichts.
saga-refused-no-entry = Kein Abenteuer der Geschichte passt.
saga-refused-nothing-to-take = Sonst hat niemand Karten.
saga-refused-no-objective = Es gibt keine Ziele mehr zu ziehen.
saga-refused-open-objectives = Alle Ziele liegen schon offen.
saga-refused-retrieved = In diesem Zug hast du schon eine Karte zurückgeholt.
saga-refused-paid = Mit dieser Karte hast du in diesem Zug bezahlt, also kannst du sie jetzt nicht zurückholen.
saga-refused-no-discard = In der Ablage liegt kein Abenteuer.
saga-refused-cannot-pay = Zum Bezahlen brauchst du ein anderes Abenteuer oder zwei Eingriffe.
saga-refused-window-closed = Zu spät: Die Herausforderung ist schon weiter.
# Differs: Karten von Saga haben Namen und stehen in Anführungszeichen.
saga-refused-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
saga-refused-adventure-in-challenge = In Herausforderungen kannst du kein Abenteuer spielen.
saga-refused-frozen = Zu spät: schon gewürfelt.
saga-refused-not-rolled = Zu früh: noch nicht gewürfelt.
saga-refused-only = Die Karte passt nicht zu dieser Probe.
saga-refused-no-difficulty-dice = Diese Probe hat keine Würfel in der Schwierigkeit.
saga-refused-difficulty-not-rolled = Zu früh: Die Würfel der Schwierigkeit sind noch nicht gefallen.
saga-refused-trial-outcome = Die Prüfung hat weder Lohn noch Fehlschlag.
saga-refused-no-target = Es gibt nichts aufzuheben.
saga-refused-no-aid = Diese Schwierigkeit kannst du nicht durch Abwerfen ändern.
saga-refused-aid-kind = Hier brauchst du eine andere Art Karte.

## Die gezeichnete Seite der Regeln: kurze Sätze in großer Schrift
saga-page-aim = Gemeinsam spinnt ihr die Geschichte eines Helden. Mach dein geheimes Ziel wahr.
saga-page-turn = Zieh 2 Karten, und spiel ein Abenteuer, das auf das letzte folgt. Andere können an den Würfeln drehen.
saga-page-end = Erreich dein Ziel, und du gewinnst. Schafft es bis zur letzten Runde niemand, gewinnt, wer am nächsten ist.
saga-page-shown = Neben dem Text gezeichnet: ein Held und eine Kartenrückseite; ein Abenteuer und ein Würfel; ein Ziel und ein Würfel.

## In einem Formular, und im Voraus geplant

saga-form-discard = { $count } Karten abwerfen
saga-form-top = Welche liegt dann oben?
saga-form-top-listed = Wie oben aufgelistet
saga-form-top-listed-hint = Das letzte Abenteuer der Liste liegt dann oben.
saga-refused-top = „{ $card }“ wirfst du nicht ab, also kann es nicht oben liegen. Nichts ist passiert.
saga-plan = „{ $card }“ spielen { $whose }, { $when }; { $rest }
saga-plan-open = „{ $card }“ spielen; wähl, wann
saga-plan-when-win = wenn die Probe wohl misslänge und dann wohl gelingt
saga-plan-when-win-sure = wenn die Probe nur damit sicher gelingt
saga-plan-when-lose = wenn die Probe wohl gelänge und dann wohl misslingt
saga-plan-when-lose-sure = wenn die Probe nur damit sicher misslingt
saga-plan-whose-any = in jeder Herausforderung
saga-plan-whose-own = in meinen Herausforderungen
saga-plan-whose-others = in Herausforderungen anderer
saga-plan-rest-ask = sonst frag mich
saga-plan-rest-pass = sonst passen
saga-plan-slot-card = Welche Karte?
saga-plan-slot-when = Wann?
saga-plan-slot-whose = In wessen Herausforderungen?
saga-plan-slot-rest = Solange sie nichts entscheidet …
saga-plan-over-card = Du hast „{ $card }“ nicht mehr.
