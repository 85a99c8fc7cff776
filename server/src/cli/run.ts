import { type Command, parseCommand, WrongUse } from './arguments.ts'
import { words } from './words.ts'

/**
 * Runs one command line. Nothing but results goes to standard output.
 *
 * @returns the exit code: 0 done, 1 a file could not be read, 2 wrong use
 */
export async function run(args: readonly string[]): Promise<number> {
  let command: Command
  try {
    command = parseCommand(args)
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    process.stderr.write(`${error.message}\n\n${words.usage}`)
    return 2
  }
  switch (command.name) {
    case 'help':
      process.stdout.write(words.usage)
      return 0
    case 'start': {
      const { serve } = await import('../serve.ts')
      await serve()
      return 0
    }
    case 'analyze': {
      const { analyzeFiles } = await import('./analyze-files.ts')
      return analyzeFiles(command)
    }
    case 'law': {
      const { tellLaw } = await import('./law.ts')
      return tellLaw(command)
    }
    case 'ask': {
      const { askFile } = await import('./ask-file.ts')
      return askFile(command)
    }
  }
}
