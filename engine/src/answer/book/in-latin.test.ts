import { describe, expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'
import { openBook } from './book.ts'
import { inLatin } from './in-latin.ts'

const day = '2026-11-28'
const text = `${openings.services}1. Machine. The Service Provider shall install one compressor and two generators at the Ratnagiri plant, with a remote sensor on each of them.

2. Calendar. The Client is given a printed calendar of all visits in January. The operator of the Client may change a visit by a message to the helpline.

3. Payment. The Client shall pay Rs. 40,000 within ten days of the bill.

4. Law. The laws of India govern this Agreement.
`
const book = openBook(text, { day, party: 'Client' })

describe('borrowed words and names in Devanagari', () => {
  test.each([
    ['कंप्रेसर', 'compressor'],
    ['जनरेटरों', 'generator'],
    ['सेंसर', 'sensor'],
    ['कैलेंडर', 'calendar'],
    ['ऑपरेटर', 'operator'],
    ['हेल्पलाइन', 'helpline'],
    ['रत्नागिरि', 'ratnagiri'],
  ])('%s is what the contract writes as %s', (hindi, english) => {
    expect(inLatin(book, `${hindi} कब?`)).toBe(`${english} कब?`)
  })

  test('may stand before a danda or Hindi digits', () => {
    expect(inLatin(book, 'सेंसर।')).toBe('sensor।')
    expect(inLatin(book, 'जनरेटर५')).toBe('generator५')
  })

  test('are left where the contract has no word of that sound, and so are words that a list holds', () => {
    for (const said of ['कन्वेयर कब?', 'सेंटर कहाँ?', 'कलम किसकी?', 'नोटिस कितने दिन का?', 'गिर गया तो?'])
      expect(inLatin(book, said), said).toBe(said)
  })

  test('that make a cost legal ask for no ruling', () => {
    const answers = openAnswers(text.replace('Rs. 40,000', 'Rs. 40,000 and legal and stamping charges of Rs. 900'), {
      day,
      party: 'Client',
    })
    for (const asked of ['लीगल और स्टैंपिंग चार्ज कितना है?', 'what are the legal and stamping charges?'])
      expect(answers.ask(asked).text, asked).not.toMatch(/legal advice|कानूनी सलाह/)
    expect(answers.ask('is this contract legal?').text).toContain('legal advice')
  })

  test('lead to the place that speaks of them, and the answer stays Hindi', () => {
    const answers = openAnswers(text, { day, party: 'Client' })
    const asked = 'कैलेंडर में क्या होगा?'
    expect(answers.toRead(asked).question).toContain('calendar')
    expect(answers.places(asked)[0]!.quote).toContain('printed calendar')
    expect(answers.ask(asked).text).toMatch(/^[\u0900-\u097f]/)
  })
})
