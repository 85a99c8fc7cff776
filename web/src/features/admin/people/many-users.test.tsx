// @vitest-environment happy-dom
import type { User } from '@karar/schema'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { anAdmin, aUser, aUserId } from '../../../lib/testing/accounts.ts'
import { live } from '../../../lib/testing/live.tsx'
import { liveWithDialogs } from '../../../lib/testing/live-with-dialogs.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import type { More } from '../more-rows.tsx'
import { useUserActions } from './use-user-actions.tsx'
import { UserList } from './user-list.tsx'

const users = Array.from({ length: 4 }, (_, at) => aUser({ id: aUserId(at + 1), full_name: `Person ${at + 1}` }))
const me = anAdmin()

test('the keyboard goes on at the first of the rows that were asked for', async () => {
  let come: () => void = () => {}
  function Growing() {
    const [rows, setRows] = useState<readonly User[]>(users.slice(0, 2))
    const [waits, setWaits] = useState(false)
    come = () => {
      setRows(users)
      setWaits(false)
    }
    const more: More = { fetchNextPage: () => setWaits(true), isFetchingNextPage: waits }
    return (
      <UserList
        label="Accounts"
        rows={rows}
        total={4}
        me={me}
        actions={useUserActions()}
        more={rows.length < 4 ? more : null}
      />
    )
  }
  const page = await live(<Growing />, ['admin'])
  page.control('Show more').focus()
  await page.press('Show more')
  // as browsers do with a button that cannot be pressed any more
  ;(document.activeElement as HTMLElement).blur()
  await act(async () => come())
  expect(document.activeElement?.textContent).toMatch(/^Person 3/)
})

test('of many accounts only the one is drawn anew with which something is done', async () => {
  const [one, other] = users as [User, User]
  let drawn = 0
  const counted = {
    ...other,
    get company_name() {
      drawn++
      return 'Konkan Cold Chain'
    },
  }
  const rows = [one, counted]
  function List() {
    return <UserList label="Accounts" rows={rows} total={2} me={me} actions={useUserActions()} more={null} />
  }
  serve({ [`POST /admin/suspend-user/${one.id}`]: [500, {}] })
  const page = await liveWithDialogs(<List />, ['admin'])
  const before = drawn
  await page.press('Suspend: Person 1')
  await page.press('Suspend')
  await page.wait()
  expect(page.words()).toContain('Failed to suspend user. Please try again.')
  expect(drawn).toBe(before)
})
