import { sva } from 'styled-system/css'

export const emptyStateRecipe = sva({
  slots: ['root', 'art', 'icon', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '2',
      textAlign: 'center',
      px: '4',
      py: { base: '8', md: '12' },
    },
    art: { w: '40', maxW: 'full', mb: '3' },
    icon: { display: 'grid', placeItems: 'center', w: '10', h: '10', mb: '1', rounded: 'full' },
    title: { textStyle: 'subheading' },
    text: { color: 'quiet', maxW: '[22rem]', w: 'full', textWrap: 'balance' },
    action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', mt: '4' },
  },
  defaultVariants: { tone: 'info' },
  variants: {
    /** Whether the placeholder is the whole screen, and its title the title of the screen. */
    isScreen: { true: { title: { textStyle: 'title' } } },
    isCompact: {
      true: {
        root: { gap: '1', py: '5' },
        title: { textStyle: 'strong' },
        text: { textStyle: 'small' },
        action: { mt: '3' },
      },
    },
    tone: {
      info: { icon: { bg: 'subtle', color: 'quiet' } },
      danger: { icon: { bg: 'danger.soft', color: 'danger' } },
    },
  },
})
