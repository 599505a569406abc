# Tische, die niemand anrührt.

log-idle = Hier war länger niemand; der Tisch schließt, wenn niemand etwas tut.
log-kept = Der Tisch bleibt.
log-ended-idle = Niemand kam, also wurde der Tisch geschlossen.
board-idle =
    ⏳ { $matter ->
        [halted] Ein Fehler hat diesen Tisch angehalten, und niemand hat *Noch mal versuchen* gedrückt. Tu das, oder drück *Behalten*, sonst schließt der Tisch { $time }.
        [paused] Dieser Tisch ist schon länger in Pause. Setz ihn fort, oder drück *Behalten*, sonst schließt er { $time }.
        [closed] Ich kann in diesem Kanal nicht schreiben, und hier war länger niemand. Drück *Behalten*, oder spielt weiter, sonst schließt der Tisch { $time }.
       *[nothing] Hier war länger niemand. Drück *Behalten*, oder spielt weiter, sonst schließt der Tisch { $time }.
    }
button-keep = Behalten
refused-not-idle = Dieser Tisch bleibt ohnehin.
notice-closing =
    { $matter ->
        [halted] { $person }, { $table } wurde durch einen Fehler angehalten und schließt in zwei Tagen. Host oder Moderation können *Noch mal versuchen* drücken; wer dort sitzt, kann *Behalten* drücken.
        [paused] { $person }, { $table } ist schon länger in Pause und schließt in zwei Tagen, wenn niemand fortsetzt oder *Behalten* drückt.
       *[nothing] { $person }, { $table } schließt in zwei Tagen, wenn niemand weiterspielt oder *Behalten* drückt.
    }
letter-closing =
    { $matter ->
        [halted] Ein Fehler hat diesen Tisch angehalten, und er schließt in zwei Tagen. Host oder Moderation können auf dem Spielplan *Noch mal versuchen* drücken; wer dort sitzt, kann *Behalten* drücken.
        [paused] Dieser Tisch ist schon länger in Pause. Er schließt in zwei Tagen, wenn niemand fortsetzt oder *Behalten* drückt.
        [closed] Ich kann im Kanal dieses Tischs nicht schreiben, und es hat länger niemand gespielt. Er schließt in zwei Tagen, wenn niemand weiterspielt oder *Behalten* drückt.
       *[nothing] An diesem Tisch war länger niemand. Er schließt in zwei Tagen, wenn niemand weiterspielt oder *Behalten* drückt.
    }
