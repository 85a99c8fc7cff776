import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Outcome } from './outcome.ts'
import { report } from './report.ts'
import { plain, styled } from './style.ts'

export interface Output {
  write(file: string, outcome: Outcome): Promise<void>
}

/** Standard output. JSON of one file is laid out for reading; of several, it is one object a line with its file's name. */
export function openTerminal(format: 'text' | 'json', several: boolean): Output {
  const { isTTY, columns } = process.stdout
  const style = isTTY && !process.env.NO_COLOR ? styled : plain
  return {
    write: async (file, outcome) => {
      process.stdout.write(
        format === 'text'
          ? report(outcome, { style, width: isTTY ? columns : 100 })
          : several
            ? `${JSON.stringify({ file, ...outcome.analysis })}\n`
            : `${JSON.stringify(outcome.analysis, null, 2)}\n`,
      )
    },
  }
}

/** A folder with one file for each contract; files of the same name get a number, so that none is lost. */
export async function openFolder(folder: string, format: 'text' | 'json'): Promise<Output> {
  await mkdir(folder, { recursive: true })
  const taken = new Set<string>()
  const extension = format === 'json' ? 'json' : 'txt'
  return {
    write: async (file, outcome) => {
      const path = join(folder, freeName(basename(file), extension, taken))
      const content =
        format === 'json'
          ? `${JSON.stringify(outcome.analysis, null, 2)}\n`
          : report(outcome, { style: plain, width: 100 })
      await writeFile(path, content)
    },
  }
}

/** `lease.pdf` and `lease.docx` become `lease.json` and `lease-2.json`. Case does not tell names apart everywhere. */
export function freeName(file: string, extension: string, taken: Set<string>): string {
  const stem = file.replace(/\.[^.]+$/, '') || file
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? stem : `${stem}-${number}`}.${extension}`
    const key = name.normalize('NFC').toLowerCase()
    if (taken.has(key)) continue
    taken.add(key)
    return name
  }
}
