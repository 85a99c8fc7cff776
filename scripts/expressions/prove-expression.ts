import { checkSync } from 'recheck'
import { findGrowth, growthOn } from './find-growth.ts'

/**
 * What is known of an expression: `safe` is proven by recheck, whatever the text. `tried`: recheck came to no end, or
 * told a text that turned out harmless, and none that was made to disappoint it took more than in proportion.
 * `quadratic` and `slow` have a text that shows it.
 */
export type Verdict = 'safe' | 'tried' | 'quadratic' | 'slow'

export interface Proof {
  verdict: Verdict
  /** how the text that shows it is made */
  attack?: string
}

/** What is quadratic takes no time that counts for so few letters; what is worse does. */
const fewLetters = 300
/** Milliseconds. Most are done in a tenth of it; those that are not go on for minutes. */
const timeout = 1500
// the same program on every system, which needs neither Java nor a binary
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Proves an expression safe, or measures it. Takes up to some ten seconds. */
export function proveExpression(source: string, flags: string): Proof {
  const told = checkSync(source, flags, { timeout })
  if (told.status === 'safe') return { verdict: 'safe' }
  if (told.status === 'vulnerable') {
    const { pumps, suffix } = told.attack
    // recheck takes looks behind and borders for nothing, and so tells of texts that do no harm
    const text = (letters: number) =>
      pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(letters / pumps.length / pump.length))).join('') +
      suffix
    const growth = growthOn(new RegExp(source, flags.replace(/[gy]/g, '')), text)
    if (growth) return { verdict: growth.letters > fewLetters ? 'quadratic' : 'slow', attack: told.attack.pattern }
  }
  const growth = findGrowth(source, flags)
  if (!growth) return { verdict: 'tried' }
  const attack = `${JSON.stringify(growth.prefix)} + ${JSON.stringify(growth.unit)}.repeat(${growth.letters})`
  return { verdict: growth.letters > fewLetters ? 'quadratic' : 'slow', attack }
}
