import { parseArgs } from 'node:util'
import { LawQuery } from '@karar/schema'
import { words } from './words.ts'

export type Command =
  | { name: 'start' }
  | { name: 'help' }
  | {
      name: 'analyze'
      files: string[]
      party: string | undefined
      format: 'text' | 'json'
      out: string | undefined
    }
  | { name: 'law'; on: string | undefined; format: 'text' | 'json' }
  | {
      name: 'ask'
      file: string
      questions: string[]
      party: string | undefined
      format: 'text' | 'json'
    }

/** The command line was not understood; the message says what was wrong with it. */
export class WrongUse extends Error {}

/** @throws WrongUse */
export function parseCommand(args: readonly string[]): Command {
  const [name = 'start', ...rest] = args
  if (['help', '--help', '-h'].includes(name)) return { name: 'help' }
  if (name === 'analyze' || name === 'analyse') return parseAnalyze(rest)
  if (name === 'ask') return parseAsk(rest)
  if (name === 'law') return parseLaw(rest)
  if (name !== 'start') throw new WrongUse(words.unknownCommand(name))
  const { values } = understand(() => parseArgs({ args: rest, options: { help: { type: 'boolean', short: 'h' } } }))
  return { name: values.help ? 'help' : 'start' }
}

function parseAnalyze(args: string[]): Command {
  const { values, positionals } = understand(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        party: { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  )
  if (values.help) return { name: 'help' }
  const { party, out } = values
  // files are for programs first, a terminal for people
  const format = values.format ?? (out === undefined ? 'text' : 'json')
  if (format !== 'text' && format !== 'json') throw new WrongUse(words.wrongFormat(format))
  if (positionals.length === 0) throw new WrongUse(words.noFiles)
  return { name: 'analyze', files: positionals, party, format, out }
}

function parseAsk(args: string[]): Command {
  const { values, positionals } = understand(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { party: { type: 'string' }, format: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }),
  )
  if (values.help) return { name: 'help' }
  const { party, format = 'text' } = values
  if (format !== 'text' && format !== 'json') throw new WrongUse(words.wrongFormat(format))
  const [file, ...questions] = positionals
  if (file === undefined) throw new WrongUse(words.noFileToAsk)
  if (questions.every((question) => question.trim() === '')) throw new WrongUse(words.noQuestion)
  return { name: 'ask', file, questions, party, format }
}

function parseLaw(args: string[]): Command {
  const { values } = understand(() =>
    parseArgs({
      args,
      options: { on: { type: 'string' }, format: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }),
  )
  if (values.help) return { name: 'help' }
  const { on, format = 'text' } = values
  if (format !== 'text' && format !== 'json') throw new WrongUse(words.wrongFormat(format))
  if (on !== undefined && !LawQuery.safeParse({ on }).success) throw new WrongUse(words.wrongDay(on))
  return { name: 'law', on, format }
}

function understand<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error))
  }
}
