import { keepCompiledCode } from './lib/compiled-code.ts'

keepCompiledCode()
const { serve } = await import('./serve.ts')
await serve()
