import { words } from './words.ts'

const mostCharacters = 200

/**
 * The name of an uploaded file as it is shown and offered for saving: no folders, no invisible or control
 * characters (they can make `fdp.exe` look like `exe.pdf`), any script, not endless.
 */
export function displayName(given: string | undefined): string {
  return cleanName(given) || words.unnamed
}

/**
 * The new name of a document: by the same rules, and with the ending it had, which tells people its kind.
 *
 * @returns '' where nothing is left to call it by
 */
export function newName(given: string, old: string): string {
  const ending = endingOf(old)
  // A slash is no folder to who types a name: 'Lease 2026/27' would end up as '27'.
  const clean = cleanName(given.replace(/[\\/]/g, '-'))
  const named = clean.toLowerCase().endsWith(ending.toLowerCase())
    ? clean.slice(0, clean.length - ending.length)
    : clean
  return /^[\s.-]*$/.test(named) ? '' : cleanName(named.trimEnd() + ending)
}

function endingOf(name: string): string {
  return /(?<=.)\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''
}

function cleanName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^\.*$/.test(clean)) return ''
  const characters = [...clean]
  if (characters.length <= mostCharacters) return clean
  const ending = endingOf(clean)
  return characters.slice(0, mostCharacters - ending.length).join('') + ending
}
