import { useSyncExternalStore } from 'react'
import { typed } from '../../lib/http/typed.ts'

/** The message that is being written about a request, and whether it is on its way. */
interface Written {
  text: string
  sending: boolean
}

const nothing: Written = { text: '', sending: false }

// by what it is about and who writes it: here nobody knows who that is
const messages = typed<Written>(() => '')
const watchers = new Set<() => void>()

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const writtenAbout = (about: string): Written => messages.of(about) ?? nothing

/** Changes it for every place that shows it: the dialog may have been closed and opened again since. */
export function write(about: string, change: Partial<Written>): void {
  const now = { ...writtenAbout(about), ...change }
  if (now.text || now.sending) messages.keep(about, now)
  else messages.drop(about)
  for (const watcher of watchers) watcher()
}

/** The message as it stands. It is still there when the dialog is closed and opened again. */
export function useWritten(about: string): Written {
  return useSyncExternalStore(watch, () => writtenAbout(about))
}
