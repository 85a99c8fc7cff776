import type { ReactNode } from 'react'
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import { ViewsProvider } from './lib/document-view.ts'
import { loadWords } from './lib/text/words.ts'
import { sampleViews } from './sample-views.ts'
import { nameOfPlace, placesKept } from './ui/focus/kept-places.ts'
import { ForBoth } from './ui/public/for-both.tsx'
import { PublicFrame } from './ui/public/public-frame.tsx'

interface Part {
  element: ReactNode
  loader: () => Promise<null>
}

/**
 * The pages that anybody may see. A visitor sees them in a frame of their own, somebody who is signed in in that of all
 * their other pages (`shell`), from which an upgrade can be asked for (`upgrades`).
 */
export function publicRoutes(shell: Part, upgrades: Part): RouteObject[] {
  const visitor = (
    <PublicFrame>
      <Outlet />
      <ScrollRestoration getKey={nameOfPlace} storageKey={placesKept} />
    </PublicFrame>
  )
  return [
    {
      element: <ForBoth visitor={visitor} member={shell.element} />,
      loader: shell.loader,
      children: [
        {
          element: <ForBoth visitor={<Outlet />} member={upgrades.element} />,
          loader: upgrades.loader,
          children: pages,
        },
      ],
    },
  ]
}

/** Whether the page stands there as it was drawn beforehand: its script waits until it can draw all of it again. */
const stands = () => document.querySelector('#root[data-drawn]') !== null

const pages: RouteObject[] = [
  {
    path: '/pricing',
    lazy: async () => {
      const [page] = await Promise.all([import('./features/pricing/page.tsx'), loadWords('pricing')])
      return { Component: page.PricingPage }
    },
  },
  {
    path: '/about',
    lazy: async () => {
      const [page] = await Promise.all([import('./features/about/page.tsx'), loadWords('about', 'law')])
      return { Component: page.AboutPage }
    },
  },
  {
    path: '/law',
    lazy: async () => {
      const [page] = await Promise.all([import('./features/law/page.tsx'), loadWords('law')])
      if (stands()) await page.loadLaw()
      return { Component: page.LawPage }
    },
  },
  {
    path: '/privacy',
    lazy: async () => {
      const [page] = await Promise.all([import('./features/notices/privacy-page.tsx'), loadWords('privacy')])
      return { Component: page.PrivacyPage }
    },
  },
  {
    path: '/terms',
    lazy: async () => {
      const [page] = await Promise.all([import('./features/notices/terms-page.tsx'), loadWords('terms')])
      return { Component: page.TermsPage }
    },
  },
  {
    path: '/contact',
    lazy: async () => {
      const [page] = await Promise.all([import('./features/enquiries/contact-page.tsx'), loadWords('contact')])
      return { Component: page.ContactPage }
    },
  },
  {
    path: '/sample',
    lazy: async () => {
      const [{ SamplePage, askForLetters, loadSample }] = await Promise.all([
        import('./features/results/sample/sample-page.tsx'),
        loadWords('results', 'documents', 'position'),
      ])
      askForLetters()
      if (stands()) await loadSample()
      return {
        element: (
          <ViewsProvider value={sampleViews}>
            <SamplePage />
          </ViewsProvider>
        ),
      }
    },
  },
]
