/** What package-lock.json says of one package. */
export interface Entry {
  version?: string
  license?: string
  link?: boolean
  optional?: boolean
  resolved?: string
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * The packages from outside that these rooms need to run, and what those need, as their folders.
 *
 * @param packages what the lock says of each, by its folder
 * @param rooms folders of the repository; what they take from other rooms is followed, too
 */
export function reachable(packages: Readonly<Record<string, Entry>>, rooms: readonly string[]): Set<string> {
  const found = new Set<string>()
  const queue = [...rooms]
  for (const path of queue) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta: peers } = packages[path] ?? {}
    const needed = Object.keys(peerDependencies ?? {}).filter((name) => !peers?.[name]?.optional)
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...needed]) {
      const target = locate(packages, path, name)
      if (!target) continue
      const { link, resolved } = packages[target] ?? {}
      const next = link ? (resolved ?? '') : target
      if (queue.includes(next)) continue
      queue.push(next)
      if (!link) found.add(target)
    }
  }
  return found
}

/** Looks a package up as Node does: in the importer's own node_modules, then in those of the folders above. */
function locate(packages: Readonly<Record<string, Entry>>, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return null
  }
}
