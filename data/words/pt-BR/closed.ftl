# Canais em que o bot não consegue escrever, e mesas paradas por um erro: quem fica sabendo, e o que pode fazer.

log-channel-closed = Não consigo mais escrever neste canal, então aviso por mensagem direta.
log-channel-gone = O canal desta mesa foi apagado, então aviso por mensagem direta.
log-channel-opened = Consigo escrever aqui de novo.
board-closed = ⚠️ Não consigo escrever neste canal agora, então aviso por mensagem direta. O relógio não corre para quem eu não consigo avisar.
hand-channel-gone = ⚠️ O canal desta mesa foi apagado. Você pode continuar aqui mesmo, e suas jogadas valem. Vá a outro canal do servidor, abra esta mesa lá com `/mesa ver` e aperte *Trazer o tabuleiro para cá*. Até lá, o relógio não corre para quem eu não consigo avisar.
tables-closed = ⚠️ Não consigo escrever no canal dela. O relógio não corre para quem eu não consigo avisar.
notice-closed = { $person }, não consigo escrever no canal desta mesa: { $table }.
letter-closed =
    { $gone ->
        [yes] O canal da sua mesa foi apagado, então ninguém vê o tabuleiro.
       *[no] Não consigo escrever em { $channel }, onde está sua mesa: perdi a permissão, ou o tópico está trancado.
    } Aviso os jogadores por mensagem direta até que isso se resolva. O relógio não corre para quem eu não consigo avisar.
    { $gone ->
        [yes] **O que você pode fazer**: vá a outro canal do servidor, abra a mesa lá com `/mesa ver`, aperte *Mais* e depois *Trazer o tabuleiro para cá*.
       *[no] **O que você pode fazer**: peça à moderação que me deixe ver o canal, enviar mensagens e anexar arquivos nele. Ou vá a outro canal do servidor, abra a mesa lá com `/mesa ver`, aperte *Mais* e depois *Trazer o tabuleiro para cá*.
    }
notice-halted = { $person }, um erro nas regras parou { $table }. Nada se perdeu. Aperte *Tentar de novo*; se parar outra vez, mostre a quem hospeda o bot esta referência: **{ $reference }**
letter-halted = Um erro nas regras parou esta mesa. Nada se perdeu. Você pode apertar *Tentar de novo* no tabuleiro; se parar outra vez, mostre a quem hospeda o bot esta referência: **{ $reference }**
notice-unreleased = { $person }, { $table } parou há três dias, e alguém tem que decidir. Aperte *Tentar de novo*, ou encerre a mesa. Referência: **{ $reference }**
letter-unreleased = Um erro parou esta mesa há três dias, e alguém tem que decidir: aperte *Tentar de novo* no tabuleiro, ou encerre a mesa. Referência: **{ $reference }**
done-released = A mesa continua.
setup-check-tables = ⚠️ **Mesas em cujo canal não consigo escrever**. Aviso os jogadores por mensagem direta; o relógio não corre para quem eu não consigo avisar:
setup-check-gone = o canal foi apagado
setup-check-locked = o tópico está trancado, ou o Discord não me deixa escrever
setup-check-more-tables =
    { $count ->
        [one] • e mais { $count } mesa
       *[other] • e mais { $count } mesas
    }
setup-check-move = Permita o que falta ou destranque o tópico, e eu volto a escrever. Ou mude a mesa de lugar: abra com `/mesa ver` em outro canal, aperte *Mais* e depois *Trazer o tabuleiro para cá*. Os jogadores dela também podem.
