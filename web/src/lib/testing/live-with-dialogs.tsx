import { ModalsProvider } from '@mantine/modals'
import { Notifications, notifications } from '@mantine/notifications'
import { act, type ReactNode } from 'react'
import { ends } from './ends.ts'
import { type Live, live } from './live.tsx'

ends.push(() => act(async () => void notifications.clean()))

/** As `live`, for what asks in a dialog and says in passing what was done. */
export async function liveWithDialogs(
  element: ReactNode,
  features: readonly string[],
  address?: string,
): Promise<Live> {
  const page = await live(
    <ModalsProvider>
      {element}
      <Notifications autoClose={false} />
    </ModalsProvider>,
    features,
    address,
  )
  await page.wait()
  return page
}
