import { describe, expect, test } from 'vitest'
import { openings } from '../../testing/contract-of.ts'
import { openAnswers } from '../ask.ts'
import { openBook } from './book.ts'
import { spelled } from './spelled.ts'

const day = '2026-11-28'
const text = `${openings.lease}1. Deposit. The Lessee shall pay a deposit of Rs. 60,000, which the Lessor returns within twenty days of the handover, without interest.

2. Guests. A guest may stay two nights. The Lessee shall keep the machinery and the software in good order.

3. Termination. Either party may terminate this Agreement by notice. Maintenance is at the cost of the Lessor.

4. Transfer. The Lessee shall not transfer the premises. The premises are short of parking.
`
const book = openBook(text, { day, party: 'Lessee' })

describe('misspelt words of a question', () => {
  test.each([
    ['is there intrest on the diposit', 'is there interest on the deposit'],
    ['who pays maintainance', 'who pays maintenance'],
    ['can i tranfer it', 'can i transfer it'],
    ['who looks after the softwear', 'who looks after the software'],
    ['termiantion by whom', 'termination by whom'],
  ])('%s', (asked, meant) => {
    expect(spelled(book, asked)).toBe(meant)
  })

  test('words that anybody knows stay, whether or not the contract has them', () => {
    for (const asked of [
      'can i wash my shirt here',
      'who pays the watchman',
      'may i cook chicken',
      'is there a discount',
      'what if the rent is late',
      'Who is Mr Depasit',
    ])
      expect(spelled(book, asked), asked).toBe(asked)
  })
})

describe('hurried Hindi in Latin letters', () => {
  test.each([
    ['diposit wapes kb milga', 'deposit wapas kab milega'],
    ['gest ruk skta h kya', 'guest ruk sakta hai kya'],
    ['notice nhi diya to kya hga', 'notice nahi diya to kya hoga'],
    ['mentenance kon bhrega', 'maintenance kaun bharega'],
    ['trasfer kr skte hai kya', 'transfer kar sakte hai kya'],
  ])('%s', (asked, meant) => {
    expect(spelled(book, asked)).toBe(meant)
  })

  test('a breath is not taken for another: an account is no deduction', () => {
    expect(spelled(book, 'paisa kis khate me jayega')).toBe('paisa kis khata me jayega')
    expect(spelled(book, 'kya dikhta hai unse')).toBe('kya dikhta hai unse')
  })

  test('a word that has all its vowels is no other: a tank is no salary, a servant no job, a goat no sale', () => {
    for (const asked of ['pani ki tanki kaun dega', 'kya naukar rakh sakte hain', 'kya bakri rakh sakte hain'])
      expect(spelled(book, asked)).toBe(asked)
  })

  test('is none where nothing else is Hindi: a letter alone is one of the alphabet', () => {
    expect(spelled(book, 'what does schedule h say')).toBe('what does schedule h say')
    expect(spelled(book, 'explain clause h')).toBe('explain clause h')
  })

  test('is answered from the place that says it', () => {
    const answers = openAnswers(text, { day, party: 'Lessee' })
    expect(answers.places('diposit wapes kb milga')[0]!.quote).toContain('within twenty days')
    expect(answers.ask('chori ho gyi to zimedar kon').text).not.toContain('about this contract only')
  })
})
