import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { Disclaimer } from './disclaimer.tsx'
import type { DisclaimerKind } from './disclaimer-notice.tsx'

const shown = async (kind: DisclaimerKind, short = false) =>
  wordsOf(await draw(<Disclaimer kind={kind} short={short} />, []))

test('each of the four kinds says in one sentence what it is not, and offers the whole', async () => {
  const kinds: DisclaimerKind[] = ['analysis', 'general', 'templates', 'compliance']
  const lines = await Promise.all(kinds.map((kind) => shown(kind)))
  expect(new Set(lines).size).toBe(4)
  for (const line of lines) expect(line).toMatch(/\b(?:not|no|lawyer)\b.*\. Read the full notice$/)
})

test('beside a verdict it is short', async () =>
  expect(await shown('analysis', true)).toBe('AI analysis, not legal advice. Details'))
