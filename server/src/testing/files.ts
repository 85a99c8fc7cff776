import { strToU8, zipSync } from 'fflate'

/** A contract in plain text, with clauses that a reader should be warned about. */
export const contractText = `SERVICES AGREEMENT

This Services Agreement is made at Mumbai on 1 December 2026 between Orbis Retail Private Limited (the "Client") and Nilgiri Softworks LLP (the "Service Provider").

1. Services
The Service Provider shall provide the services described in Schedule A with reasonable skill and care.

2. Fees
The Client shall pay the Service Provider Rs. 5,00,000 per month within 120 days of receipt of an invoice.

3. Indemnity
The Service Provider shall indemnify the Client against all losses of any kind without any limit.

4. Non-compete
For two years after termination the Service Provider shall not carry on any business that competes with the Client anywhere in India.

5. Termination
The Client may terminate this Agreement at any time without cause and without notice. The Service Provider may not terminate this Agreement.

6. Arbitration
Any dispute shall be decided by a sole arbitrator appointed by the Client alone. The seat of arbitration is Singapore.
`

/** A contract of its own: the same bytes would be a duplicate. */
export function contractNumber(number: number, repeat = 1): string {
  return `${contractText}\n7. Reference\nThis is agreement number ${number}.\n${'The parties shall act in good faith.\n'.repeat(repeat)}`
}

/** The smallest Word file that holds these paragraphs. */
export function docxOf(paragraphs: readonly string[]): Uint8Array {
  const escaped = paragraphs.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  const body = escaped.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('')
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${office}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
    ),
  })
}

/** A plain PDF with one page for each list of lines. */
export function pdfOf(pages: readonly (readonly string[])[]): Uint8Array {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']
  const kids: number[] = []
  for (const lines of pages) {
    // broken at spaces to fit the page, as a word processor would
    const broken = lines.flatMap((line) => line.match(/.{1,80}(?:\s|$)/g) ?? [])
    const shown = broken.map((line) => `(${line.trim().replace(/[\\()]/g, '\\$&')}) Tj 0 -14 Td`).join('\n')
    const stream = `BT /F1 11 Tf 56 780 Td\n${shown}\nET`
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
    kids.push(objects.length + 1)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
  }
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
