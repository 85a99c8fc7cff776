import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'

/**
 * The recogniser's own thread script with two changes: it finds each language in its npm package (the script itself
 * knows one folder for all), and it gives way to other work, since a page keeps a core busy for seconds.
 */
const require = createRequire(import.meta.url)
const script: Script = require('tesseract.js/src/worker-script')
const getCore: unknown = require('tesseract.js/src/worker-script/node/getCore')

interface Script {
  dispatchHandlers(packet: unknown, answer: (message: unknown) => void): void
  setAdapter(adapter: Record<string, unknown>): void
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
