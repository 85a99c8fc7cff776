import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { atOnce } from './build/at-once.ts'
import { cutFonts } from './build/cut-fonts.ts'
import { prerender } from './build/prerender.ts'
import { press } from './build/press.ts'
import { reachedFrom } from './build/reached-from.ts'
import { steadyIds } from './build/steady-ids.ts'
import { tracelessErrors } from './build/traceless-errors.ts'
import { untoldRouter } from './build/untold-router.ts'

/** The development server hands /api on to a running server (KARAR_API, by default the one that `./karar` starts). */
const api = process.env.KARAR_API ?? 'http://127.0.0.1:3000'

/** what a framed page runs of the start before its own script, one after another (public/frame.js) */
const steps = ['drawing', 'looks', 'words', 'ways'].map((name) => `src/steps/${name}.ts`)

const home = reachedFrom('/features/home/page.tsx')
const login = reachedFrom(
  '/features/accounts/entry/login-page.tsx',
  '/features/accounts/entry/confirm-address-page.tsx',
)
/** around every page behind the sign-in */
const frames = reachedFrom(
  '/features/accounts/require-user.tsx',
  '/features/shell/shell.tsx',
  '/features/usage/upgrade-frame.tsx',
  '/features/documents/progress/progress-frame.tsx',
)
const documents = reachedFrom('/features/documents/page.tsx')
const results = reachedFrom('/features/results/page.tsx')
/** comes to every analysis once that stands: with the rest of the comments it would draw the whole list of documents there */
const watch = reachedFrom('/features/comments/watch.tsx')
const member = (id: string) => frames.has(id) || (documents.has(id) && (results.has(id) || watch.has(id)))
const opened = (id: string) => frames.has(id) || documents.has(id) || results.has(id)

/**
 * Few files to fetch: left alone, each module that two pages share becomes a file of its own, a hundred for one page, and
 * the page waits for them longer than for anything else. What visitors need stays apart from what lies behind the sign-in,
 * and what one of the pages that are opened most needs alone apart from the other's: nobody loads the sign-in, the results
 * or the front page for the two lines that their own page shares with them.
 */
const chunks = [
  { name: 'start', tags: ['$initial' as const], priority: 9 },
  { name: 'common', test: (id: string) => home.has(id) && (login.has(id) || opened(id)), priority: 8 },
  { name: 'home', test: home.has, priority: 7 },
  { name: 'base', test: (id: string) => login.has(id) && opened(id), priority: 6 },
  { name: 'login', test: login.has, priority: 5 },
  { name: 'member', test: member, priority: 4 },
  // in the file of the results they would draw that whole file into everybody's lists
  { name: 'links', test: /[\\/]schema[\\/]src[\\/](?:results[\\/]sharing|public[\\/]showcase)\.ts$/, priority: 3 },
  // words that the results use as well: in a file with what else is shared they would draw the whole list of documents there
  { name: 'list-words', test: /[\\/]words[\\/]\w+[\\/]parts[\\/](?:documents-\w+|second-documents)\.ts$/, priority: 3 },
  // and words of the results, which else come to lie with whatever else several pages share
  {
    name: 'results-words',
    test: /[\\/]words[\\/]\w+[\\/](?:results-contract|parts[\\/](?:second|missing)-results)\.ts$/,
    priority: 3,
  },
  { name: 'documents', test: documents.has, priority: 2 },
  { name: 'results', test: results.has, priority: 1 },
  { name: 'watch', test: watch.has, priority: 0.5 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 120_000, priority: 0 },
]

/** A file is named after all that share it, a hundred letters long, and the first file of a visit names them all. */
const brief = (name: string | undefined) => (name?.startsWith('shared~') ? 'shared' : '[name]')

export default defineConfig({
  plugins: [
    ...[cutFonts(), steadyIds(), untoldRouter(), tracelessErrors(), react()],
    ...[home, login, frames, documents, results, watch].map(({ plugin }) => plugin),
    atOnce('start', 'base', 'login', 'member', 'documents', 'results'),
    ...[prerender(), press()],
  ],
  // The page's policy allows no inline script and no data: fonts.
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    sourcemap: false,
    // files that are put together this way would else run in an order in which some use what is not there yet
    rolldownOptions: {
      input: ['index.html', ...steps],
      output: {
        codeSplitting: { groups: chunks },
        strictExecutionOrder: true,
        // the first file of a visit names all of them: a letter fewer each is what nothing else can press away
        chunkFileNames: ({ name }) => `assets/${brief(name)}-[hash:7].js`,
        assetFileNames: ({ names }) => `assets/${brief(names[0])}-[hash][extname]`,
      },
    },
  },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
})
