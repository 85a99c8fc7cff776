import type { PolicyTemplate } from '@karar/schema'
import { Button } from '@mantine/core'
import { Download, Eye, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import css from './templates.module.css'

interface Props {
  template: PolicyTemplate
  onPreview: () => void
  onDownload: () => void
  onFill: () => void
  /** what administrators alone may do */
  admin: { onEdit: () => void; onDelete: () => void } | null
}

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One template: what it is, what it is about, and what can be done with it. */
export function TemplateCard({
  template: { name, category, description },
  onPreview,
  onDownload,
  onFill,
  admin,
}: Props) {
  const { t } = useTranslation('templates')
  return (
    <li className={css.card}>
      <p className={css.category}>{t(`categories.${category}`)}</p>
      <h2 className={css.name}>{name}</h2>
      <p className={css.description}>{description}</p>
      <div className={css.cardActions}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Eye {...icon} />}
          aria-label={t('card.previewOf', { name })}
          onClick={onPreview}
        >
          {t('card.preview')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<Download {...icon} />}
          aria-label={t('card.downloadOf', { name })}
          onClick={onDownload}
        >
          {t('card.download')}
        </Button>
        <Button size="xs" variant="outline" aria-label={t('card.fillOf', { name })} onClick={onFill}>
          {t('card.fill')}
        </Button>
        {admin && (
          <span className={css.adminActions}>
            <IconButton label={t('card.editOf', { name })} onClick={admin.onEdit}>
              <Pencil {...icon} />
            </IconButton>
            <IconButton label={t('card.deleteOf', { name })} onClick={admin.onDelete}>
              <Trash2 {...icon} />
            </IconButton>
          </span>
        )}
      </div>
    </li>
  )
}
