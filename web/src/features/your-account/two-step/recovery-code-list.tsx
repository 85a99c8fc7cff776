import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/save-file.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import css from '../account.module.css'
import list from './recovery-code-list.module.css'

/** Recovery codes, shown once; goes on only once the person has kept them. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('your-account')
  const [kept, setKept] = useState(false)
  const [asked, setAsked] = useState(false)
  const lines = codes.join('\n')
  const save = () =>
    saveFile(new Blob([`${t('recovery.fileHead')}\n\n${lines}\n`], { type: 'text/plain' }), t('recovery.fileName'))
  return (
    <div className={css.fields}>
      <p>{t('recovery.body')}</p>
      <ul className={list.codes} aria-label={t('recovery.label')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <CopyButton text={lines} name={t('recovery.copy')} />
        <Button
          size="xs"
          variant="default"
          leftSection={<Download size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={save}
        >
          {t('recovery.download')}
        </Button>
      </div>
      <Checkbox
        classNames={{ label: list.kept ?? '' }}
        label={t('recovery.kept')}
        checked={kept}
        error={asked && !kept && t('recovery.notKept')}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <div className={css.answers}>
        <Button onClick={kept ? onDone : () => setAsked(true)}>{t('recovery.done')}</Button>
      </div>
    </div>
  )
}
