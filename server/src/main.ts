import { bundled } from './lib/processes/bundled.ts'
import { keepCompiledCode } from './lib/processes/compiled-code.ts'

keepCompiledCode()
const { serve }: typeof import('./serve.ts') = await import(bundled(new URL('./serve.ts', import.meta.url)).href)
await serve()
