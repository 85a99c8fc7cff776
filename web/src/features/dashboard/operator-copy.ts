/** What the operator says of the product on everybody's dashboard. */
export const operatorCopy = {
  legalResearch: 'Legal Research: 51,000+ Cases',
} as const
