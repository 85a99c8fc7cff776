import { lazy } from 'react'
import { createBrowserRouter, type RouteObject, ScrollRestoration } from 'react-router'
import { Entrance } from './features/accounts/entrance.tsx'
import { ResetGuard } from './features/accounts/password/reset-guard.tsx'
import { forgetStart } from './features/accounts/start.ts'
import { lazyView, type Views, ViewsProvider } from './lib/document-view.ts'
import { firstWhileFramed, whileFramed } from './lib/http/frame.ts'
import { lazyPart } from './lib/lazy-part.ts'
import { pause } from './lib/pause.ts'
import { loadWords } from './lib/text/words.ts'
import { publicRoutes } from './public-routes.tsx'
import { nameOfPlace, placesKept } from './ui/focus/kept-places.ts'
import { Crash } from './ui/states/crash.tsx'
import { Spinner } from './ui/states/spinner.tsx'

forgetStart()

/** What '/' is to a visitor. */
export const home = lazyPart(() => import('./features/home/page.tsx').then((page) => page.HomePage), 'home', 'pricing')
const TemplatesVisitor = lazy(async () => {
  const [page] = await Promise.all([import('./features/templates/sign-in-needed.tsx'), loadWords('templates')])
  return { default: page.SignInNeeded }
})
/** What the pages with a frame are told with, in the order in which one needs the other: whoever comes first has it run. */
const person = [
  () => import('./steps/shapes.ts'),
  () => import('./steps/kinds.ts'),
  () => import('./features/accounts/api.ts'),
]
const readings = [...person, () => import('./steps/readings.ts'), () => import('./features/documents/api.ts')]
const guard = lazyPart(async () => {
  await firstWhileFramed(...person)
  const page = await import('./features/accounts/require-user.tsx')
  await whileFramed(page.loadPerson)
  return page.RequireUser
}, 'accounts')
const shell = lazyPart(async () => {
  await firstWhileFramed(
    () => import('./steps/over.ts'),
    () => import('./features/shell/user-menu.tsx'),
  )
  return (await import('./features/shell/shell.tsx')).Shell
}, 'shell')
const upgrades = lazyPart(async () => {
  await firstWhileFramed(...person)
  return (await import('./features/usage/upgrade-frame.tsx')).UpgradeFrame
}, 'usage')
const progress = lazyPart(async () => {
  await firstWhileFramed(...readings)
  return (await import('./features/documents/progress/progress-frame.tsx')).ProgressFrame
}, 'documents')
const dashboard = lazyPart(
  () => import('./features/dashboard/page.tsx').then((page) => page.DashboardPage),
  'dashboard',
  'documents',
)

/** What other features show of a document on its results page. */
const views: Partial<Views> = {
  consultation: lazyView(
    () => import('./features/consultations/request-dialog.tsx').then((dialog) => dialog.RequestDialog),
    'consultations',
  ),
  sharing: lazyView(
    () => import('./features/sharing/share-dialog.tsx').then((dialog) => dialog.ShareDialog),
    'sharing',
  ),
  comments: lazyView(() => import('./features/comments/view.tsx').then((view) => view.CommentsView), 'comments'),
  commentsWatch: lazyView(
    () => import('./features/comments/watch.tsx').then((watch) => watch.CommentsWatch),
    'comments',
  ),
  voice: lazyView(() => import('./features/voice/view.tsx').then((view) => view.VoiceView), 'voice'),
  chat: lazyView(() => import('./features/chat/view.tsx').then((view) => view.ChatView), 'chat'),
  analysis: lazyView(() => import('./features/summary/view.tsx').then((view) => view.SummaryView), 'summary'),
  position: lazyView(() => import('./features/position/view.tsx').then((view) => view.PositionView), 'position'),
}

/** The site map: the only place where screens of two features meet. Each page loads with its words. */
const routes: RouteObject[] = [
  {
    element: <ResetGuard />,
    errorElement: <Crash />,
    hydrateFallbackElement: <Spinner />,
    children: [
      {
        path: '/login',
        lazy: async () => {
          const [page] = await Promise.all([import('./features/accounts/entry/login-page.tsx'), loadWords('accounts')])
          return { Component: page.LoginPage }
        },
      },
      {
        path: '/confirm-address',
        lazy: async () => {
          const [page] = await Promise.all([
            import('./features/accounts/entry/confirm-address-page.tsx'),
            loadWords('accounts'),
          ])
          return { Component: page.ConfirmAddressPage }
        },
      },
      {
        // for whoever was given a link, with an account or without
        path: '/shared',
        lazy: async () => {
          const [page] = await Promise.all([import('./features/sharing/page.tsx'), loadWords('sharing')])
          return { Component: page.SharedPage }
        },
      },
      ...publicRoutes(
        { element: <shell.Part />, loader: shell.loader },
        { element: <upgrades.Part />, loader: upgrades.loader },
      ),
      {
        element: (
          <Entrance
            home={
              <>
                <home.Part />
                <ScrollRestoration getKey={nameOfPlace} storageKey={placesKept} />
              </>
            }
            templates={<TemplatesVisitor />}
          >
            <guard.Part />
          </Entrance>
        ),
        loader: guard.loader,
        children: [
          {
            Component: shell.Part,
            loader: shell.loader,
            errorElement: <Crash />,
            children: [
              {
                Component: upgrades.Part,
                loader: upgrades.loader,
                children: [
                  {
                    Component: progress.Part,
                    loader: progress.loader,
                    children: [
                      { path: '/', Component: dashboard.Part, loader: dashboard.loader },
                      {
                        path: '/documents',
                        lazy: async () => {
                          await pause()
                          await firstWhileFramed(...readings, () => import('./features/documents/upload/drop-area.tsx'))
                          const [page] = await Promise.all([
                            import('./features/documents/page.tsx'),
                            loadWords('documents'),
                          ])
                          return { Component: page.DocumentsPage }
                        },
                      },
                      {
                        // without an id it says so
                        path: '/documents/:documentId?/results',
                        lazy: async () => {
                          // after what stands around the page: the one is run while the other comes
                          await pause()
                          await firstWhileFramed(
                            ...readings,
                            () => import('./features/results/api.ts'),
                            () => import('./features/results/insights/professional.tsx'),
                          )
                          const [{ ResultsPage, askForLetters, loadResults }] = await Promise.all([
                            import('./features/results/page.tsx'),
                            loadWords('results', 'report', 'documents', 'position'),
                          ])
                          await pause()
                          askForLetters()
                          await pause()
                          await whileFramed(loadResults)
                          return {
                            element: (
                              <ViewsProvider value={views}>
                                <ResultsPage />
                              </ViewsProvider>
                            ),
                          }
                        },
                      },
                      {
                        path: '/templates',
                        lazy: async () => {
                          const [page] = await Promise.all([
                            import('./features/templates/page.tsx'),
                            loadWords('templates'),
                          ])
                          return { Component: page.TemplatesPage }
                        },
                      },
                      {
                        path: '/templates/drafts/:draftId',
                        lazy: async () => {
                          const [page] = await Promise.all([
                            import('./features/templates/drafts/draft-page.tsx'),
                            loadWords('templates', 'documents'),
                          ])
                          return { Component: page.DraftPage }
                        },
                      },
                      {
                        path: '/account',
                        lazy: async () => {
                          const [page] = await Promise.all([
                            import('./features/your-account/page.tsx'),
                            loadWords('your-account'),
                          ])
                          return { Component: page.AccountPage }
                        },
                      },
                      {
                        path: '/requests',
                        lazy: async () => {
                          const [page] = await Promise.all([
                            import('./features/consultations/page.tsx'),
                            loadWords('consultations'),
                          ])
                          return { Component: page.RequestsPage }
                        },
                      },
                      {
                        path: '/admin',
                        lazy: async () => {
                          const [page] = await Promise.all([
                            import('./features/admin/page.tsx'),
                            // the legal desk says the same of a request as its requester is told
                            loadWords('admin', 'consultations', 'enquiries'),
                          ])
                          return { Component: page.AdminPage }
                        },
                      },
                      {
                        // an address that is none; as specified a visitor is asked to sign in first
                        path: '*',
                        lazy: async () => {
                          const [page] = await Promise.all([
                            import('./features/shell/not-found.tsx'),
                            loadWords('shell'),
                          ])
                          return { Component: page.NotFound }
                        },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]

/** Begins to load the page of the present address. */
export const openRouter = () => createBrowserRouter(routes)
