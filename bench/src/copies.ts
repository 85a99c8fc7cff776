/**
 * The same contract, each time with a page more that names the copy: a Karar that read it before, to get ready or just now, may
 * remember what it made of that text, and of another person's contract it remembers nothing.
 */

/** A text with a line more. */
export const copyOfText = (text: Uint8Array, copy: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([text, Buffer.from(`\n\nThis is copy ${copy} of this Agreement.\n`)]))

/**
 * A PDF with a page more, as an update behind its end (PDF 32000-1, 7.5.6).
 *
 * @param pdf with a table of its objects that is not pressed, and a tree of pages whose root says no `Parent`
 * @throws {Error} where it is written otherwise
 */
export function copyOfPdf(pdf: Uint8Array, copy: number): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(pdf).toString('latin1')
  const tree = /\n(?<id>\d+) 0 obj\n<<\/Type \/Pages\n\/Count (?<count>\d+)\n\/Kids \[(?<kids>[^\]]+)\]>>/.exec(
    text,
  )?.groups
  const end = /trailer\n<<\/Size (?<size>\d+)\n(?<rest>[^>]+)>>\nstartxref\n(?<before>\d+)\n%%EOF\s*$/.exec(
    text,
  )?.groups
  if (!tree || !end) throw new Error('The tree of pages or the end of this PDF is written in another way.')
  const [page, contents, font] = [0, 1, 2].map((more) => Number(end.size) + more)
  const words = `BT /F1 11 Tf 72 760 Td (This is copy ${copy} of this Agreement.) Tj ET`
  const objects: [id: number, body: string][] = [
    [Number(tree.id), `<</Type /Pages /Count ${Number(tree.count) + 1} /Kids [${tree.kids} ${page} 0 R]>>`],
    [
      page!,
      `<</Type /Page /Parent ${tree.id} 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources <</Font <</F1 ${font} 0 R>>>>>>`,
    ],
    [contents!, `<</Length ${words.length}>>\nstream\n${words}\nendstream`],
    [font!, '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'],
  ]
  let update = '\n'
  let table = 'xref\n'
  for (const [id, body] of objects) {
    table += `${id} 1\n${String(pdf.length + update.length).padStart(10, '0')} 00000 n \n`
    update += `${id} 0 obj\n${body}\nendobj\n`
  }
  const at = pdf.length + update.length
  update += `${table}trailer\n<</Size ${Number(end.size) + 3}\n${end.rest}\n/Prev ${end.before}>>\nstartxref\n${at}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([pdf, Buffer.from(update, 'latin1')]))
}
