import { sva } from 'styled-system/css'

/** Styles of the messages screen: it fills the viewport between the bars, with two columns, or one on phones. */
export const messagesRecipe = sva({
  slots: ['root', 'toolbar', 'hub', 'conversations', 'chat'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: '[minmax(0, 1fr)]',
        md: '[18rem minmax(0, 1fr)]',
        lg: '[22rem minmax(0, 1fr)]',
      },
      gridTemplateRows: '[auto auto minmax(0, 1fr)]',
      maxW: 'column.wide',
      mx: 'auto',
      h: {
        base: '[calc(100dvh - 8rem - 2px - env(safe-area-inset-bottom))]',
        lg: '[calc(100dvh - 4rem - 1px)]',
      },
      minH: '[22rem]',
      // Cancel the bottom padding that other screens need.
      mb: { base: '[calc(-1rem + 1px)]', lg: '-12' },
      borderInlineWidth: { lg: '1px' },
      borderColor: 'line',
      bg: 'surface',
    },
    toolbar: {
      gridColumn: '[1 / -1]',
      px: '4',
      py: '1',
      borderBottomWidth: '1px',
      borderColor: 'line',
      '& > header': { mb: '0' },
    },
    hub: { gridColumn: '[1 / -1]', minW: '0' },
    conversations: {
      outlineStyle: 'none',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateRows: '[auto minmax(0, 1fr) auto]',
      minH: '0',
      borderInlineEndWidth: { md: '1px' },
      borderColor: 'line',
    },
    chat: {
      outlineStyle: 'none',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateRows: '[auto minmax(0, 1fr) auto]',
      minH: '0',
    },
  },
  variants: {
    isOpen: {
      // On phones the header of the conversation replaces the toolbar.
      true: {
        toolbar: { mdDown: { srOnly: true, '& button': { display: 'none' } } },
        conversations: { mdDown: { display: 'none' } },
      },
      false: { chat: { mdDown: { display: 'none' } } },
    },
  },
})
