/** A JPEG in three colours and its sides in dots. */
export interface PhotoPage {
  jpeg: Uint8Array
  width: number
  height: number
}

/** points; the longer side of A4, whatever the picture's own side: so the text is read with as many dots as a scan's */
const longSide = 842

/** A PDF whose pages are these pictures and nothing else. The same pictures give the same bytes. */
export function writePages(pages: readonly PhotoPage[]): Uint8Array {
  const pieces: Uint8Array[] = []
  const places: number[] = []
  let length = 0
  const put = (piece: string | Uint8Array) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece
    pieces.push(bytes)
    length += bytes.length
  }
  const object = (dictionary: string, stream?: Uint8Array) => {
    places.push(length)
    put(`${places.length} 0 obj\n${dictionary}\n`)
    if (stream) {
      put('stream\n')
      put(stream)
      put('\nendstream\n')
    }
    put('endobj\n')
  }
  put('%PDF-1.4\n')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  // three objects a page: its picture, how it is drawn, the page
  const kids = pages.map((_, i) => `${5 + i * 3} 0 R`)
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`)
  for (const { jpeg, width, height } of pages) {
    const scale = longSide / Math.max(width, height)
    const [w, h] = [points(width * scale), points(height * scale)]
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    )
    const picture = places.length
    const drawn = Buffer.from(`q ${w} 0 0 ${h} 0 0 cm /P Do Q`)
    object(`<< /Length ${drawn.length} >>`, drawn)
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${picture + 1} 0 R /Resources << /XObject << /P ${picture} 0 R >> >> >>`,
    )
  }
  const table = length
  put(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n`)
  for (const place of places) put(`${String(place).padStart(10, '0')} 00000 n \n`)
  put(`trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return new Uint8Array(Buffer.concat(pieces))
}

const points = (value: number) => Number(value.toFixed(2))
