import { sva } from 'styled-system/css'

export const toastRecipe = sva({
  slots: ['root', 'icon', 'body', 'title', 'text', 'action', 'close'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      w: 'full',
      maxW: '[24rem]',
      ps: '4',
      pe: '1',
      py: '1',
      rounded: 'md',
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'line',
      shadow: 'md',
    },
    icon: { mt: '3' },
    body: { flex: '1', minW: '0', py: '2.5', textStyle: 'small' },
    title: { fontWeight: 'semibold' },
    text: { color: 'quiet' },
    action: { display: 'flex', gap: '2', mt: '2' },
    close: { color: 'quiet' },
  },
  variants: {
    tone: {
      info: { icon: { color: 'info' } },
      success: { icon: { color: 'success' } },
      warning: { icon: { color: 'warning' } },
      danger: { icon: { color: 'danger' } },
    },
  },
})
