/** Which language model reads what is uploaded, said before it is. */
export const reader = {
  none: 'Contracts are read on this server. Nothing is sent anywhere.',
  here: 'After Karar’s own analysis {{model}} reads the contract a second time. It runs on this server: nothing leaves it.',
  away: 'After Karar’s own analysis {{model}} reads the contract a second time: its text is sent to {{host}}.',
  awayRedacted:
    'After Karar’s own analysis {{model}} reads the contract a second time: its text is sent to {{host}}; names, PAN, Aadhaar, GSTIN, telephone, e-mail and account numbers are replaced first.',
  kept: 'What you upload now is read on this server alone. Nothing is sent anywhere.',
  keep: 'Keep it on this server',
} as const
