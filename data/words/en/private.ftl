# Private tables: somebody plays alone against computer players, and nobody else sees it.

private-table = -# 🔒 Only you can see this table.
private-table-players = -# 🔒 Only its players can see this table.
private-opened = If this panel stops answering, your game is safe: `/tables` brings it back.
button-show-here = Show it in this channel
button-here-yes = Yes, show it
ask-show = Show { $table } here? Everyone who sees this channel will see the table and its log, and you can’t make it private again.
here-shown = The table is in this channel now, and everyone here can see it.
log-shown = { $player } shows this table in the channel.
refused-private-table = Only you can see this table. To play it with others, first show it in a channel: press **{ button-show-here }**, in the lobby or under *More*.
lobby-no-clock-alone = 🕰️ No clock while you play alone.
greeting-play-alone = Or play alone, just for yourself
button-lesson-private = Play where only I see it
practice-here = The table opens in this channel, where everyone can watch.
practice-private = 🔒 Only you will see the table.
button-practise-here = Open it in this channel
button-practise-private = Open it just for me
tables-private = Private tables of others
tables-only-you = only you can see it
tables-only-players = only its players can see it
parameter-private-name = private
parameter-private-description = Play alone against computer players, where nobody else sees it
private-opened-elsewhere = Find this table again with `/tables`, anywhere. This message follows the game for 15 minutes; after that, press a button on it.
private-elsewhere = Here you can play against computers. Only you see the table. For one with others, use `/table new` on a server that has Tavolata.
button-play-alone = Play alone
refused-own-table = You opened this table outside servers, so it stays yours alone. Open one for others here with `/table new`.
refused-too-many-nowhere = You have too many open tables outside servers. Finish one first.
