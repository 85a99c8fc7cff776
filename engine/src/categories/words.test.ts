import { issueCategories } from '@karar/schema'
import { expect, test } from 'vitest'
import { formatDate } from '../grammar/calendar.ts'
import { format, say } from '../language/message.ts'
import { figuresOn } from '../law/figures.ts'
import { cards } from './cards.ts'
import type { CardVariant } from './shape/card.ts'

/** What detectors bring besides the names of the parties. */
const brought = {
  how: 'seats',
  what: 'price',
  more: 2,
  count: 3,
  first: 'two',
  second: '3',
  hours: 12,
  annexure: 'Annexure A',
  clause: '7',
  figure: '90 days',
  term: '1 year',
  notice: '90 days',
  theirs: '30 days',
  mine: '90 days',
}
const speakers = [
  { you: 'the Client', youIs: 'other', other: 'Orbis', otherIs: 'other' },
  { you: 'you', youIs: 'you', other: 'we', otherIs: 'we' },
]
const messagesOf = ({ title, titleWithFigure, short, harm, ask, wording, favour }: CardVariant): string[] =>
  [title, titleWithFigure, short, harm, ask, wording, favour?.title, favour?.harm].filter(
    (message) => typeof message === 'string',
  )

test.each(issueCategories)('the words of %s are sound messages, for every speaker', (category) => {
  const { words } = cards[category]
  const messages = [words, ...Object.values(words.variants ?? {})].flatMap(messagesOf)
  expect(words.titleWithFigure === undefined).toBe(cards[category].figure === undefined)
  for (const message of [...messages, ...words.notes])
    for (const [at, speaker] of speakers.entries()) {
      const said = say(message, {
        ...figuresOn(at === 0 ? '2026-11-21' : '1990-01-01', formatDate),
        ...brought,
        ...speaker,
      })
      expect(said).not.toMatch(/[{}]|undefined|NaN|\b[Yy]ou (?:owes|has|bears|pays)\b|[Yy]ou\u2019s/)
    }
  expect(words.title).not.toMatch(/\.$/)
  for (const { variant } of cards[category].told ?? []) expect(words.variants).toHaveProperty(variant)
})

/** 'we has', 'or is' after 'if we end', 'to we', 'the share of you', 'we may look at its own cost' */
const MISPUT =
  /\b(?:we|you) (?:has|is|was)\b|\b(?:to|of|by|bind|assist|notify|remind|with) we\b|\b(?:we|you)\b[^.;]*\b(?:or|and) (?:is|has|remains|bears|gives|refunds|ends)\b|\b(?:share|employees|consent) of (?:us|you)\b|^(?:[^.;]*[ ,])?(?:we|you)\b[^.;]* (?:its own|its subcontractors|its content|itself)\b/i

test.each(issueCategories)(
  'a wording of %s can be copied into a paper that says you and we, by either of them',
  (category) => {
    const { words } = cards[category]
    const variants = [words, ...Object.values(words.variants ?? {})].flatMap((own) => [own, own.abroad ?? {}])
    for (const { wording } of variants)
      for (const [you, other] of [
        ['you', 'we'],
        ['we', 'you'],
      ] as const) {
        const speaker = { you, youIs: you, other, otherIs: other }
        if (typeof wording === 'string')
          expect(say(wording, { ...figuresOn('2026-11-21', formatDate), ...brought, ...speaker })).not.toMatch(MISPUT)
      }
  },
)

test('numbers are written as in India, and only what stands by itself gets a capital', () => {
  expect(format('{sum, number} rupees', { sum: 1250000 })).toBe('12,50,000 rupees')
  expect(say('{other} may leave. {other} may stay', { other: 'iOrbis' })).toBe('iOrbis may leave. iOrbis may stay')
  expect(say('{other} may leave. {other} may stay', { other: 'the Client' })).toBe(
    'The Client may leave. The Client may stay',
  )
  expect(format('the {role}', { role: 'Client' })).toBe('the Client')
})
