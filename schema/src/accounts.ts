import { z } from 'zod'

export const UserId = z.uuid().brand('UserId')
export type UserId = z.infer<typeof UserId>

export const Role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof Role>
export const UserStatus = z.enum(['pending', 'approved', 'suspended', 'rejected'])
export type UserStatus = z.infer<typeof UserStatus>
export const SubscriptionType = z.enum(['free', 'essential', 'premium', 'paid', 'enterprise'])
export type SubscriptionType = z.infer<typeof SubscriptionType>

export const User = z.object({
  id: UserId,
  email: z.email(),
  full_name: z.string(),
  company_name: z.string(),
  phone: z.string().nullable(),
  role: Role,
  status: UserStatus,
  subscription_type: SubscriptionType,
  documents_analyzed: z.int().nonnegative(),
  free_documents_limit: z.int().nonnegative(),
  created_at: z.iso.datetime(),
  last_login: z.iso.datetime().nullable(),
})
export type User = z.infer<typeof User>

/** E-mails are trimmed and compared without regard to case. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())

export const Login = z.object({ email: Email, password: z.string().min(1).max(1024) })
export type Login = z.infer<typeof Login>
export const LoginResponse = z.object({ success: z.literal(true), token: z.string(), user: User })
export type LoginResponse = z.infer<typeof LoginResponse>
