import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { analyze } from '@karar/engine'
import { readDocument } from '@karar/reader'
import { UnifiedAnalysis } from '@karar/schema'
import { ground } from '../lib/text/grounding.ts'
import { todayInIndia } from '../lib/text/today.ts'
import type { Command } from './arguments.ts'
import { meaningAt, sentence, tellNoSuchParty } from './failures.ts'
import type { Outcome } from './outcome.ts'
import { openFolder, openTerminal } from './output.ts'

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
  const day = todayInIndia()
  const readings = await meaningAt(file, read.text, day)
  const options = { day, pages: read.pages, ...(readings && { readings }), ...(party !== undefined && { party }) }
  const found = analyze(read.text, options)
  const { analysis } = ground(UnifiedAnalysis.parse(found), read.text)
  if (party !== undefined) tellNoSuchParty(file, party, analysis)
  return { name: basename(file), analysis, warnings: read.warnings }
}
