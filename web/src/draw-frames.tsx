import { QueryClient } from '@tanstack/react-query'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { drawRouted } from './draw.tsx'
import { DocumentsPage } from './features/documents/page.tsx'
import { ResultsPage } from './features/results/page.tsx'
import { Shell } from './features/shell/shell.tsx'
import { loadWords } from './lib/text/words.ts'

/** A page of a signed-in person as it stands before anything of theirs has come: the same for everybody. */
export interface DrawnFrame {
  name: string
  /** the modules of the page, by the end of their paths: their files are asked for at once */
  modules: readonly string[]
  /** as HTML */
  title: string
  /** as HTML */
  description: string
  body: string
  /**
   * what the page asks the server for as it begins, so that it is on its way before the page's script is (public/frame.js).
   * `{id}` is the document of the address.
   */
  asks: readonly string[]
}

const words = (...names: string[]) => names.map((name) => `/words/en/${name}.ts`)
/** around each of them */
const around = [
  '/steps/shapes.ts',
  '/steps/kinds.ts',
  '/features/accounts/api.ts',
  '/features/accounts/require-user.tsx',
  '/steps/over.ts',
  '/features/shell/user-menu.tsx',
  '/features/shell/shell.tsx',
  '/features/usage/upgrade-frame.tsx',
  '/steps/readings.ts',
  '/features/documents/api.ts',
  '/features/documents/progress/progress-frame.tsx',
  ...words('ui', 'accounts', 'shell', 'usage', 'documents'),
]

const frames = [
  {
    name: 'documents',
    path: '/documents',
    modules: [...around, '/features/documents/upload/drop-area.tsx', '/features/documents/page.tsx'],
    asks: ['/auth/me', '/documents', '/ai-notice'],
  },
  {
    name: 'results',
    path: '/documents/01900000-0000-7000-8000-000000000000/results',
    modules: [
      ...around,
      '/features/results/api.ts',
      '/features/results/insights/professional.tsx',
      '/features/results/page.tsx',
      ...words('results', 'report', 'position'),
    ],
    asks: ['/auth/me', '/documents/{id}/unified-analysis', '/documents/{id}'],
  },
] as const

const routes: RouteObject[] = [
  {
    Component: Shell,
    children: [
      { path: '/documents', Component: DocumentsPage },
      { path: '/documents/:documentId/results', Component: ResultsPage },
    ],
  },
]

/** Draws them. Runs when the pages are built, not in a browser. */
export async function drawFrames(): Promise<DrawnFrame[]> {
  await loadWords('ui', 'accounts', 'shell', 'usage', 'documents', 'results', 'report', 'position')
  return Promise.all(frames.map(async ({ path, ...frame }) => ({ ...frame, ...(await drawFrame(path)) })))
}

async function drawFrame(path: string) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const routed = <StaticRouterProvider router={router} context={context} hydrate={false} />
  return drawRouted(path, routed, new QueryClient())
}
