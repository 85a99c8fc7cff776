import type { AdminDocument, DocumentId } from '@karar/schema'
import { useCallbackRef } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshAdmin } from '../api.ts'
import { useAsk } from '../ask.tsx'
import { type Problem, useProblem } from '../use-problem.ts'
import { deleteAnyDocument, downloadDocument } from './document-calls.ts'
import { deletionFailure } from './document-failure.ts'

export interface DocumentActions {
  /** fetches the original into a file */
  download: (document: AdminDocument) => Promise<void>
  /** asks, then deletes */
  remove: (document: AdminDocument) => void
  /** the document whose call is on its way */
  busy: DocumentId | null
  /** what could not be done, and with which document */
  problem: Problem<DocumentId> | null
  dismiss: () => void
}

/**
 * What an administrator can do with a document of somebody else, with the question before it and the words after it. Always the
 * same functions, so that a row is drawn anew only for what changes in it.
 */
export function useDocumentActions(): DocumentActions {
  const { t } = useTranslation(['admin', 'ui'])
  const [busy, setBusy] = useState<DocumentId | null>(null)
  const [problem, setProblem] = useProblem<DocumentId>()
  const ask = useAsk()

  async function run(
    { id, original_filename: name }: AdminDocument,
    send: () => Promise<void>,
    words: (error: unknown) => string,
  ) {
    setProblem(null)
    setBusy(id)
    try {
      await send()
    } catch (error) {
      setProblem({ id, name, words: words(error) })
    }
    setBusy(null)
  }

  const download = (document: AdminDocument) =>
    run(
      document,
      () => downloadDocument(document.id, document.original_filename),
      () => t('documents.failed.download'),
    )

  async function erase(document: AdminDocument) {
    const { id, original_filename: name } = document
    const send = async () => {
      await deleteAnyDocument(id)
      notifications.show({
        message: t('documents.deleted', { name }),
        closeButtonProps: { 'aria-label': t('ui:close') },
      })
    }
    await run(document, send, (error) => t(`documents.failed.${deletionFailure(error)}`))
    await refreshAdmin()
  }

  function remove(document: AdminDocument) {
    ask({
      title: t('documents.ask.title', { name: document.original_filename }),
      body: t('documents.ask.body', { owner: document.user_name, email: document.user_email }),
      keep: t('documents.ask.keep'),
      confirm: t('documents.ask.confirm'),
      danger: true,
      onConfirm: () => void erase(document),
    })
  }

  return {
    download: useCallbackRef(download),
    remove: useCallbackRef(remove),
    busy,
    problem,
    dismiss: useCallbackRef(() => setProblem(null)),
  }
}
