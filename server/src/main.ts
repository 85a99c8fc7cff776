import { keepCompiledCode } from './lib/processes/compiled-code.ts'

keepCompiledCode()
const { serve } = await import('./serve.ts')
await serve()
