import { sva } from 'styled-system/css'

export const emptyStateRecipe = sva({
  slots: ['root', 'art', 'icon', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1.5',
      textAlign: 'center',
      px: '4',
      py: { base: '6', md: '8' },
    },
    art: { w: '[9rem]', maxW: 'full', mb: '2' },
    icon: {
      display: 'grid',
      placeItems: 'center',
      w: '10',
      h: '10',
      mb: '1',
      rounded: 'full',
      bg: 'subtle',
      color: 'quiet',
    },
    title: { textStyle: 'subheading' },
    text: { textStyle: 'small', color: 'quiet', maxW: '[24rem]', w: 'full', textWrap: 'balance' },
    action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', mt: '3' },
  },
  variants: {
    /** Whether the placeholder is the whole screen, and its title the title of the screen. */
    isScreen: {
      true: {
        // In the middle of the window, a little above the center.
        root: { alignContent: 'center', minH: '[calc(100dvh - 12rem)]', pt: '0', pb: '[8vh]' },
        art: { w: '[14rem]' },
        title: { textStyle: 'title', mt: '1' },
        text: { textStyle: 'body' },
      },
    },
    /** Whether the placeholder has a card of its own, which reaches both edges of the window on phones. */
    isCard: {
      true: {
        root: {
          bg: 'surface',
          borderWidth: '1px',
          borderColor: 'line',
          rounded: 'md',
          mdDown: { mx: '-4', rounded: '[0]', borderInlineWidth: '[0]' },
        },
      },
    },
    /** Whether the placeholder is low where there is room: the art beside the words and the action. */
    isLow: {
      true: {
        root: {
          md: {
            gridTemplateColumns: '[auto minmax(0, 1fr)]',
            gridTemplateRows: '[1fr auto auto auto 1fr]',
            justifyItems: 'start',
            alignItems: 'center',
            columnGap: '6',
            textAlign: 'start',
            px: '6',
            py: '4',
          },
        },
        art: { md: { gridArea: '[1 / 1 / -1 / 2]', w: '[7.5rem]', mb: '0' } },
        title: { md: { gridArea: '[2 / 2]' } },
        text: { md: { gridArea: '[3 / 2]', maxW: '[34rem]' } },
        action: { md: { gridArea: '[4 / 2]', mt: '2' } },
      },
    },
    isCompact: {
      true: {
        root: { gap: '1', py: '5' },
        title: { textStyle: 'strong' },
      },
    },
  },
})
