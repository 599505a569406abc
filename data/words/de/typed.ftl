# Was Leute tippen, nicht was sie lesen: die Wörter, die in einer Uhrzeit, einem Tag oder einer Dauer stehen können, mit |
# dazwischen. Die Namen der Monate und Wochentage sind schon bekannt, und auch ihre Anfänge.

## Uhrzeiten. In den Mustern ist # die Stunde, und @ sind die Minuten.

typed-noon = mittag | mittags | uhr mittags
typed-midnight = mitternacht | mitternachts | uhr nachts
typed-before = um | gegen | ab | von | bis | so um | etwa um | ungefähr um | pünktlich um
typed-after = uhr | h
typed-am = am
typed-pm = pm
typed-morning = morgens | am morgen | früh | in der früh | vormittags | am vormittag | vormittag
typed-afternoon = nachmittags | am nachmittag | nachmittag
typed-evening = abends | am abend | abend
typed-night = nachts | in der nacht | nacht
typed-half-past = # uhr dreißig
typed-half-to = halb #
typed-quarter-past = viertel nach # | viertel über #
typed-quarter-to = viertel vor # | dreiviertel #
typed-minutes-past = @ nach # | @ nach halb # | @ minuten nach halb # | @ minuten nach # | @ min nach # | # uhr @
typed-minutes-to = @ vor # | @ minuten vor # | @ min vor # | @ vor halb # | @ minuten vor halb #
# Zeiten, die in einer anderen Sprache etwas anderes bedeuten: erst die Minuten nach der vollen Stunde, dann das Muster.
typed-own-times = 0 # uhr

## Dauern

typed-minutes = m | min | minute | minuten
typed-hours = h | std | stunde | stunden
typed-quarter-hours = viertelstunde | viertelstunden
typed-half-hours = halbe stunde | halben stunde | halbe stunden
typed-days = t | tag | tage | tagen | d
typed-weeks = w | wo | woche | wochen
typed-fortnights = vierzehn tage | vierzehn tagen
typed-from-now = in
typed-hence = ab jetzt | ab heute | von jetzt an | von heute an
typed-and = und | & | plus
typed-of = einer | eines
typed-half = halb | halbe | halben | halber | halbes
typed-quarter = viertel
# Eine Zahl und ein halbes dazu, nach der Zahl.
typed-and-half = 1 anderthalb | 1 eineinhalb | 2 zweieinhalb | 3 dreieinhalb | 4 viereinhalb
typed-one = ein | eine | einen | einem | einer | eins
typed-numbers = 2 zwei | 2 zwo | 3 drei | 4 vier | 5 fünf | 6 sechs | 7 sieben | 8 acht | 9 neun | 10 zehn | 11 elf | 12 zwölf | 13 dreizehn | 14 vierzehn | 15 fünfzehn | 16 sechzehn | 17 siebzehn | 18 achtzehn | 19 neunzehn | 20 zwanzig | 21 einundzwanzig | 22 zweiundzwanzig | 23 dreiundzwanzig | 24 vierundzwanzig | 25 fünfundzwanzig | 30 dreißig | 35 fünfunddreißig | 40 vierzig | 45 fünfundvierzig | 48 achtundvierzig | 50 fünfzig | 55 fünfundfünfzig | 60 sechzig | 72 zweiundsiebzig | 90 neunzig

## Tage. „typed-dates“ ist „day first“: Im Deutschen ist 3.4. immer der dritte April.

typed-dates = day first
typed-today = heute
typed-tomorrow = morgen
typed-day-after-tomorrow = übermorgen
typed-this-morning = heute früh | heute morgen | heute vormittag
typed-tonight = heute abend | heute nacht
typed-tomorrow-morning = morgen früh | morgen vormittag
typed-this = diesen | dieser | kommenden | kommender | am kommenden
typed-next = nächsten | nächster | am nächsten
typed-next-week = nächste woche | nächster woche | kommende woche
typed-on = am | den | ab | bis | vom | bis zum | ab dem
typed-the = der | den | dem | am | zum
typed-date-of = im
typed-ordinal = . | ter | ten
typed-first = erster | ersten | der erste | den ersten | dem ersten
