import { createBrowserRouter } from 'react-router'
import { ResetGuard } from './features/accounts/reset-guard.tsx'
import { forgetStart } from './features/accounts/start.ts'
import { loadWords } from './lib/words.ts'
import { Crash } from './ui/crash.tsx'
import { Spinner } from './ui/spinner.tsx'

forgetStart()

/** The site map: the only place where screens of two features meet. Each page loads with its words. */
export const router = createBrowserRouter([
  {
    element: <ResetGuard />,
    errorElement: <Crash />,
    hydrateFallbackElement: <Spinner />,
    children: [
      {
        path: '/',
        lazy: async () => {
          const [page] = await Promise.all([import('./features/home/page.tsx'), loadWords('home')])
          return { Component: page.HomePage }
        },
      },
      {
        path: '/login',
        lazy: async () => {
          const [page] = await Promise.all([import('./features/accounts/login-page.tsx'), loadWords('accounts')])
          return { Component: page.LoginPage }
        },
      },
      {
        lazy: async () => {
          const [page] = await Promise.all([import('./features/accounts/require-user.tsx'), loadWords('accounts')])
          return { Component: page.RequireUser }
        },
        children: [
          {
            lazy: async () => {
              const [page] = await Promise.all([import('./features/shell/shell.tsx'), loadWords('shell')])
              return { Component: page.Shell }
            },
            errorElement: <Crash />,
            children: [
              {
                lazy: async () => {
                  const [frame] = await Promise.all([import('./features/usage/upgrade-frame.tsx'), loadWords('usage')])
                  return { Component: frame.UpgradeFrame }
                },
                children: [
                  {
                    path: '/documents',
                    lazy: async () => {
                      const [page] = await Promise.all([
                        import('./features/documents/page.tsx'),
                        loadWords('documents'),
                      ])
                      return { Component: page.DocumentsPage }
                    },
                  },
                  {
                    path: '/documents/:documentId/results',
                    lazy: async () => {
                      const [page] = await Promise.all([
                        import('./features/results/page.tsx'),
                        loadWords('results', 'documents'),
                      ])
                      return { Component: page.ResultsPage }
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
                    path: '/admin',
                    lazy: async () => {
                      const [page] = await Promise.all([import('./features/admin/page.tsx'), loadWords('admin')])
                      return { Component: page.AdminPage }
                    },
                  },
                ],
              },
              {
                path: '*',
                lazy: async () => ({ Component: (await import('./features/shell/not-found.tsx')).NotFound }),
              },
            ],
          },
        ],
      },
    ],
  },
])
