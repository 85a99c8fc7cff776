# The part of setup.sh that finds the browser for the journeys of ./test, or brings one. Sourced by it.

# Somebody's own choice; what is found here goes to the same variable.
chosen_browser=${CHROME_PATH:-}

find_browser() {
  found=$(CHROME_PATH=$chosen_browser sh "$root/scripts/find-chrome.sh" headless 2>/dev/null) &&
    CHROME_PATH=$found && export CHROME_PATH
}

# Prints the version of Chromium's headless shell that goes with the whole browser which is here. Nobody is asked for it:
# only where we are the administrator, as in a container, and packages come from the network anyway.
shell_to_add() {
  [ -z "$chosen_browser" ] && [ "$(id -u)" -eq 0 ] && ! command -v chromium-headless-shell && command -v apt-get || return 1
  version=$(dpkg-query -W -f '${Version}' chromium-common) && apt-cache show "chromium-headless-shell=$version" || return 1
} >/dev/null 2>&1

# For the same journeys it takes a fifth less of the processor. Without it they go on in the whole browser.
install_shell() {
  shell_to_add || return 0
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    -o Acquire::Retries=0 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 \
    "chromium-headless-shell=$version" </dev/null >&2 || say "Chromium's headless shell could not be added; the whole one does."
}

install_browser() {
  [ -z "$chosen_browser" ] || give_up "CHROME_PATH is $chosen_browser, which is not a program. Please correct it, or unset it."
  by_hand="The browser journeys need Chrome or Chromium. Please install one, or set CHROME_PATH to it, then start again."
  command -v apt-get >/dev/null 2>&1 || give_up "$by_hand"
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    sudo -n true 2>/dev/null || give_up "$by_hand (Installing it needs root: sudo apt-get install chromium)"
    as_root=sudo
  fi
  browser=chromium
  {
    $as_root apt-get update -qq &&
      # The one without windows brings less, and spends nothing beside the pages; not every system has it.
      { ! apt-cache show chromium-headless-shell >/dev/null 2>&1 || browser=chromium-headless-shell; } &&
      $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$browser"
  } </dev/null >&2 || give_up "apt-get could not install $browser (its reason stands above). $by_hand"
  find_browser || give_up "$by_hand"
}
