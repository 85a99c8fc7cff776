import type { ChildProcess } from 'node:child_process'
import { ownStaff, type Room, type Staff, useStaff } from '../staff.ts'

interface Free {
  process: ChildProcess
  /** what it may have: whoever hires it is to be held to the same */
  room: string
  /** what it did last, and so has loaded */
  file: string
}

/** Processes that nobody has at work, the last that came behind the others. */
const free: Free[] = []
/** They hold a hundred megabytes and more each. */
const mostOfAKind = 2
const mostOfAll = 6

/** What a process of tests is told to do by a module of its own is loaded by nobody else. */
const ours = new URL('../../../', import.meta.url).href
const roomOf = ({ heapMegabytes, megabytes }: Room) => `${heapMegabytes} ${megabytes}`
const isThere = ({ connected, exitCode, signalCode }: ChildProcess) =>
  connected && exitCode === null && signalCode === null

const handOn: Staff = {
  hire: (file, room) => {
    for (let index = placeOf(file, room); index >= 0; index = placeOf(file, room)) {
      const [found] = free.splice(index, 1)
      if (found && isThere(found.process)) return found.process
    }
    return ownStaff.hire(file, room)
  },
  dismiss: async (process, file, room) => {
    if (!file.href.startsWith(ours) || !isThere(process)) return ownStaff.dismiss(process, file, room)
    // what breaks meanwhile is left
    process.once('error', () => {})
    free.push({ process, room: roomOf(room), file: file.href })
    const same = free.filter((one) => one.file === file.href)
    const [tooMany] = same.length > mostOfAKind ? same : free.length > mostOfAll ? free : []
    if (!tooMany) return
    free.splice(free.indexOf(tooMany), 1)
    if (isThere(tooMany.process)) await ownStaff.dismiss(tooMany.process, file, room)
  },
}

/** One that did the same before, or else anything of ours: most of what they load is the same. -1 where there is none. */
function placeOf(file: URL, room: Room): number {
  const fits = free.map((one) => file.href.startsWith(ours) && one.room === roomOf(room))
  const same = free.findLastIndex((one, index) => fits[index] && one.file === file.href)
  return same >= 0 ? same : fits.lastIndexOf(true)
}

/**
 * The servers of tests run one after the other in the same process, and each would start processes of its own: those that
 * have nothing to do when a server closes go to the next one, with all that they have loaded. They know of no server.
 */
export const handProcessesOn = (): void => useStaff(handOn)
