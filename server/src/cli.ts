import { keepCompiledCode } from './lib/processes/compiled-code.ts'

keepCompiledCode()
const { run } = await import('./cli/run.ts')
process.exitCode = await run(process.argv.slice(2))
