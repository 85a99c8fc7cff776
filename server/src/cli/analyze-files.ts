import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { analyze } from '@karar/engine'
import { readDocument, UnreadableFile } from '@karar/reader'
import { UnifiedAnalysis } from '@karar/schema'
import { ground } from '../lib/grounding.ts'
import { todayInIndia } from '../lib/today.ts'
import type { Command } from './arguments.ts'
import { type Outcome, openFolder, openTerminal } from './output.ts'
import { words } from './words.ts'

type Analyze = Extract<Command, { name: 'analyze' }>

/** @returns 0 when every file was analysed; 1 when one was not: its sentence is on standard error, the others are done */
export async function analyzeFiles({ files, party, format, out }: Analyze): Promise<number> {
  const several = files.length > 1
  const output = out === undefined ? openTerminal(format, several) : await openFolder(out, format)
  // who reads along (head, less) may stop reading before the end
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  let failed = false
  for (const file of files) {
    try {
      await output.write(file, await analyzeFile(file, party))
    } catch (error) {
      failed = true
      process.stderr.write(`${file}: ${sentence(error)}\n`)
    }
  }
  return failed ? 1 : 0
}

/** @throws UnreadableFile, or an error of the file system */
async function analyzeFile(file: string, party: string | undefined): Promise<Outcome> {
  const read = await readDocument(new Uint8Array(await readFile(file)))
  const found = analyze(read.text, { day: todayInIndia(), pages: read.pages, ...(party !== undefined && { party }) })
  const { analysis } = ground(UnifiedAnalysis.parse(found), read.text)
  if (party !== undefined && analysis.perspective.basis !== 'chosen') {
    const parties = analysis.parties.map(({ name, defined_term }) =>
      defined_term === null ? name : `${name} (${defined_term})`,
    )
    process.stderr.write(`${file}: ${words.noSuchParty(party, parties)}\n`)
  }
  return { name: basename(file), analysis, warnings: read.warnings }
}

function sentence(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message
  const { code, syscall } = error as NodeJS.ErrnoException
  if (!code || !syscall) return `${words.broken}\n${error instanceof Error ? error.stack : error}`
  const known = words.cannotOpen
  return code in known ? known[code as keyof typeof known] : known.other
}
