import { z } from 'zod'
import { Device, Email, KnownPassword, Profile } from './accounts.ts'
import { passwordMaxLength, passwordMinLength } from './password-lengths.ts'
import { isResetPassword, isStrongPassword } from './passwords.ts'

// Apart from the other shapes of accounts: with these comes the list of common passwords, and most pages need none of it.

const StrongPassword = z.string().max(passwordMaxLength).refine(isStrongPassword)

export const Register = Profile.extend({ email: Email, password: StrongPassword })
export type Register = z.infer<typeof Register>

export const ResetPassword = z.object({
  token: z.string().max(400),
  new_password: z.string().min(passwordMinLength, { abort: true }).max(passwordMaxLength).refine(isResetPassword),
  device: Device,
})
export type ResetPassword = z.infer<typeof ResetPassword>
export const ChangePassword = z.object({ current_password: KnownPassword, new_password: StrongPassword })
export type ChangePassword = z.infer<typeof ChangePassword>
