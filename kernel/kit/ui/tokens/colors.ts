import { defineSemanticTokens, defineTokens } from '@pandacss/dev'
import { accentShades } from '../color/accent-shades'
import { neutrals } from './neutrals'

const DEFAULT_ACCENT = '#0f6e5f'

const themed = ({ light, dark }: { light: string; dark: string }) => ({ value: { base: light, _dark: dark } })

/** Deployments override each accent color through a CSS variable: see accent.ts. */
function accent(shade: 'fill' | 'hover' | 'on' | 'text' | 'soft') {
  const shades = accentShades(DEFAULT_ACCENT)
  return themed({
    light: `var(--accent-${shade}-light, ${shades?.light[shade]})`,
    dark: `var(--accent-${shade}-dark, ${shades?.dark[shade]})`,
  })
}

export const colors = defineTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  white: { value: '#fff' },
})

/** In a tone, `DEFAULT` colors text and icons (4.5:1 on every surface and on `soft`); `soft` is their background. */
export const semanticColors = defineSemanticTokens.colors({
  bg: themed(neutrals.bg),
  surface: themed(neutrals.surface),
  raised: themed(neutrals.raised),
  subtle: themed(neutrals.subtle),
  muted: themed(neutrals.muted),
  line: themed(neutrals.line),
  edge: themed(neutrals.edge),
  /** Border of secondary buttons and chips. */
  outline: themed({ light: '#bfb9b0', dark: '#554e48' }),
  text: themed(neutrals.text),
  quiet: themed(neutrals.quiet),
  scrim: themed({ light: 'rgb(35 31 27 / 0.45)', dark: 'rgb(8 7 6 / 0.66)' }),
  accent: {
    fill: accent('fill'),
    hover: accent('hover'),
    on: accent('on'),
    text: accent('text'),
    soft: accent('soft'),
  },
  danger: {
    DEFAULT: themed({ light: '#b3261e', dark: '#ff9d92' }),
    soft: themed({ light: '#fceae7', dark: '#46221e' }),
    fill: themed({ light: '#b3261e', dark: '#c4372d' }),
    hover: themed({ light: '#971b14', dark: '#b02c23' }),
  },
  warning: {
    DEFAULT: themed({ light: '#8a5200', dark: '#f0bc62' }),
    soft: themed({ light: '#fcf0d9', dark: '#3c2d12' }),
  },
  success: {
    DEFAULT: themed({ light: '#2a6b2f', dark: '#93d08f' }),
    soft: themed({ light: '#e6f3e3', dark: '#1f3520' }),
  },
  info: {
    DEFAULT: themed({ light: '#2159a5', dark: '#9dc2f7' }),
    soft: themed({ light: '#e6effb', dark: '#1e304a' }),
  },
})
