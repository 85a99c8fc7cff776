/**
 * How well and how fast scans are read: `npm run bench:ocr`.
 *
 * Scans of the sample contract in three qualities are made (a flatbed at 300 dots to the inch; an office machine, askew
 * by 1.2 degrees, grainy; a phone, 150 dots, askew by 3 degrees, in a shadow) and read by Karar, by tesseract.js as it
 * comes, and by the machine's own tesseract where it has one. All are given the same pages at 200 dots to the inch, the
 * same English model where it can be chosen, and one core. The error rate is the share of letters that are wrong
 * (Levenshtein distance over the length of the truth).
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { readDocument } from '@karar/reader'
import { errorRate } from '@karar/reader/testing'
import { createWorker } from 'tesseract.js'

const PAGES = 4
const root = resolve(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'karar-ocr-'))
const require = createRequire(import.meta.url)

interface Way {
  name: string
  /** the text of all pages of one look */
  read(look: string): Promise<string>
}

const pictures = (look: string) => Array.from({ length: PAGES }, (_, i) => join(folder, `${look}-${i + 1}.png`))

const karar = (threads: number): Way => ({
  name: `Karar, ${threads} page${threads === 1 ? '' : 's'} at a time`,
  read: async (look) => {
    const bytes = new Uint8Array(await readFile(join(folder, `${look}.pdf`)))
    try {
      return (await readDocument(bytes, { recognitionThreads: threads })).text
    } catch (error) {
      return String(error)
    }
  },
})

const plain: Way = {
  name: 'tesseract.js as it comes',
  read: async (look) => {
    const langPath = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int')
    const worker = await createWorker('eng', 1, { langPath, cacheMethod: 'none', gzip: true })
    const texts: string[] = []
    for (const file of pictures(look)) texts.push((await worker.recognize(file)).data.text)
    await worker.terminate()
    return texts.join('\n')
  },
}

const native: Way = {
  name: 'tesseract of the machine',
  read: async (look) =>
    pictures(look)
      .map((file) =>
        execFileSync('tesseract', [file, '-', '-l', 'eng'], {
          env: { ...process.env, OMP_THREAD_LIMIT: '1' },
          stdio: ['ignore', 'pipe', 'ignore'],
        }).toString(),
      )
      .join('\n'),
}

function hasNative(): string | undefined {
  try {
    return execFileSync('tesseract', ['--version'], { stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .split('\n')[0]
  } catch {
    return undefined
  }
}

try {
  const sample = join(root, 'web/public/samples/services-agreement.txt')
  const script = join(root, 'reader/src/testing/write-scans.ts')
  execFileSync(process.execPath, [script, sample, folder, String(PAGES)], { stdio: 'inherit' })
  const truth = await readFile(join(folder, 'truth.txt'), 'utf8')
  const version = hasNative()
  console.log(`${PAGES} pages, ${truth.length} letters; ${version ?? 'the machine has no tesseract'}\n`)
  console.log(`${'look'.padEnd(10)}${'read by'.padEnd(30)}${'wrong letters'.padStart(14)}${'s a page'.padStart(10)}`)
  for (const look of ['flatbed', 'office', 'photo']) {
    for (const way of [karar(1), karar(2), plain, ...(version ? [native] : [])]) {
      const begun = performance.now()
      const text = await way.read(look)
      const seconds = (performance.now() - begun) / 1000 / PAGES
      const wrong = `${(errorRate(text, truth) * 100).toFixed(2)} %`
      console.log(`${look.padEnd(10)}${way.name.padEnd(30)}${wrong.padStart(14)}${seconds.toFixed(1).padStart(10)}`)
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
