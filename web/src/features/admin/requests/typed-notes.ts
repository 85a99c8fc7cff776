import { queryClient } from '../../../lib/http/query-client.ts'
import { typed } from '../../../lib/http/typed.ts'
import { meQuery } from '../../accounts/api.ts'

/** Notes on requests that were typed and not saved yet, by request: a press beside the dialog takes nothing away. */
export const {
  of: typedNotes,
  keep: keepNotes,
  drop: dropNotes,
} = typed<string>(() => queryClient.getQueryData(meQuery.queryKey)?.id)
