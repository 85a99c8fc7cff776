/** The parts of pdfmake and pdfkit that are used here; they bring no types of their own. */
declare module 'pdfmake/js/Printer.js' {
  export interface Printed extends NodeJS.ReadableStream {
    end(): void
  }
  export default class Printer {
    constructor(
      fonts: Record<string, { normal: string; bold: string }>,
      files: null,
      addresses: { resolve(): void; resolved(): Promise<void> },
      mayRead: (path: string) => boolean,
    )
    createPdfKitDocument(definition: object, options?: object): Promise<Printed>
  }
}

declare module 'pdfmake/js/PDFDocument.js' {
  /** pdfkit's font in a file. */
  export interface EmbeddedFont {
    layout(
      text: string,
      features?: unknown,
    ): { glyphs: { id: number; codePoints: number[]; advanceWidth: number }[]; positions: object[] }
    encode(text: string, features?: unknown): [codes: string[], positions: object[]]
    subset: { glyphs: number[]; includeGlyph(id: number): number }
    unicode: number[][]
    widths: number[]
    scale: number
    /** of the face, as its file says */
    name: string
    /** how words are laid out, by the word */
    layoutCache: Record<string, object>
  }
  export default class PdfDocument {
    provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont
  }
}
