# Zakładki i chwile: przytrzymanie wiadomości, powtórka, lista zakładek.

menu-hand = Moja ręka
menu-bookmark = Dodaj zakładkę
menu-moment = Pokaż tę chwilę
bookmark-title = Dodaj zakładkę
bookmark-remark = Uwaga
bookmark-remark-hint = Widzisz ją tylko ty. Może być pusta.
bookmark-saved = Zakładka jest zapisana: { $table }. Znajdziesz ją w powtórce i w `/stoły`.
bookmark-noted = 🔖 Zakładka zapisana.
bookmark-dropped = Zakładka usunięta.
bookmark-plain = Bez uwagi
bookmark-here = 🔖 { $remark }
bookmark-undone = -# Chwila z twojej zakładki jest cofnięta. To ostatnia przed nią.
bookmark-jump = Twoje zakładki
bookmarks-title = Twoje zakładki
bookmarks-none = Nie masz tu jeszcze zakładek. W powtórce naciśnij **{ button-bookmark }** albo przytrzymaj wiadomość o grze.
bookmarks-everywhere = -# Te są ze wszystkich serwerów. Gra otwiera się na serwerze, na którym się odbyła.
button-bookmark = Zakładka
button-bookmark-change = Zmień uwagę
button-bookmark-drop = Usuń
button-bookmark-open = Otwórz
button-bookmarks =
    { $count ->
        [one] Jedna zakładka
        [few] { $count } zakładki
       *[many] { $count } zakładek
    }
button-back-to-tables = Stoły
moment-title = Pokaż tę chwilę
moment-remark-hint = Zobaczą ją wszyscy na kanale stołu. Może być pusta.
moment-shown = { $person } pokazuje chwilę z gry: { $table } · { $turn }
moment-posted = Teraz widzą to wszyscy: { $link }
button-moment = Powtórka od tego miejsca
button-moment-show = Pokaż na kanale
refused-too-long-remark = Uwaga może mieć najwyżej { $most } znaków.
refused-too-many-bookmarks = Masz już w tej grze 25 zakładek. Usuń jedną w powtórce i spróbuj ponownie.
refused-no-such-bookmark = Tej zakładki już nie ma.
refused-not-my-message = To nie jest moja wiadomość. Spróbuj na wiadomości o jednym z moich stołów.
refused-no-table-message = Ta wiadomość nie dotyczy jednego stołu. Spróbuj na wiadomości stołu.
refused-many-tables-message = Ta wiadomość dotyczy kilku stołów. Spróbuj na wiadomości jednego z nich.
refused-other-database-message = Nie pamiętam stołu, o którym jest ta wiadomość: mam teraz inną bazę danych. `/stoły` pokazuje, co jest teraz.
refused-not-for-the-channel = Ten stół widzisz tylko ty, więc nie pokażę go na kanale.
refused-may-not-post = Nie możesz pisać na kanale stołu, więc nie możesz tam nic pokazać.
