import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Keeps compiled code for the next start, which is then a good deal quicker. Only modules that are loaded after
 * this call profit, so the first module of a program calls it and imports the rest.
 */
export function keepCompiledCode(): void {
  enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/karar', import.meta.url)))
}
