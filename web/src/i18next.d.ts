import 'i18next'
import type accounts from './words/en/accounts.ts'
import type admin from './words/en/admin.ts'
import type chat from './words/en/chat.ts'
import type comments from './words/en/comments.ts'
import type consultations from './words/en/consultations.ts'
import type dashboard from './words/en/dashboard.ts'
import type documents from './words/en/documents.ts'
import type email from './words/en/email.ts'
import type law from './words/en/law.ts'
import type position from './words/en/position.ts'
import type about from './words/en/public/about.ts'
import type contact from './words/en/public/contact.ts'
import type enquiries from './words/en/public/enquiries.ts'
import type home from './words/en/public/home.ts'
import type pricing from './words/en/public/pricing.ts'
import type privacy from './words/en/public/privacy.ts'
import type terms from './words/en/public/terms.ts'
import type report from './words/en/report.ts'
import type results from './words/en/results.ts'
import type sharing from './words/en/sharing.ts'
import type shell from './words/en/shell.ts'
import type summary from './words/en/summary.ts'
import type templates from './words/en/templates.ts'
import type ui from './words/en/ui.ts'
import type usage from './words/en/usage.ts'
import type voice from './words/en/voice.ts'
import type yourAccount from './words/en/your-account.ts'

declare module 'i18next' {
  /** A key that no English resource has does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: {
      about: typeof about
      accounts: typeof accounts
      contact: typeof contact
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
      pricing: typeof pricing
      privacy: typeof privacy
      terms: typeof terms
      enquiries: typeof enquiries
      report: typeof report
      results: typeof results
      sharing: typeof sharing
      shell: typeof shell
      summary: typeof summary
      templates: typeof templates
      ui: typeof ui
      usage: typeof usage
      voice: typeof voice
      'your-account': typeof yourAccount
    }
  }
}
