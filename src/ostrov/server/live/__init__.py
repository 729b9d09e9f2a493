"""Tables that people sit at: changed by one command after another, saved, and told to every page that looks on."""
