# Was die Einstellungen von Leuten und Servern gemeinsam haben.

settings-yes = ja
settings-no = nein
settings-lost =
    { $count ->
        [one] ⚠️ Eins davon wurde gelöscht; drück *Rechte prüfen*, um es zu vergessen.
       *[other] ⚠️ { $count } davon wurden gelöscht; drück *Rechte prüfen*, um sie zu vergessen.
    }
button-settings-on = Einschalten
button-settings-off = Ausschalten
settings-remove = Entfernen
button-settings-remove = Entfernen: { $what }
settings-previous = Vorige Einstellungen
settings-more = Mehr Einstellungen
settings-form =
    { $count ->
        [one] Alles in einem Formular
       *[other] Formular { $number } von { $count }
    }

refused-no-such-setting = Diese Einstellung oder diesen Wert gibt es nicht; nichts hat sich geändert.
