# Züge zurücknehmen, und was Leute an einem Tisch vorschlagen und vereinbaren.

button-take-back = Zurücknehmen
button-propose-undo = Zurücknehmen vorschlagen
button-propose-end = Ende vorschlagen
button-propose-pause = Pause vorschlagen
button-propose-undo-yes = Ja, alle fragen
button-propose-end-yes = Ja, alle fragen
button-agree = Zustimmen
button-decline = Ablehnen
button-withdraw = Vorschlag zurückziehen

undo-done = ↩️ Ich habe deinen Zug zurückgenommen. So war es davor.

proposal-end = 🤝 Vorschlag von { $player }: **das Spiel hier beenden**. Verborgenes bleibt verborgen, und niemand gewinnt.
proposal-pause = 🤝 Vorschlag von { $player }: **eine Pause**. Keine Züge und keine Uhren, bis jemand hier fortsetzt.
proposal-undo =
    { $count ->
        [one] 🤝 Vorschlag von { $player }: **den letzten Zug zurücknehmen**.
       *[other] 🤝 Vorschlag von { $player }: **die letzten { $count } Züge zurücknehmen**.
    }
proposal-agreed = Dafür: { $names }
proposal-missing = Antworten müssen noch: { $names } (gefragt { $time })
proposal-you-proposed = 🤝 Vorgeschlagen. Jetzt antworten die anderen; Computer und Abwesende stimmen allem zu.
proposal-you-agreed = 🤝 Du stimmst zu.
proposal-you-declined = Du hast abgelehnt, der Vorschlag ist vom Tisch.
proposal-you-withdrew = Du hast deinen Vorschlag zurückgezogen.

propose-end-question = Vorschlagen, { $table } zu beenden? Stimmen alle zu, die hier sitzen, endet das Spiel ohne Ergebnis und kann nicht weitergehen.
propose-undo-question =
    { $count ->
        [one] { $table }: alle bitten, den letzten Zug zurückzunehmen?
       *[other] { $table }: Seitdem haben andere gezogen. Alle bitten, die letzten { $count } Züge zurückzunehmen, deine und ihre?
    }

log-void-undo = Es gibt einen neuen Zug, also wird nichts zurückgenommen.

refused-other-rules = Die Regeln dieses Spiels haben sich seit dem Start geändert, also lassen sich seine Züge nicht nachspielen.

command-table-undo-name = zurücknehmen
command-table-undo-description = Nimmt deinen letzten Zug zurück oder bittet die anderen darum
command-table-propose-name = vorschlagen
command-table-propose-description = Schlägt allen an einem Tisch etwas vor
parameter-what-name = was
parameter-what-description = Was alle vereinbaren sollen
propose-end = das Spiel beenden
propose-pause = eine Pause
propose-undo = meinen letzten Zug zurücknehmen
