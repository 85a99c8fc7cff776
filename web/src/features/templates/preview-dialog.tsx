import { type PolicyTemplate, paperOf } from '@karar/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/states/dialog.tsx'
import { meQuery } from '../accounts/api.ts'
import { Guide } from './guide.tsx'
import { Paper } from './paper.tsx'
import css from './templates.module.css'

interface Props {
  template: PolicyTemplate
  onClose: () => void
  onDownload: () => void
  onFill: () => void
}

/** The whole text of a template with its guide; the company of the reader stands in it. */
export function PreviewDialog({ template, onClose, onDownload, onFill }: Props) {
  const { t } = useTranslation(['templates', 'ui'])
  const { data: me } = useQuery(meQuery)
  const { name, guide, description, template_content, fields } = template
  const own = fields.filter(({ fills_from }) => fills_from === 'company_name')
  const values = Object.fromEntries(own.map(({ key }) => [key, me?.company_name ?? '']))
  return (
    <Dialog size="xl" title={name} onClose={onClose}>
      <div className={css.preview}>
        <p>{description}</p>
        {guide && <Guide guide={guide} />}
        <div className={css.previewPaper}>
          <Paper blocks={paperOf(template_content, fields, values)} label={name} />
        </div>
        <div className={css.answers}>
          <Button variant="default" onClick={onDownload}>
            {t('card.download')}
          </Button>
          <Button onClick={onFill}>{t('card.fill')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
