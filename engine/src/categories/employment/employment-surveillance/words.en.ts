import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You are watched, or searched, more than the work needs',
  short: 'Surveillance',
  harm: 'The clause reaches into your devices, your messages or your private life without a clear limit.',
  ask: 'Ask to limit monitoring to company systems during work, for security, under a written policy, with personal devices and off-duty time left out.',
  wording:
    'Monitoring is limited to company systems during work, for security and compliance, under a written notice; personal devices, personal accounts and off-duty conduct are excluded.',
  notes: ['Ask how long recordings are kept and who sees them.'],
  favour: {
    title: 'Consent to this much monitoring is weak',
    harm: 'Consent given to keep a job may not stand, and you answer for every leak of what you collect.',
  },
}
