import { sva } from 'styled-system/css'

const card = {
  p: '4',
  rounded: 'md',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
} as const

export const screenSkeletonRecipe = sva({
  slots: ['root', 'title', 'item', 'person', 'words'],
  base: {
    root: { gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', w: 'full' },
    title: { gridColumn: '[1 / -1]', h: '8', my: '2' },
    item: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', minW: '0' },
    person: { display: 'flex', alignItems: 'center', gap: '3' },
    words: { flex: '1', minW: '0' },
  },
  variants: {
    of: {
      posts: {
        root: { gap: { base: '3', md: '5' } },
        item: { ...card, mdDown: { mx: '-4', rounded: '[0]', borderInlineWidth: '[0]' } },
      },
      people: { root: { gap: '0' }, item: { py: '3', borderBottomWidth: '1px', borderColor: 'line' } },
      cards: {
        root: { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 16rem), 1fr))]' },
        item: card,
      },
      rows: { item: card },
      form: { item: card },
      article: {},
    },
  },
})
