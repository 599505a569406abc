# Spiele, die Schritt für Schritt noch einmal gezeigt, als Dateien weitergegeben und aus Dateien geholt werden.

button-replay = Replay
button-replay-first = ⏮ Anfang
button-replay-chapter-back = ⏪ { $chapter }
button-replay-turn-back = ◀ Zug
button-replay-step-back = ‹ Schritt
button-replay-step-on = Schritt ›
button-replay-turn-on = Zug ▶
button-replay-chapter-on = { $chapter } ⏩
button-replay-last = Ende ⏭

replay-title = Replay · { $table }
replay-where = { $turn } · Schritt { NUMBER($step, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) } · Sicht: { $eyes }
replay-turn = Zug { NUMBER($turn, useGrouping: 0) } von { NUMBER($turns, useGrouping: 0) }
replay-of-chapter = { $chapter } · { $turn }
replay-public = alle
replay-begins = -# Das Spiel startet.
replay-quiet = -# Jemand hat heimlich gewählt.
replay-more =
    { $count ->
        [one] -# 1 weitere Einzelheit steht in *Was passiert ist*.
       *[other] -# { $count } weitere Einzelheiten stehen in *Was passiert ist*.
    }
replay-jump = Was das Spiel entschied
replay-whose-eyes = Durch wessen Augen?
replay-public-eyes = Wie es alle sahen
replay-eyes = Wie { $name } es sah

export-done = Das ganze Spiel in einer Datei: jeder Zug, jedes Zufallsergebnis und der Beweis der Mischung. `/tisch importieren` zeigt es auf jedem Server, auf dem ich bin.
import-done = ✅ Aus seinem Geheimnis nachgespielt, und es ist echt: { $table } ist in diesem Kanal. Du kannst es als Replay ansehen, prüfen und exportieren; für die Statistik zählt es nicht.
board-imported = -# Dieses Spiel wurde anderswo gespielt und aus einer Datei importiert. Ich habe es aus seinem Geheimnis nachgespielt.

log-imported = { $player } importiert dieses Spiel aus einer Datei.

refused-no-replay = Dieses Spiel lässt sich nicht nachspielen; wenn es vorbei ist, finden die, die den Bot betreiben, mit `/tisch prüfen` den Grund.
refused-file-size = Die Datei ist zu groß: höchstens { NUMBER($most, useGrouping: 0) } KiB. Spiele brauchen meist ein paar Dutzend.
refused-file-not-there = Ich konnte die Datei nicht von Discord holen. Bitte versuch es noch mal.
refused-file-json = Das ist keine JSON-Datei oder nur ein Teil davon.
refused-file-format = Dieses Spiel habe nicht ich exportiert: Ein Teil so einer Datei fehlt oder sieht anders aus.
refused-file-version = Diese Datei hat Format { $there }; ich lese Format { NUMBER($here) }.
refused-file-game = Das Spiel in dieser Datei kenne ich nicht.
refused-file-rules = Dieses Spiel nutzte Version { $there } seiner Regeln; ich nutze Version { NUMBER($here) }, es könnte also anders verlaufen.
refused-file-seats = So viele, wie die Datei hat, können dieses Spiel nicht spielen.
refused-file-names = Ein Name in der Datei ist auf Discord nicht möglich: höchstens { NUMBER($longest) } Zeichen in einer Zeile.
refused-file-options = Die Datei hat eine Option oder einen Wert, den dieses Spiel nicht hat.
refused-file-times = Die Zeiten in der Datei stimmen nicht, oder es gibt nicht für jeden Zug eine.
refused-file-moves = Dieses Spiel hat zu viele Züge: höchstens { NUMBER($most) }.
refused-file-shuffle = Der Seed in der Datei entsteht nicht aus ihrem Geheimnis und den Eingaben, oder das Versprechen passt nicht zum Geheimnis.
refused-file-replay = Die Züge in der Datei sind nicht möglich: Das Spiel lässt sich aus seinem Seed nicht nachspielen.
refused-file-unfinished = Das Spiel in der Datei ist nicht vorbei.
refused-file-results = Das Spiel in der Datei lässt sich nachspielen, aber mit anderem Ergebnis.
refused-file-known = Dieses Spiel ist schon hier: Tisch { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = Dieses Spiel ist schon auf diesem Server, wo du es nicht sehen kannst.

command-table-replay-name = replay
command-table-replay-description = Ein Spiel noch einmal ansehen, Schritt für Schritt
command-table-import-name = importieren
command-table-import-description = Ein exportiertes Spiel importieren, um es hier anzusehen und zu prüfen
parameter-file-name = datei
parameter-file-description = Die JSON-Datei von /tisch exportieren
