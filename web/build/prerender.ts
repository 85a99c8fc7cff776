import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import type { DrawnPage } from '../src/prerender.tsx'

const entry = 'prerender'
const empty = '<div id="root"></div>'
const run = promisify(execFile)

/**
 * Writes `dist/pages/*.html`: the public pages as they are before any script runs, with the files that they need named in the head, so
 * that nobody waits for one file to learn of the next. The server fills in the nonce and its own address.
 */
export function prerender(): Plugin {
  let root = ''
  let out = ''
  let chunks: Rolldown.OutputChunk[] = []
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = join(config.root, config.build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      },
    },
    async closeBundle() {
      const pages = await drawnPages(root, join(out, 'drawing'))
      const html = await readFile(join(out, 'index.html'), 'utf8')
      await mkdir(join(out, 'pages', 'one'), { recursive: true })
      // every other page is drawn by its script alone, and says so where none runs
      const unread = pages.find((page) => page.unread)?.unread
      await writeFile(
        join(out, 'index.html'),
        html.replace(empty, () => `${empty}${plainly(unread)}`),
      )
      for (const page of pages) {
        await writeFile(join(out, 'pages', `${nameOf(page.path)}.html`), assemble(html, page, chunks))
        if (!page.bodyOfOne) continue
        const ofOne = assemble(html, { ...page, body: page.bodyOfOne }, chunks)
        await writeFile(join(out, 'pages', 'one', `${nameOf(page.path)}.html`), ofOne)
      }
    },
  }
}

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1))

/**
 * What is run in Node: it says what the pages are. Given the path of one that changes from day to day, it reads what there
 * is to say and draws that: the server runs it so (server/src/lib/http/live-pages.ts).
 */
const program: Plugin = {
  name: 'prerender-program',
  resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
  load: (id) =>
    id === `\0${entry}`
      ? `import { json } from 'node:stream/consumers'
import { drawPages } from '/src/prerender.tsx'
import { drawLive } from '/src/draw-live.tsx'
const path = process.argv[2]
const drawn = path === undefined ? JSON.stringify(await drawPages()) : await drawLive(path, await json(process.stdin))
process.stdout.write(drawn, () => process.exit())`
      : undefined,
}

/** Builds the pages for Node, to stay there, and draws them. */
async function drawnPages(root: string, folder: string): Promise<DrawnPage[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), program],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: { input: { [entry]: entry } },
    },
  })
  const { stdout } = await run(process.execPath, [join(folder, `${entry}.js`)], { maxBuffer: 64 * 2 ** 20 })
  return JSON.parse(stdout) as DrawnPage[]
}

/** The page that everybody gets, with this one's head and body in it. */
function assemble(html: string, page: DrawnPage, chunks: readonly Rolldown.OutputChunk[]): string {
  const { scripts, styles } = filesOf(page.modules, chunks)
  const address = `__ORIGIN__${page.path}`
  const head = [
    `<title>${page.title}</title>`,
    `<meta name="description" content="${page.description}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Karar" />`,
    `<meta property="og:title" content="${page.title}" />`,
    `<meta property="og:description" content="${page.description}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="__ORIGIN__/social.png" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...styles.filter((file) => !html.includes(file)).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...scripts.filter((file) => !html.includes(file)).map((file) => `<link rel="modulepreload" href="/${file}" />`),
    ...(page.data ? [`<script type="application/ld+json">${page.data}</script>`] : []),
  ]
  return html
    .replace(/<title>.*?<\/title>/, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(empty, () =>
      page.body
        ? `<div id="root" data-drawn>${page.body}</div>`
        : page.live
          ? `<!--live ${page.live}-->${empty}${plainly(page.unread)}<!--/live-->`
          : `${empty}${plainly(page.unread)}`,
    )
}

const plainly = (unread = '') => (unread ? `\n    <noscript>${unread}</noscript>` : '')

/** The files that the modules came to lie in, and those that these import. */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const waiting = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`No file holds ${module}.`)
    return chunk
  })
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (scripts.has(chunk.fileName)) continue
    scripts.add(chunk.fileName)
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file)
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) waiting.push(next)
    }
  }
  return { scripts: [...scripts], styles: [...styles] }
}
