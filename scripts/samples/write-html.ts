import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Block } from './read-source.ts'
import { sheetText } from './sheet-text.ts'

/** The faces are the web room's. */
const locate = createRequire(resolve(import.meta.dirname, '../../web/package.json'))

/** The faces of the sheet, inlined: what the printed file looks like must not hang on the machine that prints it. */
function fontFace(family: string, file: string, weight: string): string {
  const data = readFileSync(locate.resolve(file)).toString('base64')
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`
}

const fonts = (): string =>
  fontFace('Text', '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2', '400') +
  fontFace('Head', '@fontsource/mukta/files/mukta-latin-600-normal.woff2', '600')

// No ligatures: 'fi' as one glyph comes out of some readers as one character.
const styles = `
body { font: 12.5pt/1.62 Text; font-variant-ligatures: none; color: #111; margin: 0; text-align: left; }
p { margin: 0 0 .75em; }
.title { font: 600 27pt/1.2 Head; text-align: center; margin: 5.5cm 0 1.2cm; }
.centre { text-align: center; font-size: 15pt; margin-bottom: 1em; }
.head { font: 600 13pt/1.4 Head; text-align: center; margin: 1.3em 0 .8em; break-after: avoid; }
.sub { font: 600 12pt/1.4 Head; margin: 1.2em 0 .6em; break-after: avoid; }
.article { font: 600 13.5pt/1.4 Head; margin: 1.5em 0 .6em; break-after: avoid; }
.party, .definition { margin-left: 1.3cm; }
.numbered { display: grid; grid-template-columns: 1.3cm 1fr; }
table { width: 100%; border-collapse: collapse; margin: .4em 0 1.2em; font-size: 11.5pt; line-height: 1.4; }
td { border: .6pt solid #555; padding: 5pt 7pt; vertical-align: top; }
tr:first-child td { font: 600 11pt/1.4 Head; }
tr { break-inside: avoid; }
.page { break-after: page; }
`

/** The sample as a page for printing. */
export function writeHtml(blocks: Block[]): string {
  const title = blocks.find((block) => 'text' in block)
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${sheetText(title?.text ?? '')}</title>
<style>${fonts()}${styles}</style><body>${blocks.map(element).join('\n')}</body></html>`
}

/** What stands at the foot of every page; Chromium fills in the two numbers. */
export const footer = (): string =>
  `<style>${fonts()}</style><div style="font:9pt Text;width:100%;text-align:center;color:#333">Services Agreement &nbsp;|&nbsp; Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`

function element(block: Block): string {
  switch (block.kind) {
    case 'page':
      return '<div class="page"></div>'
    case 'table':
      return table(block.widths, block.rows)
    case 'article':
      return `<p class="article">${sheetText(`${block.number} ${block.text}`)}</p>`
    case 'clause':
    case 'recital':
    case 'item':
      return `<p class="numbered"><span>${sheetText(block.number)}</span><span>${sheetText(block.text)}</span></p>`
    default:
      return `<p class="${block.kind}">${sheetText(block.text)}</p>`
  }
}

function table(widths: number[], rows: string[][]): string {
  const columns = widths.map((width) => `<col style="width:${width}%">`).join('')
  const cells = (row: string[]) => row.map((cell) => `<td>${sheetText(cell)}</td>`).join('')
  return `<table><colgroup>${columns}</colgroup>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
}
