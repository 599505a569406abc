# Stoły, których nikt nie dotyka.

log-idle = Od jakiegoś czasu nikogo tu nie ma; stół się skończy, chyba że ktoś coś zrobi.
log-kept = Stół zostaje.
log-ended-idle = Nikt się nie pojawił, więc stół jest zakończony.
board-idle =
    ⏳ { $matter ->
        [halted] Ten stół zatrzymał błąd, a nikt nie naciska *Spróbuj ponownie*. Zrób to albo naciśnij *Zachowaj stół*, inaczej skończy się { $time }.
        [paused] Przy tym stole od jakiegoś czasu jest przerwa. Wznów grę albo naciśnij *Zachowaj stół*, inaczej skończy się { $time }.
        [closed] Nie mogę pisać na tym kanale i od jakiegoś czasu nikogo tu nie ma. Naciśnij *Zachowaj stół* albo graj dalej, inaczej stół skończy się { $time }.
       *[nothing] Od jakiegoś czasu nikogo tu nie ma. Naciśnij *Zachowaj stół* albo graj dalej, inaczej stół skończy się { $time }.
    }
button-keep = Zachowaj stół
refused-not-idle = Ten stół i tak zostaje.
notice-closing =
    { $matter ->
        [halted] { $person }, ten stół zatrzymał błąd i za dwa dni się skończy: { $table }. Host albo moderacja może nacisnąć *Spróbuj ponownie*; każdy, kto tam siedzi, może nacisnąć *Zachowaj stół*.
        [paused] { $person }, przy tym stole od jakiegoś czasu jest przerwa i za dwa dni się skończy, chyba że ktoś wznowi grę albo naciśnie *Zachowaj stół*: { $table }.
       *[nothing] { $person }, ten stół za dwa dni się skończy, chyba że ktoś zagra albo naciśnie *Zachowaj stół*: { $table }.
    }
letter-closing =
    { $matter ->
        [halted] Ten stół zatrzymał błąd i za dwa dni się skończy. Host albo moderacja może nacisnąć *Spróbuj ponownie* na planszy; każdy, kto tam siedzi, może nacisnąć *Zachowaj stół*.
        [paused] Przy tym stole od jakiegoś czasu jest przerwa. Za dwa dni się skończy, chyba że ktoś wznowi grę albo naciśnie *Zachowaj stół*.
        [closed] Nie mogę pisać na kanale tego stołu i od jakiegoś czasu nikt nie gra. Za dwa dni się skończy, chyba że ktoś zagra albo naciśnie *Zachowaj stół*.
       *[nothing] Przy tym stole od jakiegoś czasu nikogo nie ma. Za dwa dni się skończy, chyba że ktoś zagra albo naciśnie *Zachowaj stół*.
    }
