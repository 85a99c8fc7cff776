/** An object of a PDF: as it is, or with a stream behind its dictionary. */
export type PdfObject = string | { dictionary: string; data: Uint8Array | string }

/** A PDF of these objects, with a right cross-reference table. */
export function pdfOfObjects(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  let length = 9
  const add = (piece: Uint8Array | string) => {
    const bytes = Buffer.from(piece as string, 'latin1')
    parts.push(bytes)
    length += bytes.length
  }
  const offsets = objects.map((object, index) => {
    const at = length
    add(`${index + 1} 0 obj\n`)
    if (typeof object === 'string') add(object)
    else {
      add(`<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`)
      add(object.data)
      add('\nendstream')
    }
    add('\nendobj\n')
    return at
  })
  const start = length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`)
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

export const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
export const pages = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'
export const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** Its contents are object 4, its font object 5. */
export const page = ({ box = '[0 0 595 842]', resources = '', more = '' } = {}) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${more} >>`

export const stream = (data: string, dictionary = ''): PdfObject => ({ dictionary, data })
