// @vitest-environment happy-dom
import { allPlans } from '@karar/schema'
import { act } from 'react'
import { expect, test } from 'vitest'
import { queryClient } from '../../lib/http/query-client.ts'
import { keepToken } from '../../lib/http/session.ts'
import { aUser } from '../../lib/testing/accounts.ts'
import { live } from '../../lib/testing/live.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { formatRupees } from '../../lib/text/format.ts'
import { meQuery } from '../accounts/api.ts'
import { PricingPage } from './page.tsx'

const open = () => live(<PricingPage />, ['pricing', 'accounts'])

test('by the year each paid plan shows its price, twelve months struck through, and what is saved', async () => {
  const page = await open()
  const words = page.words()
  expect(words).toContain('Yearly Save 17%')
  for (const { yearly, monthly } of allPlans.filter((plan) => plan.monthly > 0)) {
    expect(words).toContain(
      `${formatRupees(yearly)} 12 months at the monthly price: ${formatRupees(12 * monthly)} ${formatRupees(12 * monthly)} a year You save ${formatRupees(12 * monthly - yearly)} (17%)`,
    )
  }
})

test('by the month there is no saving', async () => {
  const page = await open()
  await page.choose(/^Monthly/)
  expect(page.words()).toContain('₹3,499 a month')
  expect(page.words()).not.toContain('You save')
  expect(document.querySelectorAll('s')).toHaveLength(0)
})

test('what a plan lacks is said in words, and each row is read from the table of plans', async () => {
  const words = (await open()).words()
  expect(words).toMatch(/PDF report Not included Included Included Included|PDF report Not included/)
  expect(words).toContain('3 in total 10 a month Unlimited Unlimited')
  expect(words).toContain('₹2,500 for 30 minutes 30 minutes free, then ₹4,500 an hour 1 hour free, then ₹4,000 an hour')
})

test('visitors are led to an account, and told how a paid plan is had today', async () => {
  const page = await open()
  expect(page.words()).toContain(
    'Payment in Karar is not yet implemented; it will come soon. To have a paid plan today, create an account',
  )
  expect(page.control('Start Free Trial').getAttribute('href')).toContain('/login')
  expect(page.control('Contact Enterprise Sales').getAttribute('href')).toBe('/contact')
})

test('who is signed in sees their plan, and is offered only others', async () => {
  serve({ 'GET /auth/me': [200, aUser({ subscription_type: 'essential' })], 'GET /user/usage': [403] })
  await act(async () => keepToken('token'))
  queryClient.setQueryData(meQuery.queryKey, aUser({ subscription_type: 'essential' }))
  const page = await open()
  expect(page.words()).toContain('Your plan')
  expect(page.offers('Choose Essential')).toBe(false)
  expect(page.offers('Start free')).toBe(false)
  expect(page.offers('Choose Business+')).toBe(true)
  expect(page.words()).toContain('To have a paid plan today, choose one and write to us')
})
