import { sva } from 'styled-system/css'

export const dialogRecipe = sva({
  slots: ['backdrop', 'positioner', 'content', 'title', 'text', 'body', 'actions', 'close'],
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
      maxH: '[min(90dvh, 48rem)]',
      overflowY: 'auto',
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
    title: { textStyle: 'heading', pe: '10', mt: '-0.5', outlineStyle: 'none' },
    text: { color: 'quiet' },
    body: { display: 'grid', gap: '4' },
    actions: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      justifyContent: 'flex-end',
      gap: '2',
      mt: '2',
      // The buttons stick to the bottom while long text scrolls, except on low screens, where they would cover it.
      _tall: { position: 'sticky', bottom: '0', mx: '-6', mb: '-6', px: '6', py: '4', bg: 'raised' },
    },
    close: { position: 'absolute', top: '3', insetEnd: '3', color: 'quiet' },
  },
  variants: {
    size: {
      sm: { content: { maxW: { sm: '[26rem]' } } },
      md: { content: { maxW: { sm: '[34rem]' } } },
      lg: { content: { maxW: { sm: '[48rem]' } } },
      full: {
        positioner: { p: '[0 !important]' },
        content: {
          gap: '0',
          h: 'viewport',
          maxH: '[none]',
          p: '[0 !important]',
          bg: 'bg',
          rounded: '[0 !important]',
          overflow: 'hidden',
        },
        // Room for the close button and for two tools beside it.
        title: { textStyle: 'label', ps: '4', pe: '[10rem]', py: '6', mt: '0' },
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
          maxW: { sm: '[40rem]' },
          p: '[0 !important]',
          overflow: 'hidden',
          smDown: { rounded: '[0 !important]' },
        },
        title: { srOnly: true },
        body: {
          flex: '1',
          minH: '0',
          gridTemplateColumns: '[minmax(0, 1fr)]',
          gridTemplateRows: '[minmax(0, 1fr)]',
        },
        close: { top: '2.5' },
      },
      panel: {
        backdrop: { sm: { bg: '[transparent]' } },
        positioner: {
          alignItems: { sm: '[flex-start !important]' },
          justifyContent: { sm: '[flex-end !important]' },
          pt: { sm: '[4.25rem]' },
          // The panel ends at the same edge as the content of the navigation bar.
          px: { sm: '[max(1rem, calc((100vw - {sizes.column.wide}) / 2))]' },
        },
        content: {
          maxW: { sm: '[27rem]' },
          maxH: '[min(80dvh, 44rem)]',
          borderWidth: { sm: '1px' },
          borderColor: 'line',
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
})
