import { useModals } from '@mantine/modals'
import { useBackCloses } from './back-closes.ts'

/** The same for what is asked through the modals manager, whose questions outlive the page: stands among its children. */
export function BackClosesQuestions() {
  const { modals, closeModal } = useModals()
  const top = modals.at(-1)
  useBackCloses(top ? () => closeModal(top.id) : null)
  return null
}
