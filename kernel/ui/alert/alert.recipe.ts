import { sva } from 'styled-system/css'

export const alertRecipe = sva({
  slots: ['root', 'icon', 'body', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      rounded: 'md',
      px: '4',
      py: '3',
      forcedColorsBorder: true,
    },
    icon: { mt: '0.5' },
    body: { flex: '1', minW: '0', color: 'text', textStyle: 'small' },
    title: { fontWeight: 'semibold' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' },
  },
  variants: {
    tone: {
      info: { root: { bg: 'info.soft' }, icon: { color: 'info' } },
      success: { root: { bg: 'success.soft' }, icon: { color: 'success' } },
      warning: { root: { bg: 'warning.soft' }, icon: { color: 'warning' } },
      danger: { root: { bg: 'danger.soft' }, icon: { color: 'danger' } },
    },
  },
  defaultVariants: { tone: 'info' },
})
