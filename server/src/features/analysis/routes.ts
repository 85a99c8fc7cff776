import {
  AnalyzeResponse,
  DocumentParams,
  DocumentText,
  ErrorBody,
  LegalIssue,
  LegalIssuesQuery,
  UnifiedAnalysisResponse,
} from '@karar/schema'
import { z } from 'zod'
import { fewer } from '../../lib/http/fewer.ts'
import type { App } from '../../lib/http/http.ts'
import { personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { findLegalIssues, findText, findUnifiedAnalysis, startAnalysis } from './service.ts'
import { openSuperseded } from './superseded.ts'

export function analysisRoutes(app: App, { database: { db }, queue, config: { plans } }: Parts): void {
  const tags = ['analysis']
  const isSuperseded = openSuperseded(db)

  app.post(
    '/api/documents/:id/analyze',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Analyse a document, for the first time or anew',
        params: DocumentParams,
        response: { 200: AnalyzeResponse, 402: ErrorBody, 409: ErrorBody },
      },
    },
    (request) => startAnalysis(db, { queue, plans }, personOf(request).id, request.params.id),
  )

  app.get(
    '/api/documents/:id/unified-analysis',
    {
      // pages that wait for it ask each three seconds
      config: { access: 'user', ...fewer(120) },
      schema: {
        tags,
        summary: 'The whole analysis of a document',
        params: DocumentParams,
        response: { 200: UnifiedAnalysisResponse },
      },
    },
    (request) => findUnifiedAnalysis(db, personOf(request), request.params.id, { isSuperseded }),
  )

  app.get(
    '/api/documents/:id/text',
    {
      config: { access: 'user', ...fewer(60) },
      schema: {
        tags,
        summary: 'The text of a document and its pages; places are UTF-16 code units into it',
        params: DocumentParams,
        response: { 200: DocumentText },
      },
    },
    (request) => findText(db, personOf(request), request.params.id),
  )

  app.get(
    '/api/legal-issues',
    {
      config: { access: 'user', ...fewer(120) },
      schema: {
        tags,
        summary: 'The issues of a document, worst first',
        querystring: LegalIssuesQuery,
        response: { 200: z.array(LegalIssue) },
      },
    },
    (request) => findLegalIssues(db, personOf(request), request.query.document_id),
  )
}
