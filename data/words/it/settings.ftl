# What the settings of people and servers have in common.

settings-yes = sì
settings-no = no
settings-lost =
    { $count ->
        [one] ⚠️ Uno di questi è stato eliminato; premi *Controlla i permessi* per dimenticarlo.
       *[other] ⚠️ { $count } di questi sono stati eliminati; premi *Controlla i permessi* per dimenticarli.
    }
button-settings-on = Attiva
button-settings-off = Disattiva
settings-remove = Toglierne una
button-settings-remove = Togli { $what }
settings-previous = Impostazioni precedenti
settings-more = Altre impostazioni
settings-form =
    { $count ->
        [one] Tutto in un modulo
       *[other] Modulo { $number } di { $count }
    }

refused-no-such-setting = Non c’è questa impostazione o questo valore; nulla è cambiato.
