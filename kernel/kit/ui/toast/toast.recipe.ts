import { sva } from 'styled-system/css'

export const toastRecipe = sva({
  slots: ['root', 'icon', 'body', 'words', 'title', 'text', 'action', 'close'],
  base: {
    root: {
      row: true,
      gap: '3',
      w: 'full',
      ps: '4',
      pe: '1',
      py: '1',
      rounded: 'md',
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: { base: 'muted', _dark: 'edge' },
      shadow: 'md',
    },
    icon: {},
    // The action is beside the words if there is room.
    body: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      grow: true,
      textStyle: 'small',
      lineHeight: 'snug',
    },
    words: { flex: '[1 1 7rem]', minW: '0', py: '1.5', overflowWrap: 'anywhere' },
    title: { fontWeight: 'medium' },
    text: { color: 'quiet' },
    action: { display: 'flex', gap: '2' },
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
