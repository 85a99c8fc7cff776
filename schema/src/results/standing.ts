import { type Standing, standingOf, type UnifiedAnalysis } from '../analysis.ts'

/**
 * How the score of an analysis is named. Where nothing grave was found in a text that could not be judged, or of which pages
 * could not be read well, the half of the points that is held back says nothing of its risk: it is told by no band.
 */
export function standingIn(analysis: UnifiedAnalysis): Standing {
  const standing = standingOf(analysis.safety_score, analysis.verdict)
  return standing === 'medium' && !wasJudged(analysis) ? 'not_judged' : standing
}

function wasJudged({ language, summary, pages_in_doubt, metrics, verdict }: UnifiedAnalysis): boolean {
  const { unread_pages, doubtful_pages } = pages_in_doubt
  return (
    metrics.critical_issues_count > 0 ||
    // an analysis of an older engine need not hold what the rest is told by
    verdict.not_cleared === undefined ||
    // of a text that cannot be judged nothing is told in short
    (language === 'en' && summary.points.length > 0 && unread_pages.length + doubtful_pages.length === 0)
  )
}
