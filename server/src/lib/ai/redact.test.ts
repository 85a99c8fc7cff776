import { describe, expect, test } from 'vitest'
import { processorMs } from '../../testing/growth.ts'
import { openRedaction } from './redact.ts'

const names = ['Meridian Analytics Private Limited', 'Asha Rao', 'राजेश कुमार']

describe('what tells who people are', () => {
  test.each([
    ['a party', 'Asha Rao shall serve the Company.', '[NAME-1] shall serve the Company.'],
    ['a party over a signature', 'For ASHA RAO', 'For [NAME-1]'],
    ['a party over two lines', 'Meridian Analytics\nPrivate Limited pays.', '[NAME-1] pays.'],
    ['a party in Hindi', 'राजेश कुमार सेवा देंगे।', '[NAME-1] सेवा देंगे।'],
    ['a name after a title', 'Mr. Vikram K. Sethi. Vikram K. Sethi signs.', 'Mr. [NAME-1]. [NAME-1] signs.'],
    ['initials', 'Dr. A.P.J. Menon’s work', 'Dr. [NAME-1]’s work'],
    ['a firm', 'M/s Sharma Traders of Nashik', 'M/s [NAME-1] of Nashik'],
    ['a father', 'Asha, D/o Shri Mohan Lal, of Pune', 'Asha, D/o Shri [NAME-1], of Pune'],
    ['PAN', 'PAN: ABCDE1234F.', 'PAN: [PAN-1].'],
    ['GSTIN', 'GSTIN 27ABCDE1234F1Z5', 'GSTIN [GSTIN-1]'],
    ['GSTIN and the PAN in it', '27ABCDE1234F1Z5, ABCDE1234F', '[GSTIN-1], [PAN-1]'],
    ['Aadhaar', 'Aadhaar 2345 6789 0123 and 2345-6789-0123', 'Aadhaar [AADHAAR-1] and [AADHAAR-2]'],
    ['Aadhaar in one', 'UID 234567890123', 'UID [AADHAAR-1]'],
    ['mobile', 'Call 9876543210 or 98765 43210', 'Call [PHONE-1] or [PHONE-2]'],
    ['mobile with the country', 'Call +91-98765-43210.', 'Call [PHONE-1].'],
    ['an office', 'Tel. 022-2345 6789, +91 80 4123 4567', 'Tel. [PHONE-1], [PHONE-2]'],
    ['e-mail', 'Write to asha.rao+work@mail.example.co.in.', 'Write to [EMAIL-1].'],
    ['account', 'A/c No. 50100123456789, IFSC HDFC0001234', 'A/c No. [ACCOUNT-1], IFSC [IFSC-1]'],
    ['account in groups', 'Account number: 5010 0123 4567 89', 'Account number: [ACCOUNT-1]'],
    ['account that looks like a phone', 'account no. 9876543210', 'account no. [ACCOUNT-1]'],
  ])('%s is hidden, and comes back', (_what, text, sent) => {
    const redaction = openRedaction(
      text,
      names.filter((name) => text.replace(/\s+/g, ' ').toLowerCase().includes(name.toLowerCase())),
    )
    expect(redaction.hide(text)).toBe(sent)
    // names come back as they were first written, on one line
    expect(redaction.restore(sent).toLowerCase()).toBe(text.replace('\n', ' ').toLowerCase())
  })

  test.each([
    'The Consultant shall be paid Rs. 12,00,000 a year in 12 instalments of Rs. 1,00,000 within 45 days.',
    'On account of delay the Company may, by 01-04-2027, keep back the fees for 2026-2027 and 2027-2028.',
    'Section 27 of the Indian Contract Act, 1872; clause 14.3.2; Schedule A; PIN 411 001; ISO 27001:2022.',
    'दो साल तक सलाहकार किसी प्रतिस्पर्धी के लिए काम नहीं करेगा। शुल्क 80,000 रुपये प्रति माह है।',
    'The account shall be settled in 30 days, that is by 31 March 2027, at 18% p.a.',
  ])('without them nothing changes: %s', (text) => {
    const redaction = openRedaction(text, [])
    expect(redaction.hide(text)).toBe(text)
    expect(redaction.restore(text)).toBe(text)
  })
})

test('one person has one mark in every part of a document, however written', () => {
  const text = 'Between ASHA RAO and others. Ms. Asha Rao signs. PAN ABCDE1234F. PAN again: ABCDE1234F.'
  const { hide } = openRedaction(text, ['ASHA RAO'])
  expect(hide('Ms. Asha Rao signs')).toBe('Ms. [NAME-1] signs')
  expect(hide(text).match(/\[NAME-1\]/g)).toHaveLength(2)
  expect(hide(text).match(/\[PAN-1\]/g)).toHaveLength(2)
})

test('a name is not cut in two by a shorter one, nor looked for inside of a word', () => {
  const { hide } = openRedaction('', ['Tata', 'Tata Motors Limited', 'राजन'])
  expect(hide('Tata Motors Limited, Tata, Tatapur')).toBe('[NAME-1], [NAME-2], Tatapur')
  expect(hide('राजन, राजना')).toBe('[NAME-3], राजना')
})

test('marks come back however a model writes them; marks of nobody and of the contract’s own form stay', () => {
  const { hide, restore } = openRedaction('Employee: [NAME-1], PAN [PAN-1]. Dr. Vikram Sethi, FGHIJ5678K.', [])
  expect(hide('Dr. Vikram Sethi, FGHIJ5678K')).toBe('Dr. [NAME-2], [PAN-2]')
  expect(restore('[NAME-2] [ NAME-2 ] [NAME 2] [NAME_2]')).toBe(Array(4).fill('Vikram Sethi').join(' '))
  expect(restore('[NAME-1], [PAN-1], [NAME-9], [1], [Clause 4]')).toBe('[NAME-1], [PAN-1], [NAME-9], [1], [Clause 4]')
})

test('thousands of names and numbers take no longer than few', () => {
  const letters = (at: number) => [...String(at)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
  const text = Array.from(
    { length: 20_000 },
    (_, at) => `Mr. Asha${letters(at)} Rao${letters(at)}, 98765 ${10_000 + at}.`,
  ).join('\n')
  const before = processorMs()
  const { hide, restore } = openRedaction(text, [])
  const sent = hide(text)
  // by one expression of all names it took minutes, and held up everybody
  expect(processorMs() - before).toBeLessThan(10_000)
  expect(sent).not.toMatch(/Asha|98765/)
  expect(restore(sent)).toBe(text)
})
