import { describe, expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { cards } from '../categories/cards.ts'
import { detectors } from '../detect/detectors.ts'
import { openings } from '../testing/contract-of.ts'
import { samples } from '../testing/contracts.ts'

const day = '2026-11-21'
const readWith = (text: string, confidence: number) =>
  analyze(text, { day, pages: [{ number: 1, start: 0, end: text.length, source: 'ocr', confidence }] })

/** Words by which a finding says that no other clause does something. */
const NOWHERE =
  /\bnowhere\b|\bno clause\b|\bno other (?:clause|promise)|\bnothing (?:back|in the contract|promised)|\bpromises nothing\b(?![^.]* here$)|\bno (?:such|like|equal) |\bno promise back\b|\bnot part of the document\b|\bdoes not contain\b|\bno end date\b|\bis not registered\b|\bthe contract (?:does not|has no)\b|\bwithout the usual\b|\blacks the usual\b|\bnot be registered\b|\{you\}.s is not\b|, \w+ may not$/i

const harsh: readonly (readonly [what: string, opening: keyof typeof openings, clause: string])[] = [
  ['an annexure', 'services', 'The Service Provider shall meet the service levels in Annexure B and Schedule C.'],
  [
    'an indemnity',
    'services',
    'The Service Provider shall indemnify the Client against any and all losses howsoever arising in connection with the Services.',
  ],
  ['a cap', 'services', 'The total liability of the Client under this Agreement shall not exceed Rs. 5,00,000.'],
  ['an exit', 'services', 'The Client may terminate this Agreement at any time without assigning any reason.'],
  [
    'a term of a lease',
    'lease',
    'The Lessor lets the premises to the Lessee for a term of five years from 1 January 2027.',
  ],
  [
    'a disclaimer',
    'licence',
    'The Software is provided as is and the Licensor disclaims all warranties of merchantability and fitness, and the Licensee shall indemnify the Licensor against any and all losses howsoever arising from its use.',
  ],
  ['a set-off', 'supply', 'The Buyer may set off any amount due from the Supplier against the amounts payable to it.'],
]
const own: readonly (readonly [rule: string, opening: keyof typeof openings, clause: string])[] = [
  [
    'one-sided-indemnity',
    'services',
    'The Service Provider shall indemnify the Client against any and all losses, even if caused by the negligence of the Client.',
  ],
  [
    'one-sided-liability-cap',
    'services',
    'The total liability of the Client shall not exceed Rs. 100, even in case of fraud or gross negligence.',
  ],
  ['one-sided-termination', 'services', 'The Service Provider shall have no right to terminate this Agreement.'],
  [
    'one-sided-termination',
    'services',
    'The Client alone may terminate this Agreement at any time without assigning any reason. The Service Provider cannot terminate this Agreement.',
  ],
  [
    'one-sided-termination',
    'services',
    'The Client may terminate this Agreement at any time without assigning any reason.\n\n1.2 Payment is made monthly.\n\n1.3 The Service Provider shall have no right to terminate this Agreement.',
  ],
  [
    'arbitrator-of-one-side',
    'services',
    'All disputes shall be referred to a sole arbitrator appointed by the Client.',
  ],
]
const contractWith = (opening: keyof typeof openings, clause: string) =>
  `${openings[opening]}1. Terms\n\n1.1 ${clause}\n\n2. Notices\n\n2.1 Any notice under this Agreement shall be given in writing to the other party at the address above.\n`
const said = (text: string, confidence: number): string[] => {
  const { critical_issues, key_advantages, key_risks } = readWith(text, confidence)
  return [
    ...critical_issues.flatMap((issue) => [issue.title, issue.description]),
    ...[...key_advantages, ...key_risks].flatMap(({ title, description }) => [title, description]),
  ]
}

describe('while a page is read badly', () => {
  test('the detectors that say that something is nowhere are silent', () => {
    expect(detectors.flatMap(({ id, absence }) => (absence ? [id] : []))).toEqual(['missing-annexure'])
  })
  test('what a card says otherwise speaks of the clause alone', () => {
    for (const { isLack, words } of Object.values(cards)) {
      if (isLack) continue
      expect(`${words.title} ${words.harm}`).not.toMatch(NOWHERE)
      for (const [name, { title, harm }] of Object.entries(words.variants ?? {}))
        if (!['annexure', 'two'].includes(name)) expect(`${title} ${harm}`, name).not.toMatch(NOWHERE)
    }
  })
  test.each(samples.map((text) => [text.trim().split('\n')[0]!, text] as const))(
    'nothing is said to be nowhere in: %s',
    (_, text) => {
      expect(said(text, 0.5).filter((words) => NOWHERE.test(words))).toEqual([])
    },
  )
  test('though some of it is said of the same contracts when they are read well', () => {
    expect(samples.flatMap((text) => said(text, 0.95)).filter((words) => NOWHERE.test(words))).not.toEqual([])
  })
  test.each(harsh)('%s that another page may answer is not held against anyone', (_, opening, clause) => {
    const text = contractWith(opening, clause)
    const well = said(text, 0.95).filter((words) => NOWHERE.test(words))
    expect(well).not.toEqual([])
    expect(said(text, 0.5).filter((words) => NOWHERE.test(words))).toEqual([])
    const ofBad = readWith(text, 0.5).critical_issues.filter(({ category }) => /^one_sided_/.test(category))
    expect(ofBad.filter(({ severity }) => severity === 'critical' || severity === 'high')).toEqual([])
  })
  test.each(own)('%s stays where the words of the clause do the harm', (rule, opening, clause) => {
    const text = contractWith(opening, clause)
    expect(readWith(text, 0.95).critical_issues.map(({ rule_id }) => rule_id)).toContain(rule)
    expect(readWith(text, 0.5).critical_issues.map(({ rule_id }) => rule_id)).toContain(rule)
    expect(said(text, 0.5).filter((words) => NOWHERE.test(words))).toEqual([])
  })
})
