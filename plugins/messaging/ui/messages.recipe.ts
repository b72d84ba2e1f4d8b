import { sva } from 'styled-system/css'

export const messagesRecipe = sva({
  slots: ['root', 'hub', 'conversations', 'chat'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: '[minmax(0, 1fr)]',
        md: '[16rem minmax(0, 1fr)]',
        lg: '[20rem minmax(0, 1fr)]',
        xl: '[22.5rem minmax(0, 1fr)]',
      },
      gridTemplateRows: '[auto minmax(0, 1fr)]',
      h: {
        base: '[calc(100dvh - 2 * {sizes.frame.bar} - 1px - env(safe-area-inset-bottom))]',
        md: '[calc(100dvh - {sizes.frame.bar})]',
      },
      minH: '[22rem]',
      _print: { display: 'block', h: '[auto !important]' },
      bg: 'surface',
      // The other edge is that of the window, except of a window wider than the frame.
      borderInlineStartWidth: { md: '1px' },
      '@media (min-width: 81rem)': { borderInlineEndWidth: '1px' },
      // Up to the edge of the frame, whose margin is for pages.
      me: { md: '-6', xl: '-8' },
    },
    hub: { gridRow: '1', gridColumn: '[1 / -1]', minW: '0', _print: { display: 'none' } },
    // Title and button, search field, list.
    conversations: {
      gridRow: '2',
      outlineStyle: 'none',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      gridTemplateRows: '[auto auto minmax(0, 1fr)]',
      alignItems: 'center',
      minH: '0',
      borderInlineEndWidth: { md: '1px' },
    },
    chat: {
      gridRow: '2',
      outlineStyle: 'none',
      display: { base: 'grid', _print: 'block' },
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateRows: '[auto minmax(0, 1fr) auto]',
      minH: '0',
    },
  },
  variants: {
    /** Whether there is no conversation at all: a page of one column. */
    isEmpty: {
      true: {
        root: {
          bg: 'transparent',
          borderInlineWidth: '[0 !important]',
          me: { md: '0', xl: '0' },
          gridTemplateColumns: { md: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr)]', xl: '[minmax(0, 1fr)]' },
        },
        conversations: { borderInlineEndWidth: { md: '[0]' } },
      },
    },
    isOpen: {
      // On phones, the conversation covers the list and the bars. Screen readers still find the title of the screen.
      true: {
        root: {
          mdDown: {
            _tall: {
              h: 'viewport',
              mb: '[calc(-3.5rem - env(safe-area-inset-bottom))]',
              pb: '[env(safe-area-inset-bottom)]',
            },
          },
        },
        conversations: {
          _print: { display: '[none !important]' },
          mdDown: {
            display: 'contents',
            '& > h1': { srOnly: true },
            '& > :not(h1)': { display: 'none' },
          },
        },
      },
      false: {
        chat: { mdDown: { display: 'none' } },
      },
    },
  },
})
