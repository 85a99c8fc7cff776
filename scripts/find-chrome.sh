#!/bin/sh
# Prints the path of a Chrome or Chromium, or ends with 1. CHROME_PATH wins, and must be right if it is set.
#
#   find-chrome.sh            a whole one, rather than the one that has no windows (Chromium's headless shell)
#   find-chrome.sh headless   the one without windows rather: the same engine, and pages are all that it works at
if [ -n "${CHROME_PATH:-}" ]; then
  [ -x "$CHROME_PATH" ] || { echo "CHROME_PATH is $CHROME_PATH, which is not a program." >&2; exit 1; }
  printf '%s\n' "$CHROME_PATH"
  exit 0
fi
names='chromium chromium-browser google-chrome google-chrome-stable chrome'
if [ "${1:-}" = headless ]; then names="chromium-headless-shell $names"; else names="$names chromium-headless-shell"; fi
mac='/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
for found in $names "$mac" /Applications/Chromium.app/Contents/MacOS/Chromium; do
  if found=$(command -v "$found" 2>/dev/null) && [ -x "$found" ]; then
    printf '%s\n' "$found"
    exit 0
  fi
done
exit 1
