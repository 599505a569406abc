# Tische finden: Listen nach Spiel und Kanal, und ein beendetes Spiel von anderswo holen.

parameter-place-name = kanal
parameter-place-description = Nur die Tische in diesem Kanal
tables-sought = -# Nur { $what } · `/tische` allein zeigt alle
tables-none-sought = So einen offenen Tisch, den du sehen kannst, gibt es nicht. `/tische` allein zeigt alle.
button-import = Beendetes Spiel importieren
import-title = Beendetes Spiel importieren
import-file = Die Datei von /tisch exportieren
import-hint = Hier kannst du es ansehen, prüfen und im Rückblick lesen. Keine Statistik ändert sich.
