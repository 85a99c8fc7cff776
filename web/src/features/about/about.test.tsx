import { issueCategories } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { AboutPage } from './page.tsx'

test('the page says for whom Karar is, what it counts, and what it does not do', async () => {
  const said = wordsOf(await draw(<AboutPage />, ['about', 'law']))
  expect(said).toContain(`${issueCategories.length} kinds of risk`)
  expect(said).toContain('What it does not do')
  expect(said).not.toMatch(/\{\{|undefined|\bnull\b/)
})
