# Agradecer a um jogador depois de uma partida.

button-thank = Agradecer
button-thank-seat = Agradecer a { $name }
button-thank-back = Voltar atrás
thanks-whom = Você pode agradecer a um jogador por esta partida. Só essa pessoa lê, com seu nome, em `/estatísticas` e na mão dela aqui.
thanks-no-others = Não há ninguém aqui a quem agradecer.
thanks-given = 🙏 Você agradeceu a { $name } por esta partida.
thanks-got =
    { $count ->
        [one] 🙏 { $people } agradece a você por esta partida.
       *[other] 🙏 { $people } agradecem a você por esta partida.
    }
stats-thanked =
    🙏 Agradecimentos: { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }, o último de { $person } por { $table }, { $time }
refused-cannot-thank-here = Só quem jogou esta partida pode agradecer por ela.
refused-cannot-thank-them = Você só pode agradecer a outra pessoa que jogou.
refused-thanked-already = Você já agradeceu a alguém por esta partida. Volte atrás antes.
