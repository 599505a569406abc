# Die Optionen eines Tischs: worauf sich eine Lobby einigt, und die Formulare dafür.

options-page-rules = Regeln
options-page-time = Zeit
options-page-who = Wer spielt
options-page-computers = Computer
options-form =
    { $count ->
        [one] { $page }
       *[other] { $page } { $number }
    }
options-form-title = Optionen · { $form }

options-board-marks = Marken auf dem Spielplan
options-board-marks-help = Ein ❗ im Bild zeigt allen, was sich zuletzt geändert hat.
options-clock = Uhr
options-clock-help = Wie viel Zeit alle zum Nachdenken haben.
options-clock-own = Eine andere Uhr
options-clock-own-help = Füll die drei Zeilen unten aus.
options-own-clock = Eine andere Uhr
options-own-clock-help = Eine eigene Uhr.
options-own-clock-reserve = Andere Uhr: Zeit zu Beginn
options-own-clock-refill = Andere Uhr: mehr pro Zug
options-own-clock-cap = Andere Uhr: höchstens
options-extensions = Zug verlängern
options-extensions-help = Wie oft darf man sich ohne Nachfrage mehr Zeit nehmen?
options-extensions-count =
    { $count ->
        [0] Nie
        [one] Einmal
       *[other] Bis zu { $count }-mal
    }
options-timeout-policy = Wenn jemandes Zeit um ist
options-timeout-policy-help = Was passiert mit dem Zug?
options-decider = Wenn ihr abstimmt
options-decider-help = Ihr stimmt ab, wenn jemandes Zeit um ist oder jemand nicht antwortet.
options-silent-days = Wenn jemand nicht antwortet
options-silent-days-help = Freie Tage zählen nicht.
options-silent-days-count =
    { $count ->
        [0] Das Spiel wartet
       *[other] Nach { $count } stillen Tagen entscheiden die anderen
    }
options-pace = Stille Antworten
options-pace-help = Hast du nichts zu entscheiden, antworte ich für dich. Wie schnell?
options-least-in-time = Zum Mitspielen
options-least-in-time-help = Wie viele ihrer letzten Züge müssen Leute rechtzeitig gemacht haben?
options-least-in-time-percent =
    { $percent ->
        [0] Für alle offen
       *[other] Mindestens { $percent } % der Züge rechtzeitig
    }
options-starts-full = Starten, wenn alle Plätze besetzt sind
options-starts-full-help = Ohne dass jemand „Starten“ drückt.
options-starts-at = Zu fester Zeit starten
options-starts-at-help = Alle, die bis dahin da sind, spielen mit.
options-starts-at-time = Zu fester Zeit starten
options-starts-set = { $time }
options-starts-none = nein
options-starts-filled = Wenn dann noch Leute fehlen
options-starts-filled-help = Zur festgelegten Zeit.
options-starts-wait = Ich sage es dem Host
options-starts-fill = Computer nehmen die Plätze
options-hints = Tipps
options-hints-help = Drück „Was würdest du tun?“ in deiner Hand, und ein Meister sagt dir, was er täte.
options-stand-ins = Vertretungen
options-stand-ins-help = Eine Vertretung spielt für jemanden, der weg ist oder den Tisch verlassen hat.
options-strength = { $seat }
options-strength-help = Wie gut spielt dieser Computer?

field-moment-hint = { $zone }: 20:30, Freitag 20 Uhr oder in 2 h. Leer: keine feste Zeit
field-duration-hint = Etwa 3 Tage, 12 h, 1h30, 90 min oder 2 Wochen
refused-own-clock-empty = Für eine eigene Uhr füll die drei Zeilen aus: wie viel Zeit alle anfangs haben, wie viel pro Zug zurückkommt und wie viel es höchstens wird. Nichts hat sich geändert.
options-plans = Vorausplanen
options-plans-help = Was dürfen Leute wählen, bevor ich sie frage? Sonst sieht es niemand.
