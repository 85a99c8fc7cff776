export const words = {
  unprintable: { sign: 'sign', mark: (script: string) => `[${script}]` },
} as const
