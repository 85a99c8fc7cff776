import {
  type CreateTemplate,
  Draft,
  type DraftId,
  type EditTemplate,
  InitializedTemplates,
  LibraryClause,
  ListedDraft,
  type PaperFormat,
  PolicyTemplate,
  type SaveDraft,
  type TemplateId,
} from '@karar/schema'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { call, request } from '../../lib/http/http.ts'
import { queryClient } from '../../lib/http/query-client.ts'
import { asQuery, readPage } from '../../lib/http/read-page.ts'
import { saveFile } from '../../lib/save-file.ts'
import { fileNameOf } from '../../lib/text/file-name.ts'

/** Puts the templates of this version in place; once for each visit is enough. */
export const initializationQuery = queryOptions({
  queryKey: ['templates', 'init'],
  queryFn: ({ signal }) => request(InitializedTemplates, '/init-templates', { method: 'POST', signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

const listKey = ['templates', 'list']

/** Which templates are asked for; '' is any. */
export interface TemplateFilters {
  category: string
  q: string
}

export const templatesQuery = ({ category, q }: TemplateFilters) =>
  infiniteQueryOptions({
    queryKey: [...listKey, { category, q }],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      readPage(PolicyTemplate, '/policy-templates', { category, q, limit: '60', cursor: pageParam }, signal),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const refreshTemplates = (): Promise<void> => queryClient.invalidateQueries({ queryKey: listKey })

export async function createTemplate(json: CreateTemplate): Promise<PolicyTemplate> {
  const created = await request(PolicyTemplate, '/policy-templates', { method: 'POST', json })
  await refreshTemplates()
  return created
}

export async function editTemplate(id: TemplateId, json: EditTemplate): Promise<PolicyTemplate> {
  const edited = await request(PolicyTemplate, `/policy-templates/${id}`, { method: 'PUT', json })
  await refreshTemplates()
  return edited
}

/** Deletes a template, also while the page is being left. */
export async function deleteTemplate({ id }: Pick<PolicyTemplate, 'id'>): Promise<void> {
  await call(`/policy-templates/${id}`, { method: 'DELETE', keepalive: true })
}

/** Files wait for each other on the server. */
const patience = 5 * 60_000

export type PaperSource =
  | { kind: 'template'; id: TemplateId; name: string }
  | { kind: 'draft'; id: DraftId; name: string }

function fetchPaper({ kind, id }: PaperSource, format: PaperFormat): Promise<Response> {
  const base = kind === 'template' ? '/policy-templates' : '/drafts'
  return call(`${base}/${id}/download?format=${format}`, { timeout: patience })
}

/** Hands a template or a draft to the browser's downloads. */
export async function downloadPaper(source: PaperSource, format: PaperFormat): Promise<void> {
  const answer = await fetchPaper(source, format)
  saveFile(await answer.blob(), fileNameOf(answer) ?? `${source.name}.${format}`)
}

/** A draft as the Word file that goes the way of every upload. */
export async function draftFile(source: PaperSource): Promise<File> {
  const answer = await fetchPaper(source, 'docx')
  return new File([await answer.blob()], fileNameOf(answer) ?? `${source.name}.docx`)
}

const draftsKey = ['drafts', 'list']

export const draftsQuery = infiniteQueryOptions({
  queryKey: draftsKey,
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) => readPage(ListedDraft, '/drafts', { cursor: pageParam }, signal),
  getNextPageParam: (page) => page.next,
})

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['drafts', id],
    queryFn: ({ signal }) => request(Draft, `/drafts/${id}`, { signal }),
    // what is typed is newer than what another window has
    refetchOnWindowFocus: false,
  })

export const refreshDrafts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: draftsKey })

export async function createDraft(template_id: TemplateId): Promise<Draft> {
  const draft = await request(Draft, '/drafts', { method: 'POST', json: { template_id } })
  queryClient.setQueryData(draftQuery(draft.id).queryKey, draft)
  void refreshDrafts()
  return draft
}

export async function saveDraft(id: DraftId, json: SaveDraft): Promise<Draft> {
  const draft = await request(Draft, `/drafts/${id}`, { method: 'PUT', json, keepalive: true })
  queryClient.setQueryData(draftQuery(id).queryKey, draft)
  void refreshDrafts()
  return draft
}

/** Deletes a draft, also while the page is being left. */
export async function deleteDraft({ id }: Pick<ListedDraft, 'id'>): Promise<void> {
  await call(`/drafts/${id}`, { method: 'DELETE', keepalive: true })
}

export const clausesQuery = (q: string, group: string) =>
  queryOptions({
    queryKey: ['clause-library', q, group],
    queryFn: ({ signal }) => request(z.array(LibraryClause), `/clause-library${asQuery({ q, group })}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60 * 60_000,
  })
