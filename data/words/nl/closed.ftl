# Kanalen waar de bot niets kan plaatsen, en tafels die door een fout stilstaan: wie het hoort, en wat je kunt doen.

log-channel-closed = Ik kan in dit kanaal niets meer plaatsen, dus ik stuur privéberichten.
log-channel-gone = Het kanaal van deze tafel is verwijderd, dus ik stuur privéberichten.
log-channel-opened = Ik kan hier weer berichten plaatsen.
board-closed = ⚠️ Ik kan nu niets plaatsen in dit kanaal, dus ik stuur privéberichten. Voor wie ik niet kan bereiken, staat de klok stil.
hand-channel-gone = ⚠️ Het kanaal van deze tafel is verwijderd. Je kunt hier gewoon verderspelen, en je zetten tellen. Ga naar een ander kanaal van de server, open deze tafel daar met `/tafel toon` en druk op *Bord hierheen halen*. Tot die tijd staat de klok stil voor wie ik niet kan bereiken.
tables-closed = ⚠️ Ik kan niets plaatsen in het kanaal van deze tafel. Voor wie ik niet kan bereiken, staat de klok stil.
notice-closed = { $person }, ik kan niets plaatsen in het kanaal van { $table }.
letter-closed =
    { $gone ->
        [yes] Het kanaal van je tafel is verwijderd, dus niemand ziet het bord.
       *[no] Ik kan niets plaatsen in { $channel }, waar je tafel staat: ik mag het niet meer, of de thread is vergrendeld.
    } Tot dat verholpen is, stuur ik de spelers privéberichten. Voor wie ik niet kan bereiken, staat de klok stil.
    { $gone ->
        [yes] **Wat je kunt doen**: ga naar een ander kanaal van de server, open de tafel daar met `/tafel toon`, druk op *Meer* en dan op *Bord hierheen halen*.
       *[no] **Wat je kunt doen**: vraag een moderator of ik het kanaal mag bekijken, berichten mag sturen en bestanden mag bijvoegen. Of ga naar een ander kanaal van de server, open de tafel daar met `/tafel toon`, druk op *Meer* en dan op *Bord hierheen halen*.
    }
notice-halted = { $person }, { $table } staat stil door een fout in de regels. Er is niets verloren. Druk op *Opnieuw proberen*; gaat het weer mis, geef wie de bot beheert dan dit kenmerk: **{ $reference }**
letter-halted = Deze tafel staat stil door een fout in de regels. Er is niets verloren. Je kunt op het bord op *Opnieuw proberen* drukken; gaat het weer mis, geef wie de bot beheert dan dit kenmerk: **{ $reference }**
notice-unreleased = { $person }, { $table } staat al drie dagen stil, en iemand moet beslissen. Druk op *Opnieuw proberen*, of sluit de tafel. Kenmerk: **{ $reference }**
letter-unreleased = Deze tafel staat al drie dagen stil door een fout, en iemand moet beslissen: druk op het bord op *Opnieuw proberen*, of sluit de tafel. Kenmerk: **{ $reference }**
done-released = De tafel gaat verder.
setup-check-tables = ⚠️ **Tafels waar ik niets in het kanaal kan plaatsen**. De spelers krijgen privéberichten; voor wie ik niet kan bereiken, staat de klok stil:
setup-check-gone = het kanaal is verwijderd
setup-check-locked = de thread is vergrendeld, of ik mag er van Discord niets plaatsen
setup-check-more-tables =
    { $count ->
        [one] • en nog één tafel
       *[other] • en nog { $count } tafels
    }
setup-check-move = Sta toe wat ontbreekt of ontgrendel de thread, dan plaats ik weer berichten. Of verplaats de tafel: open hem met `/tafel toon` in een ander kanaal, druk op *Meer* en dan op *Bord hierheen halen*. De spelers kunnen dat ook.
