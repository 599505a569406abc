# Bookmarks and moments: a long press on a message, the replay, the list of bookmarks.

menu-hand = My hand
menu-bookmark = Bookmark this moment
menu-moment = Show this moment
bookmark-title = Bookmark this moment
bookmark-remark = Remark
bookmark-remark-hint = Only you can see it. You can leave it empty.
bookmark-saved = Bookmarked in { $table }. You’ll find it in the replay and under `/tables`.
bookmark-noted = 🔖 Bookmarked.
bookmark-dropped = Bookmark removed.
bookmark-plain = No remark
bookmark-here = 🔖 { $remark }
bookmark-undone = -# The moment you marked was taken back. This is the last one before it.
bookmark-jump = Your bookmarks
bookmarks-title = Your bookmarks
bookmarks-none = You haven’t bookmarked anything here. In a replay, press **{ button-bookmark }**, or press and hold a message about a game.
bookmarks-everywhere = -# These are from all servers. A game opens on the server where it was played.
button-bookmark = Bookmark
button-bookmark-change = Change remark
button-bookmark-drop = Remove
button-bookmark-open = Open
button-bookmarks =
    { $count ->
        [one] One bookmark
       *[other] { $count } bookmarks
    }
button-back-to-tables = Tables
moment-title = Show this moment
moment-remark-hint = Everyone in the table’s channel will see it. You can leave it empty.
moment-shown = { $person } shows a moment of { $table } · { $turn }
moment-posted = Everyone can see it now: { $link }
button-moment = Replay from here
button-moment-show = Show the channel
refused-too-long-remark = A remark can have at most { $most } characters.
refused-too-many-bookmarks = You have 25 bookmarks in this game already. Remove one in the replay, then try again.
refused-no-such-bookmark = This bookmark is gone.
refused-not-my-message = That’s not a message of mine. Try this on a message about one of my tables.
refused-no-table-message = This message isn’t about a single table. Try this on the message of a table.
refused-many-tables-message = This message is about several tables. Try this on the message of one of them.
refused-other-database-message = I don’t remember the table of this message: my database was replaced since. `/tables` shows what there is now.
refused-not-for-the-channel = Only you can see this table, so I won’t show it to the channel.
refused-may-not-post = You can’t write in the table’s channel, so you can’t show anything there.
