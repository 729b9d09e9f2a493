"""HTTP and sockets: the application, who asks, and what is asked for and answered."""
