import { z } from 'zod'
import { Role, SubscriptionType, UserStatus } from './accounts.ts'
import { ListQuery } from './documents.ts'

/** The figures above the administration. */
export const AdminOverview = z.object({
  pending_users: z.int().nonnegative(),
  active_users: z.int().nonnegative().meta({ description: 'status approved' }),
  total_documents: z.int().nonnegative(),
})
export type AdminOverview = z.infer<typeof AdminOverview>

export const UsersQuery = ListQuery.extend({
  q: z
    .string()
    .trim()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional()
    .meta({ description: 'in name, company, e-mail and phone' }),
})
export type UsersQuery = z.infer<typeof UsersQuery>
export const AllUsersQuery = UsersQuery.extend({ status: UserStatus.optional() })
export type AllUsersQuery = z.infer<typeof AllUsersQuery>

export const UpgradeSubscription = z.object({ subscription_type: SubscriptionType.default('premium') })
export type UpgradeSubscription = z.infer<typeof UpgradeSubscription>
export const SetRole = z.object({ role: Role })
export type SetRole = z.infer<typeof SetRole>
