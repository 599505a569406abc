# Wat de instellingen van mensen en servers gemeen hebben.

settings-yes = ja
settings-no = nee
settings-lost =
    { $count ->
        [one] ⚠️ Een ervan is verwijderd; druk op *Rechten controleren* om die te vergeten.
       *[other] ⚠️ { $count } ervan zijn verwijderd; druk op *Rechten controleren* om ze te vergeten.
    }
button-settings-on = Aanzetten
button-settings-off = Uitzetten
settings-remove = Een verwijderen
button-settings-remove = { $what } verwijderen
settings-previous = Vorige instellingen
settings-more = Meer instellingen
settings-form =
    { $count ->
        [one] Alles in één formulier
       *[other] Formulier { $number } van { $count }
    }

refused-no-such-setting = Die instelling of waarde is er niet; er is niets veranderd.
