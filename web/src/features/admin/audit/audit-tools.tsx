import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Download, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import menuCss from '../../../ui/menu.module.css'
import { Notice } from '../../../ui/states/notice.tsx'
import { type AuditFilters, exportAudit, refreshAudit, verifyAudit } from '../api.ts'
import css from './audit.module.css'
import { AuditVerdict } from './audit-verdict.tsx'

/** Takes the log away as a file, and checks that it is whole. Both are entries of the log themselves. */
export function AuditTools({ filters, total }: { filters: AuditFilters; total: number | undefined }) {
  const { t } = useTranslation('admin')
  const verify = useMutation({ mutationFn: verifyAudit, onSettled: refreshAudit })
  const save = useMutation({
    mutationFn: (format: 'csv' | 'jsonl') => exportAudit(filters, format),
    onSettled: refreshAudit,
  })
  const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <>
      <div className={css.tools}>
        <Button
          size="xs"
          variant="default"
          loading={verify.isPending}
          leftSection={<ShieldCheck {...icon} />}
          onClick={() => verify.mutate()}
        >
          {t('audit.verify')}
        </Button>
        <Menu position="bottom-start" classNames={menuCss} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button
              size="xs"
              variant="default"
              loading={save.isPending}
              leftSection={<Download {...icon} />}
              rightSection={<ChevronDown {...icon} />}
            >
              {t('audit.export')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => save.mutate('csv')}>{t('audit.csv')}</Menu.Item>
            <Menu.Item onClick={() => save.mutate('jsonl')}>{t('audit.jsonl')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <p className={css.total} role="status">
          {total !== undefined && t('audit.total', { count: total, shown: formatNumber(total) })}
        </p>
      </div>
      {(verify.data || verify.isError || save.isError) && (
        <div className={css.verdict}>
          {verify.data && <AuditVerdict result={verify.data} onClose={verify.reset} />}
          {verify.isError && (
            <Notice tone="error" onClose={verify.reset}>
              {failureWords(verify.error, t('failed.verify'))}
            </Notice>
          )}
          {save.isError && (
            <Notice tone="error" onClose={save.reset}>
              {failureWords(save.error, t('failed.export'))}
            </Notice>
          )}
        </div>
      )}
    </>
  )
}
