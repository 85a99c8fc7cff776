import { z } from 'zod'
import { UnifiedAnalysis } from '../analysis.ts'
import { DocumentId } from '../documents.ts'
import { Page } from '../reading/reading.ts'

export const SharedLinkId = z.uuid().brand<'SharedLinkId'>()
export type SharedLinkId = z.infer<typeof SharedLinkId>

/** For how many days a link may be good. */
export const shareDays = [1, 7, 30] as const

/** A link by which one analysis can be read without an account; its secret is not in it. */
export const SharedLink = z.object({
  id: SharedLinkId,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  last_used_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When somebody last read by it; null where nobody has' }),
})
export type SharedLink = z.infer<typeof SharedLink>

export const SharedLinks = z.object({
  enabled: z.boolean().meta({ description: 'false where the operator has turned links off: none works then' }),
  links: z.array(SharedLink),
})
export type SharedLinks = z.infer<typeof SharedLinks>

export const NewSharedLink = z.object({ days: z.union(shareDays.map((days) => z.literal(days))) })

export const CreatedSharedLink = SharedLink.extend({
  token: z.string().meta({ description: 'The secret of the link: told this once, kept as a hash' }),
})
export type CreatedSharedLink = z.infer<typeof CreatedSharedLink>

export const SharedLinkParams = z.object({ id: DocumentId, linkId: SharedLinkId })

/** In the body and not in the address: addresses are written down on the way. */
export const OpenSharedLink = z.object({ token: z.string().min(1).max(200) })

/** What whoever has the link reads: the analysis and its text, nothing of people, comments or conversations. */
export const SharedAnalysis = z.object({
  name: z.string(),
  analyzed_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  warnings: z.array(z.string()),
  analysis: UnifiedAnalysis,
  text: z.string(),
  pages: z.array(Page),
})
export type SharedAnalysis = z.infer<typeof SharedAnalysis>
