import { expect, test } from 'vitest'
import { readIn, readWritten, scoreSentence } from './norms.ts'

test('what we wrote for the purpose is read: who may, must, and must not', () => {
  const scores = readWritten().flatMap((sentence) => Object.values(scoreSentence(sentence, readIn(sentence))))
  const sum = (key: 'wanted' | 'found' | 'read' | 'right') => scores.reduce((total, score) => total + score[key], 0)
  expect(sum('wanted')).toBeGreaterThan(100)
  expect(sum('found') / sum('wanted')).toBeGreaterThan(0.95)
  expect(sum('right') / sum('read')).toBeGreaterThan(0.95)
})

test('a norm with another holder, or of another kind, is not right', () => {
  const sentence = readWritten()[0]!
  const [norm] = readIn(sentence)
  const wrong = [
    { ...norm!, kind: 'power' as const },
    { ...norm!, holder: null },
  ]
  for (const one of wrong) {
    const scores = Object.values(scoreSentence(sentence, [one]))
    expect(scores.reduce((total, { found, right }) => total + found + right, 0)).toBe(0)
  }
})
