import { availableParallelism } from 'node:os'
import {
  CreateTemplate,
  EditTemplate,
  ErrorBody,
  fieldsIn,
  InitializedTemplates,
  PaperQuery,
  PolicyTemplate,
  TemplateParams,
  TemplatesQuery,
} from '@karar/schema'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../lib/http/http.ts'
import { openPapers } from '../../lib/papers/make-paper.ts'
import { openPaperSender } from '../../lib/papers/send-paper.ts'
import type { Parts } from '../../lib/parts.ts'
import { createTemplate, deleteTemplate, editTemplate, findTemplate, listTemplates, readTemplate } from './catalogue.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { initializeTemplates } from './initialize.ts'
import { words } from './words.ts'

export function templateRoutes(app: App, parts: Parts): void {
  const { db } = parts.database
  const tags = ['templates']
  // half of the cores, since the other half analyses; on the smallest machine the one
  const papers = openPapers(Math.max(1, Math.floor(availableParallelism() / 2)))
  app.addHook('onClose', () => papers.close())
  const sendPaper = openPaperSender(papers, words.tooManyAtOnce)
  draftRoutes(app, parts, sendPaper)

  app.post(
    '/api/init-templates',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Put the templates that come with Karar in place; again, it changes nothing',
        response: { 200: InitializedTemplates },
      },
    },
    (request) => initializeTemplates(db, personOf(request).id),
  )

  app.get(
    '/api/policy-templates',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Templates by name; the next page is in the Link header',
        querystring: TemplatesQuery,
        response: { 200: z.array(PolicyTemplate) },
      },
    },
    async (request, reply) => {
      const { templates, total, next } = await listTemplates(db, request.query)
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return templates
    },
  )

  app.post(
    '/api/policy-templates',
    {
      config: { access: 'admin', refusal: words.mayNotCreate },
      schema: {
        tags,
        summary: 'Add a template: administrators only',
        body: CreateTemplate,
        response: { 201: PolicyTemplate, 400: ErrorBody, 403: ErrorBody },
      },
    },
    async (request, reply) => reply.code(201).send(await createTemplate(db, personOf(request).id, request.body)),
  )

  app.get(
    '/api/policy-templates/:id',
    {
      config: { access: 'user' },
      schema: { tags, summary: 'One template', params: TemplateParams, response: { 200: PolicyTemplate } },
    },
    (request) => readTemplate(db, request.params.id),
  )

  app.put(
    '/api/policy-templates/:id',
    {
      config: { access: 'admin', refusal: words.mayNotEdit },
      schema: {
        tags,
        summary: 'Change a template, only what is named: administrators only',
        params: TemplateParams,
        body: EditTemplate,
        response: { 200: PolicyTemplate, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody },
      },
    },
    (request) => editTemplate(db, personOf(request).id, request.params.id, request.body),
  )

  app.delete(
    '/api/policy-templates/:id',
    {
      config: { access: 'admin', refusal: words.mayNotDelete },
      schema: {
        tags,
        summary: 'Delete a template: administrators only',
        params: TemplateParams,
        response: { 204: z.null(), 403: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      await deleteTemplate(db, personOf(request).id, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/policy-templates/:id/download',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'A template as a Word, PDF or Markdown file, with the company name of the caller filled in',
        params: TemplateParams,
        querystring: PaperQuery,
        response: { 404: ErrorBody, 429: ErrorBody, 500: ErrorBody },
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      const { name, content, fields, updatedAt } = await findTemplate(db, request.params.id)
      const own = fieldsIn(content, fields).filter(({ fills_from }) => fills_from === 'company_name')
      const values = Object.fromEntries(own.map(({ key }) => [key, person.companyName]))
      const paper = { name, content, fields, values, at: updatedAt.toISOString() }
      return sendPaper(request, reply, paper, request.query.format)
    },
  )
}
