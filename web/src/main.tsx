import './ui/theme/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { pageNonce } from './lib/nonce.ts'
import { queryClient } from './lib/query-client.ts'
import { startWords } from './lib/words.ts'
import { router } from './routes.tsx'
import { cssVariables, theme } from './ui/theme/theme.ts'

const nonce = pageNonce()
if (nonce) setNonce(nonce) // for the scroll lock of modals

await startWords()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>,
)
