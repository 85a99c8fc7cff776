/** Makes the sample contract that the product offers to analyse, from one source: as PDF (printed by Chromium), as DOCX
 *  (with Word's own numbering) and as TXT. Run it after changing the source and check the results in:
 *
 *    node scripts/make-samples.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { readSource } from './samples/read-source.ts'
import { writeDocx } from './samples/write-docx.ts'
import { footer, writeHtml } from './samples/write-html.ts'
import { writeTxt } from './samples/write-txt.ts'

const folder = 'web/public/samples'
const blocks = readSource(readFileSync('scripts/samples/services-agreement.txt', 'utf8'))

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/services-agreement.txt`, writeTxt(blocks))
writeFileSync(`${folder}/services-agreement.docx`, writeDocx(blocks))
writeFileSync(`${folder}/services-agreement.pdf`, await print(writeHtml(blocks)))

async function print(html: string): Promise<Buffer> {
  const executablePath = execFileSync('sh', ['scripts/find-chrome.sh'], { encoding: 'utf8' }).trim()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.setContent(html)
    await page.evaluate('document.fonts.ready')
    return await page.pdf({
      format: 'A4',
      tagged: false,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer(),
      margin: { top: '2.6cm', bottom: '2.6cm', left: '2.6cm', right: '2.6cm' },
    })
  } finally {
    await browser.close()
  }
}
