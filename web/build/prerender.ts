import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import type { DrawnFrame } from '../src/draw-frames.tsx'
import type { DrawnPage } from '../src/prerender.tsx'

const entry = 'prerender'
const first = '<script src="/first.js"></script>'
const pageScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const empty = '<div id="root"></div>'
const run = promisify(execFile)

/**
 * Writes `dist/pages/*.html`: the public pages as they are before any script runs, with the files that they need named in the head, so
 * that nobody waits for one file to learn of the next; and `dist/frames/*.html`, the same of pages behind the sign-in as they stand
 * before anything has come of what is somebody's own. The server fills in the nonce and its own address.
 */
export function prerender(): Plugin {
  let root = ''
  let out = ''
  let chunks: Rolldown.OutputChunk[] = []
  let letters: string[] = []
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
        letters = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
      },
    },
    async closeBundle() {
      const { pages, frames } = await drawnPages(root, join(out, 'drawing'))
      const html = await readFile(join(out, 'index.html'), 'utf8')
      await mkdir(join(out, 'pages', 'one'), { recursive: true })
      // every other page is drawn by its script alone, and says so where none runs
      const unread = pages.find((page) => page.unread)?.unread
      await writeFile(
        join(out, 'index.html'),
        html.replace(empty, () => `${empty}${plainly(unread)}`),
      )
      for (const page of pages) {
        await writeFile(join(out, 'pages', `${nameOf(page.path)}.html`), assemble(html, page, chunks, letters))
        if (!page.bodyOfOne) continue
        const ofOne = assemble(html, { ...page, body: page.bodyOfOne }, chunks, letters)
        await writeFile(join(out, 'pages', 'one', `${nameOf(page.path)}.html`), ofOne)
      }
      await mkdir(join(out, 'frames'), { recursive: true })
      for (const frame of frames) {
        await writeFile(
          join(out, 'frames', `${frame.name}.html`),
          framed(html, frame, chunks, letters, plainly(unread)),
        )
      }
    },
  }
}

/** What English pages behind the sign-in are set in, but for a contract's own letters (cut-fonts.ts). */
const framesLetters = ['0-core', '1-core', '2-core']

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
import { drawFrames } from '/src/draw-frames.tsx'
import { drawLive } from '/src/draw-live.tsx'
const path = process.argv[2]
const drawn = path === undefined
  ? JSON.stringify({ pages: await drawPages(), frames: await drawFrames() })
  : await drawLive(path, await json(process.stdin))
process.stdout.write(drawn, () => process.exit())`
      : undefined,
}

/** Builds the pages for Node, to stay there, and draws them. */
async function drawnPages(root: string, folder: string): Promise<{ pages: DrawnPage[]; frames: DrawnFrame[] }> {
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
  return JSON.parse(stdout) as { pages: DrawnPage[]; frames: DrawnFrame[] }
}

/** The page that everybody gets, with this one's head and body in it. */
function assemble(
  html: string,
  page: DrawnPage,
  chunks: readonly Rolldown.OutputChunk[],
  files: readonly string[],
): string {
  const address = `__ORIGIN__${page.path}`
  const links = linksTo(page.modules, html, chunks)
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
    ...lettersOf(page.letters, files),
    ...links.styles,
    ...links.scripts,
    ...(page.data ? [`<script type="application/ld+json">${page.data}</script>`] : []),
  ]
  // what can be read without its script starts that when somebody is about to use it (public/first.js)
  const file = page.body || page.live === 'same' ? pageScript.exec(html)?.[1] : undefined
  const begins = file === undefined ? html : startedLater(html, file)
  const whole = begins
    .replace(/<title>.*?<\/title>/, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(empty, () =>
      page.body
        ? `<div id="root" data-drawn>${page.body}</div>`
        : page.live
          ? `<!--live ${page.live}-->${empty}${plainly(page.unread)}<!--/live-->`
          : `${empty}${plainly(page.unread)}`,
    )
  return file === undefined ? whole : whole.replaceAll('<link rel="modulepreload"', '<link rel="later"')
}

/**
 * Its script is fetched as soon as the page has been seen, so that it is there by the time (public/first.js), and not before:
 * on a slow line its 150 KB came between the page and what that is drawn with.
 */
const startedLater = (html: string, file: string) =>
  html
    .replace(pageScript, () => `<link rel="modulepreload" crossorigin href="${file}">`)
    .replace(first, () => `<meta name="start" content="${file}" />\n    ${first}`)

/**
 * The page that everybody gets, with what it looks like before anything has come for the person. Nothing in it can be used
 * yet, and it is told to nobody who cannot see it; taps are kept (public/frame.js). Only who is signed in sees it.
 */
function framed(
  html: string,
  frame: DrawnFrame,
  chunks: readonly Rolldown.OutputChunk[],
  files: readonly string[],
  unread: string,
): string {
  const { scripts, styles } = linksTo(frame.modules, html, chunks)
  const head = [
    `<title>${frame.title}</title>`,
    `<meta name="description" content="${frame.description}" />`,
    ...lettersOf(framesLetters, files),
    ...styles,
  ]
  // what the frame is seen with comes first: its own script loads and runs these once it has been seen
  const steps = chunks.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.includes('/src/steps/'))
  const run = [...steps.map(({ fileName }) => `/${fileName}`), pageScript.exec(html)?.[1]]
  const later = [...html.matchAll(preload), ...scripts.join('').matchAll(preload)].map(([, file]) => file)
  return html
    .replace(/<title>.*?<\/title>/, '')
    .replace(pageScript, '')
    .replaceAll(preload, '')
    .replace(
      first,
      () => `<meta name="asks" content="${frame.asks.join(' ')}" />
    <meta name="steps" content="${run.join(' ')}" />
    <meta name="scripts" content="${later.join(' ')}" />
    ${first}<script src="/frame.js"></script>`,
    )
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace(empty, () => `<div id="root" data-drawn="frame" aria-hidden="true" inert>${frame.body}</div>${unread}`)
}

/** Asks for letters at once: those that come after the first paint have all of it placed anew. */
function lettersOf(names: readonly string[], files: readonly string[]): string[] {
  return names.map((name) => {
    const file = files.find((one) => one.includes(`/${name}-`))
    if (!file) throw new Error(`There are no letters ${name}.`)
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`
  })
}

const plainly = (unread = '') => (unread ? `\n    <noscript>${unread}</noscript>` : '')

/** Names the files that the modules came to lie in, but for those that every page names. */
function linksTo(modules: readonly string[], html: string, chunks: readonly Rolldown.OutputChunk[]) {
  const { scripts, styles } = filesOf(modules, chunks)
  const others = (files: readonly string[]) => files.filter((file) => !html.includes(file))
  return {
    styles: others(styles).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    scripts: others(scripts).map((file) => `<link rel="modulepreload" href="/${file}" />`),
  }
}

/**
 * The files that the modules came to lie in, and those that these import, in the order in which they are run: of two styles
 * that say something else of the same, the later one is followed.
 */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return
    scripts.add(chunk.fileName)
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) add(next)
    }
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file)
  }
  for (const module of modules) {
    const holding = chunks.filter(
      ({ moduleIds, facadeModuleId }) =>
        // what is loaded by a name of its own comes through a file that only leads to where it lies
        facadeModuleId?.endsWith(module) || moduleIds.some((id) => id.endsWith(module)),
    )
    if (holding.length === 0) throw new Error(`No file holds ${module}.`)
    holding.forEach(add)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
