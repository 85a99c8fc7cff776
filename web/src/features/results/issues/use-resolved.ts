import type { DocumentId } from '@karar/schema'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { useInSteps } from '../../../lib/use-in-steps.ts'
import { resolvedQuery, tickIssue, tickKey, ticksAreKept } from '../api.ts'

export interface Resolved {
  /** ids of the findings that the reader has ticked off */
  ids: ReadonlySet<string>
  /** ticks all of them off, or takes the ticks away where all have one */
  toggle: (issueIds: readonly string[]) => void
}

/** One for all: that there are none is known once the page stands, and has no card drawn anew. */
const noTicks: ReadonlySet<string> = new Set()

function show(id: DocumentId, issueId: string, on: boolean): void {
  queryClient.setQueryData(resolvedQuery(id).queryKey, (now = []) => [
    ...now.filter((one) => one !== issueId),
    ...(on ? [issueId] : []),
  ])
}

/** The reader's own ticks. A tick is shown at once, and taken back in words where it could not be kept. */
export function useResolved(id: DocumentId, enabled: boolean): Resolved {
  const { t } = useTranslation(['results', 'ui'])
  const { data: known } = useQuery({ ...resolvedQuery(id), enabled })
  const data = useInSteps(known)
  const ids = useMemo(() => (data && data.length > 0 ? new Set(data) : noTicks), [data])
  const { mutate } = useMutation({
    // one click after the other; the places of one card at once
    scope: { id: `resolved ${id}` },
    mutationKey: tickKey(id),
    mutationFn: ({ issueIds, on }: { issueIds: readonly string[]; on: boolean }) =>
      Promise.allSettled(issueIds.map((issueId) => tickIssue(id, issueId, on))),
    onSettled: () => ticksAreKept(id),
    onSuccess: (ends, { issueIds, on }) => {
      const failed = ends.flatMap((end, at) => (end.status === 'rejected' ? [{ at, why: end.reason }] : []))
      const [first] = failed
      if (!first) return
      for (const { at } of failed) show(id, issueIds[at]!, !on)
      notifications.show({
        message: t('resolved.failed', { why: failureWords(first.why) }),
        closeButtonProps: { 'aria-label': t('ui:close') },
      })
    },
  })
  const toggle = useCallback(
    (issueIds: readonly string[]) => {
      const { queryKey } = resolvedQuery(id)
      const now = new Set(queryClient.getQueryData(queryKey))
      const on = !issueIds.every((issueId) => now.has(issueId))
      // what is on its way does not know of this yet
      void queryClient.cancelQueries({ queryKey }, { revert: false, silent: true })
      const changed = issueIds.filter((issueId) => now.has(issueId) !== on)
      for (const issueId of changed) show(id, issueId, on)
      mutate({ issueIds: changed, on })
    },
    [id, mutate],
  )
  return useMemo(() => ({ ids, toggle }), [ids, toggle])
}
