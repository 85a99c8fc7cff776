import { LawTable, SampleAnalysis } from '@karar/schema'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { draw } from './draw.tsx'
import { lawQuery } from './features/law/api.ts'
import { LawPage } from './features/law/page.tsx'
import { sampleQuery } from './features/results/api.ts'
import { SamplePage } from './features/results/sample/sample-page.tsx'
import { ViewsProvider } from './lib/document-view.ts'
import { loadWords } from './lib/text/words.ts'
import { sampleViews } from './sample-views.ts'
import { PublicFrame } from './ui/public/public-frame.tsx'

interface LivePage {
  element: ReactNode
  words: readonly string[]
  give: (client: QueryClient, data: unknown) => void
}

const pages: Readonly<Record<string, LivePage>> = {
  '/law': {
    element: <LawPage />,
    words: ['law'],
    give: (client, data) => client.setQueryData(lawQuery('').queryKey, LawTable.parse(data)),
  },
  '/sample': {
    element: (
      <ViewsProvider value={sampleViews}>
        <SamplePage />
      </ViewsProvider>
    ),
    words: ['results', 'documents', 'position'],
    give: (client, data) => client.setQueryData(sampleQuery.queryKey, SampleAnalysis.parse(data)),
  },
}

/** Draws a page whose matter changes from day to day, of what the server has to say today. Returns what stands in the body. */
export async function drawLive(path: string, data: unknown): Promise<string> {
  const page = pages[path]
  if (!page) throw new Error(`${path} is not drawn by the server.`)
  await loadWords('ui', ...page.words)
  const client = new QueryClient()
  page.give(client, data)
  return draw(path, <PublicFrame>{page.element}</PublicFrame>, client).body
}
