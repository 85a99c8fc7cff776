import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { photo, shortContract } from './fixtures/files.ts'
import { useJourneys } from './product/journey.ts'
import { shared } from './product/product.ts'
import { expectFits, twoLooks } from './steps/looks.ts'
import { panelOf } from './steps/progress-steps.ts'
import { type ChosenFile, completed, dashboardHeading, documentsHeading, rowOf, signIn } from './steps/steps.ts'

const journey = useJourneys(shared)
const upload = '**/api/documents/upload'
const contract = (name: string) => shortContract(name, `${name.replace(/\..*/, '')} Private Limited`)

async function choose(page: Page, files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose file' }).click()
  await (await chooser).setFiles(files)
}

/** Holds uploads back until they are let go. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(upload, (route) => void held.push(route))
  return async () => {
    await page.unroute(upload)
    // those that were called off meanwhile cannot go on
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
  }
}

/** Drops files or folders of this machine on the drop area, as from its file manager. */
async function drop(page: Page, paths: string[]): Promise<void> {
  const box = await page.getByRole('heading', { name: 'Drop a contract here' }).boundingBox()
  if (!box) throw new Error('There is no drop area.')
  const session = await page.context().newCDPSession(page)
  const at = { x: box.x + 5, y: box.y + 5, data: { items: [], files: paths, dragOperationsMask: 1 } }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at })
  }
  await session.detach()
}

journey(
  'several files at once: each with its progress, one called off, two refused, and a summary',
  async ({ page, product }) => {
    await signIn(page, product)
    const letGo = await holdUploads(page)
    const large = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 1) }
    const sheet = { name: 'sheet.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('not a contract') }
    await choose(page, [contract('one.txt'), contract('two.txt'), contract('three.txt'), large, sheet])
    const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
    await expect.poll(() => uploads.count()).toBe(3)
    expect(await page.getByRole('progressbar', { name: /^Upload of/ }).count()).toBe(3)
    await page.getByRole('alert').getByText('File Too Large').waitFor()
    await page.getByText('1 more message after this one').waitFor()
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await page.getByText('sheet.xlsx: Only PDF, DOCX and TXT files and photos (JPG, PNG) can be read.').waitFor()

    await page.getByRole('button', { name: 'Cancel the upload of two.txt' }).click()
    await expect.poll(() => uploads.count()).toBe(2)
    await letGo()
    await page.getByText('2 of 3 uploaded; not uploaded: sheet.xlsx.').waitFor()
    await page.getByText('Successfully uploaded 2 file(s), 1 failed').waitFor()
    await completed(page, 'one.txt')
    await completed(page, 'three.txt')
    expect(await rowOf(page, 'two.txt').count()).toBe(0)
  },
)

journey(
  'the same contract twice in one drop is kept once, and the second says so',
  async ({ page, product, expectConsole }) => {
    expectConsole(/409/)
    await signIn(page, product)
    const { buffer, mimeType } = contract('twin.txt')
    await choose(page, [
      { name: 'twin.txt', mimeType, buffer },
      { name: 'twin (copy).txt', mimeType, buffer },
    ])
    await page.getByText('Already here').waitFor()
    await page.getByText('Successfully uploaded 1 file(s), 0 failed').waitFor()
    expect(await page.getByText('Already here').count()).toBe(1)
  },
)

journey(
  'uploads go on while the person walks about, and the panel says what became of them',
  async ({ page, product }) => {
    await signIn(page, product)
    const letGo = await holdUploads(page)
    await choose(
      page,
      Array.from({ length: 10 }, (_, index) => contract(`batch ${index}.txt`)),
    )
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await dashboardHeading(page).waitFor()
    await panelOf(page).getByText('Uploading 10 files').waitFor()
    await letGo()
    await panelOf(page).getByText('Successfully uploaded 10 file(s), 0 failed').waitFor()
    await panelOf(page).getByRole('link', { name: 'Show' }).click()
    await documentsHeading(page).waitFor()
    await page.getByText('Successfully uploaded 10 file(s), 0 failed').waitFor()
    for (let index = 0; index < 10; index += 1) await completed(page, `batch ${index}.txt`)
    // seen there, it is not told again elsewhere
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await dashboardHeading(page).waitFor()
    expect(await page.getByText('Successfully uploaded').count()).toBe(0)
  },
)

journey('what goes wrong on the way is told by its kind, with what helps', async ({ page, product, expectConsole }) => {
  expectConsole(/50[04]|413|ERR_FAILED/)
  await signIn(page, product)
  const answers = [
    { status: 504, body: '<html>Gateway Timeout</html>' },
    { status: 413, json: { detail: 'The file is over the limit of 10 MB.' } },
    { status: 500, json: { detail: 'The disk is full. Please try again later.' } },
  ]
  await page.route(upload, (route) => route.fulfill(answers.shift() ?? { status: 500 }))
  await choose(page, [contract('slow.txt')])
  const alert = page.getByRole('alert')
  await alert.getByText('Upload Timeout').waitFor()
  await alert.getByText('Upload one file at a time.').waitFor()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await alert.getByText('File Too Large').waitFor()
  await choose(page, [contract('full.txt')])
  await alert.getByText('Upload Failed').waitFor()
  await alert.getByText('full.txt: The disk is full. Please try again later.').waitFor()
  await page.unroute(upload)
  await page.route(upload, (route) => route.abort())
  await choose(page, [contract('offline.txt')])
  await alert.getByText('offline.txt could not be uploaded. Please try again.').waitFor()
  await page.unroute(upload)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await completed(page, 'offline.txt')
})

journey(
  'a session that is over ends at the sign-in screen, which says why',
  async ({ page, product, expectConsole }) => {
    expectConsole(/401/)
    await signIn(page, product)
    await page.route(upload, (route) => route.fulfill({ status: 401, json: { detail: 'Please sign in.' } }))
    await choose(page, [contract('too late.txt')])
    await page.getByText('Please login to upload documents').waitFor()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(await page.evaluate("localStorage.getItem('token')")).toBe(null)
  },
)

journey('a dropped folder gives its contracts, an empty one a sentence', async ({ page, product }) => {
  const folder = mkdtempSync(join(tmpdir(), 'karar-drop-'))
  try {
    const inside = join(folder, 'contracts', '2026')
    mkdirSync(inside, { recursive: true })
    mkdirSync(join(folder, 'nothing'))
    for (const name of ['rent.txt', 'loan.txt']) writeFileSync(join(inside, name), contract(name).buffer)
    for (let index = 0; index < 8; index += 1) writeFileSync(join(inside, `sheet ${index}.xlsx`), 'cells')
    await signIn(page, product)
    await drop(page, [join(folder, 'contracts')])
    await completed(page, 'rent.txt')
    await completed(page, 'loan.txt')
    await page.getByText('Successfully uploaded 2 file(s), 8 failed').waitFor()
    // one message for all of a kind
    expect(await page.getByRole('alert').count()).toBe(1)
    await page.getByText(/and 3 more files: Only PDF, DOCX and TXT files and photos/).waitFor()
    await drop(page, [join(folder, 'nothing')])
    await page.getByText('There was no file in what you dropped.').waitFor()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

journey('photos are put in order and sent as one document, and text can be pasted', async ({ page, product }) => {
  await signIn(page, product)
  await page.getByRole('switch', { name: 'Analyse right away' }).click({ force: true })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Photos of the pages' }).click()
  await (await chooser).setFiles([photo('second.png', 300, 400), photo('first.png', 400, 300)])
  const dialog = page.getByRole('dialog', { name: 'Photos of a contract' })
  const pages = dialog.getByRole('list', { name: 'Pages in their order' }).getByRole('listitem')
  await expect.poll(() => pages.allInnerTexts()).toEqual([/second/, /first/].map((name) => expect.stringMatching(name)))
  await dialog.getByRole('button', { name: 'Move page 2 up' }).click()
  await expect.poll(() => pages.allInnerTexts()).toEqual([/first/, /second/].map((name) => expect.stringMatching(name)))
  await dialog.getByLabel('Name of the document').fill('Shop lease')
  await dialog.getByRole('button', { name: 'Upload as one document' }).click()
  await rowOf(page, 'Shop lease.pdf').waitFor()

  await page.getByRole('button', { name: 'Paste text' }).click()
  const paste = page.getByRole('dialog', { name: 'Paste the text of a contract' })
  await paste.getByRole('button', { name: 'Upload' }).click()
  await paste.getByText('Paste the text of the contract first.').waitFor()
  await paste.getByLabel('Text', { exact: true }).fill(contract('pasted.txt').buffer.toString())
  await paste.getByRole('button', { name: 'Upload' }).click()
  await rowOf(page, 'Pasted text.txt').waitFor()
  // its name leads to its page
  await rowOf(page, 'Pasted text.txt').getByRole('link', { name: 'Pasted text.txt' }).click()
  await page.waitForURL(/\/documents\/[^/]+\/results/)
})

for (const [look, options] of twoLooks) {
  journey(
    `axe finds nothing serious in uploads under way and in their ends (${look})`,
    async ({ page, product, expectConsole }) => {
      expectConsole(/504/)
      await signIn(page, product)
      // nothing can be dropped with a finger
      const title = options.hasTouch ? 'Add a contract' : 'Drop a contract here'
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
      const letGo = await holdUploads(page)
      const sheet = { name: 'sheet.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('not a contract') }
      await choose(page, [contract(`${look} one.txt`), contract(`${look} two.txt`), sheet])
      await page
        .getByRole('progressbar', { name: /^Upload of/ })
        .first()
        .waitFor()
      await expectFits(page)
      await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click()
      await panelOf(page).getByText('Uploading 2 files').waitFor()
      await expectFits(page)
      await letGo()
      await panelOf(page).getByText('Successfully uploaded 2 file(s), 1 failed').waitFor()
      await expectFits(page)
      // by the keyboard: the panel, grown with what it tells, moves away under a pointer
      await panelOf(page).getByRole('link', { name: 'Show' }).press('Enter')
      await page.route(upload, (route) => route.fulfill({ status: 504 }))
      await choose(page, [contract('slow.txt')])
      await page.getByText('Upload Timeout').waitFor()
      await expectFits(page)
    },
    options,
  )
}
