import type { Plugin } from 'vite'

const INDEX = /[\\/](index|lucide-react)\.m?[jt]s$/

/**
 * Tells which modules a page needs: those that it imports, without those that it loads later. Known once all modules are
 * read, when they are divided into files.
 *
 * What comes through the index of a package is left out: of a hundred modules behind it a page uses three.
 *
 * @param file the page's module, by the end of its path
 */
export function reachedFrom(file: string): { plugin: Plugin; has: (id: string) => boolean } {
  const reached = new Set<string>()
  const plugin: Plugin = {
    name: `reached-from:${file}`,
    apply: 'build',
    buildStart: () => reached.clear(),
    buildEnd(error) {
      if (error) return
      const waiting = [...this.getModuleIds()].filter((id) => id.endsWith(file))
      if (waiting.length === 0) throw new Error(`No module ends in ${file}.`)
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (reached.has(id) || INDEX.test(id)) continue
        reached.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, has: (id) => reached.has(id) }
}
