import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { openings } from '../testing/contract-of.ts'
import { consultancyNumbered } from '../testing/contracts.ts'
import { openAnswers } from './ask.ts'

const day = '2026-11-22'
const bare = openAnswers(
  `${openings.services}1. Scope. The Service Provider shall repair each Fault within ten days.\n\n2. Law. The laws of India govern this Agreement.\n`,
  { day },
)
const full = openAnswers(consultancyNumbered, { day })

test('a list is announced only where it has lines', () => {
  expect(full.ask('मुख्य जोखिम क्या हैं?').text).toMatch(/^मुख्य जोखिम ये हैं:\n\n.*\n- /)
  const none = openAnswers(consultancyNumbered, {
    day,
    analysis: {
      ...analyze(consultancyNumbered, { day }),
      key_advantages: [],
      missing_clause_details: [],
      critical_issues: [],
    },
  })
  for (const question of ['मुख्य जोखिम क्या हैं?', 'मेरे पक्ष में क्या है?', 'इस अनुबंध में क्या कमी है?', 'isme kya kami hai']) {
    const { text } = none.ask(question)
    expect(text, question).toMatch(/^(?:इस पर जाँच का नतीजा यह है:|Is par jaanch ka nateeja yeh hai:)\n\n/)
    expect(text, question).not.toMatch(/^- /m)
  }
})

test('a word that is used and not defined is not said to be given a meaning', () => {
  const { text } = bare.ask('Fault का मतलब क्या है?')
  expect(text).not.toContain('यह अर्थ बताता है')
  expect(text).toMatch(/[\u0900-\u097f]/)
})

test.each(['मेरे पक्ष में क्या है?', 'mere paksh mein kya hai?', 'मेरे फायदे क्या हैं?'])(
  'what is in the reader\u2019s favour, in Hindi: %s',
  (question) => expect(full.ask(question).text).toContain(full.ask('What is in my favour?').text),
)

test.each(['यह करार कब खत्म होगा?', 'agreement kab khatam hoga?', 'contract ki last date kya hai'])(
  'the last day is worked out, in Hindi, too: %s',
  (question) => expect(full.ask(question).text).toContain(full.ask('When does this agreement end?').text),
)
