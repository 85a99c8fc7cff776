export const words = {
  failed: 'Server error while making this file. Please try again in a moment.',
  product: 'Karar',
  page: (page: number, pages: number) => `${page} / ${pages}`,
} as const
