import { sva } from 'styled-system/css'

export const dialogRecipe = sva({
  slots: ['backdrop', 'positioner', 'content', 'title', 'text', 'note', 'body', 'actions', 'close'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      bg: 'scrim',
      _open: { animation: '[fade 180ms ease-out]' },
      _closed: { animation: '[fadeOut 120ms ease-in forwards]' },
    },
    // The dialog is a bottom sheet on phones, and centered on larger screens.
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      p: { base: '0', sm: '6' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      w: 'full',
      maxH: '[min(100dvh - 2rem, 48rem)]',
      overflowY: 'auto',
      // Pulling down in a dialog must not reload the page below it.
      overscrollBehavior: 'contain',
      p: '6',
      pb: { base: '[calc(1.5rem + env(safe-area-inset-bottom))]', sm: '6' },
      bg: 'raised',
      color: 'text',
      borderTopRadius: 'lg',
      borderBottomRadius: { sm: 'lg' },
      shadow: 'lg',
      forcedColorsBorder: true,
      _open: { animation: '[rise 240ms cubic-bezier(0.2, 0.8, 0.2, 1)]' },
      _closed: { animation: '[fadeOut 120ms ease-in forwards]' },
    },
    // Its first line is level with the close button.
    title: {
      textStyle: 'heading',
      pe: '10',
      mt: '-3',
      mb: '-1',
      py: '[calc(({sizes.control} - 1lh) / 2)]',
      outlineStyle: 'none',
    },
    text: { color: 'quiet' },
    note: {},
    body: { stack: true, gap: '4' },
    actions: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      justifyContent: 'flex-end',
      gap: '2',
      mt: '2',
      // The buttons stick to the bottom while long text scrolls, except on low screens, where they would cover it. They
      // reach into the padding of the dialog, within which `bottom: 0` would keep them.
      _tall: {
        position: 'sticky',
        bottom: '-6',
        mx: '-6',
        mb: '-6',
        px: '6',
        py: '4',
        bg: 'raised',
        fadeAbove: true,
      },
    },
    close: { position: 'absolute', top: '3', insetEnd: '3', color: 'quiet' },
  },
  variants: {
    /** Whether the text introduces content, which has smaller words. */
    isIntroduction: { true: { text: { textStyle: 'small' } } },
    size: {
      sm: { content: { maxW: { sm: 'column.narrow' } } },
      md: { content: { maxW: { sm: '[34rem]' } } },
      lg: { content: { maxW: { sm: '[48rem]' } } },
      full: {
        positioner: { p: '0!' },
        content: {
          gap: '0',
          h: 'viewport',
          maxH: '[none]',
          p: '0!',
          bg: 'bg',
          rounded: 'none!',
          overflow: 'hidden',
        },
        // Room for the close button and for two tools beside it.
        title: { textStyle: 'label', ps: '4', pe: '[10rem]', py: '6', mt: '0', mb: '0' },
        body: {
          flex: '1',
          minH: '0',
          gridTemplateRows: '[minmax(0, 1fr) auto]',
          px: { sm: '4' },
          pb: { sm: '4' },
        },
      },
      palette: {
        positioner: { alignItems: { sm: '[flex-start !important]' }, pt: { sm: '[min(12vh, 6rem)]' } },
        content: {
          gap: '0',
          h: { base: 'viewport', sm: '[auto]' },
          maxH: { base: '[none]', sm: '[min(80dvh, 40rem)]' },
          maxW: { sm: 'column.page' },
          p: '0!',
          overflow: 'hidden',
          smDown: { rounded: 'none!' },
        },
        title: { srOnly: true },
        body: {
          flex: '1',
          minH: '0',
          gridTemplateColumns: '[minmax(0, 1fr)]',
          gridTemplateRows: '[minmax(0, 1fr)]',
        },
        // In the middle of the line of the query.
        close: { top: '[calc((3.5rem - {sizes.control}) / 2)]' },
      },
      panel: {
        backdrop: { bg: '[transparent]' },
        // On phones the panel fills the room between the bars.
        positioner: {
          top: { base: '[{sizes.frame.bar}]', sm: '0' },
          bottom: { base: '[calc(3.5rem + env(safe-area-inset-bottom))]', sm: '0' },
          alignItems: { sm: '[flex-start !important]' },
          justifyContent: { sm: '[flex-end !important]' },
          pt: { sm: '[3.75rem]' },
          // The panel ends at the same edge as the content of the navigation bar.
          px: { sm: '[max(1rem, calc((100vw - {sizes.column.wide}) / 2))]' },
        },
        content: {
          gap: '0',
          maxW: { sm: '[23.5rem]' },
          h: { base: 'full', sm: '[auto]' },
          maxH: { base: '[none]', sm: '[calc(100dvh - 5rem)]' },
          p: '0!',
          overflow: 'hidden',
          smDown: { rounded: 'none!', shadow: '[none]', bg: 'surface' },
          borderWidth: { sm: '1px' },
          rounded: { sm: 'md' },
          shadow: { sm: 'md' },
        },
        title: { px: '4', py: '3', pe: '16', mt: '0', mb: '0', borderBottomWidth: '1px' },
        body: { display: 'flex', flexDirection: 'column', flex: '1', minH: '0', gap: '0' },
        // Centered on the title; the button is larger on touch screens.
        close: { top: { base: '1.5', _coarse: '0.5' }, insetEnd: '2' },
      },
      screen: {
        positioner: {
          alignItems: '[flex-start !important]',
          p: { mdDown: '0!' },
          pt: { md: '[4rem !important]' },
        },
        content: {
          display: 'grid',
          gridTemplateColumns: '[minmax(0, 1fr) auto]',
          gridTemplateRows: '[auto minmax(0, 1fr)]',
          // With large text, phones have no room for the title beside the buttons.
          '@media (max-width: 19rem)': {
            '& > :is(h1, h2)': { px: '4', pt: '[calc({sizes.control} + 1rem)]' },
          },
          gap: '0',
          h: { mdDown: 'viewport' },
          maxH: { base: '[none]', md: '[calc(100dvh - 5.5rem)]' },
          maxW: { md: 'column.page' },
          p: '0!',
          bg: { base: 'surface', md: 'raised' },
          overflow: 'hidden',
          mdDown: { rounded: 'none!' },
        },
        // The close button is before the title on phones, whose bar ends with the main action.
        title: {
          alignSelf: 'center',
          ps: { base: '[3.5rem]', md: '5' },
          pe: { base: '[7.5rem]', md: '2' },
          mt: { base: '1.5', md: '3' },
          mb: { base: '1.5', md: '1' },
        },
        note: {
          alignSelf: 'center',
          pt: '4',
          pb: '2',
          pe: '[3.5rem]',
          textStyle: 'caption',
          color: 'quiet',
          mdDown: { srOnly: true },
        },
        body: {
          gridColumn: '[1 / -1]',
          minH: '0',
          gap: '0',
          gridTemplateColumns: '[minmax(0, 1fr)]',
          gridTemplateRows: '[minmax(0, 1fr)]',
        },
        close: {
          top: { base: '1.5', md: '3' },
          insetEnd: { base: '[auto]', md: '2.5' },
          insetStart: { base: '1.5', md: '[auto]' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
})
