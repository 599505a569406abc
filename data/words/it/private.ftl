# Tavoli privati: si gioca contro giocatori automatici, e nessun altro lo vede.

private-table = -# 🔒 Questo tavolo lo vedi solo tu.
private-table-players = -# 🔒 Solo chi ci gioca vede questo tavolo.
private-opened = Se questo pannello non risponde più, la partita è al sicuro: `/tavoli` la fa ricomparire.
button-show-here = Mostralo in questo canale
button-here-yes = Sì, mostralo
ask-show = Vuoi mostrare qui { $table }? Chi vede questo canale vedrà il tavolo e il suo diario, e non potrai più renderlo privato.
here-shown = Ora il tavolo è in questo canale, e qui lo vedono tutti.
log-shown = { $player } mostra questo tavolo nel canale.
refused-private-table = Questo tavolo lo vedi solo tu. Per giocarci con altri, prima mostralo in un canale: premi **{ button-show-here }**, prima dell’inizio o sotto *Altro*.
lobby-no-clock-alone = 🕰️ Nessun orologio finché giochi contro il computer.
greeting-play-alone = Oppure gioca per conto tuo
button-lesson-private = Gioca dove lo vedo solo io
practice-here = Il tavolo si apre in questo canale, dove tutti possono guardare.
practice-private = 🔒 Il tavolo lo vedrai solo tu.
button-practise-here = Aprilo in questo canale
button-practise-private = Aprilo solo per me
tables-private = Tavoli privati di altri
tables-only-you = lo vedi solo tu
tables-only-players = lo vede solo chi ci gioca
parameter-private-name = privato
parameter-private-description = Giochi contro giocatori automatici, dove non ti vede nessuno
private-opened-elsewhere = Ritrovi questo tavolo con `/tavoli`, ovunque. Questo messaggio segue la partita per 15 minuti; poi premi uno dei suoi pulsanti.
private-elsewhere = Qui puoi giocare contro il computer. Il tavolo lo vedi solo tu. Per giocare con altri, usa `/tavolo nuovo` su un server che ha Tavolata.
button-play-alone = Gioca in solitario
refused-own-table = Hai aperto questo tavolo fuori dai server, quindi resta solo tuo. Per giocare qui con altri, aprine uno con `/tavolo nuovo`.
refused-too-many-nowhere = Hai troppi tavoli aperti fuori dai server. Prima finiscine uno.
