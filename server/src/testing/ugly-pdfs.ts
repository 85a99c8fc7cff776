import { randomBytes } from 'node:crypto'
import { strToU8 } from 'fflate'
import { contractText, pdfOf } from './files.ts'
import type { UglyFile } from './ugly-file.ts'

const paragraphs = contractText.split('\n').filter(Boolean)
const pdf = pdfOf([paragraphs])
const damaged = /damaged or incomplete|pages of this PDF are|no pages/

/** A PDF of objects as they are, with a right cross-reference table. */
function rawPdf(objects: readonly string[], header = '%PDF-1.4\n'): Uint8Array {
  let file = header
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

const replaced = (bytes: Uint8Array, from: RegExp, to: string) =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replace(from, to), 'latin1')

/** PDFs that are broken, or meant to break something. */
export function uglyPdfs(): UglyFile[] {
  const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const unmapped = [
    catalog,
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /AAAAAA+Odd /Encoding << /Type /Encoding /Differences [1 /g1 /g2 /g3 /g4 /g5 /g6] >> >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    `<< /Length 900 >>\nstream\nBT /F1 11 Tf 56 780 Td\n${'(\\001\\002\\003 \\004\\005\\006) Tj 0 -14 Td\n'.repeat(20).padEnd(860)}\nET\nendstream`,
  ]
  return [
    { what: 'a PDF that is only its first line', bytes: strToU8('%PDF-1.7\n'), ends: 422, says: damaged },
    {
      what: 'a PDF without pages',
      bytes: rawPdf([catalog, '<< /Type /Pages /Count 0 /Kids [] >>']),
      ends: 422,
      says: damaged,
    },
    {
      what: 'a PDF of 501 pages',
      bytes: pdfOf(Array.from({ length: 501 }, (_, page) => [`Page ${page}`])),
      ends: 422,
      says: /501 pages; at most 500/,
    },
    {
      what: 'a PDF whose cross-references lead nowhere',
      bytes: replaced(pdf, /startxref\n\d+/, 'startxref\n999999'),
      ends: 'any',
    },
    {
      what: 'a PDF whose cross-references are all wrong',
      bytes: replaced(pdf, /\d{10} 00000 n/g, '0000000007 00000 n'),
      ends: 'any',
    },
    {
      what: 'a PDF whose pages go round in a circle',
      bytes: rawPdf([catalog, '<< /Type /Pages /Count 1 /Kids [2 0 R] >>']),
      ends: 'any',
    },
    { what: 'a PDF that claims a million pages', bytes: replaced(pdf, /\/Count 1 /, '/Count 1000000 '), ends: 'any' },
    {
      what: 'a PDF nested twenty thousand deep',
      bytes: rawPdf([catalog, `<< /Type /Pages /Count 0 /Kids ${deep} >>`]),
      ends: 'any',
    },
    { what: 'a PDF whose letters have no meaning', bytes: rawPdf(unmapped), ends: 'any' },
    {
      what: 'a PDF with rubbish before it',
      bytes: Buffer.concat([Buffer.from('\n'.repeat(800)), pdfOf([['after', ...paragraphs]])]),
      ends: 'any',
    },
    {
      what: 'a PDF with rubbish behind it',
      bytes: Buffer.concat([pdfOf([['behind', ...paragraphs]]), randomBytes(3000)]),
      ends: 'any',
    },
    {
      what: 'a PDF with a script',
      bytes: replaced(pdf, /\/Pages 2 0 R/, '/Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
      ends: 'any',
    },
    { what: 'a PDF with a blank page only', bytes: pdfOf([[]]), ends: 'failed', says: /pages of this PDF are blank/ },
  ]
}
