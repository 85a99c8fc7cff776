import { planOf, type User } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw } from '../../../lib/testing/draw.tsx'
import { paidTypes, UpgradeForm } from './upgrade-form.tsx'

test('each plan that is paid for is offered once, and the usual one is chosen', async () => {
  const names = paidTypes.map((type) => planOf(type).name)
  expect(names).toEqual(['Essential', 'Business+', 'Enterprise'])
  const user = { full_name: 'Asha', email: 'asha@example.in', documents_analyzed: 3, free_documents_limit: 3 } as User
  const markup = await draw(<UpgradeForm user={user} onKeep={() => {}} onUpgrade={() => {}} />, ['admin'])
  for (const name of names) expect(markup.split(name)).toHaveLength(2)
  expect(markup).toMatch(/value="premium"[^>]*checked|checked[^>]*value="premium"/)
})
