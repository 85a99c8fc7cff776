import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { reachable } from '../notices/reachable.ts'
import { slimPackages } from './slim-packages.ts'

const repository = join(import.meta.dirname, '..', '..')

const lock = {
  packages: {
    server: { dependencies: { '@karar/engine': '1', pdfmake: '1', sharp: '1' }, devDependencies: { vitest: '1' } },
    engine: { dependencies: { 'onnxruntime-node': '1' } },
    web: { dependencies: { react: '1' } },
    'node_modules/@karar/engine': { resolved: 'engine', link: true },
    'node_modules/@karar/server': { resolved: 'server', link: true },
    'node_modules/onnxruntime-node': {},
    'node_modules/pdfmake': {},
    'node_modules/react': {},
    'node_modules/sharp': { optionalDependencies: { '@img/sharp': '1' } },
    'node_modules/@img/sharp': {},
    'node_modules/vitest': {},
    'node_modules/@vite/plugin': {},
  },
}

const files = [
  'engine/src/index.ts',
  'engine/src/index.js.map',
  'node_modules/onnxruntime-node/bin/napi-v9/linux/x64/runtime.so',
  'node_modules/onnxruntime-node/bin/napi-v9/linux/arm64/runtime.so',
  'node_modules/onnxruntime-node/bin/napi-v9/darwin/arm64/runtime.dylib',
  'node_modules/onnxruntime-node/LICENSE.md',
  'node_modules/onnxruntime-node/README.md',
  'node_modules/pdfmake/js/index.js',
  'node_modules/pdfmake/js/index.d.ts',
  'node_modules/pdfmake/js/index.js.map',
  'node_modules/pdfmake/build/pdfmake.js',
  'node_modules/react/index.js',
  'node_modules/sharp/index.js',
  'node_modules/@img/sharp/sharp.node',
  'node_modules/vitest/index.js',
  'node_modules/@vite/plugin/index.js',
  'node_modules/.package-lock.json',
]

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'karar-slim-'))
  for (const path of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  mkdirSync(join(root, 'node_modules/@karar'))
  symlinkSync('../../engine', join(root, 'node_modules/@karar/engine'))
  mkdirSync(join(root, 'node_modules/.bin'))
  symlinkSync('../vitest/index.js', join(root, 'node_modules/.bin/vitest'))
  symlinkSync('../sharp/index.js', join(root, 'node_modules/.bin/sharp'))
  return root
}

const left = (root: string): string[] => files.filter((path) => existsSync(join(root, path)))

const other = /linux\/arm64|darwin|node_modules\/.*\.map$|pdfmake\/build/

test('what is for other platforms, maps and what a package does not need to run are removed, in packages alone', () => {
  const root = makeRoot()
  slimPackages(root, 'linux-x64', 'whole')
  expect(left(root)).toEqual(files.filter((path) => !other.test(path)))
  slimPackages(root, 'linux-x64', 'whole')
  expect(left(root)).toEqual(files.filter((path) => !other.test(path)))
})

test('a package whose list of entries is long offers those of ours alone, also the second time', () => {
  const root = makeRoot()
  const [path, file] = [join(root, 'node_modules/drizzle-orm/package.json'), { default: './index.js' }]
  const offered = ['.', './pg-core', './node-postgres', './node-postgres/migrator', './relations']
  const others = ['./pg-core/columns', './mysql2', './node-postgres/session']
  mkdirSync(dirname(path))
  const exports = Object.fromEntries([...offered, ...others].map((name) => [name, file]))
  writeFileSync(path, JSON.stringify({ name: 'drizzle-orm', version: '1.2.3', exports }))
  for (const _ of ['first', 'second']) {
    slimPackages(root, 'linux-x64', 'whole')
    const kept = Object.fromEntries(offered.map((name) => [name, file]))
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ name: 'drizzle-orm', version: '1.2.3', exports: kept })
  }
})

test('of what builds and checks nothing stays; of what runs all does, with its licence', () => {
  const root = makeRoot()
  slimPackages(root, 'linux-x64', 'running')
  const tools = /react|vitest|@vite|js\/index\.d\.ts|README|\.package-lock/
  expect(left(root)).toEqual(files.filter((path) => !other.test(path) && !tools.test(path)))
  expect(existsSync(join(root, 'node_modules/.bin/sharp'))).toBe(true)
  expect(existsSync(join(root, 'node_modules/@vite'))).toBe(false)
  expect(existsSync(join(root, 'node_modules/@karar/engine/src/index.ts'))).toBe(true)
})

/** Prints every file that is loaded for all of the server, a PDF to read, recognition and the encoder. */
const listLoaded = `
import { createRequire, registerHooks } from 'node:module'
import { globSync, readFileSync } from 'node:fs'
const loaded = new Set()
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    loaded.add(found.url)
    return found
  },
})
await import('./server/src/serve.ts')
for (const worker of globSync('server/src/**/*worker.ts')) await import('./' + worker)
const { readDocument } = await import('./reader/src/index.ts')
await readDocument(new Uint8Array(readFileSync('web/public/samples/services-agreement.pdf')))
const load = (room, ...names) => names.forEach(createRequire(process.cwd() + '/' + room + '/package.json'))
load('reader', 'sharp', 'tesseract.js', 'tesseract.js/src/worker-script', '@hyzyla/pdfium')
load('engine', 'onnxruntime-node')
console.log(JSON.stringify([...loaded]))
process.exit()
`

test('whatever the product loads is there when only what runs is', () => {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'))
  const kept = reachable(packages, ['server'])
  const child = spawnSync(process.execPath, ['--input-type=module', '-e', listLoaded], {
    cwd: repository,
    encoding: 'utf8',
  })
  const loaded: string[] = JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '')
  const packaged = loaded
    .filter((url) => url.includes('/node_modules/'))
    .map((url) => folderOf(relative(repository, fileURLToPath(url))))
  expect(new Set(packaged).size).toBeGreaterThan(100)
  expect(packaged.filter((folder) => !kept.has(folder))).toEqual([])
  for (const name of ['pdfjs-dist', 'tesseract.js', 'onnxruntime-node', 'pdfmake', 'docx', 'pg', 'fastify']) {
    expect(packaged).toContain(`node_modules/${name}`)
  }
})

/** The folder of the package in which a file lies. */
function folderOf(path: string): string {
  const parts = path.split(sep)
  const at = parts.lastIndexOf('node_modules')
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') ? 3 : 2)).join('/')
}
