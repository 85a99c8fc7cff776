// What lies over every page, before the rest of what stands around it.
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { make } from './made.ts'

make(ModalsProvider, Notifications)
