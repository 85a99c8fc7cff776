import type { Document } from '@karar/schema'
import { queryClient } from '../../lib/http/query-client.ts'
import { useSend } from '../../lib/http/use-send.ts'
import { documentQuery, startAnalysis } from '../documents/api.ts'
import { offerUpgradeFor } from '../usage/api.ts'
import { analysisQuery } from './api.ts'

/** milliseconds from the start of an analysis to the first look at it */
const firstLook = 1000

/** Starts an analysis of the document, a first or a further one, and lets the page know that it runs. */
export const useStartAnalysis = (document: Document) =>
  useSend({
    mutationFn: () => startAnalysis(document.id),
    onError: (error) => void offerUpgradeFor(error),
    onSuccess: () => {
      queryClient.setQueryData(documentQuery(document.id).queryKey, {
        ...document,
        analysis_status: 'analyzing',
        analysis_error: null,
        progress: null,
      })
      setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: documentQuery(document.id).queryKey })
        void queryClient.invalidateQueries({ queryKey: analysisQuery(document.id).queryKey })
      }, firstLook)
    },
  })
