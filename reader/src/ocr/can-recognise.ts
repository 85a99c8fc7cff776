import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Whether all is there that recognising scanned pages needs: both languages, what draws pages, and what turns them. */
export async function canRecognise(): Promise<boolean> {
  const require = createRequire(import.meta.url)
  try {
    for (const language of ['eng', 'hin']) {
      const home = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
      await access(join(home, '4.0.0_best_int', `${language}.traineddata.gz`))
    }
    require.resolve('tesseract.js/src/worker-script')
    require.resolve('@hyzyla/pdfium/pdfium.wasm')
    // its binary is one for each platform; named, not loaded: whoever asks may not be the one who reads
    const libraries = ['', 'musl'].map((libc) => `@img/sharp-${process.platform}${libc}-${process.arch}/package`)
    return libraries.some((library) => resolves(require, library))
  } catch {
    return false
  }
}

function resolves(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}
