import type { Asked } from '../../../lib/ai/testing/wire.ts'

/** What a model would see: words that tell a category, for tests and demonstrations without a model. */
const sees: readonly { when: RegExp; category: string; severity: string; law: string[]; why: string }[] = [
  {
    when: /[^.\n]*\bwithout any limit[^.\n]*\.?/i,
    category: 'unlimited_liability',
    severity: 'high',
    law: ['Indian Contract Act 1872, s. 73'],
    why: 'You would pay whatever the other side loses.',
  },
  {
    when: /[^.\n]*\bcompetitor[^.\n]*\.?/i,
    category: 'restraint_of_trade',
    severity: 'critical',
    law: ['Indian Contract Act 1872, s. 27'],
    why: 'You could not work in your trade afterwards.',
  },
  {
    when: /[^.\n]*\bindemnif[^.\n]*\.?/i,
    category: 'one_sided_indemnity',
    severity: 'high',
    law: [],
    why: 'You alone make good what goes wrong.',
  },
  {
    when: /[^.\n]*\bwithin (?:90|ninety)[^.\n]*\.?/i,
    category: 'late_or_conditional_payment',
    severity: 'high',
    law: ['Moon Payments Act 1999, s. 4'],
    why: 'Your money comes a quarter of a year late.',
  },
  {
    when: /[^.\n]*\bsole (?:and absolute )?discretion[^.\n]*\.?/i,
    category: 'self_judged_performance',
    severity: 'medium',
    law: [],
    why: 'The other side alone says whether your work is good.',
  },
]

/** What stands between the marks of a name, in what was asked. */
export const between = (asked: Pick<Asked, 'user'>, name: string): string =>
  new RegExp(`<<<${name} [0-9a-f]+\\n([\\s\\S]*?)\\n${name} [0-9a-f]+>>>`).exec(asked.user)?.[1] ?? ''

/** Reads a part as a good model would, and answers in the form that is asked for. */
export function goodReading(asked: Asked): string {
  const part = between(asked, 'PART')
  if (part === '') return goodAnswer(asked)
  const allowed = new Set([...asked.system.matchAll(/^- (\w+):/gm)].map(([, category]) => category))
  const issues = sees.flatMap(({ when, ...rest }) => {
    const quote = when.exec(part)?.[0].trim()
    return quote && allowed.has(rest.category) ? [{ ...rest, quote }] : []
  })
  const known = between(asked, 'KNOWN')
    .split('\n')
    .flatMap((line) => line.split(' | ')[0] || [])
  const clauses = [...part.matchAll(/^\[clause ([^\]]+)\]/gm)].map(([, id]) => id ?? '')
  return JSON.stringify({
    issues,
    doubts: known.map((finding, index) => ({
      finding,
      agrees: index % 2 === 0,
      why: index % 2 === 0 ? '' : 'This is usual.',
    })),
    missing: /whole contract/.test(asked.system) ? [{ clause_type: 'insurance', why: 'Nobody is insured.' }] : [],
    plain: clauses.slice(0, 3).map((clause) => ({ clause, says: `In short: clause ${clause}.` })),
  })
}

/** Answers a question with the sentence of the contract that shares most words with it, and adds one of its own. */
function goodAnswer(asked: Asked): string {
  const words = new Set(
    between(asked, 'QUESTION')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [],
  )
  const sentences = between(asked, 'CONTRACT').split(/(?<=[.\n])\s+/)
  const score = (sentence: string) =>
    (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => words.has(word)).length
  const best = sentences.toSorted((a, b) => score(b) - score(a))[0]?.trim() ?? ''
  return JSON.stringify({
    sentences: [
      { says: `The contract says: ${best}`, quotes: [best] },
      { says: 'Most people would ask for better terms.', quotes: [] },
    ],
  })
}
