import { expect, test } from 'vitest'
import { readDocument } from '../../index.ts'
import { column, makePdf, type Placed } from '../../testing/make-pdf.ts'

const terms = [
  '1. Payment falls due within 30 days from the date of the invoice, and interest at 24% runs on each bill that is late until it is paid.',
  '2. Goods once sold are not taken back. A shortage has to be told in writing within two days of their receipt at the shop.',
  '3. Our risk ends when the goods leave the godown at Surat, and no claim for breakage or loss on the way will be heard.',
  '4. Prices may be raised at any time without a notice, and that of the day of despatch is the one which the buyer pays.',
  '5. The goods stay the property of the seller until the whole of their price has come in, whoever holds them meanwhile.',
  '6. The seller answers for no more than the value of the goods of which the buyer complains, whatever the loss may be.',
  '7. A cheque that comes back unpaid costs the buyer Rs. 750, besides what the law on dishonoured cheques provides for.',
  '8. Courts at Surat alone decide on disputes under this invoice, and the buyer agrees to come before them if called.',
  '9. The buyer keeps the seller free of all claims of others that come from the use or the resale of these goods.',
]

/** The terms in columns of small print, whose lines stand on one level or not, as paragraphs leave room between them. */
function inColumns(count: number, gap: number, size: number): Placed[] {
  const width = (535 - gap * (count - 1)) / count
  const each = Math.ceil(terms.length / count)
  return Array.from({ length: count }, (_, at) => {
    let top = 60
    return terms.slice(at * each, (at + 1) * each).flatMap((term) => {
      const lines = column(30 + at * (width + gap), top, linesOf(term, width, size), { size, leading: size * 1.2 })
      top += lines.length * size * 1.2 + 2.4
      return lines
    })
  }).flat()
}

/** Lines that fill a column, give or take a few letters. */
function linesOf(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * 0.51))
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    return lines
  }, [])
}

test.each([
  ['two columns of 6 points, hardly apart', 2, 5, 6],
  ['three columns of 6 points', 3, 9, 6],
  ['two columns of 9 points', 2, 12, 9],
])('%s: each is read to its end before the next', async (_, count, gap, size) => {
  const { text } = await readDocument(makePdf([{ items: inColumns(count, gap, size) }]))
  expect(text.split(/\s*\n\s*/)).toEqual(terms)
})
