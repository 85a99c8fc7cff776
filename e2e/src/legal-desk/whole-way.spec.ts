import { readFileSync } from 'node:fs'
import { ConsultationRequest, TimeEntry } from '@karar/schema'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { shortContract } from '../fixtures/files.ts'
import { answerOf } from '../product/api.ts'
import { useJourneys } from '../product/journey.ts'
import { mailedLink } from '../product/outbox.ts'
import { signInElsewhere } from '../product/people.ts'
import { shared } from '../product/product.ts'
import type { Product } from '../product/running.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { answer, givenApproved, openAdmin, password, toast, userRow } from '../steps/admin-steps.ts'
import { expectFitsInBoth } from '../steps/looks.ts'
import { openResults, sendSignIn, signIn } from '../steps/steps.ts'

const journey = useJourneys(shared)

/** A window of the same browser, at what the first one shows. */
async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.setViewportSize({ width: 1440, height: 900 })
  await tab.goto(page.url())
  return tab
}

/** The only entry of a request, corrected to 80 minutes by another window. */
async function correctElsewhere(product: Product, id: string): Promise<void> {
  const token = await signInElsewhere(product, product.admin)
  const path = `/legal-requests/${id}/time-entries`
  const [entry] = TimeEntry.array()
    .length(1)
    .parse(await answerOf(product, path, { token }))
  const json = { duration_minutes: 80, reason: 'Only the call.' }
  await answerOf(product, `${path}/${entry?.id}`, { method: 'PUT', token, json })
}

const signOut = (page: Page) => page.evaluate("localStorage.removeItem('token')")

journey(
  'a request is made, assigned, timed, stopped and completed, and whoever made it takes the statement away',
  async ({ page, product, expectConsole }) => {
    // the timer that was stopped in another tab
    expectConsole(/stop-timer/)
    // and the entry that somebody corrected first
    expectConsole(/time-entries/)
    const person = { ...(await givenApproved(product, 'Zarine Mistry')), password }
    const file = shortContract('Zarine Mistry.txt', 'Zarine Mistry Private Limited')
    await uploadElsewhere(product, person, file, true)
    const dialog = page.getByRole('dialog')

    // who has the contract asks
    await signIn(page, product, person)
    await openResults(page, file.name)
    await page.getByRole('button', { name: 'Talk to Legal Team' }).filter({ visible: true }).click()
    await dialog.getByRole('radio', { name: /^High 4 to 8 hours$/ }).check()
    await dialog.getByLabel('What is it about?').fill('May they keep the deposit?')
    await dialog.getByLabel('How can the team reach you?').fill('98400 55512')
    await dialog.getByRole('button', { name: 'Send the request' }).click()
    await page.getByRole('dialog', { name: 'Your request has been sent' }).waitFor()
    const token = await signInElsewhere(product, person)
    const own = await answerOf(product, '/legal-consultation/my-requests', { token })
    const [request] = ConsultationRequest.array().length(1).parse(own)
    await signOut(page)

    // the desk assigns
    await openAdmin(page, product, '?tab=requests&q=zarine')
    const row = userRow(page, person)
    await row.getByText('Answer within 4 to 8 hours').waitFor()
    await row.getByText('May they keep the deposit?').waitFor()
    await expectFitsInBoth(page)
    await page.getByRole('button', { name: 'Assign Lawyer: Zarine Mistry' }).click()
    await answer(page, 'Assign Lawyer')
    await dialog.getByText('Enter the name of the lawyer.').waitFor()
    await page.getByLabel('Name of the lawyer').fill('Adv. Zubin Mody')
    await expectFitsInBoth(page)
    await answer(page, 'Assign Lawyer')
    await toast(page, 'Legal consultation request updated successfully').waitFor()
    await row.getByText('Assigned to Adv. Zubin Mody').waitFor()
    await mailedLink(product, person.email, `/requests?request=${request?.id}`)

    // and times its work
    await page.getByRole('button', { name: 'Start Timer: Zarine Mistry' }).click()
    await dialog.getByLabel('Rate in rupees an hour').fill('2000')
    await dialog.getByLabel('What the time is for').fill('Read the lease')
    await expectFitsInBoth(page)
    await answer(page, 'Start Timer')
    const strip = row.getByRole('region', { name: 'Running timer of Zarine Mistry' })
    await strip.getByText('0 h 0 min').waitFor()
    await row.getByText('In progress with Adv. Zubin Mody').waitFor()
    // it lives on the server: a page that is loaded anew shows it
    await page.reload()
    await strip.getByText('at ₹2,000 an hour').waitFor()
    await expectFitsInBoth(page)
    expect(await page.getByRole('button', { name: 'Mark Complete: Zarine Mistry' }).count()).toBe(0)

    // stopped in another tab while this one is about to: once is enough, and nothing is billed twice
    const stop = { name: 'Stop Timer: Zarine Mistry' }
    await page.getByRole('button', stop).click()
    expect(await dialog.getByLabel('What the time is for').inputValue()).toBe('Read the lease')
    const tab = await secondTab(page)
    await tab.getByRole('button', stop).click()
    await answer(tab, 'Stop Timer')
    await toast(tab, /^Stopped: \d+\.\d\d minutes, \d+\.\d\d hours, ₹/).waitFor()
    await tab.close()
    await answer(page, 'Stop Timer')
    await row.getByText('No timer is running on this request.').waitFor()
    await strip.waitFor({ state: 'hidden' })

    // puts the entry right
    await page.getByRole('button', { name: 'Time entries: Zarine Mistry' }).click()
    await dialog.getByText('Read the lease').waitFor()
    expect(await dialog.getByRole('button', { name: 'Correct: Read the lease' }).count()).toBe(1)
    await expectFitsInBoth(page)
    await dialog.getByRole('button', { name: 'Correct: Read the lease' }).click()
    await dialog.getByLabel('Minutes').fill('90')
    await dialog.getByRole('button', { name: 'Save the entry' }).click()
    await dialog.getByText('Say why the entry is changed.').waitFor()
    await dialog.getByLabel('Reason for the change').fill('A call was not timed.')
    // while another administrator does the same: nothing is overwritten unasked, and what was typed stays
    await correctElsewhere(product, request?.id ?? '')
    await dialog.getByRole('button', { name: 'Save the entry' }).click()
    await dialog.getByText(/has corrected this entry meanwhile\. It now has 80 minutes .* “Only the call\.”/).waitFor()
    expect(await dialog.getByLabel('Reason for the change').inputValue()).toBe('A call was not timed.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Time entries: Zarine Mistry' }).click()
    await dialog.getByText('80.00 min at ₹2,000 an hour').waitFor()
    await dialog.getByRole('button', { name: 'Correct: Read the lease' }).click()
    expect(await dialog.getByLabel('Minutes').inputValue()).toBe('90')
    await dialog.getByRole('button', { name: 'Save the entry' }).click()
    await dialog.getByText('90.00 min at ₹2,000 an hour').waitFor()
    await dialog.getByText('Total: 1.50 h, ₹3,000').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    // answers
    await page.getByRole('button', { name: 'Write message: Zarine Mistry' }).click()
    await dialog.getByLabel('Your message').fill('They may not. Ask for it in writing.')
    await dialog.getByRole('button', { name: 'Send the message' }).click()
    await dialog.getByRole('listitem').filter({ hasText: 'They may not.' }).waitFor()
    await expectFitsInBoth(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    // and completes
    await page.getByRole('button', { name: 'Mark Complete: Zarine Mistry' }).click()
    await answer(page, 'Mark Complete')
    await row.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: /^Completed \d+$/ }).click()
    await row.getByText(/Completed by Adv\. Zubin Mody · 1\.50 h billed, ₹3,000/).waitFor()
    await signOut(page)

    // who asked reads the answer and takes the statement
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
    expect(download.suggestedFilename()).toBe(`Karar statement ${request?.id.slice(-8).toUpperCase()}.pdf`)
    const pdf = readFileSync(await download.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const table = page.waitForEvent('download')
    await page.getByRole('button', { name: 'As a table (CSV)' }).click()
    const lines = readFileSync(await (await table).path(), 'utf8').split('\r\n')
    expect(lines.at(-3)).toBe(',,,Total,90,1.5,,3000,,,,,,')
  },
)
