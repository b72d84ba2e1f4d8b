import { sva } from 'styled-system/css'

export const alertRecipe = sva({
  slots: ['root', 'icon', 'body', 'words', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      rounded: 'sm',
      px: '3',
      py: '2.5',
      forcedColorsBorder: true,
    },
    icon: {},
    // The actions are beside the words if there is room.
    body: {
      wrap: true,
      columnGap: '3',
      rowGap: '2',
      grow: true,
      textStyle: 'small',
    },
    words: { flex: '[1 1 14rem]', minW: '0' },
    title: { fontWeight: 'semibold' },
    actions: { wrap: true, gap: '2' },
  },
  variants: {
    tone: {
      info: { root: { bg: 'info.soft', color: 'info' } },
      success: { root: { bg: 'success.soft', color: 'success' } },
      warning: { root: { bg: 'warning.soft', color: 'warning' } },
      danger: { root: { bg: 'danger.soft', color: 'danger' } },
    },
  },
  defaultVariants: { tone: 'info' },
})
