import { titleCase } from '@karar/schema'
import { expect, test } from 'vitest'
import { analyze } from '../index.ts'
import { contractOf } from '../testing/contract-of.ts'
import { understand } from '../understand/contract.ts'
import { judgeFindings } from './issues.ts'
import { callParty, toldOf } from './told.ts'

const body = (text: string): string =>
  `SUBSCRIPTION TERMS\n\nThese Subscription Terms are a contract between Kavach Cloud Private Limited ("Kavach", "we", "us") and the business that opens an account ("you").\n\n${text}\n\n9. Law. This contract is governed by the laws of India and the courts at Pune have jurisdiction. The parties shall give notices in writing by e-mail.\n`
const saas = body(
  '1. Service. We shall provide the hosted service to you for the subscription period of two years and you shall pay the fees within 30 days of invoice.\n\n2. Renewal. The subscription renews automatically for a further two years unless you give us notice 120 days before the end.\n\n3. Liability. There is no limit to what we may recover from you.',
)
const deed =
  'DEED OF PARTNERSHIP\n\nTHIS DEED is made at Nashik BETWEEN Shri Anil Gokhale, residing at Nashik (hereinafter called the party of the FIRST PART) and Smt. Rekha Pai, residing at Nashik (hereinafter called the party of the SECOND PART).\n\nNOW THIS DEED WITNESSETH AS FOLLOWS:\n\n1. The party of the Second Part shall have no right to inspect the books of the firm.\n\n2. The party of the Second Part shall, after she ceases to be a partner, not engage herself in any textile business anywhere.\n\n3. The profits of the firm shall be shared equally by the partners under this deed.\n'

test('behind a preposition or a verb "we" is "us"', () => {
  const spoken = analyze(saas, { day: '2026-11-21' }).critical_issues.flatMap(({ title, description }) => [
    title,
    description,
  ])
  expect(spoken.join(' ')).not.toMatch(
    /\b(?:to|of|from|by|with|for|against|shields|lets) we\b|\b[Ww]e (?:chooses|causes|loses|fails|has|is)\b/,
  )
})

test('a card says neither "we" for who wrote the contract nor "you" for who is not its reader', () => {
  const terms =
    'TERMS OF USE\n\nBy using the app you agree to these terms with us. We provide the service and you shall pay us monthly.\n\n1. Changes. We may change these terms at any time at our sole discretion without notice to you.\n\n2. Exit. We may end the service at any time without notice. You shall not end it before two years.\n\n3. Loss. We shall not be liable to you for any loss. You shall indemnify us against every claim.\n'
  const [mine, theirs] = ['you', 'we'].map((party) => analyze(terms, { day: '2026-11-21', party }).critical_issues)
  expect(mine!.map(({ title }) => title)).toContain('The other side can change the terms alone')
  for (const { title, description, actionable_guidance } of mine!)
    expect(`${title} ${description} ${actionable_guidance}`).not.toMatch(/\b(?:we|us|our)\b/i)
  for (const { title } of theirs!) expect(title).not.toMatch(/\b[Ww]e\b/)
})

test('words that speak to "you" keep their grammar', () => {
  const spoken = analyze(saas, { day: '2026-11-21' }).critical_issues.flatMap((issue) => [
    issue.title,
    issue.description,
    issue.suggested_wording ?? '',
  ])
  expect(spoken.length).toBeGreaterThan(2)
  for (const words of spoken) {
    expect(words).not.toMatch(/\b[Yy]ou (?:owes|has|is|confirms|answers|promises|deals)\b|[Yy]ou\u2019s|\{\w+\}/)
  }
})

test('a party of the second part is named as deeds name it', () => {
  const { critical_issues: issues } = analyze(deed, { day: '2026-11-21', party: 'Rekha Pai' })
  const wording = issues.find(({ rule_id }) => rule_id === 'restraint-of-trade')?.suggested_wording
  expect(wording).toContain('the party of the Second Part shall not')
})

test('a shouted role is shown in a calm voice', () => {
  const licence =
    'LEAVE AND LICENCE AGREEMENT\n\nThis Agreement is made at Pune between Shri Vasant Kale, hereinafter called "THE LICENSOR" of the ONE PART and Smt. Noor Khan, hereinafter called "THE LICENSEE" of the OTHER PART.\n\n1. The Licensor grants leave and licence of the licensed premises for 11 months.\n\n2. The Licensee shall pay a licence fee of Rs. 20,000 every month.\n'
  const { parties, perspective } = analyze(licence, { day: '2026-11-21' })
  expect(parties.map(({ role }) => role)).toEqual(['Licensor', 'Licensee'])
  expect(perspective.role).toBe('Licensee')
})

test('abbreviations keep their capitals in names of categories', () => {
  expect(titleCase('msme_payment_delay')).toBe('MSME Payment Delay')
  expect(titleCase('ip_overreach')).toBe('IP Overreach')
})

test('a reason of the verdict names the clause and the title of the finding', () => {
  const loan =
    'LOAN AGREEMENT\n\nThis Loan Agreement is made between Suvidha Finance Limited (the "Lender") and Anvaya Textiles Private Limited (the "Borrower").\n\n1. Loan. The Lender lends Rs. 10,00,000 to the Borrower for a term of two years under this agreement.\n\n2. Default. On default the Borrower shall not file any suit or complaint in any court.\n\n3. Law. This agreement is governed by the laws of India.\n'
  expect(analyze(loan, { day: '2026-11-21' }).verdict.detailed_reasons[0]).toMatch(
    /^Clause 2: The clause keeps you from a court or an authority/,
  )
})

test('no liability for remote loss is told as that, and not as a cap', () => {
  const { key_advantages: advantages } = analyze(
    'SERVICES AGREEMENT\n\nThis Agreement is made between Orbis Retail Private Limited (the "Client") and Nilgiri Softworks LLP (the "Service Provider").\n\n1. Services. The Service Provider shall provide the services and the Client shall pay the fees under this agreement within 30 days of invoice.\n\n2. Liability. Neither party is liable for indirect or consequential loss.\n\n3. Law. This Agreement is governed by the laws of India.\n',
    { day: '2026-11-21' },
  )
  const titles = advantages.map(({ title }) => title)
  expect(titles).toContain('Neither side owes indirect loss')
  expect(titles).not.toContain('Liability is capped for both sides')
})

test('of a passage that no card fits nothing is said but what it speaks of: no law, no wording, no harm', () => {
  const contract = contractOf('The Client shall settle with the Service Provider in such manner as is customary.')
  const clause = contract.clauses.find(({ text }) => text.includes('customary'))!
  const span = { start: clause.start, end: clause.end }
  const hit = { span, clause, severity: 'low' as const, burdened: contract.parties[1]!, confidence: 0.4 }
  const category = 'late_or_conditional_payment' as const
  const finding = { category, source: 'meaning-late-or-conditional-payment', unsure: true, untold: true, hit } as const
  const { issues } = judgeFindings(contract, [finding], contract.parties[1]!, undefined)
  expect(issues).toHaveLength(1)
  expect(issues[0]).toMatchObject({ category, unsure: true, law: [], suggested_wording: null, improvement_notes: [] })
  expect(issues[0]!.title).toBe('To read: what is paid, kept or given back')
  expect(issues[0]!.description).not.toMatch(/late|wait|If they do/)
})

test('a quote begins with its sentence where that began a few words before', () => {
  const text = 'The work goes on, and the Client may end this Agreement at once, and nobody need be told of it.'
  const contract = contractOf(text)
  const clause = contract.clauses.find((one) => one.text.includes('the work goes on'))!
  const start = contract.text.norm.indexOf('the client may end')
  const span = { start, end: start + 'the client may end this agreement'.length }
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const hit = { span, clause, severity: 'high' as const, burdened, confidence: 1 }
  const finding = { category: 'one_sided_termination' as const, source: 'meaning-one-sided-termination', hit }
  const { issues } = judgeFindings(contract, [finding], burdened, undefined)
  expect(issues[0]!.quote).toBe(text)
  const far = contractOf(`${'It is recorded that all that was said before counts, '.repeat(6)}${text}`)
  const at = far.text.norm.indexOf('the client may end')
  const there = {
    ...hit,
    span: { start: at, end: far.text.norm.length },
    clause: far.clauses.find((one) => one.text.includes('the work goes on'))!,
  }
  expect(judgeFindings(far, [{ ...finding, hit: there }], null, undefined).issues[0]!.quote).toMatch(
    /^the Client may end/,
  )
})

test('two parts of one sentence that are quoted by the same words are one finding, the graver', () => {
  const contract = contractOf(
    'Terms. The Client may end this at any time, or where it holds that the rules are not kept.',
  )
  const clause = contract.clauses.find(({ text }) => text.includes('may end'))!
  const sentence = clause.sentences.find(({ text }) => text.includes('may end'))!
  const burdened = contract.parties.find(({ side }) => side === 'supplier')!
  const half = contract.text.norm.indexOf(', or where', sentence.start)
  const hit = { clause, burdened, confidence: 1 }
  const found = (start: number, end: number, severity: 'high' | 'medium') =>
    ({ category: 'one_sided_termination', source: 'meaning', hit: { ...hit, span: { start, end }, severity } }) as const
  const { issues } = judgeFindings(
    contract,
    [found(half + 2, sentence.end, 'medium'), found(sentence.start, half, 'high')],
    burdened,
    undefined,
  )
  expect(issues.map(({ severity }) => severity)).toEqual(['high'])
})

const PARTIES =
  'AGREEMENT\n\nThis Agreement is made between Taoyuan Garden Limited (hereinafter referred to as Party A) and Lin Architects LLP (hereinafter referred to as Party B).\n\n1. Fee. Party A shall pay Party B.\n'

test('a letter is a name, and takes no article', () => {
  expect(understand(PARTIES, '2026-11-28').parties.map((party) => callParty(party))).toEqual(['Party A', 'Party B'])
})

test.each<[string, 'perpetual_or_overbroad_licence', string]>([
  [
    'The Consultant grants the Company a royalty-free licence to its patents for the sale of the goods.',
    'perpetual_or_overbroad_licence',
    'You give away the use of your material on wide terms',
  ],
  [
    'The Consultant grants the Company a perpetual licence to its patents.',
    'perpetual_or_overbroad_licence',
    'You give away the use of your material, wide and without end',
  ],
])('%s', (text, category, title) => {
  const contract = contractOf(`Terms. ${text}`, 'consultancy')
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const burdened = contract.parties[1]!
  const hit = { span: clause.norm, clause, severity: 'low', burdened, confidence: 0.7 } as const
  expect(toldOf(contract, { category, source: 'meaning', hit }, burdened).title).toBe(title)
})
