import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles } from '../list-files.ts'
import { findCycles } from './find-cycles.ts'
import { type Import, readImports } from './read-imports.ts'
import { judgeProse } from './read-prose.ts'
import { judgeImport, mayImport, roomOf } from './rules.ts'

export interface WallReport {
  /** How many source files were read, by room. */
  read: Record<string, number>
  /** One line a finding: 'engine/src/a.ts:3 engine may not import reader'. */
  findings: string[]
}

/** Reads every source file below `root` and reports each import, and each word for a person, that goes through a wall. */
export function checkWalls(root: string): WallReport {
  const files = listFiles(root).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  const known = new Set(files)
  const read: Record<string, number> = {}
  const graph = new Map<string, string[]>()
  const findings: string[] = []

  for (const path of files) {
    const room = roomOf(path)
    read[room] = (read[room] ?? 0) + 1
    if (room !== '' && !(room in mayImport)) findings.push(`${path} is in room ${room}, which has no walls yet`)
    const source = readFileSync(join(root, path), 'utf8')
    const { imports, chance } = readImports(path, source)
    findings.push(...judgeProse(path, source))
    for (const { specifier, line } of imports) {
      const wrong = judgeImport(path, specifier)
      if (wrong) findings.push(`${path}:${line} ${wrong}`)
    }
    if (room === 'engine')
      findings.push(...chance.map((line) => `${path}:${line} the engine has no chance: Math.random`))
    graph.set(
      path,
      imports.flatMap((one) => edge(path, one, known)),
    )
  }
  for (const cycle of [...findCycles(graph), ...findCycles(foldersOf(graph))])
    findings.push(`${cycle[0]} is in a cycle: ${[...cycle, cycle[0]].join(' -> ')}`)
  return { read, findings }
}

/** Rooms in which folders, too, may not lead back to each other. */
const foldersInOrder = ['schema', 'engine', 'corpus', 'evals', 'bench']

/**
 * Which folder names which, in those rooms; a file of the source's own floor counts as a folder. Tests are left out, since
 * they look at all that they try.
 */
function foldersOf(graph: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const [path, targets] of graph) {
    if (!foldersInOrder.includes(roomOf(path)) || apart.test(path)) continue
    const from = folderOf(path)
    const to = targets.filter((target) => !apart.test(target)).map(folderOf)
    folders.set(from, [...(folders.get(from) ?? []), ...to.filter((folder) => folder !== from)])
  }
  return folders
}

const apart = /\.test\.tsx?$|\/testing\//
const folderOf = (path: string): string => (posix.dirname(path).endsWith('/src') ? path : posix.dirname(path))

/** The file that an import leads to, where it is one of ours. Imports of types count: who needs a type needs its file to be read. */
function edge(path: string, { specifier }: Import, known: ReadonlySet<string>): string[] {
  if (!specifier?.startsWith('.')) return []
  const target = posix.join(posix.dirname(path), specifier.replace(/[?#].*$/, ''))
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter((one) => known.has(one)).slice(0, 1)
}
