# Erster Kontakt: was der Bot sagt, wenn er auf einen Server kommt, und was er über wen aufhebt.

button-open-table = Tisch öffnen
button-help = Hilfe
button-privacy = Datenschutz
button-terms = Bedingungen
greeting-which-game = Welches Spiel möchtest du spielen?
greeting =
    ### Hallo! Ich bin Tavolata.
    Ich bringe Fantasy-Brettspiele mit verdeckten Händen auf diesen Server, in eurem eigenen Tempo: ein Zug zum Frühstück, der nächste zu Mittag.

    Die Spiele sind neu für dich? Drück *Zum ersten Mal?* oder nutz `/lernen`: Jedes lernst du in drei Minuten, beim Spielen. Dann öffne gleich hier einen Tisch, und drück *Starten*, wenn alle da sind; freie Plätze füllen Computer. Einrichten musst du nichts. Die Einstellungen sind für die Moderation.
privacy-text =
    ## Datenschutz
    Tavolata hebt auf, was es für eure Spiele braucht, und sonst nichts.

    { "" }**Was es aufhebt**
    Deine Discord-ID; wie du auf jedem Server heißt, auf dem du spielst; deine Sprache; deine Einstellungen, deinen Urlaub und deine Zeitzone; die Tische, an denen du sitzt, mit deinen Zügen, dem Verlauf und den Ergebnissen; deine Wertungen und wie zuverlässig du antwortest; deine Vorlagen, Notizen, Lesezeichen, was du verfolgst und wen du blockierst; wem du für ein Spiel gedankt hast; deine Tagesspiele, und in welchen Wochen du sie auf welchem Server angesehen hast; von welchen offenen Tischen du hören willst; was du in der Warteschlange spielen willst, und mit wem; was der Coach dir erklärt hat; wer was von einem laufenden Spiel gesehen hat; wenn du von einem Tisch entfernt wurdest oder jemand ihn geschlossen hat, einen Monat lang den eingetippten Grund; und bei der Moderation, welche Einstellungen sie geändert hat.

    { "" }**Was nicht**
    Nachrichten. Discord sagt dem Bot, dass eine Nachricht geschrieben oder gelöscht wurde, aber nicht, was darin steht, außer sie erwähnt den Bot. Der Bot vergisst sie sofort; er sucht nur nach gelöschten Spielplänen, um sie neu zu posten. Er sieht die Befehle, Buttons und Formulare, mit denen du ihn bedienst. Lehnt er ein Formular ab, merkt er sich 15 Minuten lang, was du getippt hast, damit du es noch mal versuchen kannst.

    { "" }**Wer es sieht**
    Die Leute an deinen Tischen und in ihren Kanälen sehen, was das Spiel zeigt. Lobbys zeigen, wie zuverlässig du antwortest, und warnen, wenn du vielleicht zu spät von deinen Zügen hörst. Dein Server sieht Ergebnisse und Wertungen. Bei Spielen mit Leuten von anderen Servern, die du erst einschalten musst, sehen sie deinen Discord-Namen, aber keinen deiner Server. Die Listen des Tagesspiels zeigen deinen Namen allen, die den Bot nutzen, wenn du das einschaltest. Wer den Bot betreibt, hat seine Datenbank, und alles läuft über Discord. Die Moderation kann öffentliche Tische, Ergebnisse und Ranglisten mit anderen Programmen teilen, etwa mit ihrer Website, mit deinem Namen; das stellst du unter `/ich einstellungen` ab. Nichts wird verkauft oder für Werbung genutzt, und sonst bekommt niemand etwas davon.

    { "" }**Wie lange**
    Bis du es löschst. Beendete Spiele bleiben, denn Replays und Statistik brauchen sie. Wer den Bot betreibt, hat vielleicht Sicherungskopien, die es länger enthalten.

    { "" }**Abrufen und löschen**
    `/ich exportieren` gibt dir alles über dich als Datei. `/ich löschen` verlässt deine offenen Tische, löscht deine Einstellungen, Wertungen, Vorlagen, Notizen, Lesezeichen, deinen Dank, Blockierungen und was du verfolgst, und nimmt deinen Namen und deine ID aus beendeten Spielen. Hast du Verborgenes aus einem Spiel gesehen, das noch läuft, bleibt deine ID dort bis zum Ende, denn du darfst dort keinen anderen Platz nehmen. Was in Kanälen gepostet wurde, bleibt dort, bis es jemand löscht.

    { "" }**Fragen**
    Frag die Leute, die diesen Bot betreiben; deine Moderation weiß, wer das ist.
terms-text =
    ## Nutzungsbedingungen
    Tavolata ist kostenlos. Wenn du es nutzt, bist du mit dieser Seite und mit den Bedingungen von Discord einverstanden.

    { "" }**Spiel fair.** Eine Person, ein Platz. Nutz den Bot nicht, um jemanden zu belästigen oder eine Blockierung zu umgehen, und überlaste ihn nicht. Die Moderation darf Tische schließen und Plätze wegnehmen; wer den Bot betreibt, darf Leute und Server aussperren, die ihn missbrauchen.

    { "" }**Es kann ausfallen.** Alle geben ihr Bestes, aber niemand verspricht, dass der Bot immer da und ohne Fehler ist oder dass nie ein Spiel verloren geht. Du bekommst ihn, wie er ist, ohne Gewähr, soweit das Gesetz es erlaubt.

    { "" }**Deine Worte bleiben deine.** Namen von Vorlagen, Notizen und was du in Formulare tippst, werden nur dafür aufgehoben, wofür du sie getippt hast.

    { "" }**Die Spiele** gehören denen, die sie erfunden und verlegt haben. Dieser Bot gehört nicht zu ihnen und spielt nach ihren Regeln für seine Communitys.

    { "" }**Änderungen** an dieser Seite kommen mit einer neuen Version des Bots. Bist du nicht einverstanden, nutz ihn nicht mehr; `/ich löschen` nimmt deine Daten mit.
