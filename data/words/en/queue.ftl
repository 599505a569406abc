# The queue: people say what they'd like to play, and the bot finds them a table.

command-play-name = play
command-play-description = Wait for a game: I find people who want to play the same

queue-title = Find a game
queue-wish = **{ $games }** · { $sizes } players · { $clock }
queue-hours-on = Only with people who play at the same hours as you.
queue-across-on = Also with people of other servers, in direct messages.
queue-others =
    { $count ->
        [0] Nobody is waiting for a game like this yet.
        [one] 1 other person is waiting for a game like this.
       *[other] { $count } other people are waiting for a game like this.
    }
queue-usually = It usually takes about { $time }.
queue-off = Press *Wait*, and I’ll tell you when I’ve found a table. You don’t have to stay here.
queue-waiting = You started waiting { $time }. I’ll tell you when I’ve found a table; you don’t have to stay here. If nothing comes up, I stop looking { $end }.
queue-offered = I’ve found a table for you: { $table }. It’s yours until { $time }.
queue-offered-across =
    { $count ->
        [0] You’d play in direct messages.
        [one] You’d play in direct messages. One of the others is from another server.
       *[other] You’d play in direct messages. { $count } of the others are from other servers.
    }
queue-accepted = You’ve accepted: { $table }. The game starts as soon as the others have, too. If somebody doesn’t, you keep your place here.
queue-found = Your game has started: you find it in `/tables`. Press *Wait* for another one.
queue-declined = You said no to the last table, so I’m not looking any more. Press *Wait* when you want to play again.
queue-lapsed = You didn’t answer when I had a table for you, so I’ve stopped looking. Press *Wait* when you have time again.
queue-called-off = A moderator ended the last table, so I’ve stopped looking. Press *Wait* to go on.
queue-ended = You waited two weeks and I found nobody, sorry! Try more games, other sizes, or another clock with *Change*.
queue-table = { $table } in { $channel }
button-queue-wait = Wait
button-queue-stop = Stop waiting
button-queue-keep = Two more weeks
button-queue-change = Change


queue-done-wait = You’re in.
queue-done-together = You’re waiting together with { $person }. I’ll tell you both when I’ve found a table.
queue-done-stop = You’re not waiting any more.
queue-done-keep = Fine, I’ll keep looking.
queue-done-change = Changed.
queue-across-letter = You’re also looking for games with people of other servers. When I’ve found one, I’ll write to you here, and this is where you’ll play. The others see your Discord name, but not your servers. *Change* in `/play` ends it.
queue-done-refused = All right. { $person } can play with others.

queue-form-title = What would you like to play?
queue-form-games = Any of these games
queue-form-sizes = Any of these numbers of players
queue-form-clock = How fast?
queue-form-hours = Compare the hours at which I play
queue-form-hours-hint = I look at when you pressed something in the last four weeks. Nobody sees it.
queue-form-across = Also with people of other servers
queue-form-across-hint = You play in direct messages, under your Discord names. The games aren’t rated.

queue-with = You play only with { $person }.
queue-with-asked = You play only with { $person }, who still has to agree.
queue-with-apart = You and your friends don’t want the same: I need a game, a number of players and a clock that suit all of you.
queue-asked = { $person } wants to play with you.
queue-choose = Only together with …
button-queue-join = Wait together
button-queue-refuse = No, thanks
button-queue-without = Without them
queue-friend = { $friend }, { $person } wants to find a game together with you: { $games }.
queue-friend-letter = { $person } wants to find a game together with you: { $games }.

queue-thread = { $game } from the queue

notice-matched =
    { $made ->
        [host] { $person }, I’ve found a seat for you at the table of { $by }: { $table }. It’s kept for you until { $time }.
       *[queue] { $person }, I’ve found a table for you: { $table }. It starts once everybody has accepted, until { $time }.
    }
letter-matched =
    { $made ->
        [host] I’ve found a seat for you at the table of { $by }. It’s kept for you until { $time }.
       *[queue] I’ve found a table for you. It starts once everybody has accepted, until { $time }. If you’re no longer in the mood, just say no: nobody minds.
    }
lobby-matched = The queue has brought these people together. The game starts once all have accepted.
lobby-matched-across = The queue has brought you together from several servers. You play in direct messages; the game starts once all have accepted.
lobby-seat-kept-somebody = { $crest } kept for somebody · runs out { $time }
joined-across = You have a seat at table { NUMBER($table, useGrouping: 0) }. Once everybody has accepted, the game starts: in your direct messages, and under `/tables`.
ended-in-queue = I’ve stopped looking for a table for you; press *Wait* in `/play` to go on.
private-across-over = -# Games across servers aren’t rated. `/play` finds you the next one.
more-block-choose = Block somebody at this table
log-matched = The queue opens the table. The SHA-256 of the shuffle secret is { $commitment }.
log-fell-apart = Not everybody wants to play, so there’s no game. The others keep their place in the queue.
log-queue-offers = A seat is kept for somebody from the queue.

setup-from-queue = Seats for the queue
setup-from-queue-help = Do new tables offer their free seats to people who wait with `/play`? Each host can change it.
setup-across = Games with other servers
setup-across-help = May people who wait with `/play` get tables with people of other servers, if they want to? They play in direct messages, which moderators don’t see.
options-from-queue = Queue
options-from-queue-help = May people who wait with `/play` get the free seats?

refused-no-size-fits = None of these games is for that many players. Nothing changed.
refused-not-for-you = That isn’t for you, or it’s no longer current.
refused-not-yourself = That’s you! Pick somebody else.
refused-too-many-friends = You can’t name more than { $most } friends.
refused-sharing-across = You played this game with people of other servers, so it stays among you.
refused-across-closed = I can’t send you direct messages, and games with people of other servers are played there. Allow direct messages from this server’s members (*Privacy settings* of the server), then tick the box again.
