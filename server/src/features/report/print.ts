import documents from 'pdfmake/js/PDFDocument.js'
import printers from 'pdfmake/js/Printer.js'
import { makeExtractable } from './extractable.ts'
import { fontFiles } from './faces.ts'

const files = new Set<string>(Object.values(fontFiles).flatMap(({ normal, bold }) => [normal, bold]))
const nothingFromElsewhere = { resolve: () => {}, resolved: async () => {} }

const { provideFont } = documents.default.prototype
const prepared = new WeakSet<object>()
documents.default.prototype.provideFont = function (family, bold, italics) {
  const font = provideFont.call(this, family, bold, italics)
  if (!prepared.has(font)) makeExtractable(font)
  prepared.add(font)
  return font
}

/** A document definition as the bytes of a PDF. It reads the files of its fonts and nothing else. */
export async function print(definition: object): Promise<Uint8Array> {
  const printer = new printers.default(fontFiles, null, nothingFromElsewhere, (path) => files.has(path))
  const printed = await printer.createPdfKitDocument(definition)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    printed.on('data', (chunk: Buffer) => chunks.push(chunk))
    printed.on('error', reject)
    printed.on('end', () => resolve(Buffer.concat(chunks)))
    printed.end()
  })
}
