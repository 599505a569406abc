# Tafels waar niemand meer komt.

log-idle = Er is hier al een tijdje niemand geweest; de tafel sluit, tenzij iemand iets doet.
log-kept = De tafel blijft.
log-ended-idle = Er kwam niemand, dus de tafel is gesloten.
board-idle =
    ⏳ { $matter ->
        [halted] Deze tafel staat stil door een fout, en niemand heeft op *Opnieuw proberen* gedrukt. Doe dat of druk op *Tafel houden*, anders sluit deze tafel { $time }.
        [paused] Deze tafel is al een tijdje gepauzeerd. Hervat hem of druk op *Tafel houden*, anders sluit hij { $time }.
        [closed] Ik kan in dit kanaal niets plaatsen, en er is hier al een tijdje niemand geweest. Druk op *Tafel houden* of speel verder, anders sluit deze tafel { $time }.
       *[nothing] Er is hier al een tijdje niemand geweest. Druk op *Tafel houden* of speel verder, anders sluit deze tafel { $time }.
    }
button-keep = Tafel houden
refused-not-idle = Deze tafel blijft sowieso.
notice-closing =
    { $matter ->
        [halted] { $person }, { $table } staat stil door een fout en sluit over twee dagen. De host of een moderator kan op *Opnieuw proberen* drukken; iedereen die er zit, kan op *Tafel houden* drukken.
        [paused] { $person }, { $table } is al een tijdje gepauzeerd en sluit over twee dagen, tenzij iemand hem hervat of op *Tafel houden* drukt.
       *[nothing] { $person }, { $table } sluit over twee dagen, tenzij iemand verderspeelt of op *Tafel houden* drukt.
    }
letter-closing =
    { $matter ->
        [halted] Deze tafel staat stil door een fout en sluit over twee dagen. De host of een moderator kan op het bord op *Opnieuw proberen* drukken; iedereen die er zit, kan op *Tafel houden* drukken.
        [paused] Deze tafel is al een tijdje gepauzeerd. Hij sluit over twee dagen, tenzij iemand hem hervat of op *Tafel houden* drukt.
        [closed] Ik kan in het kanaal van deze tafel niets plaatsen, en er heeft al een tijdje niemand gespeeld. Hij sluit over twee dagen, tenzij iemand verderspeelt of op *Tafel houden* drukt.
       *[nothing] Er is al een tijdje niemand aan deze tafel geweest. Hij sluit over twee dagen, tenzij iemand verderspeelt of op *Tafel houden* drukt.
    }
