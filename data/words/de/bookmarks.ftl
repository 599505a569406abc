# Lesezeichen und Momente: langes Drücken auf eine Nachricht, das Replay, die Liste der Lesezeichen.

menu-hand = Meine Hand
menu-bookmark = Lesezeichen setzen
menu-moment = Diesen Moment zeigen
bookmark-title = Lesezeichen setzen
bookmark-remark = Anmerkung
bookmark-remark-hint = Nur du siehst sie. Du kannst sie leer lassen.
bookmark-saved = Lesezeichen in { $table } gesetzt. Du findest es im Replay und unter `/tische`.
bookmark-noted = 🔖 Lesezeichen gesetzt.
bookmark-dropped = Lesezeichen entfernt.
bookmark-plain = Keine Anmerkung
bookmark-here = 🔖 { $remark }
bookmark-undone = -# Der markierte Moment wurde zurückgenommen. Das ist der letzte davor.
bookmark-jump = Deine Lesezeichen
bookmarks-title = Deine Lesezeichen
bookmarks-none = Du hast hier noch keine Lesezeichen. Drück in einem Replay **{ button-bookmark }**, oder drück lange auf eine Nachricht zu einem Spiel.
bookmarks-everywhere = -# Sie stammen von allen Servern. Ein Spiel öffnet sich auf dem Server, auf dem es gespielt wurde.
button-bookmark = Lesezeichen
button-bookmark-change = Anmerkung ändern
button-bookmark-drop = Entfernen
button-bookmark-open = Öffnen
button-bookmarks =
    { $count ->
        [one] Ein Lesezeichen
       *[other] { $count } Lesezeichen
    }
button-back-to-tables = Tische
moment-title = Diesen Moment zeigen
moment-remark-hint = Alle im Kanal des Tischs sehen sie. Du kannst sie leer lassen.
moment-shown = { $person } zeigt einen Moment aus { $table } · { $turn }
moment-posted = Jetzt können ihn alle sehen: { $link }
button-moment = Replay ab hier
button-moment-show = Im Kanal zeigen
refused-too-long-remark = Eine Anmerkung darf höchstens { $most } Zeichen haben.
refused-too-many-bookmarks = Du hast in diesem Spiel schon 25 Lesezeichen. Entfern eins im Replay, dann versuch es noch mal.
refused-no-such-bookmark = Dieses Lesezeichen gibt es nicht mehr.
refused-not-my-message = Das ist keine Nachricht von mir. Versuch es mit einer Nachricht zu einem meiner Tische.
refused-no-table-message = Diese Nachricht gehört nicht zu einem einzelnen Tisch. Versuch es mit der Nachricht eines Tischs.
refused-many-tables-message = Diese Nachricht gehört zu mehreren Tischen. Versuch es mit der Nachricht von einem davon.
refused-other-database-message = An den Tisch dieser Nachricht erinnere ich mich nicht: Meine Datenbank wurde seitdem ersetzt. `/tische` zeigt, was es jetzt gibt.
refused-not-for-the-channel = Nur du kannst diesen Tisch sehen, also zeige ich ihn nicht im Kanal.
refused-may-not-post = Du kannst im Kanal dieses Tischs nicht schreiben, also kannst du dort auch nichts zeigen.
