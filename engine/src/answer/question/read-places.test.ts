import { describe, expect, it } from 'vitest'
import { openAnswers } from '../ask.ts'
import type { PlacesToRead } from './places-read.ts'
import { readPlaces } from './read-places.ts'

const DAY = '2026-11-22'

const contract = `SERVICE AGREEMENT

This Agreement is made on 4 May 2026 between Tara Foods Private Limited, Pune (the "Client") and Mayank Rao, Nashik (the "Caterer").

1. Services
1.1 The Caterer shall serve lunch to the Client's staff on every working day at the Client's canteen.
1.2 Vessels and gas are brought by the Caterer. Water and power are given by the Client free of charge.

2. Payment
2.1 The Client shall pay Rs. 95 for each lunch served. Bills are raised on the last day of the month.
2.2 Each bill is paid within twenty days of receipt. Sums paid later carry interest at 12% a year.

3. Cleanliness
3.1 The Caterer shall keep the kitchen clean. An officer of the Client may look at the kitchen at any time.

4. Ending
4.1 Either party may end this Agreement by sixty days' written notice.
`

const answers = openAnswers(contract, { day: DAY, party: 'Mayank Rao' })
/** The reader as it would be where all places answer a question, or none does. */
const made = (toRead: PlacesToRead, of: (words: string) => number) =>
  toRead.places.map(({ start, end, words }) => ({ start, end, answers: of(words) }))

describe('places that were read together with the question', () => {
  const late = 'What do I get if they pay me late?'

  it('are the ones that come nearest, each once, with the headings above them', () => {
    const { question, places } = answers.toRead(late)
    expect(question).toBe(late.toLowerCase())
    expect(places.length).toBeGreaterThan(3)
    expect(places.length).toBeLessThanOrEqual(10)
    expect(new Set(places.map(({ words }) => words)).size).toBe(places.length)
    expect(places[0]!.words).toMatch(/^payment.* : .*interest at 12%/)
  })

  it('ask in English, and with the words of the question before it', () => {
    expect(answers.toRead('der se paisa mila to kitna byaj?').question).toMatch(/interest/)
    expect(answers.toRead('and for them?', ['How much notice must I give?']).question).toMatch(/notice/)
  })

  it('decide with the words: none that answers is silence, one that does is told', () => {
    const free = 'do they give me water for free?'
    expect(answers.ask(free).kind).toBe('answered')
    const none = answers.ask(
      free,
      [],
      made(answers.toRead(free), () => -7),
    )
    expect(none.kind).toBe('silent')
    const inspect = 'can they come and inspect my kitchen?'
    expect(answers.ask(inspect).kind).toBe('silent')
    const one = answers.ask(
      inspect,
      [],
      made(answers.toRead(inspect), (words) => (words.includes('look at the kitchen') ? 6 : -4)),
    )
    expect(one.kind).toBe('answered')
    expect(one.citations[0]!.quote).toContain('may look at the kitchen')
  })

  it('are no answer where each was read as none, however well the words fit', () => {
    const share = 'is the last bill paid in full?'
    const worst = answers.ask(
      share,
      [],
      made(answers.toRead(share), () => -6),
    )
    expect(worst.kind).toBe('silent')
    expect(worst.text).toMatch(/^I found no clause/)
    expect(worst.citations.length).toBeGreaterThan(0)
  })

  it('answer with a doubt where the words are against it, and the doubt says that it may not be said', () => {
    const inspect = 'can they come and inspect my kitchen?'
    const told = answers.ask(
      inspect,
      [],
      made(answers.toRead(inspect), (words) => (words.includes('look at the kitchen') ? 3 : -4)),
    )
    expect(told.kind).toBe('answered')
    expect(told.text).toContain('the contract may not say it')
  })

  it('are told without a doubt only where one was read as more than hardly answering', () => {
    const late = 'what interest do they pay on late bills?'
    const asked = (surest: number) =>
      answers.ask(
        late,
        [],
        made(answers.toRead(late), (words) => (words.includes('12%') ? surest : -6)),
      )
    expect(asked(4)).toMatchObject({ kind: 'answered' })
    expect(asked(4).text).not.toContain('may not say it')
    const hardly = asked(-1.5)
    expect(hardly.kind === 'silent' || hardly.text.includes('may not say it')).toBe(true)
  })

  it('answer no question that names nothing', () => {
    for (const bare of ['kab?', 'when?']) {
      const told = answers.ask(
        bare,
        [],
        made(answers.toRead(bare), () => 4),
      )
      expect(told.kind, bare).not.toBe('answered')
    }
  })

  it('lead by what they were read as, and not by the matter that a word of the question names', () => {
    const change = 'can they change my rates?'
    const canteen = openAnswers(
      `CANTEEN AGREEMENT

This Agreement is made on 4 May 2026 between Tara Foods Private Limited, Pune (the "Client") and Mayank Rao, Nashik (the "Caterer").

1. Rates
1.1 A lunch costs Rs. 62. The rates are looked at every April and rise with the food index.

2. Small matters
2.1 This Agreement may only be changed in writing signed by both parties.
`,
      { day: DAY, party: 'Mayank Rao' },
    )
    const told = canteen.ask(
      change,
      [],
      made(canteen.toRead(change), (words) => (words.includes('food index') ? 3 : -5)),
    )
    expect(told.kind).toBe('answered')
    expect(told.citations[0]!.quote).toContain('food index')
  })

  it('leave the figure that the analysis reads where it is asked for plainly: a long place is not read to its end', () => {
    const notice = 'how much notice must I give?'
    const told = answers.ask(
      notice,
      [],
      made(answers.toRead(notice), () => -6),
    )
    expect(told.kind).toBe('answered')
    expect(told.text).toContain('60 days')
  })

  it('lead with the sentence that answers by itself, where its place was read no better than another', () => {
    const wet = 'who pays if the stalls get wet?'
    const fair = openAnswers(
      `FAIR AGREEMENT

This Agreement is made on 4 May 2026 between Tara Foods Private Limited, Pune (the "Organiser") and Mayank Rao, Nashik (the "Stallholder").

1. Stalls
1.1 The Organiser shall put up the stalls and pay for their transport to the ground, for the lights in each of them, and for the people who guard the stalls at night until the last day of the fair. The Stallholder shall keep the front of the stall clean and pay for all that is sold there under the name of the Organiser, together with the bags and the bills that customers take home. Cloth that rain has spoilt is replaced by the Stallholder. No stall may be given to anybody else, and none may be shut before nine in the evening while the fair is open to the public.

2. Money
2.1 The Stallholder shall pay Rs. 2,000 for the stall before the first day, and pays nothing if the fair is called off.
`,
      { day: DAY, party: 'Mayank Rao' },
    )
    const toRead = fair.toRead(wet)
    const own = toRead.alone!.filter(({ words }) => words.includes('rain has spoilt'))
    expect(own).toHaveLength(1)
    expect(toRead.alone!.length).toBeLessThanOrEqual(5)
    expect(own[0]!.words).not.toContain('shut before nine')
    const places = made(toRead, (words) => (words.includes('2,000') ? -5 : -1))
    const alone = toRead.alone!.map(({ start, end, words }) => ({
      start,
      end,
      answers: words.includes('rain has spoilt') ? 4 : -6,
      alone: true as const,
    }))
    expect(fair.places(wet, [...places, ...alone])[0]!.quote).toContain('rain has spoilt')
    expect(fair.ask(wet, [], [...places, ...alone]).citations[0]!.quote).toContain('rain has spoilt')
    expect(fair.places(wet, places)[0]!.quote).not.toContain('rain has spoilt')
  })

  it('leave all as it is where nothing was read', () => {
    expect(answers.ask(late, [], [])).toEqual(answers.ask(late))
  })

  it('are read by what stands there: what answers above what does not, alike each time', async () => {
    const read = async (question: string) => {
      const toRead = answers.toRead(question)
      const chances = await readPlaces(toRead)
      return toRead.places.map(({ words }, at) => ({ words, chance: chances[at]!.answers }))
    }
    const byChance = (await read('can they come and inspect my kitchen?')).sort((a, b) => b.chance - a.chance)
    expect(byChance[0]!.words).toContain('may look at the kitchen')
    expect(byChance[0]!.chance).toBeGreaterThan(0)
    const unsaid = await read('who pays if a guest falls ill from the food?')
    expect(Math.max(...unsaid.map(({ chance }) => chance))).toBeLessThan(byChance[0]!.chance - 2)
    expect(await readPlaces(answers.toRead(late))).toEqual(await readPlaces(answers.toRead(late)))
  })

  it('are read before their sentences, and these are told apart', async () => {
    const toRead = answers.toRead('who brings the gas?')
    const [first] = toRead.places
    const alone = [{ start: first!.start, end: first!.start + 9, words: 'gas is brought by the caterer.' }]
    const read = await readPlaces({ ...toRead, alone })
    expect(read.map((one) => one.alone)).toEqual([...toRead.places.map(() => undefined), true])
  })

  it('of no place are none', async () => {
    expect(await readPlaces({ question: 'anything', places: [] })).toEqual([])
  })
})
