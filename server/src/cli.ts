import { bundled } from './lib/processes/bundled.ts'
import { keepCompiledCode } from './lib/processes/compiled-code.ts'

keepCompiledCode()
const { run }: typeof import('./cli/run.ts') = await import(bundled(new URL('./cli/run.ts', import.meta.url)).href)
process.exitCode = await run(process.argv.slice(2))
