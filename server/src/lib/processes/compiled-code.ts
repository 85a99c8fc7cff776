import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Keeps compiled code for the next start, which is then a good deal quicker. Only modules that are loaded after
 * this call profit, so the first module of a program calls it and imports the rest.
 */
export function keepCompiledCode(): void {
  enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/karar', import.meta.url)))
}

/** Writes down what was compiled so far, which else is done at the end of the process: for who may be ended without notice. */
export const saveCompiledCode = (): void => flushCompileCache()
