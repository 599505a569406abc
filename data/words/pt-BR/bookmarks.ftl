# Marcadores e momentos: um toque longo numa mensagem, o replay, a lista de marcadores.

menu-hand = Minha mão
menu-bookmark = Marcar este momento
menu-moment = Mostrar este momento
bookmark-title = Marcar este momento
bookmark-remark = Observação
bookmark-remark-hint = Só você vê. Pode deixar vazio.
bookmark-saved = Momento marcado em { $table }. Está no replay e em `/mesas`.
bookmark-noted = 🔖 Marcado.
bookmark-dropped = Marcador removido.
bookmark-plain = Sem observação
bookmark-here = 🔖 { $remark }
bookmark-undone = -# O momento que você marcou foi desfeito. Este é o último antes dele.
bookmark-jump = Seus marcadores
bookmarks-title = Seus marcadores
bookmarks-none = Você não marcou nada aqui. Num replay, aperte **{ button-bookmark }**, ou segure uma mensagem sobre uma partida.
bookmarks-everywhere = -# Estes são de todos os servidores. Uma partida abre no servidor em que foi jogada.
button-bookmark = Marcar
button-bookmark-change = Mudar observação
button-bookmark-drop = Remover
button-bookmark-open = Abrir
button-bookmarks =
    { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }
button-back-to-tables = Mesas
moment-title = Mostrar este momento
moment-remark-hint = Todos no canal da mesa vão ver. Pode deixar vazio.
moment-shown = { $person } mostra um momento de { $table } · { $turn }
moment-posted = Todos podem ver agora: { $link }
button-moment = Replay a partir daqui
button-moment-show = Mostrar no canal
refused-too-long-remark = Uma observação pode ter no máximo { $most } caracteres.
refused-too-many-bookmarks = Você já tem 25 marcadores nesta partida. Remova um no replay e tente de novo.
refused-no-such-bookmark = Esse marcador não existe mais.
refused-not-my-message = Essa mensagem não é minha. Tente numa mensagem sobre uma das minhas mesas.
refused-no-table-message = Essa mensagem não é sobre uma mesa só. Tente na mensagem de uma mesa.
refused-many-tables-message = Essa mensagem é sobre várias mesas. Tente na mensagem de uma delas.
refused-other-database-message = Não me lembro da mesa dessa mensagem: meu banco de dados foi trocado desde então. `/mesas` mostra o que existe agora.
refused-not-for-the-channel = Só você pode ver esta mesa, então não mostro no canal.
refused-may-not-post = Você não pode escrever no canal da mesa, então não pode mostrar nada lá.
