import type { Document } from '@karar/schema'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import { offerUpgradeFor, refreshUsage } from '../../usage/api.ts'
import { keepInList, refreshList, startAnalysis } from '../api.ts'
import css from '../documents.module.css'
import { startFailure } from '../progress/failures.ts'
import { deleteLater, forgetFailure, useDeletions } from './deletions.ts'
import { RenameDialog } from './rename-dialog.tsx'

export interface Actions {
  analyze: (document: Document) => void
  rename: (document: Document) => void
  /** with the chance to undo it */
  remove: (documents: readonly Document[]) => void
}

/** What can be done to a row, and the notice of what could not be done. */
export function useActions(): Actions & { problem: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation('documents')
  const { failure } = useDeletions()
  const [renamed, setRenamed] = useState<Document | null>(null)
  const [problem, setProblem] = useState<{ title: string; words: string } | null>(null)

  async function analyze(document: Document) {
    setProblem(null)
    // Shown as running at once; the answer or the next poll sets it right.
    keepInList({ ...document, analysis_status: 'analyzing', analysis_error: null, progress: null })
    try {
      await startAnalysis(document.id)
    } catch (error) {
      setProblem({ title: t('analyze.failedTitle'), words: startFailure(error, document.original_filename) })
      offerUpgradeFor(error)
    }
    await Promise.all([refreshList(), refreshUsage()])
  }

  return {
    analyze: (document) => void analyze(document),
    rename: setRenamed,
    remove: deleteLater,
    dialog: renamed && <RenameDialog document={renamed} onClose={() => setRenamed(null)} />,
    problem: (problem || failure) && (
      <div className={css.banner}>
        {problem && (
          <Notice tone="error" title={problem.title} onClose={() => setProblem(null)}>
            {problem.words}
          </Notice>
        )}
        {failure && (
          <Notice tone="error" onClose={forgetFailure}>
            {failure}
          </Notice>
        )}
      </div>
    ),
  }
}
