import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export interface SentLetter {
  to: string
  from: string
  subject: string
  text: string
  html: string
}

/** The letters in an outbox that went to an address, oldest first; waits until there are so many. */
export async function lettersTo(outbox: string, email: string, atLeast: number): Promise<SentLetter[]> {
  const until = Date.now() + 10_000
  for (;;) {
    const letters: SentLetter[] = []
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted()
    for (const name of names) letters.push(await readLetter(await readFile(join(outbox, name))))
    const theirs = letters.filter(({ to }) => to === email)
    if (theirs.length >= atLeast) return theirs
    if (Date.now() > until) {
      throw new Error(
        `${theirs.length} letters instead of ${atLeast}: ${theirs.map(({ subject }) => subject).join(', ')}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** A message as its reader's program would take it apart. */
export async function readLetter(bytes: Uint8Array | string): Promise<SentLetter> {
  const { to, from, subject, text, html } = await PostalMime.parse(bytes)
  return {
    to: to?.[0]?.address ?? '',
    from: from?.address ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
  }
}
