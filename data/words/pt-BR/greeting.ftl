# Primeiro contato: o que o bot diz ao entrar num servidor, e o que se guarda de quem.

button-open-table = Abrir uma mesa
button-help = Ajuda
button-privacy = Privacidade
button-terms = Termos
greeting-which-game = Que jogo você quer jogar?
greeting =
    ### Olá! Eu sou o Tavolata.
    Trago a este servidor jogos de mesa de fantasia com mãos escondidas, no ritmo de vocês: uma jogada no café da manhã, a próxima no almoço.

    Não conhece estes jogos? Aperte *Primeira vez?* ou use `/aprender`: cada um se aprende em três minutos, jogando. Depois abra uma mesa aqui mesmo e aperte *Começar* quando todos estiverem dentro; computadores ocupam lugares livres. Funciona sem configurar nada. Os ajustes são para a moderação.
privacy-text =
    ## Privacidade
    O Tavolata guarda o que precisa para as suas partidas, e mais nada.

    { "" }**O que guarda**
    Seu id do Discord; seu nome em cada servidor em que você joga; seu idioma; seus ajustes, férias e fuso horário; as mesas em que você tem um lugar, com suas jogadas, o registro e os resultados; suas classificações e com que constância você responde; seus modelos, notas, marcadores, o que você segue e seus bloqueios; a quem você agradeceu por uma partida; seus desafios diários, e em que semanas você olhou para eles em que servidor; de quais mesas abertas você quer saber; o que você quer jogar na fila, e com quem; o que o treinador já explicou a você; quem viu o quê numa partida em andamento; se tiraram você de uma mesa, ou alguém a encerrou, o motivo que foi digitado, por um mês; e, no caso da moderação, que ajustes mudou.

    { "" }**O que não guarda**
    Mensagens. O Discord diz ao bot que uma mensagem foi escrita ou apagada, mas não o que ela diz, a não ser que mencione o bot. O bot esquece na hora; só procura tabuleiros que alguém apagou, para publicar de novo. Ele vê os comandos, botões e formulários que você usa com ele. Se recusa um formulário, lembra o que você digitou por 15 minutos, para que você possa tentar de novo.

    { "" }**Quem vê**
    As pessoas nas suas mesas e nos canais delas veem o que o jogo mostra. Os lobbies mostram com que constância você responde, e avisam se você talvez saiba dos seus turnos tarde demais. Seu servidor vê resultados e classificações. Nas partidas com pessoas de outros servidores, se você as ligar, elas veem seu nome no Discord, mas nenhum dos seus servidores. As listas do desafio diário mostram seu nome a todos os que usam o bot, se você ligar isso. Quem hospeda o bot tem o banco de dados, e tudo passa pelo Discord. A moderação pode compartilhar mesas públicas, resultados e classificações com outros programas, como um site, com seu nome; desligue isso em `/eu ajustes`. Nada é vendido nem usado para publicidade, e nada vai para mais ninguém.

    { "" }**Por quanto tempo**
    Até você apagar. Partidas que acabaram ficam, porque os replays e as estatísticas precisam delas. Cópias de segurança feitas por quem hospeda o bot podem guardar por mais tempo.

    { "" }**Pegar, apagar**
    `/eu exportar` entrega tudo o que há sobre você, num arquivo. `/eu apagar` tira você das mesas abertas, apaga seus ajustes, classificações, modelos, notas, marcadores, agradecimentos, bloqueios e o que você segue, e tira seu nome e seu id das partidas que acabaram. Onde você viu partes escondidas de uma partida em andamento, seu id fica até o fim, porque você não pode pegar outro lugar nela. O que foi publicado em canais fica lá até que alguém apague.

    { "" }**Perguntas**
    Fale com quem mantém este bot; a moderação sabe quem é.
terms-text =
    ## Termos de uso
    O Tavolata é gratuito. Ao usar, você concorda com esta página e com os termos do próprio Discord.

    { "" }**Jogue limpo.** Uma pessoa, um lugar. Não use o bot para assediar alguém, contornar um bloqueio ou sobrecarregar o bot. A moderação pode encerrar mesas e tirar lugares; quem hospeda o bot pode excluir pessoas e servidores que abusem dele.

    { "" }**Pode falhar.** Todos fazem o que podem, mas não há promessa de que o bot esteja sempre no ar ou livre de erros, nem de que nunca se perca uma partida. Ele vem como está, sem garantia, até onde a lei permite.

    { "" }**Suas palavras continuam suas.** Nomes de modelos, notas e o que você digita em formulários são guardados só para o uso que você quis dar a eles.

    { "" }**Os jogos** pertencem a seus autores e editoras. Este bot não é deles, e joga pelas regras deles para as comunidades.

    { "" }**Mudanças** nesta página vêm com uma nova versão do bot. Se você não concorda, deixe de usar; `/eu apagar` leva seus dados com você.
