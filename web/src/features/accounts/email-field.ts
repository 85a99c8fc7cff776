/** What every field for an e-mail address has in common. Password managers know it as the name of the account. */
export const emailField = {
  type: 'email',
  name: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const
