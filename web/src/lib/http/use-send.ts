import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * As `useMutation`, for what must not be sent twice: a mutation tells of itself only in the next task, and on a slow phone
 * the second press of a double one comes before the button is drawn as busy. A second account was then refused for the
 * address that the first had just taken.
 */
export function useSend<Data = unknown, Sent = void, Kept = unknown>(
  options: UseMutationOptions<Data, Error, Sent, Kept>,
): UseMutationResult<Data, Error, Sent, Kept> {
  const mutation = useMutation(options)
  const { mutate, submittedAt, isPending } = mutation
  const sending = useRef(false)
  // Not at the answer, but once that is drawn: until then the button still stands there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that is over before it was drawn shows in its time alone
  useEffect(() => {
    if (!isPending) sending.current = false
  }, [submittedAt, isPending])
  return {
    ...mutation,
    mutate: (...sent) => {
      if (sending.current) return
      sending.current = true
      mutate(...sent)
    },
  }
}
