import { createRequire } from 'node:module'
import type * as documents from 'pdfmake/js/PDFDocument.js'
import type { EmbeddedFont } from 'pdfmake/js/PDFDocument.js'
import type * as printers from 'pdfmake/js/Printer.js'
import { makeExtractable } from './extractable.ts'
import { fontFiles } from './faces.ts'

const require = createRequire(import.meta.url)
const { default: PdfDocument } = require('pdfmake/js/PDFDocument.js') as typeof documents
const { default: Printer } = require('pdfmake/js/Printer.js') as typeof printers

const files = new Set<string>(Object.values(fontFiles).flatMap(({ normal, bold }) => [normal, bold]))
const nothingFromElsewhere = { resolve: () => {}, resolved: async () => {} }

const { provideFont } = PdfDocument.prototype
const prepared = new WeakSet<object>()
PdfDocument.prototype.provideFont = function (family, bold, italics) {
  const font = provideFont.call(this, family, bold, italics)
  if (prepared.has(font)) return font
  prepared.add(font)
  makeExtractable(font)
  font.layoutCache = laidOutBefore(font)
  return font
}

/** Words of documents that were printed before, by the name of their face, as they are laid out in it. */
const laidOut = new Map<string, EmbeddedFont['layoutCache']>()
/** Hardly more than what all reports have in common, which is what the next one asks for. */
const mostWords = 3000

/** How its glyphs stand is the same in every document, and costs a third of one: each would find it out anew. */
function laidOutBefore({ name }: EmbeddedFont): EmbeddedFont['layoutCache'] {
  const known = laidOut.get(name)
  if (known && Object.keys(known).length <= mostWords) return known
  const fresh: EmbeddedFont['layoutCache'] = Object.create(null)
  laidOut.set(name, fresh)
  return fresh
}

/** A document definition as the bytes of a PDF. It reads the files of its fonts and nothing else. */
export async function print(definition: object): Promise<Uint8Array> {
  const printer = new Printer(fontFiles, null, nothingFromElsewhere, (path) => files.has(path))
  const printed = await printer.createPdfKitDocument(definition)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    printed.on('data', (chunk: Buffer) => chunks.push(chunk))
    printed.on('error', reject)
    printed.on('end', () => resolve(Buffer.concat(chunks)))
    printed.end()
  })
}
