import { sva } from 'styled-system/css'

const surface = { rounded: 'md', bg: 'surface', borderWidth: '1px', borderColor: 'line' } as const
const bleed = { mdDown: { mx: '-4', rounded: '[0]', borderInlineWidth: '[0]' } } as const

export const screenSkeletonRecipe = sva({
  slots: ['root', 'title', 'item', 'person', 'words', 'body', 'foot'],
  base: {
    root: { gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', w: 'full' },
    title: { gridColumn: '[1 / -1]', h: '8', my: '2' },
    item: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', minW: '0' },
    person: { display: 'flex', alignItems: 'center', gap: '3' },
    words: { flex: '1', minW: '0' },
    body: { display: 'grid', gap: '2', p: '4' },
    foot: { display: 'flex', alignItems: 'center', gap: '6' },
  },
  variants: {
    of: {
      posts: {
        root: { gap: { base: '3', md: '5' } },
        item: { ...surface, ...bleed, gap: '0', overflow: 'clip' },
        person: { px: '4', pt: '3' },
        body: { py: '3' },
        foot: { px: '4', py: '3' },
      },
      people: { root: { gap: '0' }, item: { px: '4', py: '2.5' } },
      cards: {
        root: { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 16rem), 1fr))]' },
        item: { ...surface, gap: '0', alignContent: 'start', overflow: 'clip' },
        foot: { justifyContent: 'space-between', mt: '3' },
      },
      rows: { item: { ...surface, p: '4' } },
      form: { item: { ...surface, p: '4' } },
      article: {},
    },
    /** Whether the list has a card of its own. */
    isCard: { true: { root: { ...surface, ...bleed, overflow: 'clip' } } },
  },
})
