# Following what happens: news, lists of tables, results.

hand-news = **Since you last looked**
hand-news-marked = { hand-news } · ❗ in the picture
hand-news-more =
    { $news } · { $count ->
        [one] 1 earlier turn is under *More*
       *[other] { $count } earlier turns are under *More*
    }

tables-joinable = Tables you can join
tables-watchable = Games you can watch
button-watch = Watch
button-follow = Follow
button-unfollow = Unfollow
button-next =
    { $count ->
        [one] Next: one table waits
       *[other] Next: { $count } tables wait
    }
follow-on = 🔔 Following: you’ll hear how this game ends. Press again to unfollow.
follow-off = You’ve unfollowed this game.
joined = You have a seat at table { NUMBER($table, useGrouping: 0) }: { $link }
refused-nothing-waits = No table is waiting for you right now. `/tables` shows them all.
notice-result = { $person }, { $table } is over. { $result }
letter-result = This game is over. { $result }

button-note = My note
hand-picture = What are you reading this on? You can change it under `/me settings`.
hand-own-note = 📝 **My note** · only you can read it
note-label = Just for you
note-hint = You’ll see it in your hand at this table. Leave empty to delete it.
note-saved = Saved your note.
note-deleted = Deleted your note.
refused-too-long-note = A note can have at most { $most } characters. Yours hasn’t changed.
