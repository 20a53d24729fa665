#!/bin/sh
# Pictures of the pages: shots.sh OUT NAME WIDTHxHEIGHT PATH ...; the stand-in must run on PORT (8090).
out=$1; shift
while [ $# -ge 3 ]; do
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 --virtual-time-budget=2500 \
    --user-data-dir="$(mktemp -d)" --window-size="$(echo "$2" | tr x ,)" --screenshot="$out/$1.png" "http://localhost:${PORT:-8090}$3" 2>/dev/null
  shift 3
done
