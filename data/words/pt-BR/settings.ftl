# O que os ajustes de pessoas e servidores têm em comum.

settings-yes = sim
settings-no = não
settings-lost =
    { $count ->
        [one] ⚠️ { $count } deles foi apagado; aperte *Conferir permissões* para esquecer.
       *[other] ⚠️ { $count } deles foram apagados; aperte *Conferir permissões* para esquecer.
    }
button-settings-on = Ligar
button-settings-off = Desligar
settings-remove = Remover um
button-settings-remove = Remover { $what }
settings-previous = Ajustes anteriores
settings-more = Mais ajustes
settings-form =
    { $count ->
        [one] Tudo num formulário
       *[other] Formulário { $number } de { $count }
    }

refused-no-such-setting = Esse ajuste ou esse valor não existe; nada mudou.
