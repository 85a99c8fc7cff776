/** Writes small real PDFs for tests: text at given places in Helvetica, pictures that fill the page. */
export interface Placed {
  x: number
  /** from the top of the page, points */
  y: number
  text: string
  size?: number
  /** degrees, anticlockwise */
  turn?: number
  /** Courier instead of Helvetica */
  mono?: boolean
  /** Times instead of Helvetica */
  serif?: boolean
  /** not drawn, as the text layer behind a scan */
  hidden?: boolean
  /** points added to each space, as justified text has them */
  wordSpacing?: number
}

export interface PdfPage {
  items: Placed[]
  rotate?: number
  width?: number
  height?: number
  /** text fields of a form, filled in */
  fields?: Placed[]
  /** check boxes, or buttons of which one is chosen, of a form: their text says 'on' or 'off' */
  boxes?: (Placed & { radio?: boolean })[]
  /** straight lines, each from one point to another, y from the top of the page */
  rules?: [x0: number, y0: number, x1: number, y1: number][]
  /** what those are drawn with, as the file says it: '1 1 1 RG', '10 w' */
  pen?: string
  /** a grey JPEG that covers the page */
  picture?: { jpeg: Uint8Array; width: number; height: number }
}

export interface PdfOptions {
  /** text of the trailer's Encrypt entry's object; makes the file ask for a password */
  encrypted?: boolean
  /** the fonts say another letter than the one they draw, thirteen further on */
  misnamed?: boolean
}

/** A PDF with these pages. Text may hold the characters of Windows-1252. */
export function makePdf(pages: PdfPage[], options: PdfOptions = {}): Uint8Array {
  const objects: string[] = []
  const add = (body: string) => objects.push(body)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('') // the page tree, filled in below
  const names = options.misnamed ? ' /ToUnicode 6 0 R' : ''
  add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding${names} >>`)
  add(`<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding${names} >>`)
  add(`<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding${names} >>`)
  if (options.misnamed) add(`<< /Length ${wrongNames.length} >>\nstream\n${wrongNames}\nendstream`)
  const kids: string[] = []
  for (const page of pages) {
    const { width = 595, height = 842, rotate = 0 } = page
    let pictures = ''
    let content = page.items.map((item) => drawn(item, height)).join('\n')
    if (page.pen) content += `\n${page.pen}`
    for (const [x0, y0, x1, y1] of page.rules ?? []) content += `\n${x0} ${height - y0} m ${x1} ${height - y1} l S`
    if (page.picture) {
      const { jpeg, width: w, height: h } = page.picture
      add(
        `<< /Type /XObject /Subtype /Image /Width ${w} /Height ${h} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${Buffer.from(jpeg).toString('latin1')}\nendstream`,
      )
      pictures = ` /XObject << /P ${objects.length} 0 R >>`
      content = `q ${width} 0 0 ${height} 0 0 cm /P Do Q\n${content}`
    }
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    const contents = objects.length
    const fields = (page.fields ?? []).map((field, i) => {
      const [bottom, top] = [height - field.y - 4, height - field.y + 12]
      return `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${i}) /V (${field.text}) /F 4 /Rect [${field.x} ${bottom} ${field.x + 150} ${top}] >>`
    })
    for (const [i, { x, y, text, radio }] of (page.boxes ?? []).entries()) {
      const state = text === 'on' ? `V${i}` : 'Off'
      fields.push(
        `<< /Type /Annot /Subtype /Widget /FT /Btn /T (b${i}) /Ff ${radio ? 1 << 15 : 0} /V /${state} /AS /${state} /AP << /N << /V${i} 3 0 R /Off 3 0 R >> >> /F 4 /Rect [${x} ${height - y - 2} ${x + 10} ${height - y + 8}] >>`,
      )
    }
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${contents} 0 R /Annots [${fields.join(' ')}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >>${pictures} >> >>`,
    )
    kids.push(`${objects.length} 0 R`)
  }
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`
  if (options.encrypted) {
    const key = '00'.repeat(32)
    add(`<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >>`)
  }
  return write(objects, options)
}

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')
const alphabets = [65, 97].map((first) =>
  Array.from({ length: 26 }, (_, i) => `<${hex(first + i, 2)}> <${hex(first + ((i + 13) % 26), 4)}>`).join('\n'),
)
const wrongNames = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Wrong def
1 begincodespacerange <00> <ff> endcodespacerange 52 beginbfchar
${alphabets.join('\n')}
endbfchar endcmap end end`

function write(objects: string[], options: PdfOptions): Uint8Array {
  let file = '%PDF-1.7\n'
  const places: number[] = []
  for (const [i, body] of objects.entries()) {
    places.push(file.length)
    file += `${i + 1} 0 obj\n${body}\nendobj\n`
  }
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const place of places) file += `${String(place).padStart(10, '0')} 00000 n \n`
  const id = '<00112233445566778899aabbccddeeff>'
  const lock = options.encrypted ? ` /Encrypt ${objects.length} 0 R /ID [${id} ${id}]` : ''
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(Buffer.from(file, 'latin1'))
}

function drawn(
  { x, y, text, size = 11, turn = 0, wordSpacing = 0, mono, serif, hidden }: Placed,
  height: number,
): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const matrix = [cos, sin, -sin, cos, x, height - y].map((value) => value.toFixed(4)).join(' ')
  const escaped = windows1252(text).replace(/[\\()]/g, '\\$&')
  return `BT /${mono ? 'F2' : serif ? 'F3' : 'F1'} ${size} Tf ${hidden ? 3 : 0} Tr ${wordSpacing} Tw ${matrix} Tm (${escaped}) Tj ET`
}

const special: Record<string, string> = { '“': '\x93', '”': '\x94', '’': '\x92', '–': '\x96', '—': '\x97', '•': '\x95' }
const windows1252 = (text: string) => text.replace(/[“”’–—•]/g, (sign) => special[sign]!)

/** Lines of one column, one below the other. */
export function column(x: number, top: number, lines: string[], { size = 11, leading = 13 } = {}): Placed[] {
  return lines.map((text, i) => ({ x, y: top + i * leading, text, size }))
}
