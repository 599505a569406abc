# Seguir o que acontece: novidades, listas de mesas, resultados.

hand-news = **Desde a última vez que você olhou**
hand-news-marked = { hand-news } · ❗ na imagem
hand-news-more =
    { $news } · { $count ->
        [one] mais { $count } turno anterior em *Mais*
       *[other] mais { $count } turnos anteriores em *Mais*
    }

tables-joinable = Mesas em que você pode entrar
tables-watchable = Partidas que você pode assistir
button-watch = Assistir
button-follow = Seguir
button-unfollow = Deixar de seguir
button-next =
    { $count ->
        [one] Próxima: { $count } mesa espera
       *[other] Próxima: { $count } mesas esperam
    }
follow-on = 🔔 Você segue esta partida e vai saber como termina. Aperte de novo para deixar de seguir.
follow-off = Você deixou de seguir esta partida.
joined = Você tem um lugar na mesa { NUMBER($table, useGrouping: 0) }: { $link }
refused-nothing-waits = Nenhuma mesa espera por você agora. `/mesas` mostra todas.
notice-result = { $person }, { $table } acabou. { $result }
letter-result = Esta partida acabou. { $result }

button-note = Minha nota
hand-picture = Onde você está lendo isto? Dá para mudar em `/eu ajustes`.
hand-own-note = 📝 **Minha nota** · só você pode ler
note-label = Só para você
note-hint = Ela aparece na sua mão, nesta mesa. Deixe vazio para apagar.
note-saved = Sua nota foi salva.
note-deleted = Sua nota foi apagada.
refused-too-long-note = Uma nota pode ter no máximo { $most } caracteres. A sua não mudou.
