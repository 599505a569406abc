# Bladwijzers en momenten: lang drukken op een bericht, de replay, de lijst met bladwijzers.

menu-hand = Mijn hand
menu-bookmark = Bladwijzer zetten
menu-moment = Dit moment tonen
bookmark-title = Bladwijzer zetten
bookmark-remark = Opmerking
bookmark-remark-hint = Alleen jij kunt hem zien. Je mag hem leeg laten.
bookmark-saved = Bladwijzer gezet in { $table }. Je vindt hem in de replay en bij `/tafels`.
bookmark-noted = 🔖 Bladwijzer gezet.
bookmark-dropped = Bladwijzer verwijderd.
bookmark-plain = Geen opmerking
bookmark-here = 🔖 { $remark }
bookmark-undone = -# Het moment van je bladwijzer is teruggenomen. Dit is het laatste ervoor.
bookmark-jump = Jouw bladwijzers
bookmarks-title = Jouw bladwijzers
bookmarks-none = Je hebt hier nog geen bladwijzers. Druk in een replay op **{ button-bookmark }**, of druk lang op een bericht over een spel.
bookmarks-everywhere = -# Deze komen van alle servers. Een spel opent op de server waar het gespeeld is.
button-bookmark = Bladwijzer
button-bookmark-change = Opmerking wijzigen
button-bookmark-drop = Verwijderen
button-bookmark-open = Openen
button-bookmarks =
    { $count ->
        [one] Eén bladwijzer
       *[other] { $count } bladwijzers
    }
button-back-to-tables = Tafels
moment-title = Dit moment tonen
moment-remark-hint = Iedereen in het kanaal van de tafel ziet hem. Je mag hem leeg laten.
moment-shown = { $person } laat een moment zien uit { $table } · { $turn }
moment-posted = Nu kan iedereen het zien: { $link }
button-moment = Replay vanaf hier
button-moment-show = In het kanaal tonen
refused-too-long-remark = Een opmerking mag hooguit { $most } tekens hebben.
refused-too-many-bookmarks = Je hebt in dit spel al 25 bladwijzers. Verwijder er een in de replay en probeer het dan nog eens.
refused-no-such-bookmark = Deze bladwijzer is er niet meer.
refused-not-my-message = Dat is geen bericht van mij. Probeer het bij een bericht over een van mijn tafels.
refused-no-table-message = Dit bericht gaat niet over één tafel. Probeer het bij het bericht van een tafel.
refused-many-tables-message = Dit bericht gaat over meerdere tafels. Probeer het bij het bericht van een van die tafels.
refused-other-database-message = De tafel van dit bericht herinner ik me niet: mijn database is sindsdien vervangen. `/tafels` toont wat er nu is.
refused-not-for-the-channel = Alleen jij kunt deze tafel zien, dus ik toon hem niet in het kanaal.
refused-may-not-post = Je mag in het kanaal van de tafel niet schrijven, dus je kunt daar niets tonen.
