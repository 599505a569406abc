# Finding tables: lists by game and channel, and bringing a finished game from elsewhere.

parameter-place-name = channel
parameter-place-description = Only the tables in this channel
tables-sought = -# Only { $what } · `/tables` alone shows all
tables-none-sought = There are no open tables like that which you can see. `/tables` alone shows all.
button-import = Import a finished game
import-title = Import a finished game
import-file = The file from /table export
import-hint = Here you can replay, review and check it. It changes no statistics.
