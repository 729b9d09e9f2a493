### What the server says to people at a table, and to whoever starts it.

complaint-stale = The table has moved on; this is how it stands now.
complaint-too-fast = That was too many commands at once. Wait a moment and try again.
complaint-message-not-understood = The server does not understand this message.
complaint-command-unknown = The server does not know this command.
complaint-too-large = That is more than the 2 MB the server takes. A game saved here is far smaller: choose such a file.
complaint-foreign-origin = Another site's page may not act in your name. Open the table itself.
complaint-no-such-page = There is nothing at this address.
complaint-no-such-table = There is no such table. Check the link.
complaint-server-failed = Something went wrong on the server. Nothing was changed; try again.
complaint-name-first = Say your name first.
complaint-seat-taken = This seat is taken.
complaint-knows-another-seat = You know what another seat knows, so this one is for somebody else.
complaint-not-your-seat = This is not your seat.
complaint-person-is-here = Whoever sits there is here and can play.
complaint-not-at-this-table = Only those who sit at this table may do that.
complaint-invitation-needed = It takes an invitation link to sit down here.
complaint-nothing-to-undo = There is nothing of yours to undo.
complaint-nobody-asks-you = Nobody is asking you to undo anything.
complaint-not-over-yet = This can be had once the game is over.
complaint-record-breaks = Step { $step } of the saved game is not allowed by the rules.

## Starting it

complaint-host-unknown = There is no address "{ $host }". Try --host 127.0.0.1 or --host 0.0.0.0.
complaint-port-impossible = There is no port { $port }: take one between 1 and 65535.
complaint-port-taken = Port { $port } is taken by another program. Try --port with another number.
complaint-port-refused = Port { $port } of { $host } cannot be used. Try --port with a number above 1024, or another --host.
complaint-folder-not-writable = The folder { $path } cannot be made. Name another one with --data-dir.
complaint-page-missing = The page was not built with this install, so there is nothing to open. Install Ostrov again with the network reachable.
serve-open = The table is open: { $address }
serve-network = For others on your network: { $address }
serve-data = Games are kept in { $database }
serve-stop = Ctrl-C stops it.
help-serve = open the table: start the server
help-host = address to listen on; 0.0.0.0 lets others on the network in (else 127.0.0.1)
help-port = port to listen on (else 8000)
help-database = where games are kept: a file, or postgresql://… (else a file in the data folder)
help-data-dir = folder for the file with the games (else the system's own place for data)
help-origin = address of a page elsewhere that may use this server; may be given again
help-bot-workers = how many processes think for the bots (else 1)
help-open = open the page in a browser
