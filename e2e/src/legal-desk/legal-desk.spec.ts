import { ConsultationRequest, Operations } from '@karar/schema'
import { shortContract } from '../fixtures/files.ts'
import { answerOf } from '../product/api.ts'
import { useJourneys } from '../product/journey.ts'
import { signInElsewhere } from '../product/people.ts'
import { shared } from '../product/product.ts'
import type { Product } from '../product/running.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { answer, givenApproved, openAdmin, password, userRow } from '../steps/admin-steps.ts'
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
  return { person, request }
}

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
  // what could not be sent is still there to be sent again
  const calls = /legal-consultation\/requests\//
  await page.route(calls, (route) => route.abort())
  await answer(page, 'Save the note')
  await page.getByRole('dialog').getByText('Failed to update legal consultation request').waitFor()
  await page.unroute(calls)
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

journey('the link of a mail opens its request, however many came after it', async ({ page, product }) => {
  const { person, request } = await givenRequest(product, 'Behram Daruwala', 'low')
  const token = await signInElsewhere(product, person)
  const { document_id, contact_info } = request
  for (const question of Array.from({ length: 12 }, (_, index) => `Question ${index + 2}`)) {
    const json = { document_id, contact_info, description: question }
    await answerOf(product, '/legal-consultation/request', { method: 'POST', token, json })
  }
  await page.goto(`${product.url}/requests?request=${request.id}`)
  await sendSignIn(page, person.email, password)
  const row = page.getByRole('listitem').filter({ hasText: 'May they keep the deposit?' })
  await row.getByText('Nothing was written yet.').waitFor()
  await row.getByRole('button', { name: 'Close' }).click()
  await row.getByRole('button', { name: /^Messages and time/ }).waitFor()
})

journey('an administrator sees how the work goes', async ({ page, product }) => {
  await openAdmin(page, product)
  const line = page.getByRole('list', { name: 'How the work goes' })
  await line.getByText(/^Today [\d,]+ analyzed, [\d,]+ failed$/).waitFor()
  await line.getByText(/ of files stored$/).waitFor()
  await page.getByRole('link', { name: 'Operations' }).click()
  await page.getByRole('heading', { name: 'Analyses by day' }).waitFor()
  await page.getByText('The oldest has waited for').waitFor()
  await page.getByText('Room left on the disk').waitFor()
  await expectFitsInBoth(page)

  // as if the queue stood still
  await page.route('**/api/admin/operations', async (route) => {
    const response = await route.fetch()
    const work = Operations.parse(await response.json())
    const queue = { ...work.queue, waiting: 7, oldest_waiting_seconds: 3000, oldest_letter_seconds: 900 }
    await route.fulfill({ response, json: { ...work, queue } })
  })
  await page.goto(`${product.url}/admin`)
  await page.getByText('A mail could not be handed over for 15 min').waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('link', { name: 'An analysis has waited for 50 min' }).click()
  await page.getByRole('heading', { name: 'What waits' }).waitFor()
})
