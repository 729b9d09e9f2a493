### What the server says to people at a table, and to whoever starts it.

complaint-stale = The table has moved on; this is how it stands now.
complaint-too-fast = That was too many commands at once. Wait a moment and try again.
complaint-limit-reached = That was too much in a short time from you or your network. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
complaint-too-many-pages = Too many pages are open from here already: close some of them and load this one again.
complaint-limit-not-understood = There is no limit "{ $value }". Write it as tables-by-person=60/hour, sockets-by-person=50 or tables-by-person=off; there are { $known }.
complaint-proxy-not-understood = "{ $value }" is no address of a proxy: write one such as 10.0.0.1, or a network such as 10.0.0.0/8.
complaint-log-full = At this table too much has been undone, handed over or invited anew: play on, nothing more of the kind is possible here.
complaint-too-many-tables-of-bots = At { $most } of your tables only bots are playing already: wait until one of these games is over.
complaint-message-not-understood = The server does not understand this message.
complaint-command-unknown = The server does not know this command.
complaint-command-id-taken = Another command has had this id already: send this one with a new id.
complaint-too-large = That is more than the 2 MB the server takes. A game saved here is far smaller: choose such a file.
complaint-foreign-origin = Another site's page may not act in your name. Open the table itself.
complaint-no-such-page = There is nothing at this address.
complaint-no-such-table = There is no such table. Check the link.
complaint-table-of-other-rules = This table was made with rules version { $rules }, and the rules here have version { $known }: it can no longer be opened. Make a new table.
complaint-server-failed = Something went wrong on the server. Nothing was changed; try again.
complaint-name-first = Say your name first.
complaint-name-too-long = A name has at most { $most } letters: choose a shorter one.
complaint-name-invisible = This name has characters in it that nobody can see: type it anew without them.
complaint-name-overgrown = This name has too many marks on one letter: choose a plainer one.
complaint-seat-taken = This seat is taken.
complaint-knows-another-seat = You know what another seat knows, so this one is for somebody else.
complaint-not-your-seat = This is not your seat.
complaint-person-is-here = This player is here and can play.
complaint-not-waited-for = The game does not wait for this player now.
complaint-still-has-time = { $seconds ->
        [one] Wait one more second. Then a bot may stand in.
       *[other] Wait { $seconds } more seconds. Then a bot may stand in.
    }
complaint-not-here = This player is not here and would not notice.
complaint-nudged-already = { $seconds ->
        [one] There was a reminder just now. Wait one more second.
       *[other] There was a reminder just now. Wait { $seconds } more seconds.
    }
complaint-bot-plays-there = A bot plays there already.
complaint-not-at-this-table = Only those who sit at this table may do that.
complaint-invitation-needed = It takes an invitation link to sit down here.
complaint-invitation-spent = This invitation is no longer good. Ask for a new link.
complaint-part-does-not-fit = What is revealed is not what you committed to. Reload the page.
complaint-part-too-early = Not everybody has committed yet. Wait until every seat is taken.
complaint-nothing-to-undo = There is nothing of yours to undo.
complaint-nobody-asks-you = Nobody is asking you to undo anything.
complaint-not-over-yet = This can be had once the game is over.
complaint-record-breaks = Step { $step } of the saved game is not allowed by the rules.

## Starting it

complaint-host-unknown = There is no address "{ $host }". Try --host 127.0.0.1 or --host 0.0.0.0.
complaint-port-impossible = There is no port { $port }: take one between 1 and 65535.
complaint-verifier-not-understood = "{ $address }" is no address of a server: write it like --verifier https://check.example.org.
complaint-port-taken = Port { $port } is taken by another program. Try --port with another number.
complaint-port-refused = Port { $port } of { $host } cannot be used. Try --port with a number above 1024, or another --host.
complaint-duration-not-understood = { $name } takes a time such as 90d, 12h or 30m, not "{ $value }".
complaint-metrics-port-refused = Port { $port } of { $host } cannot be used for the figures. Name another one with --metrics-port.
complaint-bots-lost = The server gives up: the processes in which bots think do not start. Is there memory left?
complaint-writing-lost = The server gives up: the process that saves does not start. Is there memory left?
complaint-task-failed = The server gives up: an error ended a part of it that it cannot do without ({ $task }). The log says which.
complaint-database-in-use = Another server uses the file { $database }. Stop it first, or name another place with --data-dir.
complaint-folder-not-writable = The folder { $path } cannot be made. Name another one with --data-dir.
complaint-page-missing = The page was not built with this install, so there is nothing to open. Install Ostrov again with the network reachable.
serve-open = The table is open: { $address }
serve-network = For others on your network: { $address }
serve-data = Games are kept in { $database }
serve-metrics = Figures for Prometheus: { $address }
serve-stop = Ctrl-C stops it.
help-serve = open the table: start the server
help-host = address to listen on; 0.0.0.0 lets others on the network in (else 127.0.0.1)
help-port = port to listen on (else 8000)
help-database = where games are kept: a file, or postgresql://… (else a file in the data folder)
help-data-dir = folder for the file with the games (else the system's own place for data)
help-origin = address of a page elsewhere that may use this server; may be given again
help-verifier = address of another server, with which pages check that chance was fair (else with this one)
help-serve-bot = a bot of your own to be offered at tables; may be given again
help-bot-workers = how many processes think for the bots (else 1)
help-keep-finished = remove finished tables so long after their end, such as 90d or 12h (else never, which can be said as well)
help-keep-idle = remove unfinished tables after so long without a change (else never)
help-metrics-port = port where Prometheus reads how the server does (else nowhere)
help-metrics-host = address of that port (else 127.0.0.1, which only this machine reaches)
help-trusted-proxies = addresses or networks of proxies whose X-Forwarded-For is believed (else 127.0.0.1 and ::1)
help-limit = how much one person or address may ask for, as in tables-by-person=60/hour, sockets-by-address=300 or imports-by-person=off; may be given again
help-grace = seconds that players may be away before a bot may stand in (else 60)
help-open = open the page in a browser
