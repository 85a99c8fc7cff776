import type { Document, DocumentText, PositionData, UnifiedAnalysis } from '@karar/schema'
import { type ComponentType, createContext, lazy, useContext } from 'react'
import { loadWords } from './text/words.ts'

/** The views of a document's results, in the order of their tabs. */
export const viewIds = ['professional', 'analysis', 'position', 'voice', 'chat', 'comments'] as const
export type ViewId = (typeof viewIds)[number]

/** What a view of a document is given by the results page. */
export interface ViewProps {
  document: Document
  /** shows a place in the contract: a fragment made by `lib/place.ts`. Opens the contract where it is not beside. */
  show(hash: string): void
  /** the address that opens another view, with parameters of its own */
  hrefOf(view: ViewId, parameters?: Record<string, string>): { search: string }
}

/** For views that are locked until there is an analysis. */
export interface AnalysisViewProps extends ViewProps {
  analysis: UnifiedAnalysis
  position: PositionData | null
  /** when this analysis was made: tells one analysis of a document from the next */
  analyzedAt: string | null
  /** undefined while it loads */
  text: DocumentText | undefined
}

/** For the view that is open before there is an analysis. */
export type AnyTimeViewProps = ViewProps & Partial<Omit<AnalysisViewProps, keyof ViewProps>>

/** The views that other features lend to the results page; `routes.tsx` says which. */
export interface Views {
  analysis: ComponentType<AnalysisViewProps>
  position: ComponentType<AnalysisViewProps>
  voice: ComponentType<AnalysisViewProps>
  chat: ComponentType<AnalysisViewProps>
  comments: ComponentType<AnyTimeViewProps>
  /** no view of its own: hears of comments for as long as the page is open, and tells how many there are */
  commentsWatch: ComponentType<{ document: Document; onCount(count: number): void }>
  /** no view of its own: the dialog that asks the legal team */
  consultation: ComponentType<{ document: Document; onClose(): void }>
  /** no view of its own: the dialog that makes links to read the analysis */
  sharing: ComponentType<{ document: Document; onClose(): void }>
}

/** A view that loads with its words when it is first shown. */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>, ...words: string[]) {
  return lazy(async () => ({ default: (await Promise.all([load(), loadWords(...words)]))[0] }))
}

const ViewsContext = createContext<Partial<Views>>({})
export const ViewsProvider = ViewsContext.Provider
export const useViews = () => useContext(ViewsContext)
