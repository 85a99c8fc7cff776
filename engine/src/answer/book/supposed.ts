/** 'If the annual rent exceeds ₹2,40,000', 'Example: your rent is ₹2,000': a limit or a supposition, and no sum of this contract. */
export const isSupposed = (before: string): boolean => LIMIT.test(before) || SUPPOSED.test(before)
/** Up to the sum: no sentence ends between, though 'Rs.' has a point. */
const UP_TO_IT = String.raw`(?:(?!\. [a-z])[^;]){0,60}$`
const LIMIT = new RegExp(
  String.raw`\b(?:exceed(?:s|ing|ed)?|cross(?:es|ing)|more than|greater than|equals?|threshold|suppose|illustration|for example|e\.g)\b${UP_TO_IT}`,
)
const SUPPOSED =
  /\b(?:example|if (?:your|the|his|her|their))\b(?:(?!\. [a-z])[^;]){0,60}\b(?:is|was|were|be|of)\b[^;]{0,12}$/
