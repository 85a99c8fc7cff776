import type { Span } from '../../grammar/normalize.ts'
import { parseWords } from '../../grammar/numbers.ts'
import type { Contract } from '../../understand/contract.ts'
import { periodsIn } from '../../understand/reading/reading.ts'

const NUMBER = String.raw`\d+(?:\.\d+)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty(?:-four)?|thirty(?:-six)?|forty|fifty|hundred)(?: and a half)?`
const PERCENT = new RegExp(
  String.raw`(${NUMBER}) ?(?:\(\d+(?:\.\d+)?%?\) ?)?(?:%|per ?cent)(?: ?\(\d+(?:\.\d+)?%\))?( (?:per|a|each|every) (?:month|mensem|week|day)| p\.?m\b| monthly| per diem)?`,
  'g',
)
const DAY_STEPS = [1, 3, 7, 15, 30, 45, 60, 90, 180, 365, 730, 1095, 1825]
const PERCENT_STEPS = [2, 5, 10, 18, 24, 36, 50, 90]

/**
 * Periods and shares by size: the step that each falls on ('#d=4': up to 30 days), and on which side of every step it lies.
 * Interest by the day, week or month is told by the year ('#pa').
 */
export function amountsIn(contract: Contract, span: Span): string[] {
  const found: string[] = []
  for (const { unit, amount, days } of periodsIn(contract, span)) {
    if (unit === 'hour') found.push(amount > 8 && amount < 24 ? '#long-hours' : '#hours')
    found.push(...stepped('#d', days, DAY_STEPS))
  }
  const said = contract.text.norm.slice(span.start, span.end)
  if (!said.includes('%') && !said.includes('cent')) return found
  for (const match of said.matchAll(PERCENT)) {
    const value = /^\d/.test(match[1]!)
      ? Number(match[1])
      : (parseWords(match[1]!.replace(/ and a half$/, '')) ?? 0) + (match[1]!.endsWith('half') ? 0.5 : 0)
    const times = match[2] === undefined ? 1 : /day|diem/.test(match[2]) ? 365 : /week/.test(match[2]) ? 52 : 12
    found.push(...stepped(times > 1 ? '#pa' : '#pc', value * times, PERCENT_STEPS))
  }
  return found
}

function stepped(name: string, value: number, steps: readonly number[]): string[] {
  const at = steps.findIndex((step) => value <= step)
  return [
    `${name}=${at < 0 ? steps.length : at}`,
    ...steps.map((step, index) => `${name}${value <= step ? '<' : '>'}${index}`),
  ]
}
