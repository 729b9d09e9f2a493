# Sourced by ./ostrov and ./check. The work is done by environment.py: prepare check; start ARGUMENTS…

say() { printf '%s\n' "$*" >&2; }

# The environment's own Python where there is one: it is found sooner.
find_python() {
    python=.venv/bin/python
    [ -x "$python" ] && return
    python=python3
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return
    say "Ostrov needs Python 3.11 or newer as python3."
    exit 1
}

prepare() { find_python; "$python" -I -S scripts/environment.py "$1"; }

start() { find_python; exec "$python" -I -S scripts/environment.py start "$@"; }
