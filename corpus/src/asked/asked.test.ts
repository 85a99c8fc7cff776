import { expect, test } from 'vitest'
import { readAskedQuestions, readAskedTexts, textsAsked } from './asked.ts'

const texts = readAskedTexts()
const all = [...readAskedQuestions()]

test.each(all)('%s asks of texts that are known, and names places inside of them', (_, asked) => {
  expect(asked.length).toBeGreaterThan(500)
  for (const { contract, party, q, lang, at } of asked) {
    const text = texts[contract]
    expect(text, contract).toBeDefined()
    expect(party.trim() === '' || q.trim() === '', `${contract} ${q}`).toBe(false)
    expect(['en', 'hi', 'hinglish']).toContain(lang)
    expect(at.every(([start, end]) => 0 <= start && start < end && end <= text!.length) ? '' : `${contract} ${q}`).toBe(
      '',
    )
  }
})

test('no question is asked twice by one side of one contract', () => {
  const said = all.flatMap(([, asked]) =>
    asked.map(({ contract, party, q }) => [contract, party, q.toLowerCase()].join('|')),
  )
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
})

test('of what is learned from and of what is held there are questions that the contract answers, and such as it does not', () => {
  const count = { told: 0, silent: 0, heldTold: 0, heldSilent: 0 }
  for (const { contract, at } of all.flatMap(([, asked]) => asked))
    count[texts[contract]!.held ? (at.length > 0 ? 'heldTold' : 'heldSilent') : at.length > 0 ? 'told' : 'silent']++
  expect(Math.min(...Object.values(count))).toBeGreaterThan(100)
})

test('a text of our own is the one that was asked, and its places hold whole words', () => {
  const textOf = textsAsked()
  const written = all.flatMap(([, asked]) => asked).filter(({ contract }) => contract.startsWith('written:'))
  expect(written.length).toBeGreaterThan(500)
  const cut = written.filter(({ contract, at }) =>
    at.some(([start, end]) => {
      const place = textOf(contract)!.slice(start, end)
      return place !== place.trim() || place.length < 15
    }),
  )
  expect(cut.map(({ contract, q }) => `${contract} ${q}`)).toEqual([])
  expect(textOf('cuad:none')).toBeNull()
})
