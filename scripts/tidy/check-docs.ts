import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** What people are given to sign is no page about the program. */
const isPage = (path: string): boolean => path.endsWith('.md') && !path.startsWith('server/templates/')
/** A decision tells what was there on its day. */
const isOfItsDay = (path: string): boolean => path.startsWith('docs/decisions/')

const LINK = /\]\(([^)\s]+)\)/g
const ELSEWHERE = /^[a-z]+:/
const CODE = /`([^`]+)`/g
/** `judge/score.ts`, as far as somebody needs of its path. */
const FILE = /^(?:\.\.?\/)*((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:tsx?|cjs|sh|py|bin|onnx|md))$/
const SCRIPT = /\bnpm run (?:-s )?([a-z][\w:-]*)(?: -w @karar\/(\w+))?/g

/** What the pages name that is not there: links, headings of other pages, files, and scripts of npm; one line each. */
export function checkDocs(root: string, files: readonly string[]): string[] {
  const there = new Set(files.flatMap((path) => [path, ...foldersOf(path)]))
  const endings = new Set(files.flatMap(endingsOf))
  const scripts = scriptsOf(root, files)
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  return files.filter(isPage).flatMap((page) =>
    read(page)
      .split('\n')
      .flatMap((line, index) => {
        const where = `${page}:${index + 1}`
        const links = [...line.matchAll(LINK)].map(([, to]) => to!).filter((to) => !ELSEWHERE.test(to))
        const names = isOfItsDay(page) ? [] : [...line.matchAll(CODE)].map(([, name]) => FILE.exec(name!)?.[1])
        return [
          ...links.flatMap((to) => deadLink(page, to, there, read).map((wrong) => `${where} ${wrong}`)),
          ...names
            .filter((name) => name !== undefined && !endings.has(name))
            .map((name) => `${where} names ${name}, which is not there`),
          ...[...line.matchAll(SCRIPT)]
            .filter(([, name, room = '']) => scripts.get(room)?.has(name!) === false)
            .map(([words]) => `${where} says ${words}, which no package.json knows`),
        ]
      }),
  )
}

function deadLink(page: string, to: string, there: ReadonlySet<string>, read: (path: string) => string): string[] {
  const [path = '', heading] = to.split('#')
  const target = path === '' ? page : posix.join(dirname(page), path).replace(/\/$/, '')
  if (!there.has(target)) return [`leads to ${to}, which is not there`]
  if (heading === undefined || !target.endsWith('.md')) return []
  return headingsOf(read(target)).has(heading) ? [] : [`leads to ${to}: that page has no such heading`]
}

/** As they are linked to: small letters, with a hyphen for each space and without all other signs. */
const headingsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...page.matchAll(/^#+ +(.+)$/gm)].map(([, words]) =>
      words!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

const foldersOf = (path: string): string[] => {
  const parts = path.split('/')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
}
const endingsOf = (path: string): string[] => {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}

/** The scripts of each room, those of the root under the empty name. */
function scriptsOf(root: string, files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    files
      .filter((path) => /^(?:\w+\/)?package\.json$/.test(path))
      .map((path) => {
        const { scripts = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { scripts?: object }
        return [path.split('/').slice(0, -1).join('/'), new Set(Object.keys(scripts))]
      }),
  )
}
