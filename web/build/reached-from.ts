import { posix } from 'node:path'
import type { Plugin } from 'vite'

const INDEX = /[\\/](index|lucide-react)\.m?[jt]s$/
/** `import { a, b as c } from 'd'`, and the same of `export` */
const NAMED = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
const ALL = /\bexport\s*\*\s*from\s*["']([^"']+)["']/g

interface Module {
  id: string
  code: string
  imported: readonly string[]
}

/**
 * Tells which modules some pages need: those that they import, without those that they load later. Known once all modules
 * are read, when they are divided into files.
 *
 * Through the index of a package only what is imported from it by name counts: of a hundred modules behind it a page uses
 * three.
 *
 * @param files the pages' modules, by the ends of their paths
 */
export function reachedFrom(...files: string[]): { plugin: Plugin; has: (id: string) => boolean } {
  const reached = new Set<string>()
  const plugin: Plugin = {
    name: `reached-from:${files.join()}`,
    apply: 'build',
    buildStart: () => reached.clear(),
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const read = (id: string): Module => {
        const info = this.getModuleInfo(id)
        return { id, code: info?.code ?? '', imported: info?.importedIds ?? [] }
      }
      const waiting = files.flatMap((file) => {
        const ending = ids.filter((id) => id.endsWith(file))
        if (ending.length === 0) throw new Error(`No module ends in ${file}.`)
        return ending
      })
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (reached.has(id) || INDEX.test(id)) continue
        reached.add(id)
        const module = read(id)
        waiting.push(...module.imported, ...throughIndexes(module, read))
      }
    },
  }
  return { plugin, has: (id) => reached.has(id) }
}

/** The modules that hold what this one imports by name from an index. */
function throughIndexes(module: Module, read: (id: string) => Module): string[] {
  const indexes = module.imported.filter((id) => INDEX.test(id))
  if (indexes.length === 0) return []
  return [...module.code.matchAll(NAMED)].flatMap(([, names = '', from = '']) => {
    const index = indexes.find((id) => isMeant(module.id, from, id))
    if (index === undefined) return []
    const behind = behindIndex(read(index), read)
    return namesIn(names).flatMap((name) => behind.get(name) ?? [])
  })
}

/** What comes through an index: each name with the module that it is taken from. */
function behindIndex({ id, code, imported }: Module, read: (id: string) => Module): Map<string, string> {
  const known = indexed.get(code)
  if (known) return known
  const behind = new Map<string, string>()
  const target = (from: string) => imported.find((one) => isMeant(id, from, one))
  for (const [, names = '', from = ''] of code.matchAll(NAMED)) {
    const module = target(from)
    if (module !== undefined) for (const name of namesOut(names)) behind.set(name, module)
  }
  for (const [, from = ''] of code.matchAll(ALL)) {
    const module = target(from)
    if (module === undefined) continue
    for (const [, name = ''] of read(module).code.matchAll(
      /\bexport\s+(?:async\s+)?(?:const|let|class|function\*?)\s+(\w+)/g,
    )) {
      behind.set(name, module)
    }
  }
  indexed.set(code, behind)
  return behind
}
/** An index is read once, however many modules import from it. */
const indexed = new Map<string, Map<string, string>>()

/** `a, b as c, type d` -> a, b, d: as they are called where they come from */
const namesIn = (list: string): string[] =>
  list.split(',').flatMap((one) => /^\s*(?:type\s+)?(\w+)/.exec(one)?.[1] ?? [])

/** `a, b as c` -> a, c: as they are called from then on */
const namesOut = (list: string): string[] => list.split(',').flatMap((one) => /(\w+)\s*$/.exec(one)?.[1] ?? [])

/** Whether an import of `from` in this module means that one. */
function isMeant(importer: string, from: string, id: string): boolean {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from) === id
  // packages of this repository are linked: their modules are known by where they really are
  return id.includes(`/node_modules/${from}/`) || id.endsWith(`/${from.replace(/^@karar\//, '')}/src/index.ts`)
}
