# What moderators repair in leagues and tournaments, and how that is noted.

button-competition-back = Back
button-repair-people = People
button-repair-results = Results
button-repair-notes = What moderators did
button-repair-withdrawn = Withdraw them
button-repair-disqualified = Disqualify
button-repair-in = Take back in
repair-people-title = People
repair-people-which = Somebody …
repair-person = **{ $name }** { $state }.{ $replaced ->
        [yes] { " " }Somebody else plays on with their points. If you take { $name } back in, the points come back, too.
       *[no] { "" }
    }
repair-entry-in = plays
repair-entry-withdrawn = has left
repair-entry-disqualified = is disqualified
repair-results-title = Results
repair-results-which = A game …
repair-game-state =
    { $state ->
        [waiting] It hasn’t started.
        [open] It’s being played.
        [over] It counts by its result.
        [adjudicated] Its time was up, so it counts by the points people could expect.
        [ruled] A moderator decided it.
       *[void] It counts for nobody.
    }
repair-rule = How it counts …
repair-rule-win = { $name } wins
repair-rule-equal = Everybody shares the points
repair-rule-nobody = It counts for nobody
repair-rule-game = By the game itself
repair-note-withdrawn = { $moderator } withdrew { $person }.
repair-note-disqualified = { $moderator } disqualified { $person }.
repair-note-in = { $moderator } took { $person } back in.
repair-note-replaced = { $moderator } let { $other } play on for { $person }.
repair-note-ruled = { $moderator } decided { $game }.
repair-note-unruled = { $moderator } let the game itself decide: { $game }.
repair-note-extended = { $moderator } gave the round more time.
repair-note-cut = { $moderator } ended the round.
repair-note-started = { $moderator } started it.
repair-note-delayed = { $moderator } put off the start.
repair-note-called-off = { $moderator } called it off. It can be resumed for one day.
repair-note-resumed = { $moderator } let it go on.
repair-note-moved = { $moderator } moved the next games to another channel.
repair-note-options = { $moderator } changed the options.
button-repair-retry = Try again
repair-note-lengthened = { $moderator } gave the season another week.
repair-note-closed = { $moderator } made this the last season.
repair-note-reopened = { $moderator } decided that more seasons will follow.
repair-note-retried = { $moderator } had me try again what had failed.
repair-note-plays = (Plays here, too.)
repair-owed =
    ⚠️ { $time }: { $post ->
        [summary] The summary of the week isn’t in the channel.
        [announcement] The announcement isn’t in the channel.
        [postponement] The new start isn’t in the channel.
        [round] The tables of the round aren’t in the channel.
        [off] The channel hasn’t heard that it was called off.
        [role] The champions don’t have their role.
       *[end] The result isn’t in the channel.
    } { $why ->
        [gone] The channel is gone.
        [denied] I’m not allowed to post there.
        [role] I need *Manage Roles*, and my role must be above it.
        [unreachable] Discord didn’t answer.
       *[unsure] I was stopped in the middle, so it may have worked after all.
    }
repair-still-missing = It still doesn’t work. You see the reason below.
repair-nothing-missing = Nothing is missing, so I haven’t done anything again. The next step comes by itself.
refused-own-game = You play in this game, so another moderator has to decide it.
