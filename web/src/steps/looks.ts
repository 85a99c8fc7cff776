// The second of these tasks.
import { MantineProvider } from '@mantine/core'
import { cssVariables } from '../ui/theme/theme.ts'
import { make } from './made.ts'

make(MantineProvider, cssVariables)
