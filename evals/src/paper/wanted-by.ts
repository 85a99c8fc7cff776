import { isKept } from './read-paper.ts'

/** Which files a list asks for: `kept` or `looked` for a half, NUMBER for only such, !NUMBER for all but such, between commas. */
export function wantedBy(list: string): (file: string) => boolean {
  const all = list.split(',').filter(Boolean)
  const without = new Set(all.filter((one) => one.startsWith('!')).map((one) => one.slice(1)))
  const halves = all.filter((one) => one === 'kept' || one === 'looked')
  const only = new Set(all.filter((one) => /^\d/.test(one)))
  return (file) => {
    const number = file.split('-')[0]!
    if (without.has(number)) return false
    if (halves.length > 0 && !halves.includes(isKept(file) ? 'kept' : 'looked')) return false
    return only.size === 0 || only.has(number)
  }
}
