import { sva } from 'styled-system/css'

export const emptyStateRecipe = sva({
  slots: ['root', 'art', 'title', 'text', 'action'],
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
    title: { textStyle: 'subheading' },
    text: { color: 'quiet', maxW: '[22rem]', w: 'full', textWrap: 'balance' },
    action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', mt: '4' },
  },
})
