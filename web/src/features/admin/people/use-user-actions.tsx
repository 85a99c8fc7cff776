import type { DeletedAccount, SubscriptionType, User, UserId } from '@karar/schema'
import { useCallbackRef } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../lib/http/http-error.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import {
  approveUser,
  deleteUser,
  keepUser,
  refreshAdmin,
  rejectUser,
  resetTwoStep,
  resetUsage,
  setRole,
  suspendUser,
  upgradeUser,
} from '../api.ts'
import { useAsk, useOpenModal } from '../ask.tsx'
import { type Problem, useProblem } from '../use-problem.ts'
import { DeleteWordForm, deleteWord } from './delete-word-form.tsx'
import type { UserAction } from './offered-actions.ts'
import { UpgradeForm } from './upgrade-form.tsx'

export interface UserActions {
  /** does it, or asks first; always the same function, so that a row is drawn anew only for what changes in it */
  act: (action: UserAction, user: User) => void
  /** the account whose call is on its way */
  busy: UserId | null
  /** what could not be done, and to whom */
  problem: Problem<UserId> | null
  dismiss: () => void
}

/** What can be done to an account, with the question before it and the words after it. */
export function useUserActions(): UserActions {
  const { t } = useTranslation(['admin', 'ui'])
  const [busy, setBusy] = useState<UserId | null>(null)
  const [problem, setProblem] = useProblem<UserId>()
  const ask = useAsk()
  const openModal = useOpenModal()

  /** Calls, shows the new state everywhere at once, and says what was done or why not. */
  async function run<Answer>(
    action: UserAction,
    { id, full_name: name }: User,
    send: () => Promise<Answer>,
    done: (answer: Answer) => { now: User | null; words: string },
  ) {
    setProblem(null)
    setBusy(id)
    try {
      const { now, words } = done(await send())
      keepUser(id, now)
      notifications.show({ message: words, closeButtonProps: { 'aria-label': t('ui:close') } })
    } catch (error) {
      const words = error instanceof HttpError && error.detail
      setProblem({ id, name, words: words || t(`failed.${action}`) })
    }
    setBusy(null)
    await refreshAdmin()
  }

  function change(action: Exclude<UserAction, 'upgrade' | 'delete'>, user: User) {
    const { id, full_name: name } = user
    // Nothing is lost by it, so the row shows it before the server has answered.
    if (action === 'approve' || action === 'reactivate') keepUser(id, { ...user, status: 'approved' })
    const words = action === 'reset' ? t('done.reset') : t(`done.${action}`, { name })
    void run(
      action,
      user,
      () => calls[action](id, user.status),
      (now) => ({ now, words }),
    )
  }

  function upgrade(user: User, type: SubscriptionType) {
    void run(
      'upgrade',
      user,
      () => upgradeUser(user, type),
      (now) => ({ now, words: t('done.upgrade', { type: type.toUpperCase() }) }),
    )
  }

  function remove(user: User, word: string) {
    if (word !== deleteWord) return setProblem({ id: user.id, name: user.full_name, words: t('done.deleteCancelled') })
    const words = ({ deleted_documents, deleted_files }: DeletedAccount) =>
      t('done.delete', {
        name: user.full_name,
        documents: t('done.documents', { count: deleted_documents, shown: formatNumber(deleted_documents) }),
        files: t('done.files', { count: deleted_files, shown: formatNumber(deleted_files) }),
      })
    void run(
      'delete',
      user,
      () => deleteUser(user.id),
      (deleted) => ({ now: null, words: words(deleted) }),
    )
  }

  function askForWord(user: User) {
    openModal(t('ask.word.title', { name: user.full_name }), (close) => (
      <DeleteWordForm
        onKeep={close}
        onSend={(word) => {
          close()
          remove(user, word)
        }}
      />
    ))
  }

  function askForPlan(user: User) {
    openModal(t('ask.upgrade.title', { name: user.full_name }), (close) => (
      <UpgradeForm
        user={user}
        onKeep={close}
        onUpgrade={(type) => {
          close()
          upgrade(user, type)
        }}
      />
    ))
  }

  function act(action: UserAction, user: User) {
    if (action === 'approve' || action === 'reactivate') return change(action, user)
    if (action === 'upgrade') return askForPlan(user)
    const { full_name: name, email, company_name: company } = user
    ask({
      title: t(`ask.${action}.title`, { name }),
      body: t(`ask.${action}.body`, {
        name,
        email,
        company,
        used: formatNumber(user.documents_analyzed),
        limit: formatNumber(user.free_documents_limit),
      }),
      keep: t(`ask.${action}.keep`),
      confirm: t(`ask.${action}.confirm`),
      danger: grave.has(action),
      onConfirm: () => (action === 'delete' ? askForWord(user) : change(action, user)),
    })
  }

  return { act: useCallbackRef(act), busy, problem, dismiss: useCallbackRef(() => setProblem(null)) }
}

const grave: ReadonlySet<UserAction> = new Set(['reject', 'suspend', 'twoStepOff', 'demote', 'delete'])

const calls = {
  approve: approveUser,
  reactivate: approveUser,
  reject: (id: UserId) => rejectUser(id),
  suspend: (id: UserId) => suspendUser(id),
  reset: (id: UserId) => resetUsage(id),
  twoStepOff: (id: UserId) => resetTwoStep(id),
  promote: (id: UserId) => setRole(id, 'admin'),
  demote: (id: UserId) => setRole(id, 'user'),
}
