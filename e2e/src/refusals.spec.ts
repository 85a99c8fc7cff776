import { User } from '@karar/schema'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contracts } from './fixtures/files.ts'
import { api } from './product/api.ts'
import { useJourneys } from './product/journey.ts'
import { signInElsewhere } from './product/people.ts'
import { shared } from './product/product.ts'
import type { Product } from './product/running.ts'
import { answer, chooseRare, givenApproved, givenWaiting, openAdmin, userRow } from './steps/admin-steps.ts'
import { completed, rowOf, signIn, takenOver, uploadThroughPage } from './steps/steps.ts'

const journey = useJourneys(shared)

/** Lets the next calls of an address fail: with a status, and the server's words if it has any, or with no answer at all. */
async function fails(page: Page, address: string, status: number | 'no answer', detail?: string): Promise<void> {
  await page.unroute(address)
  await page.route(address, (route) =>
    status === 'no answer' ? route.abort() : route.fulfill({ status, json: detail === undefined ? {} : { detail } }),
  )
}

journey('what goes wrong with a forgotten password is told, and what was typed is kept', async (visit) => {
  const { page, product } = visit
  visit.expectConsole(/Failed to load resource|50[03]: /)
  const forgot = '**/api/auth/forgot-password'
  await page.goto(`${product.url}/login`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await page.getByLabel('Email').fill('meera@example.org')
  const told = async (words: string) => {
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await page.getByRole('alert').getByText(words).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('meera@example.org')
  }
  await fails(page, forgot, 500)
  await told('Failed to send reset email')
  await fails(page, forgot, 503, 'The mail server is away.')
  await told('The mail server is away.')
  await fails(page, forgot, 'no answer')
  await told('Network error. Please try again.')

  await page.route('**/api/auth/reset-password/*', (route) => route.fulfill({ json: { valid: true } }))
  await page.goto(`${product.url}/login?token=one-that-the-server-would-take`)
  await page.getByLabel('New password').fill('Tamarind-9-Lane')
  await page.getByLabel('Confirm password').fill('Tamarind-9-Lane')
  await fails(page, '**/api/auth/reset-password', 500)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByText('An error occurred while resetting your password. Please try again.').waitFor()
})

journey(
  'who may no longer analyse or delete is told to sign in again',
  async (visit) => {
    const { page, product } = visit
    visit.expectConsole(/Failed to load resource|500: /)
    await page.clock.install()
    await signIn(page, product)
    const file = contracts.txt
    await uploadThroughPage(page, file)
    await completed(page, file.name)
    await fails(page, '**/api/documents/*/analyze', 403)
    await page.getByRole('button', { name: `More about ${file.name}` }).click()
    await page.getByRole('menuitem', { name: 'Analyze again' }).click()
    await page.getByText('Authentication failed. Please login again.').waitFor()

    // a deletion can be undone for some seconds, and is sent after them
    for (const [status, words] of [
      [403, 'Authentication failed. Please login again.'],
      [500, 'Failed to delete document. Please try again.'],
    ] as const) {
      await page.unroute('**/api/documents/*')
      await page.route('**/api/documents/*', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status, json: {} }) : route.continue(),
      )
      await page.getByRole('button', { name: `Delete ${file.name}` }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await page.clock.fastForward(10_000)
      await page.getByText(words).waitFor()
      await rowOf(page, file.name).waitFor()
    }
    const id = await rowOf(page, file.name).getByRole('link').first().getAttribute('href')
    await page.unroute('**/api/documents/*')
    await page.getByRole('button', { name: `Delete ${file.name}` }).click()
    await deletedElsewhere(product, id)
    await page.clock.fastForward(10_000)
    await page.getByText('Document not found. It may have already been deleted.').waitFor()
    await rowOf(page, file.name).waitFor({ state: 'detached' })
  },
  { apart: true },
)

/** Deletes a document on another device. @param address of its results */
async function deletedElsewhere(product: Product, address: string | null): Promise<void> {
  const id = /[0-9a-f-]{36}/.exec(address ?? '')?.[0]
  const token = await signInElsewhere(product, product.admin)
  expect((await api(product, `/documents/${id}`, { method: 'DELETE', token })).status).toBe(204)
}

journey('what the administration could not do is told beside the account', async (visit) => {
  const { page, product } = visit
  visit.expectConsole(/Failed to load resource|500: /)
  const waiting = await givenWaiting(product, 'Ritu Bhalla')
  const free = await givenApproved(product, 'Suresh Pillai')
  await openAdmin(page, product)
  await page.route('**/api/admin/{approve,reject,suspend}-user/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.route('**/api/admin/{upgrade-user-subscription,reset-user-usage,users}/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  )
  // only who has reached the limit of the free plan is offered another
  await page.route('**/api/admin/users?*', async (route) => {
    const response = await route.fetch()
    const users = User.array().parse(await response.json())
    await route.fulfill({
      response,
      json: users.map((user) => ({ ...user, documents_analyzed: user.free_documents_limit })),
    })
  })
  const told = (person: typeof free, words: string) => userRow(page, person).getByText(words).waitFor()

  await page.getByRole('button', { name: `Approve: ${waiting.name}` }).click()
  await told(waiting, 'Failed to approve user. Please try again.')
  await page.getByRole('button', { name: `Reject: ${waiting.name}` }).click()
  await answer(page, 'Reject')
  await told(waiting, 'Failed to reject user. Please try again.')

  await page.getByRole('link', { name: 'All Users' }).click()
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('suresh')
  await page.getByRole('button', { name: `Suspend: ${free.name}` }).click()
  await answer(page, 'Suspend')
  await told(free, 'Failed to suspend user. Please try again.')
  await page.getByRole('button', { name: `Upgrade: ${free.name}` }).click()
  await answer(page, 'Upgrade')
  await told(free, 'Failed to upgrade user subscription. Please try again.')
  await chooseRare(page, free, 'Reset usage')
  await answer(page, 'Reset usage')
  await told(free, 'Failed to reset user usage. Please try again.')
  await chooseRare(page, free, 'Delete account')
  await answer(page, 'Delete account')
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await page.keyboard.press('Enter')
  await told(free, 'Failed to delete user. Please try again.')
  // the account is as it was
  await userRow(page, free).getByText('Approved').waitFor()
})

journey('the second of two clicks does nothing to the account that has moved up', async ({ page, product }) => {
  const below = await givenWaiting(product, 'Yamini Rao')
  const above = await givenWaiting(product, 'Zoya Khan')
  await openAdmin(page, product)
  await page.getByRole('button', { name: `Approve: ${above.name}` }).dblclick()
  await userRow(page, above).waitFor({ state: 'hidden' })
  await page.reload()
  await userRow(page, below).getByText('Pending').waitFor()
})
