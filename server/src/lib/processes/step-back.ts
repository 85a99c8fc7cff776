import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

/** within a session, and of one: beside many other programs a contract is to be read all the same */
const niceness = { thread: constants.priority.PRIORITY_BELOW_NORMAL, session: 5 }

/** Has all that wait for an answer go first: the server, its database, and whatever else runs on the machine. */
export function stepBack(): void {
  // threads that are there already, such as those that tidy up memory, keep what they have unless each is told
  for (const thread of threads()) {
    try {
      if (getPriority(thread) < niceness.thread) setPriority(thread, niceness.thread)
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
      const now = Number(/nice (-?\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8'))?.[1])
      if (!(now < niceness.session)) return
      writeFileSync('/proc/self/autogroup', String(niceness.session))
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      await delay(100 + 100 * Math.random(), undefined, { ref: false })
    }
  }
}

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
