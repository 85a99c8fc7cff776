export const words = {
  limitReached: 'You have analyzed all documents that your plan includes. Upgrade to continue.',
  monthlyLimitReached: (plan: string) =>
    `You have analyzed all documents that ${plan} includes this month. Upgrade, or wait for the next month.`,
  pageLimitExceeded: (pages: number, limit: number, plan: string) =>
    `This document has ${pages} pages; ${plan} reads documents of up to ${limit}. Upgrade to analyze it.`,
  documentsKept: (most: number) =>
    `Your account keeps ${most.toLocaleString('en-IN')} documents, as many as it may. Delete some that you no longer need, then upload this one again.`,
  bytesKept: (most: number) =>
    `The files of your documents would take more than the ${most.toLocaleString('en-IN')} MB that your account may keep. Delete some that you no longer need, then upload this one again.`,
  uploadsAnHour: (most: number, minutes: number) =>
    `You have uploaded ${most.toLocaleString('en-IN')} files within an hour, as many as your account may. You can upload the next one in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
} as const
