export const words = {
  limitReached: 'You have analyzed all documents that your plan includes. Upgrade to continue.',
  monthlyLimitReached: (plan: string) =>
    `You have analyzed all documents that ${plan} includes this month. Upgrade, or wait for the next month.`,
  pageLimitExceeded: (pages: number, limit: number, plan: string) =>
    `This document has ${pages} pages; ${plan} reads documents of up to ${limit}. Upgrade to analyze it.`,
} as const
