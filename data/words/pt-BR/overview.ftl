# O panorama das mesas de um servidor, num canal que a moderação escolhe.

overview-title = Nossas mesas
overview-free = Lugares livres
overview-played = Todos os lugares ocupados
overview-none = Não há mesa aberta agora. Abra uma: basta apertar uma vez.
overview-more =
    { $count ->
        [one] -# Mais { $count } mesa: aperte **{ button-overview-tables }**.
       *[other] -# Mais { $count } mesas: aperte **{ button-overview-tables }**.
    }
overview-starts = A partida começa { $time }.
overview-results = Resultados desta semana
overview-won =
    { $game } · { $count ->
        [one] { $names } ganhou
       *[other] { $names } dividiram a vitória
    } · { $time }
overview-computer = um computador
overview-in-lobby = Esta partida ainda não começou. O lobby está em { $channel }.
button-overview-tables = Minhas mesas
setup-overview = Panorama das mesas
setup-overview-help = Uma mensagem neste canal mostra quem espera por quem, lugares livres e os resultados da semana, com *Entrar* e *Assistir*. Atualizo no máximo uma vez por minuto. Só aparecem mesas que todos os que veem este canal podem ver.
setup-overview-none = Sem panorama
setup-overview-closed = ⚠️ Não consigo escrever neste canal. *Conferir permissões* diz o que falta.
refused-text-channel-only = Escolha um canal de texto para o panorama.
