import { expect } from 'vitest'
import { sampleContract } from '../fixtures/sample.ts'
import { useJourneys } from '../product/journey.ts'
import { shared } from '../product/product.ts'
import { uploadElsewhere } from '../product/upload-elsewhere.ts'
import { expectFits, twoLooks } from '../steps/looks.ts'
import { analysisOf } from '../steps/results-steps.ts'
import { resultsShown, signInAt } from '../steps/steps.ts'

const journey = useJourneys(shared)
const [, phone] = twoLooks

journey(
  'on a phone an e-mail to the other side is drafted from ticked findings, copied, or handed to the mail program',
  async ({ page, product }) => {
    const id = await uploadElsewhere(product, product.admin, sampleContract(`${crypto.randomUUID()}`), true)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAt(page, product, `/documents/${id}/results`)
    await resultsShown(page)
    const { critical_issues: issues } = await analysisOf(page)
    const indemnity = issues.find(({ clause_number }) => clause_number === '11.2')
    if (!indemnity) throw new Error('Clause 11.2 is not a finding.')

    await page.getByRole('button', { name: 'Write to the other side' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write to the other side' })
    const mail = dialog.getByRole('region', { name: 'Your e-mail' })
    await mail.getByText(`“${indemnity.suggested_wording}”`).waitFor()
    await mail.getByText('Hello Orbis Retail Private Limited,').waitFor()
    await mail.getByText(/\d\. Clause 11\.2 \(Indemnity\)\. We propose this wording:/i).waitFor()
    await expectFits(page)

    // the tone and the ticks change it at once
    await dialog.getByRole('radio', { name: 'Firm' }).check()
    await mail.getByText(/^Subject: .*changes we need before signing$/).waitFor()
    const ticked = dialog.getByRole('checkbox', { checked: true })
    while ((await ticked.count()) > 1) await ticked.last().click()
    await mail.getByText('the point below').waitFor()
    const link = dialog.getByRole('link', { name: 'Open in mail' })
    const href = (await link.getAttribute('href')) ?? ''
    // the gravest point is left
    expect(decodeURIComponent(href)).toContain(issues[0]?.suggested_wording)

    await dialog.getByRole('button', { name: 'Copy the e-mail' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(copied).toBe(`Subject: ${new URL(href).searchParams.get('subject')}\n\n${bodyOf(href)}`)

    // too much for an address: copied, to be pasted
    const unticked = dialog.getByRole('checkbox', { checked: false })
    while ((await unticked.count()) > 0) await unticked.first().click()
    await dialog.getByRole('link', { name: 'Copy, open mail' }).waitFor()
    await ticked.first().focus()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  },
  phone?.[1],
)

const bodyOf = (href: string): string => (new URL(href).searchParams.get('body') ?? '').replaceAll('\r\n', '\n')
