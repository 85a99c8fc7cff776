import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useJourneys } from './product/journey.ts'
import { givenUser } from './product/people.ts'
import { shared } from './product/product.ts'
import { expectFitsInBoth } from './steps/looks.ts'
import { resultsShown, signIn, signInAt } from './steps/steps.ts'

const journey = useJourneys(shared)

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in the templates' })
const next = (page: Page) => page.getByRole('button', { name: /^(?:Next|Finish)$/ })

journey(
  'a visitor is told to sign in, and comes to the templates after it',
  async ({ page, product, expectConsole }) => {
    expectConsole(/401/)
    const person = await givenUser(product, 'esha@nilgirisoft.in', 'Rain-and-ink-7')
    await page.goto(`${product.url}/templates`)
    await page.getByRole('heading', { name: 'Authentication required' }).waitFor()
    await expectFitsInBoth(page)
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor()
    await page.getByText('Only administrators can create or modify templates.').waitFor()
    // or this page would hear of the end, and the next one begin as a visitor's
    await page.getByRole('button', { name: 'Preview Employment agreement' }).waitFor()

    // a session that ended meanwhile begins again at sign-in, which says why
    await page.route('**/api/policy-templates?*', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Please sign in.' } }),
    )
    await page.reload()
    await page.getByText('Your session has ended. Please sign in again.').waitFor()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(new URL(page.url()).search).toBe('')
  },
)

journey(
  'somebody finds a template, previews and downloads it, fills it in and has it analysed',
  async ({ page, product }) => {
    const person = await givenUser(product, 'farid@nilgirisoft.in', 'Rain-and-ink-7')
    await signIn(page, product, person)
    await page.getByRole('link', { name: 'Templates' }).filter({ visible: true }).click()
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Indian financial')
    await page.getByText('2 templates').waitFor()
    await search(page).fill('founders')
    await page.getByText('1 template', { exact: true }).waitFor()
    await search(page).fill('loan unsecured')
    await page.getByRole('heading', { name: 'Loan agreement (unsecured)' }).waitFor()

    await page.getByRole('button', { name: 'Preview Loan agreement (unsecured)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Loan agreement (unsecured)', exact: true })
    await dialog.getByText('Not for', { exact: true }).waitFor()
    await dialog.getByText('[Amount of the loan]').first().waitFor()
    await expectFitsInBoth(page)
    await dialog.getByRole('button', { name: 'Download' }).click()
    const formats = page.getByRole('dialog', { name: 'Download Loan agreement (unsecured)' })
    const download = page.waitForEvent('download')
    await formats.getByRole('button', { name: 'Download: Markdown (.md)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Loan agreement (unsecured).md')
    expect(await readFile((await file.path()) ?? '', 'utf8')).toContain('[Amount of the loan]')
    await formats.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Fill in Loan agreement (unsecured)' }).click()
    await page.getByRole('heading', { name: 'Loan agreement (unsecured)', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Rename this draft' }).click()
    await page.getByLabel('Name of the draft').fill('Loan to Harbour')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Loan to Harbour', level: 1 }).waitFor()
    const paper = page.getByRole('region', { name: 'The text as it fills' })
    await page.getByLabel('Date of signing').fill('2026-12-01')
    await paper.getByText('1 December 2026').waitFor()
    await next(page).click()
    await page.getByLabel('Place of signing').fill('Bengaluru, Karnataka')
    await next(page).click()
    // a press on another question before this one stands is lost
    await page.getByLabel('Name of the Lender').waitFor()
    // what the account tells is there already, and is not asked again as open
    await page.getByText('All questions').click()
    await page.getByRole('button', { name: /^Amount of the loan/ }).click()
    const amount = page.getByLabel('Amount of the loan')
    await amount.fill('much')
    await next(page).click()
    await page.getByText('Please give a number.').waitFor()
    await expectFitsInBoth(page)
    // one that does not fit holds up no other
    await page.getByRole('button', { name: /^Number of monthly instalments/ }).click()
    await page.getByLabel('Number of monthly instalments').fill('24')
    await next(page).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Amount of the loan/ }).click()
    await amount.fill('24,00,000')
    await paper.getByText('Rs 24,00,000 (Rupees twenty-four lakh only)').waitFor()
    // the sheet scrolls beside the question
    expect(await paper.evaluate((sheet) => sheet.clientHeight)).toBeLessThanOrEqual(900 - 96)
    await next(page).click()
    await page.getByText('Saved', { exact: true }).waitFor()

    // what was filled in is there when the page is opened anew
    await page.reload()
    await paper.getByText('Rs 24,00,000 (Rupees twenty-four lakh only)').waitFor()
    await page.getByRole('button', { name: 'Analyze this draft' }).click()
    await resultsShown(page)
    await page.getByText('Loan to Harbour.docx').first().waitFor()

    await page.goto(`${product.url}/templates?tab=drafts`)
    await page.getByRole('heading', { name: 'Loan to Harbour' }).waitFor()
    await expectFitsInBoth(page)
    await page.getByRole('button', { name: 'Delete Loan to Harbour' }).click()
    await page.getByText('Loan to Harbour was deleted.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Continue Loan to Harbour' }).waitFor()
  },
)

journey('clauses are found by their words and say when to use them', async ({ page, product }) => {
  await signInAt(page, product, '/templates?tab=clauses')
  await page.getByRole('searchbox', { name: 'Search in the clauses' }).fill('auto-renewal')
  await page.getByRole('heading', { name: 'Title and Risk' }).waitFor({ state: 'hidden' })
  const clause = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Auto-renewal' }) })
  await clause.getByText('The clause that it replaces').waitFor()
  await clause.getByText('[the other side] shall remind [your side]', { exact: false }).waitFor()
  await clause.getByRole('button', { name: 'Copy clause: Auto-renewal' }).waitFor()
  await expectFitsInBoth(page)
})

journey(
  'an administrator writes a template beside its preview, deletes it and takes that back',
  async ({ page, product }) => {
    await signIn(page, product)
    await page.getByRole('link', { name: 'Templates' }).filter({ visible: true }).click()
    await search(page).fill('rules for visitors')
    await page.getByText('No template fits').waitFor()
    await page.getByRole('button', { name: 'New template' }).click()
    const editor = page.getByRole('dialog', { name: 'New template' })
    await editor.getByLabel('Name').fill('Rules for visitors')
    await editor.getByRole('button', { name: 'Create template' }).click()
    await editor.getByText('Please fill in all fields').waitFor()
    await editor.getByLabel('Category').selectOption('Security')
    await editor.getByLabel('Description').fill('Who may come in, and how.')
    await editor.getByLabel('Content').fill('# Visitors\n\nVisitors of {{company_name}} sign in at {{gate}}.')
    await editor.getByRole('region', { name: 'Rules for visitors' }).getByText('[Gate]').waitFor()
    await expectFitsInBoth(page)
    await editor.getByRole('button', { name: 'Create template' }).click()
    await editor.waitFor({ state: 'hidden' })
    const card = page.getByRole('heading', { name: 'Rules for visitors' })
    await card.waitFor()
    await page.getByRole('button', { name: 'Edit Rules for visitors' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Rules for visitors' })
    await edit.getByLabel('Description').fill('Who may come in at the mill.')
    await edit.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Who may come in at the mill.').waitFor()
    const remove = page.getByRole('button', { name: 'Delete Rules for visitors' })
    await remove.click()
    await card.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await card.waitFor()
    await remove.click()
    await page.reload()
    await page.getByText('No template fits').waitFor()
  },
)

journey('axe finds nothing serious in templates, drafts and clauses', async ({ page, product }) => {
  await signInAt(page, product, '/templates')
  await page.getByRole('button', { name: 'Preview Employment agreement' }).waitFor()
  await expectFitsInBoth(page)
  await page.getByRole('button', { name: 'Fill in Employment agreement' }).click()
  await page.getByText('Question 1 of', { exact: false }).waitFor()
  await expectFitsInBoth(page)
})
