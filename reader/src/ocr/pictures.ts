import { instantiateWith, programFor } from './programs.ts'

/** A picture in grey: one byte a dot, row by row from the top. */
export interface Picture {
  width: number
  height: number
  grey: Uint8Array
}

/** Pages of a PDF as pictures. */
export interface Pictures {
  /**
   * @param number of the page, from 1
   * @returns the page and how many dots go to a point (1/72 inch) of it
   * @throws when the page is damaged
   */
  draw(number: number): Promise<Picture & { scale: number }>
  close(): void
}

/** Dots to the inch: what the recogniser was trained on; more cost time and gain nothing. */
const usualDpi = 200
/** A page larger than A3 gets fewer dots to the inch, so that its picture stays below 8 MB. */
const mostDots = 8_000_000

/** Opens a PDF to draw its pages. @throws when it cannot be opened */
export async function openPictures(bytes: Uint8Array, dpi = usualDpi): Promise<Pictures> {
  // Loaded when needed: most documents have a text layer.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const library = await PDFiumLibrary.init({ instantiateWasm: instantiateWith(await programFor('drawing')) })
  const pdf = await library.loadDocument(bytes)
  return {
    draw: async (number) => {
      const page = pdf.getPage(number - 1)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const scale = Math.min(dpi / 72, Math.sqrt(mostDots / Math.max(1, originalWidth * originalHeight)))
      const { width, height, data } = await page.render({
        scale,
        colorSpace: 'Gray',
        renderFormFields: true,
        // a copy: the library takes its own memory back, and uses it for the next page
        render: async ({ data }) => data.slice(),
      })
      return { width, height, grey: data, scale }
    },
    close: () => {
      pdf.destroy()
      library.destroy()
    },
  }
}
