import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'
import css from './disclaimer.module.css'

/** What is disclaimed: an analysis, the product as a whole, a policy template, what is said of compliance with a law. */
export type DisclaimerKind = 'analysis' | 'general' | 'templates' | 'compliance'

/** The whole notice. A dialog of its own: pages without an account have nobody to open one for them. */
export function DisclaimerNotice({ kind, onClose }: { kind: DisclaimerKind; onClose: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Dialog title={t(`disclaimer.${kind}.title`)} onClose={onClose}>
      <div className={css.full}>
        {t(`disclaimer.${kind}.body`, { returnObjects: true }).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </Dialog>
  )
}
