import type { z } from 'zod'
import { typedPrefix } from './forget-typed.ts'
import { onTokenChange, readToken, wasLost } from './session.ts'

/** What was typed into one kind of form and not sent yet, by what it is about. */
export interface Typed<Value> {
  of: (about: string) => Value | undefined
  keep: (about: string, value: Value) => void
  drop: (about: string) => void
}

/** Where the tab keeps what is typed, and what it looks like: a page of another version may have written it. */
interface Place<Value> {
  name: string
  shape: z.ZodType<Value>
}

/**
 * Keeps what is typed for as long as this page is open, whatever view of it is shown. Who signs out leaves nothing
 * behind; whoever was signed out unasked, in the middle of a sentence, signs in again and finds it.
 *
 * @param person who types: the next one to sign in may be somebody else, who finds nothing
 * @param place for what takes long to write: it outlives the page, which a phone drops to look something up elsewhere
 */
export function typed<Value>(person: () => string | undefined, place?: Place<Value>): Typed<Value> {
  const values = place ? read(place) : new Map<string, Value>()
  const keyOf = (about: string) => `${person()} ${about}`
  const write = () => {
    try {
      if (place) sessionStorage.setItem(typedPrefix + place.name, JSON.stringify([...values]))
    } catch {
      // more than a browser keeps, as a whole contract that was pasted: it lasts as long as the page
    }
  }
  onTokenChange(() => {
    if (readToken() === null && !wasLost()) values.clear()
  })
  return {
    of: (about) => values.get(keyOf(about)),
    keep: (about, value) => {
      values.set(keyOf(about), value)
      write()
    },
    drop: (about) => {
      if (values.delete(keyOf(about))) write()
    },
  }
}

function read<Value>({ name, shape }: Place<Value>): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const [key, kept] of Object.entries(readKept(name))) {
    const value = shape.safeParse(kept)
    if (value.success) values.set(key, value.data)
  }
  return values
}

/** By whom and what it is about; nothing where there is none that can be read. */
function readKept(name: string): Record<string, unknown> {
  try {
    return Object.fromEntries(JSON.parse(globalThis.sessionStorage?.getItem(typedPrefix + name) ?? '[]'))
  } catch {
    return {}
  }
}
