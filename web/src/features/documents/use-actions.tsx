import type { Document } from '@karar/schema'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../lib/http-error.ts'
import { Notice } from '../../ui/notice.tsx'
import { offerUpgradeFor, refreshUsage } from '../usage/api.ts'
import { deleteDocument, keepInList, refreshList, startAnalysis } from './api.ts'
import css from './documents.module.css'
import { deleteFailure, startFailure } from './failures.ts'
import { expectEnd, pollsAfterAnalyze } from './watch.ts'

export interface Actions {
  analyze: (document: Document) => void
  askDelete: (document: Document) => void
}

/** What can be done to a row, and the notice of what could not be done. */
export function useActions(): Actions & { problem: ReactNode } {
  const { t } = useTranslation(['documents', 'ui'])
  const [problem, setProblem] = useState<{ title: string; words: string } | null>(null)

  async function analyze(document: Document) {
    setProblem(null)
    // Shown as running at once; the answer or the next poll sets it right.
    keepInList({ ...document, analysis_status: 'analyzing', analysis_error: null, progress: null })
    expectEnd(document.id, pollsAfterAnalyze)
    try {
      await startAnalysis(document.id)
    } catch (error) {
      setProblem({ title: t('analyze.failedTitle'), words: startFailure(error, document.original_filename) })
      offerUpgradeFor(error)
    }
    await Promise.all([refreshList(), refreshUsage()])
  }

  async function remove(document: Document) {
    setProblem(null)
    try {
      await deleteDocument(document.id)
      notifications.show({
        message: t('delete.done', { name: document.original_filename }),
        closeButtonProps: { 'aria-label': t('ui:close') },
      })
    } catch (error) {
      setProblem({ title: '', words: deleteFailure(error) })
      if (!(error instanceof HttpError && error.status === 404)) return
    }
    await refreshList()
  }

  function askDelete(document: Document) {
    const name = document.original_filename
    const analyzed = document.analysis_status === 'completed'
    const id = modals.open({
      title: t('delete.title'),
      closeButtonProps: { 'aria-label': t('ui:close') },
      children: (
        <>
          <p className={css.lost}>{analyzed ? t('delete.body', { name }) : t('delete.bodyPlain', { name })}</p>
          <div className={css.answers}>
            <Button variant="default" data-autofocus onClick={() => modals.close(id)}>
              {t('delete.keep')}
            </Button>
            <Button
              variant="default"
              data-danger
              onClick={() => {
                modals.close(id)
                void remove(document)
              }}
            >
              {t('delete.confirm')}
            </Button>
          </div>
        </>
      ),
    })
  }

  return {
    analyze: (document) => void analyze(document),
    askDelete,
    problem: problem && (
      <div className={css.banner}>
        <Notice tone="error" title={problem.title} onClose={() => setProblem(null)}>
          {problem.words}
        </Notice>
      </div>
    ),
  }
}
