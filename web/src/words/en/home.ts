export default {
  title: 'Karar: should you sign it?',
  login: 'Login',
  createAccount: 'Create account',
  headline: 'Should you sign it?',
  lead: 'Upload the contract. In seconds Karar shows what could cost you, the Indian law behind it, and the words to ask for instead.',
  check: 'Check a contract free',
  free: '{{contracts}} contracts free. No card.',
  disclaimer:
    'Karar reads contracts with software. It is not a law firm and gives no legal advice. Have a lawyer review any contract before you act on an analysis.',
} as const
