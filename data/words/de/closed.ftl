# Kanäle, in denen der Bot nicht schreiben kann, und Tische, die ein Fehler angehalten hat: wer davon hört und was hilft.

log-channel-closed = Ich kann in diesem Kanal nicht mehr schreiben, also sage ich per Direktnachricht Bescheid.
log-channel-gone = Der Kanal dieses Tischs wurde gelöscht, also sage ich per Direktnachricht Bescheid.
log-channel-opened = Ich kann hier wieder schreiben.
board-closed = ⚠️ Ich kann in diesem Kanal gerade nicht schreiben, also sage ich per Direktnachricht Bescheid. Wen ich nicht erreiche, dessen Uhr steht.
hand-channel-gone = ⚠️ Der Kanal dieses Tischs wurde gelöscht. Du kannst gleich hier weiterspielen, und deine Züge zählen. Geh in einen anderen Kanal des Servers, öffne diesen Tisch dort mit `/tisch zeigen`, und drück *Spielplan hierher*. Wen ich bis dahin nicht erreiche, dessen Uhr steht.
tables-closed = ⚠️ Ich kann in seinem Kanal nicht schreiben. Wen ich nicht erreiche, dessen Uhr steht.
notice-closed = { $person }, ich kann im Kanal von { $table } nicht schreiben.
letter-closed =
    { $gone ->
        [yes] Der Kanal deines Tischs wurde gelöscht, also sieht niemand den Spielplan.
       *[no] Ich kann in { $channel }, wo dein Tisch ist, nicht schreiben: Ich darf es nicht mehr, oder der Thread ist gesperrt.
    } Bis das behoben ist, sage ich allen am Tisch per Direktnachricht Bescheid. Wen ich nicht erreiche, dessen Uhr steht.
    { $gone ->
        [yes] **Was du tun kannst**: Geh in einen anderen Kanal des Servers, öffne den Tisch dort mit `/tisch zeigen`, drück *Mehr*, dann *Spielplan hierher*.
       *[no] **Was du tun kannst**: Bitte die Moderation, dass ich dort den Kanal ansehen, Nachrichten senden und Dateien anhängen darf. Oder geh in einen anderen Kanal des Servers, öffne den Tisch dort mit `/tisch zeigen`, drück *Mehr*, dann *Spielplan hierher*.
    }
notice-halted = { $person }, ein Fehler in den Regeln hat { $table } angehalten. Nichts ist verloren. Drück *Noch mal versuchen*; hält er wieder an, zeig denen, die den Bot betreiben, diese Kennung: **{ $reference }**
letter-halted = Ein Fehler in den Regeln hat diesen Tisch angehalten. Nichts ist verloren. Auf dem Spielplan kannst du *Noch mal versuchen* drücken; hält er wieder an, zeig denen, die den Bot betreiben, diese Kennung: **{ $reference }**
notice-unreleased = { $person }, { $table } steht seit drei Tagen, und jemand muss entscheiden. Drück *Noch mal versuchen*, oder schließ den Tisch. Kennung: **{ $reference }**
letter-unreleased = Ein Fehler hat diesen Tisch vor drei Tagen angehalten, und jemand muss entscheiden: Drück auf dem Spielplan *Noch mal versuchen*, oder schließ den Tisch. Kennung: **{ $reference }**
done-released = Am Tisch geht es weiter.
setup-check-tables = ⚠️ **Tische, in deren Kanal ich nicht schreiben kann**. Allen dort sage ich per Direktnachricht Bescheid; wen ich nicht erreiche, dessen Uhr steht:
setup-check-gone = sein Kanal wurde gelöscht
setup-check-locked = der Thread ist gesperrt, oder Discord lässt mich nicht schreiben
setup-check-more-tables =
    { $count ->
        [one] • und ein weiterer Tisch
       *[other] • und { $count } weitere Tische
    }
setup-check-move = Erlaub, was fehlt, oder entsperr den Thread, dann schreibe ich wieder. Oder verleg den Tisch: Öffne ihn mit `/tisch zeigen` in einem anderen Kanal, drück *Mehr*, dann *Spielplan hierher*. Das können auch alle, die dort spielen.
