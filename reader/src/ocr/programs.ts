import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

/** Node has it; its types here lack it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>
  Instance: new (code: object, imports: object) => { exports: object }
}

/** A library's WebAssembly, compiled, and the name of its file. */
export interface Program {
  file: string
  code: object
}

const require = createRequire(import.meta.url)

/** The files of each program: the first that this machine can run, the quickest before the others. */
const files = {
  drawing: ['@hyzyla/pdfium/pdfium.wasm'],
  // without the recogniser of old, whom nobody asks
  recognising: ['relaxedsimd-lstm', 'simd-lstm', 'lstm'].map((kind) => `tesseract.js-core/tesseract-core-${kind}.wasm`),
}
type Name = keyof typeof files

const keyOf = (name: Name) => `karar: program for ${name}`
const compiling = new Map<Name, Promise<Program>>()

/**
 * A program, which each process compiles once, for itself and for all threads that begin from then on. Left to themselves
 * the threads of each document would compile it anew, which is most of a second of work for a scan, and run the slow first
 * draft of it meanwhile.
 *
 * @throws when this machine cannot run it
 */
export async function programFor(name: Name): Promise<Program> {
  const known = getEnvironmentData(keyOf(name)) as unknown as Program | undefined
  if (known) return known
  const begun = compiling.get(name)
  if (begun) return begun
  const fresh = compile(name).finally(() => compiling.delete(name))
  compiling.set(name, fresh)
  return fresh
}

async function compile(name: Name): Promise<Program> {
  let failure: unknown
  for (const file of files[name]) {
    try {
      const code = await WebAssembly.compile(await readFile(require.resolve(file)))
      const program = { file, code }
      setEnvironmentData(keyOf(name), program as never)
      return program
    } catch (error) {
      // an instruction that this processor lacks: the next does without
      failure = error
    }
  }
  throw failure
}

type Receive = (instance: object, code: object) => void

/** The option by which such a library is given what it else reads and compiles itself. */
export const instantiateWith =
  ({ code }: Program) =>
  (imports: object, receive: Receive): object => {
    const instance = new WebAssembly.Instance(code, imports)
    receive(instance, code)
    return instance.exports
  }
