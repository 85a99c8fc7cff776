import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heavyFiles, uglyFiles } from './ugly-files.ts'

/**
 * Writes all ugly files into a folder, to be tried by hand or measured: `node write-ugly-files.ts FOLDER`; with
 * `WHAT ...` behind it only those that are called so. Their list, with the name and the kind that each claims, is
 * `list.json`.
 */
const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('Name a folder.')
await mkdir(folder, { recursive: true })
const list: { file: string; what: string; name: string; type: string; bytes: number }[] = []

async function keep(what: string, bytes: Uint8Array, name = 'contract', type = ''): Promise<void> {
  const file = String(list.length + 1).padStart(3, '0')
  await writeFile(join(folder ?? '', file), bytes)
  list.push({ file, what, name, type, bytes: bytes.length })
}

const isWanted = ({ what }: { what: string }) => wanted.length === 0 || wanted.includes(what)
for (const { what, bytes, name, type } of uglyFiles().filter(isWanted)) await keep(what, bytes, name, type)
for (const { what, make } of heavyFiles().filter(isWanted)) await keep(what, make())
await writeFile(join(folder, 'list.json'), JSON.stringify(list, null, 2))
