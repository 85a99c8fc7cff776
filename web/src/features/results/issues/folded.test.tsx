// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { live } from '../../../lib/testing/live.tsx'
import { anIssue } from '../../../lib/testing/made.ts'
import { IssueCard } from './issue-card.tsx'

test('what a closed card holds is in the page all the same: paper shows it, and its button names it', async () => {
  await live(
    <IssueCard
      card={[anIssue()]}
      resolved={{ ids: new Set(), toggle() {} }}
      open={false}
      arrival={null}
      onToggle={() => {}}
      onPlace={undefined}
    />,
    ['results'],
  )
  const folded = document.getElementById(document.querySelector('[aria-controls]')?.getAttribute('aria-controls') ?? '')
  expect(folded?.hidden).toBe(true)
  expect(folded?.textContent).toContain('You make good losses that you did not cause.')
})
