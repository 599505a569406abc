# Rozdania, które dzieli kilka stołów.

lobby-shuffle-deal =
    🔒 Nikt nie może zmienić tasowania tej gry, a inne stoły dostają te same karty i kości. Wszystko wynika z jednego sekretu; jego odcisk (SHA-256):
    `{ $hash }`
    Gdy wszystkie stoły skończą, zobaczysz sekret, a *Sprawdź tasowanie* odtworzy z niego grę.
board-deal = -# Inni mogą jeszcze grać tymi samymi kartami i kośćmi, więc sekret tasowania poznasz później.
verify-deal-data =
    Aby sprawdzić to samodzielnie: SHA-256 sekretu jest tym, który zapowiedziano. Ziarno to HMAC-SHA256 słowa `deal` z sekretem jako kluczem.
    Rozdanie: `{ $deal }`
    Zapowiedziane: `{ $hash }`
    Sekret: `{ $secret }`

refused-deal-not-revealed = Inni mogą jeszcze grać tymi samymi kartami i kośćmi. Będzie można, gdy skończą.
refused-shared-deal = Inni grają tymi samymi kartami i kośćmi, więc każdy gra bez pomocy.
