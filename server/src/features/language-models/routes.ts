import { AiSettings, AiTried, ErrorBody, SetAi, SetBudgets } from '@karar/schema'
import { type App, personOf } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { chooseModel, findSettings, setBudgets, switchOff, tryModel } from './service.ts'

/** For administrators: which language model reads a second time, what it may use and what it used. */
export function languageModelRoutes(app: App, { database: { db }, ai, config, secrets }: Parts): void {
  const tags = ['administration']
  const context = { db, ai, config, secrets }
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  app.get(
    '/api/admin/language-model',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'The language model, its budgets and what it used; never its key',
        response: { 200: AiSettings },
      },
    },
    () => findSettings(context),
  )

  app.put(
    '/api/admin/language-model',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Choose a language model; without `key` the one that is kept stays, as long as the address does',
        body: SetAi,
        response: { 200: AiSettings, 409: ErrorBody },
      },
    },
    (request) => chooseModel(context, personOf(request), request.body),
  )

  app.delete(
    '/api/admin/language-model',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Switch the language model off and forget its key',
        response: { 200: AiSettings, 409: ErrorBody },
      },
    },
    (request) => switchOff(context, personOf(request)),
  )

  app.put(
    '/api/admin/language-model/budgets',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Say how much may be used, and what it costs',
        body: SetBudgets,
        response: { 200: AiSettings, 409: ErrorBody },
      },
    },
    (request) => setBudgets(context, personOf(request), request.body),
  )

  app.post(
    '/api/admin/language-model/try',
    {
      config: { access: 'admin' },
      schema: { tags, summary: 'Have it read a sample clause', response: { 200: AiTried, 409: ErrorBody } },
    },
    (request) => tryModel(context, personOf(request), closing.signal),
  )
}
