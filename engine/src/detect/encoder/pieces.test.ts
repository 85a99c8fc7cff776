import { describe, expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { packed } from './chunks.ts'
import { MARKS, piecesOf } from './pieces.ts'
import { wordPieces } from './wordpiece.ts'

const [FIRST, SECOND, BOTH] = MARKS

describe('pieces of a contract', () => {
  test('parties are marked, the side that usually signs first', () => {
    const { pieces } = piecesOf(
      contractOf(
        'The Client may at any time reduce the fee of the Service Provider. Either party may leave.',
        'services',
      ),
    )
    const words = pieces.map(({ text }) => text).join(' ')
    expect(words).toContain(`the ${SECOND} client may at any time reduce the fee of the ${FIRST} service provider.`)
    expect(words).toContain(`${BOTH} either party may leave.`)
  })

  test('a long sentence is cut where its words allow it, and nothing of it is lost', () => {
    const list = Array.from({ length: 30 }, (_, index) => `the Client may change item ${index} of the order`).join(
      ', and ',
    )
    const contract = contractOf(`The Service Provider agrees that ${list}.`, 'services')
    const { pieces } = piecesOf(contract)
    const own = pieces.flatMap(({ span }) => (span === null ? [] : [span])).filter(({ start }) => start > 0)
    expect(Math.max(...own.map(({ start, end }) => end - start))).toBeLessThanOrEqual(420)
    const inList = own.filter(({ start, end }) => contract.text.norm.slice(start, end).includes('item'))
    expect(inList.length).toBeGreaterThan(3)
    inList.forEach(({ start }, index) => {
      expect(start).toBe(index === 0 ? start : inList[index - 1]!.end)
    })
  })

  test('what a word includes is read with it', () => {
    const words = `The Client disclaims all obligations and liabilities for damages that anybody may suffer from the use of the works, including, but not limited to, direct and indirect damages ${'and costs '.repeat(20)}`
    const { pieces } = piecesOf(contractOf(`${words.trim()}.`, 'services'))
    expect(pieces.some(({ text }) => /disclaims .* not limited to, direct/.test(text))).toBe(true)
  })
})

const vocabulary = ['[PAD]', '[UNK]', '', '', '', '[CLS]', '[SEP]', 'pay', '##ment', '##s', 'late', ',', 'cafe']
const tokens = wordPieces(vocabulary)

describe('word pieces', () => {
  test('the longest piece first, accents and capitals folded, signs alone, marks in their rows', () => {
    expect(tokens('Payments late, Café', 20)).toEqual([7, 8, 9, 10, 11, 12])
    expect(tokens(`${SECOND}pay ${FIRST} xyz`, 20)).toEqual([3, 7, 2, 1])
    expect(tokens('pay pay pay', 2)).toEqual([7, 7])
  })
})

describe('chunks', () => {
  const piece = (text: string, clause: number, span: { start: number; end: number } | null = { start: 0, end: 1 }) => ({
    text,
    span,
    clause,
  })

  test('each piece is asked about once, with the heading and the piece before as context', () => {
    const long = Array.from({ length: 100 }, () => 'pay').join(' ')
    const chunks = packed([piece('late', 0, null), piece(long, 0), piece(`${long} late`, 0), piece('cafe', 0)], tokens)
    expect(chunks.map(({ asked }) => asked)).toEqual([[1], [2, 3]])
    // begin, the heading, the end of the piece before; then its own words
    expect(chunks[1]!.ids.slice(0, 3)).toEqual([5, 10, 7])
    expect(chunks[1]!.owners.indexOf(0)).toBe(2 + 24)
    expect(chunks.every(({ ids, owners }) => ids.length === owners.length && ids.length <= 192)).toBe(true)
  })
})
