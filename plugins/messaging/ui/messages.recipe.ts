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
      h: {
        base: '[calc(100dvh - 2 * {sizes.frame.bar} - 1px - env(safe-area-inset-bottom))]',
        md: '[calc(100dvh - {sizes.frame.bar})]',
      },
      minH: '[22rem]',
    },
    // The title is placed as on other screens. Each child sets its grid row, because a toolbar for screen readers only is
    // not part of the grid.
    toolbar: {
      gridRow: '1',
      gridColumn: '[1 / -1]',
      px: { base: '4', sm: '6', lg: '0' },
      pt: { base: '2', md: '4', lg: '8' },
      pb: { base: '2', md: '4', lg: '6' },
      '& > header': { mb: '0' },
    },
    hub: { gridRow: '2', gridColumn: '[1 / -1]', minW: '0' },
    conversations: {
      gridRow: '3',
      outlineStyle: 'none',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateRows: '[auto minmax(0, 1fr) auto]',
      minH: '0',
      bg: 'surface',
      borderTopWidth: '1px',
      borderInlineStartWidth: { lg: '1px' },
      borderInlineEndWidth: { md: '1px' },
      borderColor: 'line',
      borderStartStartRadius: { lg: 'lg' },
    },
    chat: {
      gridRow: '3',
      outlineStyle: 'none',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateRows: '[auto minmax(0, 1fr) auto]',
      minH: '0',
      bg: 'surface',
      borderTopWidth: { md: '1px' },
      borderInlineEndWidth: { lg: '1px' },
      borderColor: 'line',
      borderStartEndRadius: { lg: 'lg' },
    },
  },
  variants: {
    isOpen: {
      // On phones the header of the conversation replaces the toolbar.
      true: {
        // On phones, the conversation covers the navigation bar.
        root: {
          mdDown: {
            _tall: {
              h: '[calc(100dvh - {sizes.frame.bar})]',
              mb: '[calc(-3.5rem - env(safe-area-inset-bottom))]',
              pb: '[env(safe-area-inset-bottom)]',
            },
          },
        },
        toolbar: { mdDown: { srOnly: true, '& button': { display: 'none' } } },
        conversations: { mdDown: { display: 'none' } },
      },
      false: { chat: { mdDown: { display: 'none' } } },
    },
  },
})
