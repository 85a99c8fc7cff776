import type { DashboardOverview } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '../usage/api.ts'
import css from './dashboard.module.css'
import { Figures } from './figures/figures.tsx'
import { RiskOverTime } from './figures/risk-over-time.tsx'
import { SeverityCounts } from './figures/severity-counts.tsx'
import { StatusCounts } from './figures/status-counts.tsx'
import { UsageBand } from './figures/usage-band.tsx'
import { KeyDates } from './key-dates.tsx'
import { RecentDocuments } from './recent-documents.tsx'
import { useLive } from './use-live.ts'
import { Welcome } from './welcome.tsx'

/** The dashboard once its figures are there. */
export function Overview({ overview }: { overview: DashboardOverview }) {
  const { summary, document_status, gaps_by_severity, risk_over_time, key_dates } = overview
  const usage = useQuery(usageQuery).data ?? overview.usage_info
  const recent = useLive(overview.recent_activity.recent_documents)
  // a sample alone is in no average, but its issues and dates are there
  const analysed = summary.average_safety_score !== null || document_status.completed > 0
  return (
    <>
      <UsageBand usage={usage} />
      <Figures summary={summary} />
      {recent.length === 0 ? (
        <Welcome />
      ) : (
        <div className={css.columns}>
          <div className={css.column}>
            <RecentDocuments documents={recent} />
            {analysed && <KeyDates dates={key_dates} />}
          </div>
          <div className={css.column}>
            <StatusCounts counts={document_status} />
            {analysed && <SeverityCounts counts={gaps_by_severity} />}
            <RiskOverTime months={risk_over_time} />
          </div>
        </div>
      )}
    </>
  )
}
