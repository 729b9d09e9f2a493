### What the storage of the web table says.

complaint-database-not-understood = "{ $database }" is no database that can be used: give the path of a file, or postgresql://user@host/name.
complaint-database-driver-missing = PostgreSQL needs its driver: pip install "ostrov[postgresql]".
complaint-database-unreachable = The database { $database } cannot be opened ("{ $detail }").
complaint-database-newer = The database { $database } was made by a newer version of Ostrov: update Ostrov to use it.
complaint-database-older = The database { $database } was made by an older version of Ostrov: start the server once, which brings it up to date.
complaint-database-damaged = The database { $database } is damaged: some of it speaks of what is not there. Nothing was changed.
complaint-not-saved = This could not be saved, because the database does not answer. Try again in a moment.
complaint-not-read = The database does not answer. Try again in a moment.
