# Ler as regras: a página desenhada, os capítulos, e procurar uma palavra.

rules-alt = As regras de { $game } numa página.
rules-alt-part = { $part }: { $text }
rules-part-aim = Objetivo
rules-part-turn = Seu turno
rules-part-end = O fim

rules-title = As regras de { $game }
rules-choose = Escolha um capítulo para ler
rules-examples = Exemplos
rules-departures = Diferente do impresso
rules-departures-help = Uma mesa joga assim, a não ser que isso mude no lobby. *Como impresso*, nas opções, traz de volta todas as regras impressas.
rules-departure = **{ $option }**: { $value }. Impresso: { $printed }.
rules-learn = **Primeira vez aqui?** `/aprender` ensina o jogo em três minutos, jogando. As regras estão abaixo.
rules-first = Primeira página
rules-complete = -# As regras completas, seção por seção: { $sections }
rules-complete-in-english = -# As regras completas estão em inglês, seção por seção: { $sections }
button-rules-search = Procurar

rules-search-title = Procurar nas regras
rules-search-field = Uma ou duas palavras
rules-search-hint = Meia palavra basta, como “gema”.
rules-found = “{ $typed }” nas regras de { $game }
rules-found-more = -# Há mais: digite outra palavra para afinar a busca.
rules-found-things = Coisas com esse nome
rules-found-chapters = Abrir o capítulo
rules-not-found = Nada nas regras de { $game } contém “{ $typed }”. Tente uma palavra só, ou o começo dela, ou escolha um capítulo.
