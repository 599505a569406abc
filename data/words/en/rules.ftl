# Reading the rules: the drawn page, the chapters, and looking for a word.

rules-alt = The rules of { $game } on one page.
rules-alt-part = { $part }: { $text }
rules-part-aim = Aim
rules-part-turn = Your turn
rules-part-end = The end

rules-title = The rules of { $game }
rules-choose = Choose a chapter to read
rules-examples = Examples
rules-departures = Not as printed
rules-departures-help = A table plays like this unless you change it in the lobby. *As printed*, among the options, restores every printed rule.
rules-departure = **{ $option }**: { $value }. Printed: { $printed }.
rules-learn = **New here?** `/learn` teaches you the game in three minutes, by playing it. The rules are below.
rules-first = First page
rules-complete = -# The complete rules, section by section: { $sections }
rules-complete-in-english = -# The complete rules are in English, section by section: { $sections }
button-rules-search = Search

rules-search-title = Search the rules
rules-search-field = A word or two
rules-search-hint = Half a word is enough, such as “gem”.
rules-found = “{ $typed }” in the rules of { $game }
rules-found-more = -# There’s more: type another word to narrow it down.
rules-found-things = Things with this name
rules-found-chapters = Open the chapter
rules-not-found = Nothing in the rules of { $game } has “{ $typed }” in it. Try a single word or the beginning of one, or choose a chapter.
