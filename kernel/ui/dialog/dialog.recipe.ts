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
    title: { textStyle: 'subheading', pe: '10', mt: '-0.5', outlineStyle: 'none' },
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
    },
  },
  defaultVariants: { size: 'md' },
})
