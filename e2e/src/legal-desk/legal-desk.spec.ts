import { readFileSync } from 'node:fs'
import { ActiveTimer, ConsultationRequest } from '@karar/schema'
import { expect } from 'vitest'
import { shortContract } from '../fixtures/files.ts'
import { answerOf } from '../product/api.ts'
import { useJourneys } from '../product/journey.ts'
import { signInElsewhere } from '../product/people.ts'
import { shared } from '../product/product.ts'
import type { Product } from '../product/running.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { answer, givenApproved, openAdmin, password, toast, userRow } from '../steps/admin-steps.ts'
import { expectFitsInBoth } from '../steps/looks.ts'
import { sendSignIn } from '../steps/steps.ts'

const journey = useJourneys(shared)

/** Somebody who has asked the legal team about a document. */
async function givenRequest(product: Product, name: string, urgency: string) {
  const listed = await givenApproved(product, name)
  const person = { ...listed, password }
  const file = shortContract(`${name}.txt`, `${name} Private Limited`)
  const document_id = await uploadElsewhere(product, person, file, false)
  const token = await signInElsewhere(product, person)
  const json = { document_id, urgency, description: 'May they keep the deposit?', contact_info: '98400 55512' }
  const call = { method: 'POST', token, json } as const
  const request = ConsultationRequest.parse(await answerOf(product, '/legal-consultation/request', call))
  return { person, file, request }
}

journey(
  'a request is assigned, timed, answered and completed, and its requester takes the statement away',
  async (visit) => {
    const { page, product } = visit
    const { person, file, request } = await givenRequest(product, 'Zarine Mistry', 'high')
    await openAdmin(page, product, '?tab=requests&q=zarine')
    const row = userRow(page, person)
    await row.getByText('Answer within 4 to 8 hours').waitFor()
    await row.getByText('May they keep the deposit?').waitFor()
    await expectFitsInBoth(page)

    await page.getByRole('button', { name: 'Assign Lawyer: Zarine Mistry' }).click()
    await answer(page, 'Assign Lawyer')
    await page.getByRole('dialog').getByText('Enter the name of the lawyer.').waitFor()
    await page.getByLabel('Name of the lawyer').fill('Adv. Zubin Mody')
    await expectFitsInBoth(page)
    await answer(page, 'Assign Lawyer')
    await toast(page, 'Legal consultation request updated successfully').waitFor()
    await row.getByText('Assigned to Adv. Zubin Mody').waitFor()

    await page.getByRole('button', { name: 'Start Timer: Zarine Mistry' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Rate in rupees an hour').fill('2000')
    await dialog.getByLabel('What the time is for').fill('Read the lease')
    await expectFitsInBoth(page)
    await answer(page, 'Start Timer')
    const strip = row.getByRole('region', { name: 'Running timer of Zarine Mistry' })
    await strip.getByText('0 h 0 min').waitFor()
    await row.getByText('In progress with Adv. Zubin Mody').waitFor()
    // it lives on the server: a page that is loaded anew shows it, and any other session sees it
    await page.reload()
    await strip.getByText('at ₹2,000 an hour').waitFor()
    await expectFitsInBoth(page)
    const token = await signInElsewhere(product, product.admin)
    const path = `/legal-requests/${request.id}/active-timer`
    expect(ActiveTimer.parse(await answerOf(product, path, { token })).has_active_timer).toBe(true)
    expect(await page.getByRole('button', { name: 'Mark Complete: Zarine Mistry' }).count()).toBe(0)

    await page.getByRole('button', { name: 'Stop Timer: Zarine Mistry' }).click()
    expect(await dialog.getByLabel('What the time is for').inputValue()).toBe('Read the lease')
    await answer(page, 'Stop Timer')
    await toast(page, /^Stopped: \d+\.\d\d minutes, \d+\.\d\d hours, ₹/).waitFor()
    await strip.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Time entries: Zarine Mistry' }).click()
    await dialog.getByText('Read the lease').waitFor()
    await expectFitsInBoth(page)
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
    await dialog.getByLabel('Minutes').fill('90')
    await dialog.getByRole('button', { name: 'Save the entry' }).click()
    await dialog.getByText('Say why the entry is changed.').waitFor()
    await dialog.getByLabel('Reason for the change').fill('A call was not timed.')
    await dialog.getByRole('button', { name: 'Save the entry' }).click()
    await dialog.getByText('90.00 min at ₹2,000 an hour').waitFor()
    await dialog.getByText('Total: 1.50 h, ₹3,000').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Write message: Zarine Mistry' }).click()
    await dialog.getByLabel('Your message').fill('They may not. Ask for it in writing.')
    await dialog.getByRole('button', { name: 'Send the message' }).click()
    await dialog.getByRole('listitem').filter({ hasText: 'They may not.' }).waitFor()
    await expectFitsInBoth(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Mark Complete: Zarine Mistry' }).click()
    await answer(page, 'Mark Complete')
    await row.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: /^Completed \d+$/ }).click()
    await row.getByText(/Completed by Adv\. Zubin Mody · 1\.50 h billed, ₹3,000/).waitFor()

    await page.evaluate("localStorage.removeItem('token')")
    await page.goto(`${product.url}/requests`)
    await sendSignIn(page, person.email, password)
    await page.getByRole('heading', { name: 'Your requests to the legal team' }).waitFor()
    await page.getByRole('button', { name: `Messages and time: ${file.name}` }).click()
    await page.getByText('They may not. Ask for it in writing.').waitFor()
    await page.getByText('This request is closed. Send a new one to ask again.').waitFor()
    await page.getByText('Corrected from').waitFor()
    await expectFitsInBoth(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Statement as PDF' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(`Karar statement ${request.id.slice(-8).toUpperCase()}.pdf`)
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  },
)

journey('requester and desk write each other; a request that is refused in words stays as it was', async (visit) => {
  const { page, product, expectConsole } = visit
  expectConsole(/legal-consultation/)
  const { person, request } = await givenRequest(product, 'Jehangir Contractor', 'low')
  await page.goto(`${product.url}/requests?request=${request.id}`)
  await sendSignIn(page, person.email, password)
  await page.getByText('Nothing was written yet.').waitFor()
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.getByText('Please enter a message').waitFor()
  await page.getByLabel('Your message').fill('They now want it signed on Thursday.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.getByRole('listitem').filter({ hasText: 'on Thursday' }).first().waitFor()
  await expectFitsInBoth(page)

  await page.evaluate("localStorage.removeItem('token')")
  await openAdmin(page, product, '?tab=requests&q=jehangir')
  const row = userRow(page, person)
  await row.getByText('The requester wrote last').waitFor()
  await page.getByRole('button', { name: 'Add note: Jehangir Contractor' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants a call after six.')
  await answer(page, 'Save the note')
  await row.getByText('Wants a call after six.').waitFor()

  // cancelled elsewhere meanwhile
  const token = await signInElsewhere(product, product.admin)
  const cancel = `/admin/legal-consultation/requests/${request.id}?status=cancelled`
  await answerOf(product, cancel, { method: 'PUT', token })
  await page.getByRole('button', { name: 'Assign Lawyer: Jehangir Contractor' }).click()
  await page.getByLabel('Name of the lawyer').fill('Adv. Zubin Mody')
  await answer(page, 'Assign Lawyer')
  await page.getByText('This request was cancelled, and cannot be changed any more.').waitFor()
})

journey('an administrator sees how the work goes', async ({ page, product }) => {
  await openAdmin(page, product)
  const line = page.getByRole('list', { name: 'How the work goes' })
  await line.getByText(/^Today [\d,]+ analysed, [\d,]+ failed$/).waitFor()
  await line.getByText(/ of files stored$/).waitFor()
  await page.getByRole('link', { name: 'Operations' }).click()
  await page.getByRole('heading', { name: 'Analyses by day' }).waitFor()
  await page.getByText('The oldest has waited for').waitFor()
  await page.getByText('Room left on the disk').waitFor()
  await expectFitsInBoth(page)
})
