# Beendete Spiele, die ab einem ihrer Schritte gegen Computer weitergespielt werden.

button-play-on = Ab hier weiterspielen
button-practise-same = Wie es war
button-practise-anew = Verborgenes neu ziehen
button-practise-back = Zurück zum Replay

practice-title = Ab Schritt { NUMBER($step, useGrouping: 0) } weiterspielen · { $table }
practice-help =
    Du nimmst einen Platz, Computer die anderen. Das Spiel geht ab diesem Schritt an einem eigenen Tisch weiter.
    { "" }**Wie es war**: Alles Verborgene bleibt, wo es war.
    { "" }**Verborgenes neu ziehen**: Was du auf deinem Platz nicht wissen konntest, wird neu gezogen.
    -# Das ist nur Übung: keine Statistik, keine Wertung.
practice-whose-seat = Wessen Platz nimmst du?
practice-seat = Ich spiele für { $name }
practice-how-strong = Wie stark sind die Computer?
practice-open = Übungstisch { NUMBER($table, useGrouping: 0) } ist offen: { $link }. Von dort geht das Spiel weiter.
practice-whence =
    { $table ->
        [0] Schritt { NUMBER($step, useGrouping: 0) } eines anderswo gespielten Spiels
       *[other] Schritt { NUMBER($step, useGrouping: 0) } von Tisch { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Übung ab { $whence }, alles wie es war. Sie zählt nicht.
board-practice-anew = -# Übung ab { $whence }; was { $name } nicht wissen konnte, wurde neu gezogen. Sie zählt nicht.
table-title-practice = { $game } · Übungstisch { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] Das Spiel geht ab Schritt { NUMBER($step, useGrouping: 0) } eines anderswo gespielten Spiels weiter, alles wie es war.
       *[other] Das Spiel geht ab Schritt { NUMBER($step, useGrouping: 0) } von Tisch { NUMBER($table, useGrouping: 0) } weiter, alles wie es war.
    }
log-practice-anew =
    { $table ->
        [0] Das Spiel geht ab Schritt { NUMBER($step, useGrouping: 0) } eines anderswo gespielten Spiels weiter. Was { $seat } da nicht wissen konnte, wurde neu gezogen.
       *[other] Das Spiel geht ab Schritt { NUMBER($step, useGrouping: 0) } von Tisch { NUMBER($table, useGrouping: 0) } weiter. Was { $seat } da nicht wissen konnte, wurde neu gezogen.
    }

verify-practice =
    ✅ Ich habe das ursprüngliche Spiel aus seinem eigenen Geheimnis bis dorthin nachgespielt, und { $moves ->
        [one] den einen Zug seitdem
       *[other] alle { $moves } Züge seitdem
    } aus dem Geheimnis dieses Tischs: Das Ergebnis ist dasselbe. Da eine einzige Eingabe den Tisch öffnete, konnte niemand das Versprechen vorher sehen.
verify-practice-anew =
    ✅ Ich habe das ursprüngliche Spiel aus seinem eigenen Geheimnis bis dorthin nachgespielt, und { $moves ->
        [one] den einen Zug seitdem
       *[other] alle { $moves } Züge seitdem
    } aus dem Geheimnis dieses Tischs: Das Ergebnis ist dasselbe. Was ich neu gezogen habe, passt zu allem, was der Platz wusste; dass allein der Zufall es zog, beweist nichts. Da eine einzige Eingabe den Tisch öffnete, konnte niemand das Versprechen vorher sehen.

refused-over-at-step = Bei diesem Schritt ist das Spiel vorbei; geh einen zurück, um weiterzuspielen.
refused-taken-up-too-often = Dieses Spiel ist schon Übung von Übung, { NUMBER($most) }-mal. Weiter geht es nicht.
refused-file-given = Dieses Übungsspiel geht auf zu viele andere zurück: höchstens { NUMBER($most) }.
