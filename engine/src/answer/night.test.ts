import { describe, expect, test } from 'vitest'
import { answerWords } from '../language/answers.ts'
import { isDoubted } from '../language/answers-hi.ts'
import { openings } from '../testing/contract-of.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-26'
const of = (opening: keyof typeof openings, party: string, ...clauses: string[]) =>
  openAnswers(`${openings[opening]}${clauses.map((words, at) => `${at + 1}. ${words}\n\n`).join('')}`, { day, party })
const LAW = 'Law. The laws of India govern this Agreement.'

const goods = of(
  'supply',
  'Buyer',
  'Dates. Dates of delivery are a guide only. The Supplier is not answerable for any loss that a delayed delivery brings to the Buyer.',
  'Carriage. The cost of transport to the works of the Buyer is on the Supplier, save where the Buyer asks for another way of carriage.',
  'Value added tax comes on top of every price in this Agreement.',
  'Faults. The Buyer shall report a shortage or a fault of the goods within four working days of delivery.',
  'Opinion. On whether the goods meet the sample the finding of the Supplier is final and binding.',
  LAW,
)
const hostel = of(
  'services',
  'Client',
  'Gate. The main gate is opened at 6 a.m. and closed at 9 p.m.',
  'Room. If the Client is asked to give up the room for a disciplinary reason, the belongings are put outside.',
  'Deposit. A deposit of Rs. 3,000 is payable on arrival. If a repair costs more than the deposit, the Client shall pay the balance before receiving any refund.',
  'Return of the deposit. The deposit will be refunded within twenty days after the Client gives up the room.',
  'Fines. Sleeping in the library: Rs. 90. Playing loud music at night: Rs. 400.',
  'Drinks. No alcoholic drinks are allowed in the rooms.',
  'Changes. The warden may change the timings.',
  LAW,
)
const lease = of(
  'lease',
  'Lessee',
  'Rent. The Lessee shall pay the rent that the parties fix each quarter. Where the annual rent exceeds Rs. 2,40,000 (Rs. 20,000 per month) the Lessee shall deduct tax and deposit it with the department.',
  'Late rent. The Lessee shall pay a penalty of 3% of the monthly rent for each week of delay.',
  'Deposit. The security deposit shall not be set against the last rent without the consent of the Lessor.',
  LAW,
)
const hire = of(
  'terms',
  'User',
  'Late return. If a costume comes back late you pay a late fee of 10% of your hire charge per day. Example: if your hire charge is Rs. 1,500 and you are one day late, Rs. 150 are charged.',
  'Wrong charges. Whoever believes that a fee was charged in error writes to us within three days.',
  'Lending. You may not lend a costume to another person.',
  'Cancelled before the event | Refund | 30 days | 100% | 10 days | 60% | 3 days | 0%.',
  LAW,
)

describe('no figure is made of what is no sum of the contract', () => {
  test.each([
    [lease, 'What is the rent in the second year?', /2,40,000\.$/m],
    [lease, 'Can I adjust the deposit against last month rent?', /Deposit in months/],
    [hire, 'late fee galat lagi to kitne din me likhna hai', /For 1 day of delay/],
    [hire, 'how much do I pay if I am two days late', /For 2 days|₹300/],
  ])('%#: %s', (book, question, invented) => {
    expect(book.ask(question).text.split('\n\n')[0]).not.toMatch(invented)
  })
  test('the sum in the question is what a share by the week or the day is of', () => {
    expect(lease.ask('If the rent is 40000 and I pay 2 weeks late, what is the penalty?').text).toContain('₹2,400')
    expect(hire.ask('3 din late hua to kitna lagega agar charge 2500 hai').text).toContain('₹750')
  })
  test('the line of a table of days before', () => {
    expect(hire.ask('I cancel 12 days before, how much refund').text).toContain('10 days | 60%')
    expect(hire.ask('I cancel 2 days before, how much refund').text).not.toContain('falls')
  })
})

describe('what is asked for is no list of the whole', () => {
  const parcel = of(
    'terms',
    'User',
    'Claims. A missing parcel must be reported within five days of the booking.',
    'Proof. You may ask for the signature of whoever took the parcel as proof of delivery.',
    'Most. We owe you no more than Rs. 5,000 for a parcel.',
    LAW,
  )
  test.each([
    ['How long do I have to complain about a missing parcel?', 'five days'],
    ['What proof of delivery may I ask for?', 'signature'],
    ['What is the most that they owe me?', '5,000'],
  ])('%s', (question, says) => {
    expect(parcel.ask(question).citations[0]?.quote).toContain(says)
  })
  test('the lists themselves are still told', () => {
    expect(parcel.ask('what is missing in this contract').text).toMatch(/^(?:These clauses|I looked|No )/)
    expect(parcel.ask('What should I ask for?').citations[0]?.quote ?? '').not.toContain('signature')
  })
  test('an end is no yes to something else at the end', () => {
    const stock = of(
      'distribution',
      'Distributor',
      'Insolvency. Either party may terminate this Agreement if the other becomes insolvent.',
      LAW,
    )
    expect(stock.ask('Will they buy back my stock at the end?').text).not.toMatch(/^Yes/)
    expect(stock.ask('Can they end it if I become insolvent?').text).toMatch(/^Yes/)
  })
})

describe('as an owner types at night', () => {
  test.each([
    [goods, 'delivery late hui to kya milega', 'delayed delivery'],
    [goods, 'freight kaun dega', 'cost of transport'],
    [goods, 'is VAT included', 'Value added tax'],
    [goods, 'who has the last word on quality', 'final and binding'],
    [hostel, 'gate kab band hota hai', 'closed at 9 p.m.'],
    [hostel, 'deposit kab wapas milega', 'refunded within twenty days'],
    [hostel, 'daru allowed hai?', 'alcoholic drinks'],
    [hire, 'Can I give it to my sister for one evening', 'lend a costume'],
    [hire, 'what if I cancel the booking 5 days before', '60%'],
    [hostel, 'library me so gaya to kitna fine', 'Rs. 90'],
    [goods, 'maal me kami nikli to kitne din me batana hai', 'four working days'],
  ])('%#: %s', (book, question, says) => {
    expect(book.ask(question).citations[0]?.quote).toContain(says)
  })
  test('Hindi words that no list holds are no other matter', () => {
    for (const question of ['jhaadu kaun lagayega', 'zyada se zyada kitna claim kar sakta hu'])
      expect(goods.ask(question).kind, question).not.toBe('off_topic')
    expect(goods.ask('aaj mausam kaisa hai').kind).toBe('off_topic')
  })
  test('whether one must buy from them only is called so where nothing says it', () => {
    const { kind, text } = hostel.ask('must I buy from them only')
    expect(kind).toBe('silent')
    expect(text).toContain('buy from one seller only')
  })
  test.each([
    ['rent kitna hai', 'aur late hua to?', lease, '3% of the monthly rent'],
    ['goods are faulty, by when must I report it', 'who decides that?', goods, 'final and binding'],
    ['deposit kab wapas milega', 'kitna', hostel, 'Rs. 3,000'],
    ['I cancel 40 days before, how much refund', 'and 12 days?', hire, '60%'],
  ])('%s, then: %s', (first, then, book, says) => {
    const { citations } = book.ask(then, [first])
    expect(citations.some(({ quote }) => quote.includes(says))).toBe(true)
  })
})

describe('a doubt is told once', () => {
  const doubted = hostel.ask('kapde kaun dhoyega')
  test('in the language of the question', () => {
    const asked = ['ghar ka deposit kab tak rakhte hain', 'raat ko gaana baja sakte hain kya', 'कमरा कब बदल सकते हैं?']
    for (const { text } of [doubted, ...asked.map((question) => hostel.ask(question))])
      expect(text).not.toContain(answerWords.unsure)
  })
  test('what comes back is no matter of a place that only names it', () => {
    const bare = of('lease', 'Lessee', 'Deposit. Late fees are set against the deposit of Rs. 9,000.', LAW)
    const { kind, text } = bare.ask('When is my deposit returned?')
    expect(kind === 'silent' || isDoubted(text)).toBe(true)
  })
  test('a case is not answered by the contrary case', () => {
    const work = of(
      'services',
      'Client',
      'Refund. Before the work begins: the advance is refunded in full. Custom parts are never taken back.',
      LAW,
    )
    const { kind, text } = work.ask('kaam pura hone ke baad refund milega')
    expect(kind === 'silent' || isDoubted(text)).toBe(true)
  })
  test('an improvement course is no question how to improve, and a bar for a breach no plain yes', () => {
    const course = of(
      'terms',
      'User',
      'Course. The marks improvement course is valid for two years from admission.',
      'Access. We may suspend your access with immediate effect for serious breaches.',
      LAW,
    )
    expect(course.ask('marks improvement course kitne saal valid hai').citations[0]?.quote).toContain('two years')
    expect(course.ask('can they suspend me without notice').text).not.toMatch(/^Yes\./)
  })
  test('one of a kind is not the reader, and what one is entitled to is no duty', () => {
    const job = of(
      'employment',
      'Employee',
      'Leave. A married employee who adopts a child shall be entitled to six weeks of leave. The Employee shall be also eligible for eight sick leaves a year.',
      LAW,
    )
    for (const question of ['how much leave do I get', 'sick leave kitni hai']) {
      expect(job.ask(question).text).not.toMatch(/married you|you must be/i)
    }
  })
})
