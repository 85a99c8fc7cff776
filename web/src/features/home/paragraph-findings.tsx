import type { ParagraphReading } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { lawName } from '../../lib/text/law-name.ts'
import { SeverityLabel } from '../../ui/findings/severity.tsx'
import { toRegister } from '../../ui/public/public-frame.tsx'
import css from './paragraph.module.css'

/** What was found in the paragraph, worst first. */
export function Findings({ reading: { issues } }: { reading: ParagraphReading }) {
  const { t } = useTranslation('home')
  return (
    <div className={css.findings}>
      <h3 className={css.foundTitle}>{t('paragraph.found', { count: issues.length })}</h3>
      {issues.length === 0 && <p className={css.hint}>{t('paragraph.none')}</p>}
      <ol>
        {issues.map(({ id, title, severity, quote, description, law, actionable_guidance, suggested_wording }) => (
          <li key={id} className={css.issue}>
            <SeverityLabel mark={severity} />
            <h4 className={css.issueTitle}>{title}</h4>
            <p className={css.quote}>“{quote}”</p>
            <p>{description}</p>
            {law.map((one) => (
              <p key={`${one.act} ${one.section}`}>
                <strong>{lawName(one)}</strong> {one.note}
              </p>
            ))}
            <p>{actionable_guidance}</p>
            {suggested_wording && <p className={css.wording}>“{suggested_wording}”</p>}
          </li>
        ))}
      </ol>
      <div className={css.next}>
        <p className={css.hint}>{t('paragraph.whole')}</p>
        <Button component={Link} {...toRegister} variant="default">
          {t('check')}
        </Button>
      </div>
    </div>
  )
}
