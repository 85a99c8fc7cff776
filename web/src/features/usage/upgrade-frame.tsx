import { Outlet } from 'react-router'
import { UpgradeDialog } from './upgrade-dialog.tsx'

/** The pages of a signed-in person, and the dialog that any of them may open. */
export function UpgradeFrame() {
  return (
    <>
      <Outlet />
      <UpgradeDialog />
    </>
  )
}
