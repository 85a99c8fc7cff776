import type { ChildProcess } from 'node:child_process'
import { ownStaff, type Room, type Staff, useStaff } from '../staff.ts'

/** Processes that nobody has at work, by what they have loaded. */
const free = new Map<string, ChildProcess[]>()
/** They hold a hundred megabytes and more each. */
const mostOfAKind = 2
const mostOfAll = 6

/** What a process of tests is told to do by a module of its own is loaded by nobody else. */
const ours = new URL('../../../', import.meta.url).href
const kindOf = (file: URL, { heapMegabytes, megabytes }: Room) => `${file.href} ${heapMegabytes} ${megabytes}`
const isThere = ({ connected, exitCode, signalCode }: ChildProcess) =>
  connected && exitCode === null && signalCode === null

const handOn: Staff = {
  hire: (file, room) => {
    const kind = free.get(kindOf(file, room))
    for (let one = kind?.pop(); one; one = kind?.pop()) if (isThere(one)) return one
    return ownStaff.hire(file, room)
  },
  dismiss: async (process, file, room) => {
    const kind = kindOf(file, room)
    const others = free.get(kind) ?? []
    const all = [...free.values()].reduce((sum, { length }) => sum + length, 0)
    const isWanted = file.href.startsWith(ours) && others.length < mostOfAKind && all < mostOfAll
    if (!isWanted || !isThere(process)) return ownStaff.dismiss(process, file, room)
    // what breaks meanwhile is left
    process.once('error', () => {})
    free.set(kind, [...others, process])
  },
}

/**
 * The servers of tests run one after the other in the same process, and each would start processes of its own: those that
 * have nothing to do when a server closes go to the next one, with all that they have loaded. They know of no server.
 */
export const handProcessesOn = (): void => useStaff(handOn)
