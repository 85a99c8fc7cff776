import { expect } from 'vitest'
import { sampleContract } from '../fixtures/sample.ts'
import { useJourneys } from '../product/journey.ts'
import { givenUser } from '../product/people.ts'
import { shared } from '../product/product.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { expectFitsInBoth } from '../steps/looks.ts'
import { signIn } from '../steps/steps.ts'

const journey = useJourneys(shared)

journey(
  'somebody asks the legal team: what is missing, what failed and what was sent is said',
  async ({ page, product, expectConsole }) => {
    expectConsole(/legal-consultation/)
    const person = await givenUser(product, 'devika@nilgirisoft.in', 'Rain-and-ink-7')
    const file = sampleContract()
    await uploadElsewhere(product, person, file, true)
    await signIn(page, product, person)
    await page.getByRole('link', { name: /View Results/ }).click()
    const open = () => page.getByRole('button', { name: 'Talk to Legal Team' }).filter({ visible: true }).click()
    await open()
    const dialog = page.getByRole('dialog', { name: 'Talk to Legal Team' })
    await dialog.getByText('Your plan, Starter, does not include a lawyer’s consultation.').waitFor()
    const urgency = (name: RegExp) => dialog.getByRole('radio', { name })
    expect(await urgency(/^Medium 24 to 48 hours$/).isChecked()).toBe(true)
    await urgency(/^Low 3 to 5 days$/).waitFor()
    await expectFitsInBoth(page)

    const send = dialog.getByRole('button', { name: 'Send the request' })
    await send.click()
    await dialog.getByText('Please fill in all required fields').waitFor()
    const description = dialog.getByLabel('What is it about?')
    await description.fill('May they choose the arbitrator?')
    await dialog.getByLabel('How can the team reach you?').fill(' ')
    await send.click()
    await dialog.getByText('Please fill in all required fields').waitFor()
    await dialog.getByLabel('How can the team reach you?').fill('+91 98400 55512')
    await urgency(/^High 4 to 8 hours$/).check()

    await page.route('**/api/legal-consultation/request', (route) => route.fulfill({ status: 500, body: '{}' }))
    await send.click()
    await dialog.getByText('Failed to submit legal consultation request. Please try again.').waitFor()
    await expectFitsInBoth(page)
    await page.unroute('**/api/legal-consultation/request')
    // closed and opened again, with all that was typed
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await open()
    expect(await description.inputValue()).toBe('May they choose the arbitrator?')
    expect(await urgency(/^High/).isChecked()).toBe(true)
    await send.click()

    const sent = page.getByRole('dialog', { name: 'Your request has been sent' })
    await sent.getByText('The legal team will contact you within 24 to 48 hours.').waitFor()
    await sent.getByRole('listitem').filter({ hasText: 'Waiting for the team' }).waitFor()
    await expectFitsInBoth(page)
    await sent.getByRole('button', { name: 'Done' }).click()
    await open()
    await dialog.getByRole('listitem').filter({ hasText: 'May they choose the arbitrator?' }).waitFor()
    expect(await description.inputValue()).toBe('')
  },
)
