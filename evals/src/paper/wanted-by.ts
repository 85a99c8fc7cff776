import { isKept } from './read-paper.ts'

/**
 * Which files a list asks for: `kept` or `looked` for a half, NUMBER for only such, !NUMBER for all but such, between commas. Where
 * one number is left out, those behind it are as well, as in the measure of sides: `!1,2` never asks for 2, which may be sealed.
 */
export function wantedBy(list: string): (file: string) => boolean {
  const all = list.split(',').filter(Boolean)
  const firstOut = all.findIndex((one) => one.startsWith('!'))
  const isOut = (one: string, at: number): boolean => firstOut >= 0 && at >= firstOut && /^!?\d/.test(one)
  const without = new Set(all.filter(isOut).map((one) => one.replace('!', '')))
  const halves = all.filter((one) => one === 'kept' || one === 'looked')
  const only = new Set(all.filter((one, at) => /^\d/.test(one) && !isOut(one, at)))
  return (file) => {
    const number = file.split('-')[0]!
    if (without.has(number)) return false
    if (halves.length > 0 && !halves.includes(isKept(file) ? 'kept' : 'looked')) return false
    return only.size === 0 || only.has(number)
  }
}
