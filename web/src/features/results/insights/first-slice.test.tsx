import { expect, test, vi } from 'vitest'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { aDocument, anAnalysis, anIssue } from '../../../lib/testing/made.ts'
import type { ShownIssues } from '../issues/use-shown-issues.ts'
import type { Places } from '../use-places.ts'
import { Professional } from './professional.tsx'

const titles = Array.from({ length: 7 }, (_, i) => `You pay for thing ${i}`)
const issues = titles.map((title, i) => anIssue({ id: `issue-${i}`, title, clause_number: `${i + 1}`, start: i * 100 }))
const analysis = anAnalysis({ critical_issues: issues })
const shown = {
  cards: issues.map((one) => [one]),
  severity: null,
  openOnly: false,
  counts: [],
} as unknown as ShownIssues
const nowhere = { place: null, origin: null, moved: '', go() {} } as Places

const drawn = (fresh: boolean, places = nowhere) =>
  draw(
    <Professional
      document={aDocument()}
      analysis={analysis}
      warnings={[]}
      text={undefined}
      shown={shown}
      check={{ issues: [], open: false, toggle() {} }}
      resolved={{ ids: new Set(), toggle() {} }}
      places={places}
      phone
      open={null}
      onPlace={undefined}
      fresh={{ current: fresh }}
    />,
    ['results', 'report', 'documents', 'position'],
  )
const cards = (markup: string) => markup.match(/ data-issue="/g)?.length ?? 0

test('an analysis that has just come begins with its verdict alone: all below at one go keeps a slow phone', async () => {
  const markup = await drawn(true)
  expect(wordsOf(markup)).toContain(analysis.verdict.text)
  expect(cards(markup)).toBe(0)
  expect(wordsOf(markup)).not.toContain('What to fix')
  expect(wordsOf(markup)).not.toContain('What this rests on')
})

test('who comes back to it, or to a place in it, has it whole', async () => {
  const place: Places['place'] = { start: 0, end: 10, issueId: 'issue-5' }
  for (const markup of [await drawn(false), await drawn(true, { ...nowhere, place })]) {
    expect(cards(markup)).toBe(titles.length)
    expect(wordsOf(markup)).toContain('What to fix')
    expect(wordsOf(markup)).toContain('What this rests on')
  }
})

test('all of an English analysis is drawn without the formatters of a browser, each of which keeps a slow phone', async () => {
  const made = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'DisplayNames')]
  try {
    expect(wordsOf(await drawn(false))).toContain('Language English')
    for (const formatter of made) expect(formatter).not.toHaveBeenCalled()
  } finally {
    for (const formatter of made) formatter.mockRestore()
  }
})
