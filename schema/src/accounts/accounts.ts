import { z } from 'zod'
import { passwordMaxLength } from './password-lengths.ts'

export const UserId = z.uuid().brand('UserId')
export type UserId = z.infer<typeof UserId>
export const UserParams = z.object({ id: UserId })

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
  email_confirmed: z.boolean().meta({ description: 'a link in a mail to this address was opened' }),
  must_change_password: z
    .boolean()
    .meta({ description: 'signed in with a password that Karar made up: nothing else is open until it is changed' }),
  two_step_enabled: z.boolean().meta({ description: 'sign-in also asks for a code of an authenticator app' }),
})
export type User = z.infer<typeof User>

/** E-mails are trimmed and compared without regard to case. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** One line of text from a person: no line breaks or other control characters, not blank. */
const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u)

/** Digits with the usual signs between them: '+91 98400 55512'. An empty one counts as none. */
const Phone = z
  .string()
  .trim()
  .max(40)
  .regex(/^$|^\+?[\d\s().-]{6,39}$/)
  .transform((phone) => phone || null)
  .nullish()
  .transform((phone) => phone ?? null)

/** What a person says about themselves, at registration and later. */
export const Profile = z.object({ full_name: oneLine(200), company_name: oneLine(200), phone: Phone })
export type Profile = z.infer<typeof Profile>

/** A password that somebody already has: whatever it is, it is only compared. */
export const KnownPassword = z.string().min(1).max(passwordMaxLength)

export const Done = z.object({ success: z.literal(true) })
/** A call that did what it was asked, with a sentence for the person. */
export const DoneWithWords = Done.extend({ message: z.string() })
export type DoneWithWords = z.infer<typeof DoneWithWords>

/** Six digits of an authenticator app, or a recovery code ('k3f9-x2mq-7t4w'); spaces do not matter. */
export const TwoStepCode = z
  .string()
  .max(40)
  .transform((code) => code.replace(/\s/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z0-9]{4}(-?[a-z0-9]{4}){2})$/))

/** The device that somebody signs in on. */
export const Device = z
  .string()
  .max(100)
  .optional()
  .meta({ description: 'what an earlier sign-in on this device was given, if there was one' })

export const Login = z.object({
  email: Email,
  password: KnownPassword,
  code: TwoStepCode.optional().meta({ description: 'once the answer has asked for it (reason code_required)' }),
  device: Device,
})
export type Login = z.infer<typeof Login>
export const LoginResponse = z.object({
  success: z.literal(true),
  token: z.string(),
  user: User,
  device: z.string().meta({
    description: "tells later sign-ins that this device is known, so that a stranger's tries do not lock its owner out",
  }),
})
export type LoginResponse = z.infer<typeof LoginResponse>

export const ForgotPassword = z.object({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>
export const ResetTokenParams = z.object({ token: z.string().max(400) })
export const ResetTokenState = z.object({ valid: z.boolean() })
export type ResetTokenState = z.infer<typeof ResetTokenState>
export const ResetPasswordResponse = Done.extend({ device: LoginResponse.shape.device })
export type ResetPasswordResponse = z.infer<typeof ResetPasswordResponse>

export const ConfirmEmail = z.object({ token: z.string().max(400) })
export type ConfirmEmail = z.infer<typeof ConfirmEmail>

/** What shows again that it is the owner of the account who asks, and not somebody at an unlocked screen. */
export const Confirmation = z.object({ password: KnownPassword, code: TwoStepCode.optional() })
export type Confirmation = z.infer<typeof Confirmation>

/** What a deletion took with it. */
export const DeletedAccount = z.object({
  deleted_documents: z.int().nonnegative(),
  deleted_files: z.int().nonnegative(),
})
export type DeletedAccount = z.infer<typeof DeletedAccount>
