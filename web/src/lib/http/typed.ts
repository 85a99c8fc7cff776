import { onTokenChange, readToken, wasLost } from './session.ts'

/** What was typed into one kind of form and not sent yet, by what it is about. */
export interface Typed<Value> {
  of: (about: string) => Value | undefined
  keep: (about: string, value: Value) => void
  drop: (about: string) => void
}

/**
 * Keeps what is typed for as long as this page is open, whatever view of it is shown. Who signs out leaves nothing
 * behind; whoever was signed out unasked, in the middle of a sentence, signs in again and finds it.
 *
 * @param person who types: the next one to sign in may be somebody else, who finds nothing
 */
export function typed<Value>(person: () => string | undefined): Typed<Value> {
  const values = new Map<string, Value>()
  const keyOf = (about: string) => `${person()} ${about}`
  onTokenChange(() => {
    if (readToken() === null && !wasLost()) values.clear()
  })
  return {
    of: (about) => values.get(keyOf(about)),
    keep: (about, value) => void values.set(keyOf(about), value),
    drop: (about) => void values.delete(keyOf(about)),
  }
}
