import { queryClient } from '../../../../lib/http/query-client.ts'
import { typed } from '../../../../lib/http/typed.ts'
import { meQuery } from '../../../accounts/api.ts'

const person = () => queryClient.getQueryData(meQuery.queryKey)?.id

/** What is kept under this name in both. */
export const unsent = 'upload'

/** A pasted text, and what it is to be called. */
export const pastedText = typed<{ text: string; name: string }>(person)
/** The photos of a document's pages, in their order. */
export const chosenPhotos = typed<readonly File[]>(person)
