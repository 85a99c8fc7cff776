#!/bin/sh
# Prints the path of a Chrome or Chromium, or ends with 1. CHROME_PATH wins, and must be right if it is set.
if [ -n "${CHROME_PATH:-}" ]; then
  [ -x "$CHROME_PATH" ] || { echo "CHROME_PATH is $CHROME_PATH, which is not a program." >&2; exit 1; }
  printf '%s\n' "$CHROME_PATH"
  exit 0
fi
for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
  if found=$(command -v "$name" 2>/dev/null) && [ -x "$found" ]; then
    printf '%s\n' "$found"
    exit 0
  fi
done
for found in "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" /Applications/Chromium.app/Contents/MacOS/Chromium; do
  if [ -x "$found" ]; then
    printf '%s\n' "$found"
    exit 0
  fi
done
exit 1
