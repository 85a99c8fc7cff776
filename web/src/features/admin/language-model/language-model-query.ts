import { type AiBudgets, AiSettings, AiTried, type SetAi, type SetBudgets } from '@karar/schema'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/http/http.ts'
import { queryClient } from '../../../lib/http/query-client.ts'

const path = '/admin/language-model'

export const languageModelQuery = queryOptions({
  queryKey: ['admin', 'language-model'],
  queryFn: ({ signal }) => request(AiSettings, path, { signal }),
})

const keep = (settings: AiSettings) => {
  queryClient.setQueryData(languageModelQuery.queryKey, settings)
  void queryClient.invalidateQueries({ queryKey: ['ai-notice'] })
}

export const chooseModel = async (json: SetAi) => keep(await request(AiSettings, path, { method: 'PUT', json }))
export const switchOff = async () => keep(await request(AiSettings, path, { method: 'DELETE' }))
export const setBudgets = async (json: SetBudgets) =>
  keep(await request(AiSettings, `${path}/budgets`, { method: 'PUT', json }))

/** Another administrator's figures, as the refusal told them. */
export const showBudgets = (budgets: AiBudgets) =>
  queryClient.setQueryData(languageModelQuery.queryKey, (settings) => settings && { ...settings, budgets })

/** Another administrator's choice is fetched, once a refusal told of it. */
export const lookAgain = () => queryClient.fetchQuery({ ...languageModelQuery, staleTime: 0 })

/** Has the model read a sample; what that used is seen afterwards. */
export async function tryModel(): Promise<AiTried> {
  const tried = await request(AiTried, `${path}/try`, { method: 'POST' })
  void queryClient.invalidateQueries({ queryKey: languageModelQuery.queryKey })
  return tried
}
