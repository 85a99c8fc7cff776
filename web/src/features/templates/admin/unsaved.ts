import { queryClient } from '../../../lib/http/query-client.ts'
import { typed } from '../../../lib/http/typed.ts'
import { meQuery } from '../../accounts/api.ts'

/** The fields of a template as they are being written. */
export interface Written {
  name: string
  category: string
  description: string
  content: string
}

/** What was written before the editor was closed without saving, by the template that is edited; '' is a new one. */
export const {
  of: unsavedOf,
  keep: keepUnsaved,
  drop: dropUnsaved,
} = typed<Written>(() => queryClient.getQueryData(meQuery.queryKey)?.id)
