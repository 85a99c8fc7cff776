import type { Finding } from '../categories/shape/detector.ts'

/** The trained reader's, which names its findings by their category alone. */
export const isOwnReading = ({ source, category }: Finding): boolean => source === category.replaceAll('_', '-')

/** By the trained reader or the encoder: a detector computes what it says. */
export const isReading = (finding: Finding): boolean => isOwnReading(finding) || finding.source.startsWith('meaning-')
