import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/karar', import.meta.url))

/**
 * Keeps compiled code for the next start, which is then a good deal quicker. Only modules that are loaded after
 * this call profit, so the first module of a program calls it and imports the rest.
 */
export function keepCompiledCode(): void {
  enableCompileCache(folder)
}

/**
 * What makes a program that we start keep its compiled code from its very first module on, and in its threads: else each
 * of both loads what takes the types out of a module, a tenth of a second of work, for those few alone.
 */
export const keepsCompiledCode = { NODE_COMPILE_CACHE: folder }

/** Writes down what was compiled so far, which else is done at the end of the process: for who may be ended without notice. */
export const saveCompiledCode = (): void => flushCompileCache()
