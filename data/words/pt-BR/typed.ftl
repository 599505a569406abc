# O que as pessoas digitam, não o que leem: as palavras que podem estar numa hora, num dia ou numa duração, com | entre
# elas. Os nomes dos meses e dos dias da semana já são conhecidos, e também o começo deles.

## Horas do dia. Nos padrões, # é a hora e @ são os minutos.

typed-noon = meio-dia | meio dia | ao meio-dia | ao meio dia
typed-midnight = meia-noite | meia noite | à meia-noite | à meia noite
typed-before = às | as | à | a | ao | pelas | por volta das | lá pelas | desde as | das | até as | até às | a partir das
typed-after = h | hs | hr | hrs | hora | horas | em ponto
typed-am = am | a m
typed-pm = pm | p m
typed-morning = da manhã | de manhã | pela manhã | da madrugada
typed-afternoon = da tarde | de tarde | à tarde
typed-evening = da noite | de noite | à noite
typed-night = noite
typed-half-past = # horas e meia | # hora e meia | # h e meia | #h e meia | # e meia
typed-half-to = meia hora para as #
typed-quarter-past = # horas e quinze | # h e quinze | #h e quinze | # e quinze | # e um quarto
typed-quarter-to = quinze para as # | quinze pras # | um quarto para as #
typed-minutes-past = # horas e @ | # h e @ | #h e @ | # e @
typed-minutes-to = @ para as # | @ pras # | @ para a #
# Horas que em outra língua querem dizer outra coisa: primeiro os minutos depois da hora, depois o modelo.
typed-own-times = 0 # em ponto

## Durações

typed-minutes = m | min | mins | minuto | minutos
typed-hours = h | hs | hr | hrs | hora | horas
typed-quarter-hours = quarto de hora | quartos de hora
typed-half-hours = meia hora | meias horas
typed-days = d | dia | dias
typed-weeks = sem | semana | semanas
typed-fortnights = quinzena | quinzenas
typed-from-now = em | daqui a | dentro de | +
typed-hence = a partir de agora | a partir de hoje
typed-and = e | &
typed-of = de
typed-half = meio | meia
typed-quarter = quarto | quartos
typed-one = um | uma
typed-and-half = 1 um e meio | 1 uma e meia | 2 dois e meio | 2 duas e meia | 3 três e meio | 3 três e meia
typed-numbers = 2 dois | 2 duas | 3 três | 4 quatro | 5 cinco | 6 seis | 7 sete | 8 oito | 9 nove | 10 dez | 11 onze | 12 doze | 12 meio-dia | 13 treze | 14 catorze | 14 quatorze | 15 quinze | 20 vinte | 24 vinte e quatro | 25 vinte e cinco | 30 trinta | 35 trinta e cinco | 36 trinta e seis | 40 quarenta | 45 quarenta e cinco | 48 quarenta e oito | 50 cinquenta | 55 cinquenta e cinco | 60 sessenta | 90 noventa

## Dias. “typed-dates” diz como se lê 3/4: no Brasil, o dia vem sempre primeiro.

typed-dates = day first
typed-today = hoje
typed-tomorrow = amanhã
typed-day-after-tomorrow = depois de amanhã
typed-this-morning = hoje de manhã | esta manhã
typed-tonight = hoje à noite | hoje de noite | esta noite
typed-tomorrow-morning = amanhã de manhã | amanhã cedo
typed-this = este | esta | neste | nesta
typed-next = próximo | próxima | que vem
typed-next-week = da próxima semana | na próxima semana | próxima semana | da semana que vem | na semana que vem | semana que vem
typed-on = em | no | na | dia | no dia | do dia | até | até o dia | para o dia
typed-the = no | na | dia | o dia | no dia | do dia
typed-date-of = de | do
typed-ordinal = º | °
typed-first = primeiro | o primeiro
