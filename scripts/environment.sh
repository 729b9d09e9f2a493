# Sourced by ./ostrov and ./check: makes .venv from the lock files, with Ostrov compiled into it where a C compiler is.
# Usage: prepare run|check

say() { printf '%s\n' "$*" >&2; }

find_uv() {
    if command -v uv >/dev/null 2>&1; then UV=uv; return; fi
    UV=.tools/bin/uv
    [ -x "$UV" ] && return
    say "Installing uv into .tools …"
    python3 -m venv .tools >&2 && .tools/bin/python -m pip install --quiet "uv==0.13.7" >&2 && return
    say "uv is missing and could not be installed: install it (or Debian's python3-venv) and try again."
    exit 1
}

check_python() {
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return
    say "Ostrov needs Python 3.11 or newer as python3."
    exit 1
}

# Everything that the environment depends on.
fingerprint() {
    { python3 --version; find src page pyproject.toml setup.py locks -type f ! -name '*.pyc' ! -name contract.d.ts \
        ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path 'page/node_modules/*' ! -path 'page/dist/*' \
        | LC_ALL=C sort | xargs cksum; } | cksum
}

# What serves to check serves to run, too.
is_ready() {
    for kind in "$1" check; do
        [ "$(cat ".venv/ready-to-$kind" 2>/dev/null)" = "$2" ] && return
    done
    return 1
}

has_page() { ls .venv/lib/python3*/site-packages/ostrov/server/page/index.html >/dev/null 2>&1; }

prepare() {
    check_python
    stamp=$(fingerprint)
    if is_ready "$1" "$stamp"; then return; fi
    find_uv
    say "Setting up (a few minutes the first time) …"
    rm -f .venv/ready-to-*
    [ -x .venv/bin/python ] || "$UV" venv --quiet --python "$(command -v python3)" .venv
    "$UV" pip install --quiet --python .venv/bin/python --require-hashes -r "locks/$1.lock"
    "$UV" pip install --quiet --python .venv/bin/python --no-deps --reinstall-package ostrov .
    # Without its page it is not ready: the next run tries again.
    if has_page; then echo "$stamp" > ".venv/ready-to-$1"; fi
}
