import { defineConfig } from '@pandacss/dev'
import { colors, semanticColors } from './kernel/kit/ui/tokens/colors'
import { preset } from './kernel/kit/ui/tokens/preset'
import {
  durations,
  easings,
  keyframes,
  radii,
  shadows,
  sizes,
  spacing,
  zIndex,
} from './kernel/kit/ui/tokens/scale'
import {
  fontSizes,
  fonts,
  fontWeights,
  letterSpacings,
  lineHeights,
  textStyles,
} from './kernel/kit/ui/tokens/type'

const isProduction = process.env.NODE_ENV === 'production'

export default defineConfig({
  // Panda's default palette is off, because it would add 12 kB of unused variables.
  eject: true,
  presets: [preset],
  // Panda's reset is off, because kernel/kit/ui/styles.css has a smaller one.
  preflight: false,
  include: [
    './kernel/**/*.{ts,tsx}',
    './plugins/**/*.{ts,tsx}',
    ...(isProduction ? [] : ['./tests/showcase/*.tsx']),
  ],
  exclude: ['**/*.test.{ts,tsx}', '**/locales/**'],
  outdir: 'styled-system',
  strictTokens: true,
  // Define the light theme also for elements inside the page that have `data-theme`, not only for the whole page.
  cssVarRoot: ':where(:root, [data-theme=light])',
  conditions: {
    extend: {
      dark: {
        '@media (prefers-color-scheme: dark)': { ':root:not([data-theme]) &': '@slot' },
        '[data-theme=dark] &': '@slot',
      },
      // Beside the side column, which is also reserved while the session of a member is being restored.
      withSide: ':is([data-side=on], [data-member] [data-side=auto]) &',
      // Low screens are phones in landscape and desktops at 400 % zoom.
      low: '@media (height < 30rem)',
      tall: '@media (height >= 30rem)',
      // Touch screens, where buttons and links need a size of 44 px.
      coarse: '@media (pointer: coarse)',
      // While users type on a touch screen, the on-screen keyboard takes much of the height.
      touchTyping: {
        '@media (pointer: coarse)': {
          'body:has(:is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])):focus) &':
            '@slot',
        },
      },
    },
  },
  theme: {
    breakpoints: { sm: '36rem', md: '48rem', lg: '64rem', xl: '75rem' },
    keyframes,
    textStyles,
    tokens: {
      colors,
      durations,
      easings,
      fonts,
      fontSizes,
      fontWeights,
      letterSpacings,
      lineHeights,
      radii,
      sizes,
      spacing,
      zIndex,
    },
    semanticTokens: { colors: semanticColors, shadows },
  },
})
