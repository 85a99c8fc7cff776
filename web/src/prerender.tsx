import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { draw } from './draw.tsx'
import { AboutPage } from './features/about/page.tsx'
import { LoginPage } from './features/accounts/entry/login-page.tsx'
import { ContactPage } from './features/enquiries/contact-page.tsx'
import { HomePage } from './features/home/page.tsx'
import { PrivacyPage } from './features/notices/privacy-page.tsx'
import { TermsPage } from './features/notices/terms-page.tsx'
import { PricingPage } from './features/pricing/page.tsx'
import { loadWords } from './lib/text/words.ts'
import { structuredData } from './structured-data.ts'
import { drawWith, freeStandIn } from './ui/public/plans-here.ts'
import { PublicFrame } from './ui/public/public-frame.tsx'

/** A page as it lies on the server before any script runs. */
export interface DrawnPage {
  path: string
  /** the modules of the page, by the end of their paths: their files are asked for at once */
  modules: readonly string[]
  /** the files of letters (build/cut-fonts.ts) that it is set in: one that came after the first paint would have all of it placed anew */
  letters: readonly string[]
  /** as HTML */
  title: string
  /** as HTML */
  description: string
  /** what stands in the body; '' where only the head is known beforehand */
  body: string
  /** the body where a new account has one contract free: "1 contract" is no "7 contracts" with another figure; '' where it is the same */
  bodyOfOne: string
  /** for search engines, as JSON; '' for none */
  data: string
  /** as HTML: what is said where no script runs; '' where the body itself can be read */
  unread: string
  /**
   * '' but for a page that the server draws (draw-live.tsx): 'same' where the script draws the very same, 'read' where a
   * visitor's window decides how, so that what is pressed before that is not done again
   */
  live: '' | 'same' | 'read'
}

interface Drawing {
  path: string
  element: ReactNode
  words: readonly string[]
  modules: readonly string[]
  /** beside those of every page */
  letters?: readonly string[]
}

const letters = ['0-core', '1-core', '2-core', 'name'] as const
const prices = ['0-rupee', '2-rupee'] as const
const words = (name: string) => `/words/en/public/${name}.ts`
const framed = (page: ReactNode) => <PublicFrame>{page}</PublicFrame>

const drawings: readonly Drawing[] = [
  {
    path: '/',
    element: <HomePage />,
    words: ['home', 'pricing'],
    modules: ['/features/home/page.tsx', words('home'), words('pricing')],
    letters: ['3-core', ...prices],
  },
  {
    path: '/pricing',
    element: framed(<PricingPage />),
    words: ['pricing'],
    modules: ['/features/pricing/page.tsx', words('pricing')],
    letters: prices,
  },
  {
    path: '/about',
    element: framed(<AboutPage />),
    words: ['about', 'law'],
    modules: ['/features/about/page.tsx', words('about'), '/words/en/law.ts'],
  },
  {
    path: '/privacy',
    element: framed(<PrivacyPage />),
    words: ['privacy'],
    modules: ['/features/notices/privacy-page.tsx', words('privacy')],
  },
  {
    path: '/terms',
    element: framed(<TermsPage />),
    words: ['terms'],
    modules: ['/features/notices/terms-page.tsx', words('terms')],
  },
  {
    path: '/contact',
    element: framed(<ContactPage />),
    words: ['contact'],
    modules: ['/features/enquiries/contact-page.tsx', words('contact')],
  },
  {
    // for signing in: the same address asked for another of its forms, or with the token of a mail, is drawn by its script
    path: '/login',
    element: <LoginPage />,
    words: ['accounts'],
    modules: ['/features/accounts/entry/login-page.tsx', '/words/en/accounts.ts'],
  },
]

/** Draws the pages that anybody may see, as a visitor gets them. Runs when the pages are built, not in a browser. */
export async function drawPages(): Promise<DrawnPage[]> {
  await loadWords('ui', 'results', 'law', ...drawings.flatMap((one) => one.words))
  const t = i18next.t.bind(i18next)
  const titled = (page: string) => escaped(t('ui:pageTitle', { page }))
  const unread = `<p>${escaped(t('accounts:noScript'))}</p><p><a href="/">${escaped(t('accounts:backToHome'))}</a></p>`
  const empty = { modules: [], letters: [], body: '', bodyOfOne: '', data: '', unread, live: '' } as const
  return [
    ...drawings.map(drawn),
    {
      ...empty,
      path: '/law',
      modules: ['/features/law/page.tsx', '/words/en/law.ts'],
      letters,
      title: titled(t('law:title')),
      description: escaped(t('law:lead')),
      live: 'same',
    },
    {
      ...empty,
      path: '/sample',
      modules: ['/features/results/sample/sample-page.tsx', '/words/en/results.ts'],
      live: 'read',
      title: titled(t('results:sample.title')),
      description: escaped(t('results:sample.description')),
    },
  ]
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function drawn({ path, element, modules, letters: more = [] }: Drawing): DrawnPage {
  const page = draw(path, element, new QueryClient())
  drawWith(1)
  const { body } = draw(path, element, new QueryClient())
  drawWith(freeStandIn)
  // a page that tells the number has it as a stand-in in the one and as 1 in the other
  const bodyOfOne = page.body.includes('__FREE__') ? body : ''
  return {
    path,
    modules,
    letters: [...letters, ...more],
    ...page,
    bodyOfOne,
    data: structuredData(path),
    unread: '',
    live: '',
  }
}
