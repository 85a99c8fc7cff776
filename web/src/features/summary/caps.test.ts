import { expect, test } from 'vitest'
import { capped } from './caps.ts'

test('no list of the summary is longer than the specification allows, and what fits is shown in its order', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(capped(many, 'terms')).toEqual(['a', 'b', 'c', 'd'])
  expect(capped(many, 'redFlags')).toEqual(['a', 'b', 'c'])
  expect(capped(many, 'improvementNotes')).toEqual(['a', 'b'])
  expect(capped(many, 'advantages')).toHaveLength(3)
  expect(capped(many, 'concerns')).toHaveLength(3)
  expect(capped(many, 'recommendations')).toHaveLength(3)
  expect(capped(many, 'voiceSuggestions')).toHaveLength(4)
  expect(capped(['only'], 'redFlags')).toEqual(['only'])
})
