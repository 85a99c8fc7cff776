import { type Document, inSentence, standingOf, type Verdict } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Mark, SeverityShape } from '../../../ui/findings/severity.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import css from './verdict-cell.module.css'

const shapes: Record<Verdict['color'], Mark> = { red: 'critical', yellow: 'medium', green: 'favour' }

interface Props {
  document: Document
  onAnalyze: (document: Document) => void
}

/** Score and verdict of a finished analysis, and that its side is a guess while nobody has said who they are. */
export function VerdictCell({ document, onAnalyze }: Props) {
  const { id, original_filename: name, analysis_status: status, safety_score, verdict, side } = document
  const { t } = useTranslation('documents')
  if (safety_score === null || verdict === null) {
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('table.none')}</span>
      </span>
    )
  }
  const older = standingOf(safety_score, verdict) === 'older_reading'
  return (
    <>
      <span className={css.verdict}>
        <SeverityShape mark={older ? 'medium' : shapes[verdict.color]} size={14} />
        <span className={css.score}>{safety_score}%</span>
        {older ? t('table.olderReading') : verdict.text.replace(/\.$/, '')}
      </span>
      {older && status === 'completed' && (
        <>
          {' '}
          <TextAction aria-label={t('action.againLabel', { name })} onClick={() => onAnalyze(document)}>
            {t('action.again')}
          </TextAction>
        </>
      )}
      {side && side.basis !== 'chosen' && (
        <>
          {' '}
          <Link className={css.side ?? ''} to={`/documents/${id}/results?tab=position&choose=1`}>
            {side.party ? t('table.sideGuessed', { party: inSentence(side.party) }) : t('table.sideUnknown')}
          </Link>
        </>
      )}
    </>
  )
}
