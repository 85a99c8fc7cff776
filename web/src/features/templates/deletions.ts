import type { ListedDraft, PolicyTemplate } from '@karar/schema'
import i18next from 'i18next'
import { failureWords } from '../../lib/http/failure-words.ts'
import { undoable } from '../../lib/undoable.ts'
import { deleteDraft, deleteTemplate, refreshDrafts, refreshTemplates } from './api.ts'
import { templateFailure } from './failures.ts'

/** The first of several failures; all are asked for at once, since of a page that is being left nothing later is sent. */
async function firstFailure(tasks: readonly Promise<void>[]): Promise<unknown> {
  const ends = await Promise.allSettled(tasks)
  return ends.find((end) => end.status === 'rejected')?.reason
}

/** Deletions of templates that can still be undone. */
export const templateDeletions = undoable<PolicyTemplate>(async (templates) => {
  const failed = await firstFailure(templates.map(deleteTemplate))
  await refreshTemplates()
  return failed === undefined ? '' : templateFailure(failed, 'delete')
})

/** Deletions of drafts that can still be undone. */
export const draftDeletions = undoable<ListedDraft>(async (drafts) => {
  const failed = await firstFailure(drafts.map(deleteDraft))
  await refreshDrafts()
  return failed === undefined ? '' : failureWords(failed, i18next.t('templates:drafts.deleteFailed'))
})
