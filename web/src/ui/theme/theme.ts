import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  Loader,
  type ModalProps,
  type SwitchProps,
} from '@mantine/core'
import { accentShades, colors, fonts } from './tokens.ts'

// Named here by their types alone: the parts themselves load with the pages that show them.
const modal: Partial<ModalProps> = {
  radius: 0,
  centered: true,
  overlayProps: { backgroundOpacity: 0.45 },
  transitionProps: { duration: 120 },
}
const switches: Partial<SwitchProps> = { withThumbIndicator: false, size: 'md' }

export const theme = createTheme({
  primaryColor: 'karar',
  primaryShade: { light: 7, dark: 3 },
  colors: { karar: accentShades },
  autoContrast: false,
  defaultRadius: 4,
  fontFamily: fonts.text,
  headings: { fontFamily: fonts.heading, fontWeight: '500' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      vars: (_, { size, variant = 'filled' }) => ({
        root: {
          ...(variant === 'filled' ? { '--button-color': 'var(--karar-onAccent)' } : {}),
          '--button-height': size === 'xs' ? '34px' : size === 'lg' ? '52px' : '40px',
          '--button-padding-x': size === 'xs' ? '12px' : '16px',
          '--button-fz': size === 'xs' ? '15px' : size === 'lg' ? '18px' : '16px',
        },
      }),
    }),
    Loader: Loader.extend({ defaultProps: { type: 'oval', color: 'var(--karar-accent)' } }),
    Modal: { defaultProps: modal },
    // its arrow is a picture without a name
    NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
    Switch: { defaultProps: switches },
  },
})

/** Gives each colour of the house a name (`--karar-*`) and points Mantine's own at them. */
export const cssVariables: CSSVariablesResolver = () => {
  const scheme = (name: 'light' | 'dark') => {
    const color = colors[name]
    const own = Object.fromEntries(Object.entries(color).map(([token, value]) => [`--karar-${token}`, value]))
    return {
      ...own,
      '--karar-float': name === 'light' ? '0 8px 28px rgb(26 28 24 / .14)' : 'none',
      '--mantine-color-body': color.ground,
      '--mantine-color-text': color.ink,
      '--mantine-color-dimmed': color.ink2,
      '--mantine-color-placeholder': color.ink3,
      '--mantine-color-default': color.sheet,
      '--mantine-color-default-hover': color.sunk,
      '--mantine-color-default-color': color.ink,
      '--mantine-color-default-border': color.edge,
      '--mantine-color-error': color.crit,
      '--mantine-color-anchor': color.accent,
      '--mantine-primary-color-filled': color.accent,
      '--mantine-primary-color-filled-hover': color.accentHover,
      '--mantine-primary-color-contrast': color.onAccent,
      '--mantine-primary-color-light': color.accentWash,
      '--mantine-color-karar-filled': color.accent,
      '--mantine-color-karar-filled-hover': color.accentHover,
      '--mantine-color-karar-outline': color.accent,
      '--mantine-color-karar-outline-hover': color.accentWash,
    }
  }
  return {
    variables: {
      '--karar-text-font': fonts.text,
      '--karar-heading-font': fonts.heading,
      '--karar-contract-font': fonts.contract,
    },
    light: scheme('light'),
    dark: scheme('dark'),
  }
}
