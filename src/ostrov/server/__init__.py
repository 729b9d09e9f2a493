"""The web table: people, bots and spectators at one table, over HTTP and sockets."""
