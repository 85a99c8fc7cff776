// @vitest-environment happy-dom
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { aDocument } from '../../../lib/testing/made.ts'
import { NoAnalysis } from './no-analysis.tsx'

test('two presses at one go start one analysis: the second was refused, or counted against the plan', async () => {
  const fetched = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  const document = aDocument({ analysis_status: 'pending' })
  const page = await live(<NoAnalysis document={document} professional={false} />, ['results'])
  await act(async () => {
    page.control('Analyze').click()
    page.control('Analyze').click()
  })
  await page.wait()
  expect(fetched).toHaveBeenCalledOnce()
})
