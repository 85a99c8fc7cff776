import { z } from 'zod'

/** What of a plan is used. Nothing is null but what has no limit. */
export const UsageInfo = z.object({
  subscription_type: z.enum(['free', 'paid']),
  plan: z.enum(['starter', 'essential', 'business', 'enterprise']),
  plan_name: z.string(),
  period: z
    .enum(['account', 'month'])
    .meta({ description: 'what documents_analyzed counts: all, or this calendar month (IST)' }),
  documents_analyzed: z.int().nonnegative(),
  free_documents_limit: z
    .int()
    .nonnegative()
    .nullable()
    .meta({ description: 'how many the plan allows; null: unlimited' }),
  documents_remaining: z.int().nonnegative().nullable(),
  page_limit: z.int().positive().nullable().meta({ description: 'pages that a document may have; null: unlimited' }),
  report: z.boolean().meta({ description: 'whether analyses can be downloaded as a report' }),
  contact_email: z.email().meta({ description: 'who upgrades an account' }),
})
export type UsageInfo = z.infer<typeof UsageInfo>

/** Why an upload was kept but not analysed. */
export const PageLimitExceeded = z.object({
  reason: z.literal('page_limit_exceeded'),
  message: z.string(),
  page_count: z.int().positive(),
  page_limit: z.int().positive(),
})
export type PageLimitExceeded = z.infer<typeof PageLimitExceeded>
