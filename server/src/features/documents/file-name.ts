import { words } from './words.ts'

const mostCharacters = 200

/**
 * The name of an uploaded file as it is shown and offered for saving: no folders, no invisible or control
 * characters (they can make `fdp.exe` look like `exe.pdf`), any script, not endless.
 */
export function displayName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^\.*$/.test(clean)) return words.unnamed
  const characters = [...clean]
  if (characters.length <= mostCharacters) return clean
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? ''
  return characters.slice(0, mostCharacters - ending.length).join('') + ending
}
