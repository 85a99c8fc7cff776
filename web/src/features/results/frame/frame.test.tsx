import '../../../lib/testing/browser.ts'
import type { UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { type ViewId, ViewsProvider } from '../../../lib/document-view.ts'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { aDocument, anAnalysis, anIssue } from '../../../lib/testing/made.ts'
import { AboveView } from './above-view.tsx'
import { FrameNotices } from './notices.tsx'
import { openedOf } from './use-findings.ts'

const guess = { party: 'Orbis Retail Private Limited', role: 'Client', basis: 'weaker_party' } as const
const above = async (current: ViewId, perspective: UnifiedAnalysis['perspective'], wide = true) =>
  wordsOf(
    await draw(
      <ViewsProvider value={{ position: () => null }}>
        <AboveView
          document={aDocument()}
          analysis={anAnalysis({ perspective })}
          current={current}
          wide={wide}
          phone={!wide}
        />
      </ViewsProvider>,
      ['results', 'position'],
    ),
  )

test.each(['analysis', 'voice', 'chat'] as const)(
  '%s says that the side is a guess, with a way to say who',
  async (view) => {
    expect(await above(view, guess)).toMatch(/^For Orbis Retail Private Limited.*taken as the weaker side That is us/)
    expect(await above(view, { ...guess, basis: 'chosen' })).not.toContain('Orbis')
  },
)

test('the first tab and the choice of side say themselves whose it is', async () => {
  expect(await above('professional', guess)).toBe('')
  expect(await above('position', guess)).not.toContain('taken as')
})

test('where there is room every tab but the first is headed by the disclaimer; a phone has it in its bar', async () => {
  const chosen = { ...guess, basis: 'chosen' } as const
  expect(await above('chat', chosen)).toMatch(/not legal advice/i)
  expect(await above('chat', chosen, false)).toBe('')
})

const notices = async (props: Partial<Parameters<typeof FrameNotices>[0]>) =>
  wordsOf(
    await draw(
      <FrameNotices document={aDocument()} analysis={anAnalysis()} superseded={false} lockedName={null} {...props} />,
      ['results', 'documents'],
    ),
  )

test('a locked tab that was pressed is named', async () => {
  expect(await notices({})).toBe('')
  expect(await notices({ lockedName: 'AI Chat' })).toContain('AI Chat')
})

test('a reading by an engine that has been followed by a newer one says so calmly, with the way to read anew', async () => {
  const said = await notices({ superseded: true })
  expect(said).toMatch(/^Read by an earlier version of Karar\. .*the score may change\. Analyze again$/)
  // not while it is read anew
  expect(await notices({ superseded: true, document: aDocument({ analysis_status: 'analyzing' }) })).toBe('')
})

test('an older result that outlived a failed renewal says so, with the reason', async () => {
  const analysis_error = { reason: 'file_gone', message: 'The file is gone.' } as const
  const failed = aDocument({ analysis_status: 'failed', analysis_error })
  expect(await notices({ document: failed })).toContain('The file is gone.')
  // without a result the page itself says what failed
  expect(await notices({ document: failed, analysis: null })).toBe('')
})

test('a low risk by an engine that did not ask whether it understood is called an older reading', async () => {
  const { verdict } = anAnalysis()
  const { not_cleared: _, ...unasked } = { ...verdict, color: 'green' as const, text: 'Low risk.' }
  const older = anAnalysis({ safety_score: 88, verdict: unasked })
  expect(await notices({ analysis: older })).toMatch(/older reading/i)
  // while it is being read anew nothing is to be done
  expect(await notices({ analysis: older, document: aDocument({ analysis_status: 'analyzing' }) })).toBe('')
})

test('the first card stands open until somebody closes it; one that the address names comes before', () => {
  const [first, named] = [anIssue(), anIssue({ id: 'cap-12' })]
  expect(openedOf(undefined, first, { origin: null })).toBe(first)
  expect(openedOf(named, first, { origin: 'contract' })).toBe(named)
  expect(openedOf(undefined, first, { origin: 'card' })).toBeUndefined()
  expect(openedOf(undefined, undefined, { origin: null })).toBeUndefined()
})
