import { describe, expect, test } from 'vitest'
import { isDoubted } from '../language/answers-hi.ts'
import { meantBy, plainly } from '../language/lay-phrases.ts'
import { openings } from '../testing/contract-of.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-27'
const of = (opening: keyof typeof openings, party: string, ...clauses: string[]) =>
  openAnswers(`${openings[opening]}${clauses.map((words, at) => `${at + 1}. ${words}\n\n`).join('')}`, { day, party })
const LAW = 'Law. The laws of India govern this Agreement.'

const shop = of(
  'distribution',
  'Distributor',
  'Control. The Company shall have exclusive control over the outlet. This includes menu development, pricing, and the choice of vendors.',
  'Appointment. The Company appoints the Distributor as its agent for the area, without any fee for acting as such agent.',
  'Fee. The Distributor shall pay a non-refundable joining fee of Rs. 7,00,000 upon signing.',
  'End. The Distributor may terminate this Agreement only after losses in twelve consecutive months.',
  'Staff. The Distributor shall not directly hire, fire, or discipline any staff at the outlet.',
  'Order of papers. In the event of a conflict between this Agreement and the Manual, the Manual shall prevail.',
  'Reports. The Company shall pay the share of the Distributor into its bank account.',
  LAW,
)
const site = of(
  'services',
  'Client',
  'Payment. The Client shall pay Rs. 20,000 upon signing and the remaining Rs. 35,000 upon completion of the site.',
  'Rush work. For urgent work outside business hours the surcharge is Rs. 900 per hour.',
  'Texts. It is the sole responsibility of the Client to check the texts and to correct any errors before publication.',
  'Time. The Service Provider shall complete the site by 30 June 2026, according to the schedule of work.',
  'Credit. To keep its portfolio and any applicable copyrights intact, the Service Provider may place a small credit at the foot of each page.',
  'Orders. The Client may terminate this Agreement forthwith upon a breach by the Service Provider.',
  LAW,
)
const provider = of(
  'services',
  'Service Provider',
  'Orders. The Client may terminate this Agreement forthwith upon a breach by the Service Provider. Termination for such a breach shall not discharge the obligations of the Service Provider.',
  'Drawings. If the Service Provider notices any contradiction in the drawings, it shall bring the same to the notice of the Client within ten days.',
  'Payment. The Client shall pay the invoices of the Service Provider.',
  LAW,
)

describe('a word that only looks like the matter leads nowhere else', () => {
  test.each([
    [shop, 'who decides the menu prices', 'pricing'],
    [shop, 'do we get any commission for acting as agent', 'without any fee'],
    [shop, 'if i leave do i get my 7 lakhs back', 'non-refundable'],
    [shop, 'can i fire a waiter who is rude', 'directly hire, fire'],
    [shop, 'if the two papers contradict each other which one wins', 'shall prevail'],
    [site, 'how much do i pay now and how much later', '35,000'],
    [site, 'what does it cost per hour if its urgent', 'Rs. 900'],
    [site, 'who checks the spelling mistakes', 'correct any errors'],
    [site, 'when will my site be ready', '30 June 2026'],
    [provider, 'i found a mistake in drawings, till when can i tell them', 'ten days'],
  ])('%#: %s', (book, question, told) => {
    const { kind, text, citations } = book.ask(question)
    expect(kind).toBe('answered')
    expect([text.split('\n\n').slice(0, 3).join('\n'), citations[0]?.quote].join('\n')).toContain(told)
  })
})

describe('what no place says', () => {
  test('whose a thing is, is not said by a credit on a page', () => {
    expect(site.ask('who owns the website code after i pay').kind).toBe('silent')
  })
  test('how often is not answered by what is paid', () => {
    expect(shop.ask('how often do i get paid my share').kind).toBe('silent')
  })
  test('what the other side may is not told as what I may', () => {
    const { kind, text } = provider.ask('can i cancel this if they dont pay')
    expect(kind === 'silent' || isDoubted(text)).toBe(true)
  })
})

test('short forms of a telephone are read as what they stand for', () => {
  expect(plainly('whats due if they dont pay and im late')).toBe("what is due if they don't pay and i am late")
  // no short form: a word of its own
  expect(plainly('the cantonment wants it')).toBe('the cantonment wants it')
})

test('what somebody of the contract may do is not told to be of something else', () => {
  const hall = of('terms', 'User', 'Rules. Not permitted: loud music, crackers.', LAW)
  expect(hall.ask('Can a guest play DJ music till midnight?').kind).not.toBe('off_topic')
})

test.each([
  ['can the police impound my van', 'impounded'],
  ['the rto confiscated our goods', 'confiscation'],
  ['what if police catches the driver', 'seized'],
  ['is leave encashment there', 'encashment'],
  ['the box arrived broken', 'defective'],
])('%s is asked in words of contracts', (question, word) => {
  expect(meantBy(question).join(' ')).toContain(word)
})
