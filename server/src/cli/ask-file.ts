import { readFile } from 'node:fs/promises'
import { analyze, openAnswers } from '@karar/engine'
import { readDocument } from '@karar/reader'
import { type Answer, UnifiedAnalysis } from '@karar/schema'
import { ground } from '../lib/text/grounding.ts'
import { placesRead } from '../lib/text/places.ts'
import { todayInIndia } from '../lib/text/today.ts'
import { words as allWords } from '../lib/text/words.ts'
import type { Command } from './arguments.ts'
import { meaningAt, sentence, tellNoSuchParty } from './failures.ts'
import { plain, type Style, styled, wrap } from './style.ts'
import { words } from './words.ts'

type Ask = Extract<Command, { name: 'ask' }>
interface Asked {
  question: string
  answer: Answer
}

/** @returns 0 when the questions were answered; 1 when the file could not be read: its sentence is on standard error */
export async function askFile({ file, questions, party, format }: Ask): Promise<number> {
  // who reads along (head, less) may stop reading before the end
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  try {
    const asked = await answersTo(file, questions, party)
    process.stdout.write(format === 'json' ? asJson(asked) : asText(asked))
    return 0
  } catch (error) {
    process.stderr.write(`${file}: ${sentence(error)}\n`)
    return 1
  }
}

/** @throws UnreadableFile, or an error of the file system */
async function answersTo(file: string, questions: readonly string[], party: string | undefined): Promise<Asked[]> {
  const { text, pages } = await readDocument(new Uint8Array(await readFile(file)))
  const day = todayInIndia()
  const readings = await meaningAt(file, text, day)
  const options = { day, pages, ...(readings && { readings }), ...(party !== undefined && { party }) }
  const { analysis } = ground(UnifiedAnalysis.parse(analyze(text, options)), text)
  if (party !== undefined) tellNoSuchParty(file, party, analysis)
  const answers = openAnswers(text, { ...options, analysis })
  const asked: Asked[] = []
  for (const [at, question] of questions.entries()) {
    const before = questions.slice(0, at)
    const read = await placesRead(answers.toRead(question, before), () =>
      process.stderr.write(`${file}: ${allWords.noReader}\n`),
    )
    asked.push({ question, answer: answers.ask(question, before, read) })
  }
  return asked
}

function asJson(asked: readonly Asked[]): string {
  const told = asked.map(({ question, answer: { text, citations, kind, law } }) => ({
    question,
    answer: text,
    citations,
    kind,
    law,
  }))
  return `${JSON.stringify(told, null, 2)}\n`
}

function asText(asked: readonly Asked[]): string {
  const { isTTY, columns } = process.stdout
  const style = isTTY && !process.env.NO_COLOR ? styled : plain
  const width = isTTY ? columns : 100
  return asked.map((one) => told(one, style, width)).join('\n')
}

function told({ question, answer: { text, citations } }: Asked, style: Style, width: number): string {
  const lines = text
    .split('\n')
    .map((line) => (line.startsWith('- ') ? wrap(line.slice(2), width, 4, '  -') : wrap(line, width)))
  const places = citations.map(({ clause_number: number, page, quote }) =>
    style.faint(
      wrap(
        `${number === null ? words.report.page(page) : `${words.report.clause(number)}, ${words.report.page(page)}`}: \u201c${quote}\u201d`,
        width,
        2,
      ),
    ),
  )
  return [style.strong(wrap(question, width)), '', ...lines, ...(places.length > 0 ? ['', ...places] : []), ''].join(
    '\n',
  )
}
