import { type IssueCategory, issueCategories } from '@karar/schema'
import type { Finding } from '../categories/shape/detector.ts'

const names = new Map<IssueCategory, string>(
  issueCategories.map((category) => [category, category.replaceAll('_', '-')]),
)

/** The trained reader's, which names its findings by their category alone. */
export const isOwnReading = ({ source, category }: Finding): boolean => source === names.get(category)

/** By the trained reader or the encoder: a detector computes what it says. */
export const isReading = (finding: Finding): boolean => isOwnReading(finding) || finding.source.startsWith('meaning-')
