import type { Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import type { Finding } from '../../categories/shape/detector.ts'
import { contractOf } from '../../testing/contract-of.ts'
import { believed, leftInDoubt } from './believed.ts'
import { piecesOf } from './pieces.ts'
import type { Reading } from './readings.ts'
import { likelyTrue, type ReadPiece } from './truth.ts'

const contract = contractOf(
  'The Client may at its sole discretion alter these terms at any time without notice. Invoices are paid within thirty days.',
  'services',
)
const reader = contract.parties.find(({ name }) => /provider|consultant|contractor/i.test(name)) ?? contract.parties[1]!
const { pieces } = piecesOf(contract)
const clear: Reading = { any: 0.95, grave: 0.9, category: 'unilateral_amendment', fit: 0.95, next: [] }
const dim: Reading = { any: 0.02, grave: 0.01, category: 'vague_obligation', fit: 0.02, next: [] }

/** The pieces as read: how likely for this side, how likely for the one across. */
const readAs = (own: Reading, across: Reading, chance: number, opposite: number): ReadPiece[] =>
  pieces.flatMap(({ span, text }) =>
    span === null
      ? []
      : [
          {
            ...span,
            ...{ text, side: 0 as const, own, across, clause: contract.clauses[0]! },
            chance: { any: chance, grave: chance / 2 },
            opposite: { any: opposite, grave: opposite / 2 },
          },
        ],
  )
const sure = readAs(clear, dim, 0.9, 0.02)
const doubtful = readAs(dim, clear, 0.07, 0.9)

const found = (severity: Severity, source = 'meaning-unilateral-amendment'): Finding => ({
  category: 'unilateral_amendment',
  source,
  hit: {
    span: pieces.find(({ span }) => span !== null)!.span!,
    clause: contract.clauses[0]!,
    severity,
    burdened: reader,
    confidence: 0.7,
  },
})

test('a card is the likelier true, the clearer its category is read for this side and not for the other', () => {
  const one = found('low')
  const told = { contract, reader }
  expect(likelyTrue(one, sure, told)).toBeGreaterThan(likelyTrue(one, doubtful, told) + 0.15)
  expect(likelyTrue(one, [], told)).toBe(1)
})

test('what is likely so stays as it is; what likely is not is told less loudly, a remark as a question', () => {
  for (const severity of ['critical', 'high', 'medium', 'low'] as const)
    expect(believed(contract, [found(severity)], sure.slice(0, 1), reader)).toEqual([found(severity)])
  expect(believed(contract, [found('high')], doubtful, reader).map(({ hit }) => hit.severity)).toEqual(['medium'])
  expect(believed(contract, [found('medium')], doubtful, reader).map(({ hit }) => hit.severity)).toEqual(['low'])
  expect(believed(contract, [found('low')], doubtful, reader).map(({ unsure }) => unsure)).toEqual([true])
})

test('an alarm whose card is likelier wrong than not stays where both readers name the same harm', () => {
  const halfSure = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
    .map((chance) => readAs({ ...clear, fit: chance }, dim, chance, 0.3))
    .find((read) => {
      const chance = likelyTrue(found('high'), read, { contract, reader })
      return chance > 0.26 && chance < 0.49
    })!
  const told = (more: Partial<Finding>) => believed(contract, [{ ...found('high'), ...more }], halfSure, reader)[0]!.hit
  expect(told({}).severity).toBe('medium')
  expect(told({ agreed: true }).severity).toBe('high')
  const [unlikely] = believed(contract, [{ ...found('high'), agreed: true }], doubtful, reader)
  expect(unlikely!.hit.severity).toBe('medium')
})

test('a card that tells a side of what shields it alone is believed less than one that tells the other', () => {
  const shield = contractOf('The Client shall not be liable for any delay or loss of any kind.', 'services')
  const { pieces: shields, first } = piecesOf(shield)
  const piece = shields.find(({ text }) => text.includes('liable'))
  const own: Reading = { ...clear, category: 'one_sided_liability_cap' }
  const of = (word: string) => {
    const who = shield.parties.find(({ aliases }) => aliases.includes(word))!
    const read: ReadPiece[] = [
      {
        ...{
          ...piece!.span!,
          clause: shield.clauses[0]!,
          text: piece!.text,
          side: first.has(who.index) ? (0 as const) : (1 as const),
          own,
          across: own,
        },
        ...{ chance: { any: 0.6, grave: 0.3 }, opposite: { any: 0.6, grave: 0.3 } },
      },
    ]
    const base = found('medium', 'meaning-one-sided-liability-cap')
    const span = piece!.span!
    const card: Finding = { ...base, category: 'one_sided_liability_cap', hit: { ...base.hit, span, burdened: who } }
    return likelyTrue(card, read, { contract: shield, reader: who })
  }
  expect(of('service provider')).toBeGreaterThan(of('client') + 0.2)
})

test('what a contract lacks by a reader’s word is asked, not told, where that is unlikely', () => {
  const lacks: Finding = { ...found('low'), hit: { ...found('low').hit, absence: true } }
  expect(believed(contract, [lacks], doubtful, reader).map(({ unsure }) => unsure)).toEqual([true])
})

test('what a detector computed and what weighs on another is left alone', () => {
  const other = contract.parties.find((party) => party.index !== reader.index)!
  const anothers: Finding = { ...found('low'), hit: { ...found('low').hit, burdened: other } }
  const kept = [found('low', 'computed-by-a-detector'), anothers]
  expect(believed(contract, kept, doubtful, reader)).toEqual(kept)
})

test('no more than twenty questions are asked of one contract, and none of a passage that is hardly grave', () => {
  const many = Array.from({ length: 24 }, () => found('low'))
  expect(believed(contract, many, doubtful, reader)).toHaveLength(20)
  expect(believed(contract, [found('low')], readAs(dim, clear, 0.04, 0.9), reader)).toEqual([])
})

test('a passage that may be grave and of which nothing is told is named, to be read; one that is hardly so is not', () => {
  const faint = readAs(clear, dim, 0.3, 0.02)
  const named = believed(contract, [], faint, reader)
  expect(named.map(({ unsure, untold, category, hit }) => [unsure, untold, category, hit.severity])).toEqual(
    faint.map(() => [true, true, 'unilateral_amendment', 'low']),
  )
  expect(named[0]!.hit.span).toMatchObject({ start: faint[0]!.start, end: faint[0]!.end })
  const all = faint.map(({ start, end }) => ({
    ...found('medium'),
    hit: { ...found('medium').hit, span: { start, end } },
  }))
  expect(believed(contract, all, faint, reader).filter(({ untold }) => untold)).toEqual([])
  expect(believed(contract, [], readAs(clear, dim, 0.07, 0.02), reader)).toEqual([])
})

test('whoever reads their own paper has a passage named only where it is twice as likely grave', () => {
  const own = contract.parties.find((party) => party.index !== reader.index)!
  const home = contractOf(
    'The Service Provider shall pay. The Service Provider shall report. The Service Provider shall insure the goods. The Service Provider shall keep records. The Service Provider shall train its staff. The Client may at its sole discretion alter these terms. Rates and refunds: as in the chart of the month.',
  )
  const [client] = home.parties.filter(({ name }) => name === own.name)
  const at = piecesOf(home).pieces.filter(({ span }) => span !== null)
  const read = (chance: number): ReadPiece[] =>
    at.map(({ span, text }) => ({
      ...{ ...span!, text, clause: home.clauses[0]!, side: 1 as const, own: clear, across: dim },
      ...{ chance: { any: chance, grave: chance / 2 }, opposite: { any: 0.02, grave: 0.01 } },
    }))
  expect(believed(home, [], read(0.14), client!)).toEqual([])
  // and not what the other side alone must do or bear
  const named = believed(home, [], read(0.26), client!).map(({ hit: { span } }) =>
    home.text.norm.slice(span.start, span.end),
  )
  expect(named).toContainEqual(expect.stringContaining('rates and refunds'))
  expect(named.filter((words) => / (?:shall|may) /.test(words))).toEqual([])
  // unless it is likely grave: the grammar may be wrong
  expect(believed(home, [], read(0.42), client!)).toHaveLength(at.length)
})

test('whoever reads their own paper has an alarm of a reader only where it is more likely grave than not', () => {
  const home = contractOf(
    'The Service Provider shall pay. The Service Provider shall report. The Service Provider shall insure the goods. The Service Provider shall keep records. The Service Provider shall train its staff. The Client may at its sole discretion alter these terms. The rates are in the chart of the month.',
  )
  const of = (side: 'supplier' | 'customer') => home.parties.find((party) => party.side === side)!
  const [piece] = piecesOf(home).pieces.filter(({ text }) => text.includes('chart'))
  const severityOf = (side: 'supplier' | 'customer', grave: number, source?: string): Severity | undefined => {
    const read: ReadPiece[] = [
      {
        ...{ ...piece!.span!, text: piece!.text, clause: home.clauses[0]!, side: 0, own: clear, across: dim },
        ...{ chance: { any: 0.95, grave }, opposite: { any: 0.02, grave: 0.01 } },
      },
    ]
    const alarm = found('high', source)
    const hit = { ...alarm.hit, span: piece!.span!, clause: home.clauses[0]!, burdened: of(side) }
    return believed(home, [{ ...alarm, hit }], read, of(side))[0]?.hit.severity
  }
  expect(severityOf('supplier', 0.4)).toBe('high')
  expect(severityOf('customer', 0.4)).toBe('medium')
  expect(severityOf('customer', 0.6)).toBe('high')
  // what a detector computed is as it is
  expect(severityOf('customer', 0.4, 'computed-by-a-detector')).toBe('high')
})

test('what its card hardly says is named by its passage alone', () => {
  const unlike: Reading = { ...dim, category: 'vague_obligation' }
  const [told] = believed(
    contract,
    [{ ...found('low'), hit: { ...found('low').hit } }],
    readAs(unlike, clear, 0.07, 0.7),
    reader,
  )
  expect(told).toMatchObject({ unsure: true, untold: true })
})

test('a passage that may well be grave, and is told as no more than a remark or not at all, leaves the contract in doubt', () => {
  const grave = readAs(clear, dim, 0.9, 0.02)
  expect(leftInDoubt([found('low')], grave, reader)).toBe(true)
  expect(leftInDoubt([], grave, reader)).toBe(true)
  expect(leftInDoubt([], readAs(dim, dim, 0.2, 0.02), reader)).toBe(false)
  const all = grave.map(({ start, end }) => ({
    ...found('medium'),
    hit: { ...found('medium').hit, span: { start, end } },
  }))
  expect(leftInDoubt(all, grave, reader)).toBe(false)
})

test('a question over what the encoder has not read stays, and leaves the contract in doubt', () => {
  const asked: Finding = { ...found('low'), unsure: true, untold: true }
  const [, ...elsewhere] = readAs(dim, dim, 0.02, 0.02)
  for (const read of [[], elsewhere]) {
    expect(believed(contract, [asked], read, reader)).toEqual([asked])
    expect(leftInDoubt([asked], read, reader)).toBe(true)
  }
  const calm = readAs(dim, dim, 0.02, 0.02)
  expect(believed(contract, [asked], calm, reader)).toEqual([])
  expect(leftInDoubt([asked], calm, reader)).toBe(false)
})
