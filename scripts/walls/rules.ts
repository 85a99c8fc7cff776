import { posix } from 'node:path'
import { judgeEngine } from './engine-order.ts'

/** Which rooms a room may name. A room that is not in this table is a finding: give it its walls first. */
export const mayImport: Record<string, readonly string[]> = {
  schema: [],
  reader: ['schema'],
  engine: ['schema'],
  corpus: ['schema', 'engine'],
  server: ['schema', 'reader', 'engine'],
  web: ['schema'],
  bench: ['schema', 'reader', 'engine'],
  evals: ['schema', 'reader', 'engine', 'corpus', 'server'],
  e2e: ['schema'],
  scripts: [],
}

/** Rooms that stay pure: the only packages from outside that they may name, and what their tests may name besides. */
const pure: Record<string, readonly string[]> = { schema: ['zod'], engine: ['intl-messageformat'] }
const inPureTests = ['vitest', 'fast-check']

/** Doors of a room that are open to few: what stands behind is not for the product. */
const sideDoors: Record<string, readonly string[]> = {
  '@karar/engine/inside': ['corpus', 'evals'],
  '@karar/server/second-reader': ['evals'],
}

/** Folders of a pure room that are not pure, with what they may name: this one reads and runs the engine's own trained files. */
const besideSource: Record<string, readonly string[]> = { 'engine/model/': ['onnxruntime-node'] }
const isBesideSource = (path: string): boolean => Object.keys(besideSource).some((folder) => path.startsWith(folder))

/** Files that may import something whose name they work out when they run, each with its reason. */
const mayCompute: Record<string, string> = {
  'server/src/main.ts': 'begins with what was put together of its sources, where that is there',
  'server/src/cli.ts': 'as main.ts',
  'server/src/lib/processes/process-child.ts': 'runs the task that its process was started for',
  'server/src/db/postgres-binaries.ts': 'the package with PostgreSQL is named after the platform',
}

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

/** The room of a file: its first folder. Files at the root belong to none. */
export const roomOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '')

/** Says in words what is wrong with `path` (relative to the root) importing `specifier`, or null where nothing is. */
export function judgeImport(path: string, specifier: string | null): string | null {
  const room = roomOf(path)
  if (specifier === null) {
    return room === 'scripts' || path in mayCompute
      ? null
      : 'imports something that is not a plain string, so that no wall can be checked'
  }
  return specifier.startsWith('.') ? judgeRelative(path, room, specifier) : judgePackage(path, room, specifier)
}

function judgePackage(path: string, room: string, specifier: string): string | null {
  const ours = /^@karar\/([^/]+)/.exec(specifier)?.[1]
  if (ours !== undefined) {
    if (sideDoors[specifier]?.includes(room) === false) return `${specifier} is no door for ${room}`
    if (ours === room || mayImport[room]?.includes(ours)) return null
    return `${room} may not import ${ours}`
  }
  const allowed = pure[room]
  if (!allowed || (isBesideSource(path) && specifier.startsWith('node:'))) return null
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const beside = Object.entries(besideSource).find(([folder]) => path.startsWith(folder))?.[1]
  if (allowed.includes(name) || beside?.includes(name) || (isTest(path) && inPureTests.includes(name))) return null
  return `${room} is pure and may not import ${specifier}`
}

function judgeRelative(path: string, room: string, specifier: string): string | null {
  const target = posix.join(posix.dirname(path), specifier.replace(/[?#].*$/, ''))
  if (roomOf(target) !== room || target.startsWith('..'))
    return `climbs out of ${room || 'the repository'} to ${target}`
  if (room === 'engine') return judgeEngine(path, target)
  return room === 'server' || room === 'web' ? judgeWithin(path, target) : null
}

/** Within server and web: lib, db, ui <- features <- everything else, and a feature knows only another's front door. */
function judgeWithin(path: string, target: string): string | null {
  const from = placeOf(path)
  const to = placeOf(target)
  if (!from || !to) return null // settings beside src, as vite.config.ts
  // A server test knocks at the door of the whole application, so tests may look up.
  if (to.height > from.height && !isTest(path)) return `${from.name} may not know ${to.name}`
  if (!from.feature || !to.feature || from.feature === to.feature) return null
  if (/\/(service|api)\.tsx?$/.test(target)) return null
  return `feature ${from.feature} may touch feature ${to.feature} only through its service.ts or api.ts`
}

const foundations = ['lib', 'db', 'ui', 'words']

interface Place {
  name: string
  height: 0 | 1 | 2
  feature?: string
}

function placeOf(path: string): Place | null {
  const [, source, folder = '', feature = ''] = path.split('/')
  if (source !== 'src') return null
  if (foundations.includes(folder)) return { name: folder, height: 0 }
  if (folder === 'features') return { name: `feature ${feature}`, height: 1, feature }
  return { name: folder, height: 2 }
}
