import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import i18next from 'i18next'
import { Dialog } from './dialog.tsx'
import css from './disclaimer.module.css'

/** What is disclaimed: an analysis, the product as a whole, a policy template, what is said of compliance with a law. */
export type DisclaimerKind = 'analysis' | 'general' | 'templates' | 'compliance'

/** Where its words are: what visitors of the front page never open is not among those that every page loads. */
function noticeOf(kind: DisclaimerKind) {
  if (kind === 'templates') return 'templates:notice'
  if (kind === 'compliance') return 'law:notice'
  return `ui:disclaimer.${kind}` as const
}

/** The whole notice. A dialog of its own: pages without an account have nobody to open one for them. */
export function DisclaimerNotice({ kind, onClose }: { kind: DisclaimerKind; onClose: () => void }) {
  const notice = noticeOf(kind)
  return (
    <Dialog title={i18next.t(`${notice}.title`)} onClose={onClose}>
      <div className={css.full}>
        {i18next.t(`${notice}.body`, { returnObjects: true }).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </Dialog>
  )
}
