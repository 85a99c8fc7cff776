import { Outlet } from 'react-router'
import { ProgressPanel } from './progress-panel.tsx'
import '../tools/undo-toast.tsx'

/** The pages of a signed-in person, and the panel that tells on any of them what is being uploaded and analysed. */
export function ProgressFrame() {
  return (
    <>
      <Outlet />
      <ProgressPanel />
    </>
  )
}
