// @vitest-environment happy-dom
import { type DocumentId, setApart, type UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { aDocument, anAnalysis, anIssue } from '../../../lib/testing/made.ts'
import { serve } from '../../../lib/testing/serve.ts'
import { useFindings } from '../frame/use-findings.ts'
import { ToCheck } from './to-check.tsx'

const doubted = anIssue({ id: 'doubted', severity: 'low', unsure: true, title: 'To check: who keeps the keys?' })
const analysis = anAnalysis({ critical_issues: [anIssue(), doubted] })

function Page({ of }: { of: UnifiedAnalysis }) {
  const { sure, toCheck } = setApart(of)
  const { check, places, opened, marks, walk, shown } = useFindings(
    ...([aDocument().id as DocumentId, sure, undefined, true, toCheck] as const),
  )
  return (
    <>
      <p>{`cards ${shown.cards.length} walk ${walk.length} marks ${marks.length} open ${opened?.id ?? 'none'}.`}</p>
      <ToCheck check={check} places={places} phone={false} opened={opened?.id ?? null} onPlace={undefined} />
    </>
  )
}

async function page(of = analysis, address = '/') {
  serve({ [`GET /documents/${aDocument().id}/resolved-issues`]: [200, []] })
  return live(<Page of={of} />, ['results'], address)
}
const said = (of: Awaited<ReturnType<typeof page>>) => of.words()

test('closed at first: neither card nor mark nor step', async () => {
  const shown = await page()
  expect(said(shown)).toContain('cards 1 walk 1 marks 1 open indemnity-11.2.')
  expect(said(shown)).toContain('Passages to check yourself (1)')
})

test('opened, its findings are marked and walked through, and still no cards of the list', async () => {
  const shown = await page()
  await shown.press('Passages to check yourself (1)')
  expect(said(shown)).toContain('cards 1 walk 2 marks 2 open indemnity-11.2.')
  expect(said(shown)).toContain('To check: who keeps the keys?')
  expect(said(shown)).not.toContain('Settled')
})

test('an address that names one opens the section; closing that closes the finding as well', async () => {
  const shown = await page(analysis, '/#issue-doubted')
  expect(said(shown)).toContain('walk 2 marks 2 open doubted.')
  expect(said(shown)).toContain('It may hurt you')
  await shown.press('Passages to check yourself (1)')
  expect(said(shown)).toContain('walk 1 marks 1 open none.')
})

test('an analysis without such findings has no such section', async () =>
  expect(said(await page(anAnalysis()))).not.toContain('Passages to check'))
