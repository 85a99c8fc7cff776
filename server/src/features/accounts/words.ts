import { words as general } from '../../lib/words.ts'

export const words = {
  tooManySignIns: (seconds: number) => `Too many tries to sign in. Please try again in ${general.wait(seconds)}.`,
  firstAdministrator: { fullName: 'Administrator', companyName: 'Karar' },
  firstSignIn: (email: string, password: string) => [
    'This is the first start, so an administrator was made.',
    'Sign in with:',
    '',
    `  e-mail    ${email}`,
    `  password  ${password}`,
    '',
    'The password is shown this once and kept nowhere.',
    'To choose your own, set ADMIN_EMAIL and ADMIN_PASSWORD before the first start.',
  ],
} as const
