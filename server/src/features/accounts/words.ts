import { words as general } from '../../lib/text/words.ts'

export const words = {
  registered: 'Registration successful! Please wait for admin approval.',
  confirmationSent: 'We have sent a link to your address. It works for seven days.',
  addressConfirmed: 'Your address is confirmed.',
  samePassword: 'Choose a password other than the one that you have.',
  tooManyLetters: (seconds: number) => `Too many mails were asked for. Please try again in ${general.wait(seconds)}.`,
  resetLinkSent: "If an account with that email exists, we've sent you a password reset link.",
  tooManySignIns: (seconds: number) => `Too many tries to sign in. Please try again in ${general.wait(seconds)}.`,
  tooManyTries: (seconds: number) => `Too many tries. Please try again in ${general.wait(seconds)}.`,
  tooManyRegistrations: (seconds: number) =>
    `Too many registrations from your network. Please try again in ${general.wait(seconds)}.`,
  tooManyResets: (seconds: number) =>
    `Too many requests for a new password. Please try again in ${general.wait(seconds)}.`,
  someDevice: 'an unknown browser',
  device: (browser: string, system: string | null) => (system ? `${browser} on ${system}` : browser),
  exportName: (day: string) => `karar-data-${day}.zip`,
  exportReadMe: [
    'Your data at Karar',
    '',
    'account.json    your account, your sessions, your requests to the legal team, the findings that you ticked off,',
    '                and what the audit log holds about you',
    'comments.json   what you wrote about documents',
    'documents/      a folder for each document: the original file, its data and analysis (document.json),',
    '                and the text that was read from it (text.txt)',
    'chat/           a file for each document that you asked about: your questions and the answers',
    '',
    'Times are UTC. Passwords are not here: Karar keeps only a hash, from which they cannot be read.',
    '',
  ].join('\r\n'),
  firstAdministrator: { fullName: 'Administrator', companyName: 'Karar' },
  firstSignIn: (email: string, password: string) => [
    'This is the first start, so an administrator was made.',
    'Sign in with:',
    '',
    `  e-mail    ${email}`,
    `  password  ${password}`,
    '',
    'The password is shown this once and kept nowhere.',
    'It opens the first sign-in, which asks for one of your own.',
    'To choose your own, set ADMIN_EMAIL and ADMIN_PASSWORD before the first start.',
  ],
} as const
