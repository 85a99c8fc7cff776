import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { instantiateWith, programFor } from './programs.ts'

/**
 * The recogniser's own thread script with three changes: it finds each language in its npm package (the script itself
 * knows one folder for all), it runs the program that its process has compiled, and it gives way to other work, since a
 * page keeps a core busy for seconds.
 */
const require = createRequire(import.meta.url)
const script: Script = require('tesseract.js/src/worker-script')

interface Script {
  dispatchHandlers(packet: unknown, answer: (message: unknown) => void): void
  setAdapter(adapter: Record<string, unknown>): void
}

type Options = Record<string, unknown>
type MakeCore = (options: Options) => unknown

/** What goes with each program, by the name of its file. */
const cores: Record<string, () => MakeCore> = {
  'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm': () =>
    require('tesseract.js-core/tesseract-core-relaxedsimd-lstm'),
  'tesseract.js-core/tesseract-core-simd-lstm.wasm': () => require('tesseract.js-core/tesseract-core-simd-lstm'),
  'tesseract.js-core/tesseract-core-lstm.wasm': () => require('tesseract.js-core/tesseract-core-lstm'),
}

/** What makes a core out of options, with the program put into its hands. */
async function getCore(): Promise<MakeCore> {
  const program = await programFor('recognising')
  const makeCore = cores[program.file]?.()
  if (!makeCore) throw new Error(`nothing goes with ${program.file}`)
  return (options) => makeCore({ ...options, instantiateWasm: instantiateWith(program) })
}

/** @param path that the script would look at for a language, e.g. './eng.traineddata' */
async function readCache(path: string): Promise<Uint8Array> {
  const [language] = basename(path).split('.')
  const home = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
  return gunzipSync(await readFile(join(home, '4.0.0_best_int', `${language}.traineddata.gz`)))
}

// Its core reports what it thinks of a picture on standard error, in words that help nobody.
console.error = () => undefined
console.warn = () => undefined

try {
  setPriority(10) // on Linux that is this thread's own
} catch {
  // A machine that forbids it only loses the courtesy.
}
script.setAdapter({ getCore, gunzip: gunzipSync, readCache })
parentPort!.on('message', (packet) => script.dispatchHandlers(packet, (answer) => parentPort!.postMessage(answer)))
