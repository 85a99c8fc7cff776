import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

const niceness = constants.priority.PRIORITY_BELOW_NORMAL
/** how far a session stands behind that of whoever started it: beside many other programs a contract is to be read all the same */
const behind = 5
const last = 19

/** Has what people wait for go first: the server, and its database. */
export function stepBack(): void {
  // threads that are there already, such as those that tidy up memory, keep what they have unless each is told
  for (const thread of threads()) {
    try {
      if (getPriority(thread) < niceness) setPriority(thread, niceness)
    } catch {
      // over already, or a system that does not let us: the work is done all the same
    }
  }
  if (leadsSession()) void stepBackAsGroup()
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [process.pid]
  }
}

/**
 * Linux shares a processor among sessions first (man 7 sched, "The autogroup feature"): niceness alone counts within our own,
 * and a database, which has another one, would get no more of the processor than we do.
 */
async function stepBackAsGroup(): Promise<void> {
  // one such change in a tenth of a second is let through
  for (let tries = 0; tries < 20; tries++) {
    try {
      const place = Math.min(placeOf(process.ppid) + behind, last)
      if (placeOf('self') !== place) writeFileSync('/proc/self/autogroup', String(place))
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      await delay(100 + 100 * Math.random(), undefined, { ref: false })
    }
  }
}

const placeOf = (pid: number | 'self') =>
  Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1] ?? 0)

/** false where the session is that of whoever started us, and what is changed for us is changed for them */
function leadsSession(): boolean {
  try {
    const [, , , session] = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(session) === process.pid
  } catch {
    return false
  }
}
