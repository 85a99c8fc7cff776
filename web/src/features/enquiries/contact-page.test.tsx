// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { ContactPage } from './contact-page.tsx'

async function form(answer: readonly [number, unknown?] = [201, { success: true, message: 'Thank you.' }]) {
  const asked = serve({ 'POST /enquiries': answer })
  const page = await live(<ContactPage />, ['contact'])
  await page.type('Your name', 'Meera Nair')
  await page.type('Company', 'Nilgiri Softworks LLP')
  await page.type('E-mail', ' meera@nilgiri.example ')
  await page.type('What you need', 'Two hundred contracts a month.')
  return { page, asked }
}

test('an enquiry is sent, and says where the answer will come to', async () => {
  const { page, asked } = await form()
  await page.submit('E-mail')
  await page.wait()
  expect(asked).toEqual([
    {
      what: 'POST /enquiries',
      json: {
        name: 'Meera Nair',
        company: 'Nilgiri Softworks LLP',
        email: 'meera@nilgiri.example',
        phone: '',
        message: 'Two hundred contracts a month.',
      },
    },
  ])
  expect(page.words()).toContain('We answer to meera@nilgiri.example within 24 hours.')
})

test.each([
  ['Your name', ' ', 'Enter your name.'],
  ['Company', '', 'Enter the name of your company.'],
  ['E-mail', 'meera', 'Enter your email address, for example name@company.in.'],
  ['What you need', 'Help', 'Tell us in a sentence what you need (at least 10 characters).'],
])('%s: %j is refused at its field, which has the focus', async (label, typed, words) => {
  const { page, asked } = await form()
  await page.type(label, typed)
  await page.submit('E-mail')
  expect(page.words()).toContain(words)
  expect(document.activeElement).toBe(page.field(label))
  expect(asked).toEqual([])
})

test('what could not be sent is said, and stays typed', async () => {
  const { page } = await form([429, { detail: 'Too many enquiries. Try again in an hour.' }])
  await page.submit('E-mail')
  await page.wait()
  expect(page.words()).toContain('Too many enquiries. Try again in an hour.')
  expect(page.field('What you need').value).toBe('Two hundred contracts a month.')
})

test('what the largest plan costs, and what becomes of what is sent, stand beside the form', async () => {
  const { page } = await form()
  expect(page.words()).toContain('₹15,000 a month or ₹1,50,000 a year')
  expect(page.words()).toContain('is kept with the administrators of this Karar until they delete it')
})
