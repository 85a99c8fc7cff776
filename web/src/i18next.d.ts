import 'i18next'
import type accounts from './words/en/accounts.ts'
import type admin from './words/en/admin.ts'
import type chat from './words/en/chat.ts'
import type comments from './words/en/comments.ts'
import type consultations from './words/en/consultations.ts'
import type dashboard from './words/en/dashboard.ts'
import type documents from './words/en/documents.ts'
import type email from './words/en/email.ts'
import type home from './words/en/home.ts'
import type law from './words/en/law.ts'
import type position from './words/en/position.ts'
import type report from './words/en/report.ts'
import type results from './words/en/results.ts'
import type sharing from './words/en/sharing.ts'
import type shell from './words/en/shell.ts'
import type summary from './words/en/summary.ts'
import type ui from './words/en/ui.ts'
import type usage from './words/en/usage.ts'
import type voice from './words/en/voice.ts'
import type yourAccount from './words/en/your-account.ts'

declare module 'i18next' {
  /** A key that no English resource has does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: {
      accounts: typeof accounts
      admin: typeof admin
      consultations: typeof consultations
      comments: typeof comments
      chat: typeof chat
      dashboard: typeof dashboard
      documents: typeof documents
      email: typeof email
      home: typeof home
      law: typeof law
      position: typeof position
      report: typeof report
      results: typeof results
      sharing: typeof sharing
      shell: typeof shell
      summary: typeof summary
      ui: typeof ui
      usage: typeof usage
      voice: typeof voice
      'your-account': typeof yourAccount
    }
  }
}
