import { existsSync, globSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, matchesGlob } from 'node:path'
import { reachable } from '../notices/reachable.ts'
import { forTools, maps, neverRun, notices } from './never-run.ts'

/**
 * Removes from node_modules what is not needed on this machine. May be done again at any time.
 *
 * @param root the repository's folder
 * @param platform Node's names for system and processor, such as linux-x64
 * @param extent `whole` keeps all that builds and checks need; `running` only what the started product does
 */
export function slimPackages(root: string, platform: string, extent: 'whole' | 'running'): void {
  const modules = join(root, 'node_modules')
  for (const { package: name, files, keep = [], entries } of neverRun(platform)) {
    for (const folder of globSync(name, { cwd: modules }).map((one) => join(modules, one))) {
      // a package that is worked on elsewhere
      if (lstatSync(folder).isSymbolicLink()) continue
      const kept = new Set(globSync([...keep], { cwd: folder }))
      for (const path of globSync([...files], { cwd: folder })) if (!kept.has(path)) remove(join(folder, path))
      if (entries) offerOnly(entries, join(folder, 'package.json'))
    }
  }
  if (extent === 'running') removeUnreached(root)
  const useless = extent === 'running' ? [...maps, ...forTools] : maps
  for (const path of filesIn(modules)) {
    if (useless.some((ending) => path.endsWith(ending)) && !notices.test(basename(path))) remove(path)
  }
}

/** Megabytes of node_modules on the disk. */
export function sizeOf(folder: string): number {
  const bytes = (path: string): number => {
    const entry = lstatSync(path)
    if (!entry.isDirectory()) return entry.blocks * 512
    return readdirSync(path).reduce((sum, name) => sum + bytes(join(path, name)), entry.blocks * 512)
  }
  return bytes(folder) / 2 ** 20
}

/** In one step: whoever starts meanwhile finds the one list or the other. */
function offerOnly(entries: readonly string[], path: string): void {
  const { exports, ...rest } = JSON.parse(readFileSync(path, 'utf8'))
  const offered = Object.entries(exports).filter(([name]) => entries.some((pattern) => matchesGlob(name, pattern)))
  writeFileSync(`${path}.new`, JSON.stringify({ ...rest, exports: Object.fromEntries(offered) }))
  renameSync(`${path}.new`, path)
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true })

/** Not through links: behind those stand the rooms of the repository. */
function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/** Removes the packages that only builds and checks use, and what pointed at them. */
function removeUnreached(root: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const needed = reachable(packages, ['server'])
  for (const [path, { link }] of Object.entries<{ link?: boolean }>(packages)) {
    if (!path.includes('node_modules/') || link || needed.has(path)) continue
    if (!holdsNeeded(path, needed)) remove(join(root, path))
  }
  const modules = join(root, 'node_modules')
  for (const scope of globSync('@*', { cwd: modules })) {
    if (readdirSync(join(modules, scope)).length === 0) remove(join(modules, scope))
  }
  for (const name of existsSync(join(modules, '.bin')) ? readdirSync(join(modules, '.bin')) : []) {
    if (!existsSync(join(modules, '.bin', name))) remove(join(modules, '.bin', name))
  }
  // says what npm installed; without it npm looks for itself
  remove(join(modules, '.package-lock.json'))
}

const holdsNeeded = (path: string, needed: ReadonlySet<string>): boolean =>
  [...needed].some((one) => one.startsWith(`${path}/`))
