# Vorlagen für Optionen, und die Uhr in der Lobby.

lobby-clock = 🕰️ Uhr: { $clock }. Wenn jemandes Zeit um ist: { $verdict }.
lobby-no-clock = 🕰️ Keine Uhr.
lobby-extensions =
    { $count ->
        [one] Alle können einen Zug verlängern: { $time } mehr.
       *[other] Alle können bis zu { $count } Züge verlängern: je { $time } mehr.
    }
lobby-least-in-time = 🤝 Zum Mitspielen brauchst du mindestens { $percent } % deiner letzten Züge rechtzeitig. Wer neu ist, darf mitspielen, außer der Server sagt es anders.
lobby-usual = ⌛ { $took } Üblich: { $habits }.
lobby-took-here =
    Dauer solcher Partien hier: etwa { $time }, { $presses ->
        [one] mit je einer Eingabe
       *[other] mit je { $presses } Eingaben
    } (Median von { $games }).
lobby-took-anywhere =
    Dauer solcher Partien auf allen Servern: etwa { $time }, { $presses ->
        [one] mit je einer Eingabe
       *[other] mit je { $presses } Eingaben
    } (Median von { $games }).
usual-undo = Zurücknehmen
usual-no-undo = kein Zurücknehmen
usual-computers = mit Computern
usual-no-computers = ohne Computer
usual-rated = gewertet
usual-unrated = nicht gewertet
lobby-silent-days =
    { $count ->
        [0] 💤 Antwortet jemand nicht, können die anderen nicht allein entscheiden.
       *[other] 💤 Antwortet jemand { $count } Tage nicht, entscheiden die anderen.
    }

pace-quick = Schnell
pace-strict = Streng
pace-quick-help = In Sekunden. Die Uhr kann verraten, wer eine Wahl hatte.
pace-strict-help = So spät wie vielleicht ein Mensch. Die Uhr verrät nichts.
lobby-pace-strict = ⏳ Hat jemand nichts zu entscheiden, lasse ich mir mit der Antwort so viel Zeit wie ein Mensch, damit es niemand merkt.

presets-title = Vorlagen · { $table }
presets-help = Eine Vorlage sichert die Einstellungen eines Tischs unter einem Namen: die Optionen des Spiels und die Uhr. Wähl eine, um sie hier zu nutzen, oder gib sie `/tisch neu` mit.
presets-none = Eine Vorlage sichert die Einstellungen eines Tischs unter einem Namen: die Optionen des Spiels und die Uhr. Für dieses Spiel gibt es noch keine.
presets-mine = Eine von meinen nutzen
presets-server = Eine dieses Servers nutzen
presets-delete-title = Welche Vorlage soll ich löschen?
presets-delete-none = Du hast keine Vorlagen zum Löschen.
preset-form-title = Als Vorlage sichern
preset-name = Name
preset-name-hint = Sie sichert alle Optionen und die Uhr
preset-for = Für wen
preset-for-mine = Für mich, auf jedem Server
preset-for-server = Für alle auf diesem Server
preset-of-server = { $name } (von diesem Server)
preset-used = ✅ Dieser Tisch nutzt jetzt „{ $name }“.
preset-incomplete = ⚠️ Ein Teil der Vorlage existiert nicht mehr; dafür habe ich den Standard genommen.
preset-saved = ✅ „{ $name }“ gesichert.
preset-deleted = ✅ „{ $name }“ gelöscht.
preset-taken = Eine Vorlage „{ $name }“ gibt es schon. Durch die Einstellungen dieses Tischs ersetzen?

option-as-printed = wie gedruckt
option-printed = gedruckt: { $value }
as-printed-already = 📖 Dieser Tisch spielt nach den gedruckten Regeln.
as-printed-changes = 📖 *Wie gedruckt* würde ändern: { $changes }
button-as-printed = Wie gedruckt
button-presets = Vorlagen
button-preset-new = Als Vorlage sichern
button-preset-drop = Eine Vorlage löschen
button-preset-replace = Ja, ersetzen

refused-preset-name = Der Name einer Vorlage hat 1 bis { $most } Zeichen; nichts wurde gesichert.
refused-too-many-presets = Für dieses Spiel gibt es schon 25 Vorlagen, mehr passen nicht ins Menü. Lösch erst eine.
refused-no-such-preset = So eine Vorlage hat dieses Spiel nicht. Lass das Feld leer, oder wähl eine aus der Liste.

parameter-preset-name = vorlage
parameter-preset-description = Gesicherte Optionen, von dir oder diesem Server, oder die gedruckten Regeln
