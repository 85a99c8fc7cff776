import { lazyView, type Views } from './lib/document-view.ts'

/** What of an analysis needs nothing but the analysis. */
export const sampleViews: Partial<Views> = {
  analysis: lazyView(() => import('./features/summary/view.tsx').then((view) => view.SummaryView), 'summary'),
}
