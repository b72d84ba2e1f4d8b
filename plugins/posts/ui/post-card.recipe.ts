import { sva } from 'styled-system/css'

export const postCardRecipe = sva({
  slots: ['root', 'head', 'by', 'name', 'caption', 'readers', 'text', 'link', 'bar', 'save', 'footer'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minH: 'full' },
    head: { wrap: true, gap: '3', px: '4', pt: '3' },
    by: { grow: true },
    name: { textStyle: 'strong', overflowWrap: 'anywhere', '& > a': { lineTarget: 'up' } },
    caption: {
      wrap: true,
      columnGap: '1.5',
      textStyle: 'caption',
      color: 'quiet',
      '& > :where(:not(:first-child))::before': { content: '"·"', me: '0.5' },
      '& a': { lineTarget: 'down' },
    },
    readers: { display: 'inline-flex', alignItems: 'center', gap: '1', minW: '0', overflowWrap: 'anywhere' },
    text: { px: '4', pt: '3', _empty: { display: 'none' } },
    link: { px: '4', _empty: { display: 'none' } },
    // The padding of the buttons is part of the padding of the card.
    bar: { wrap: true, px: '1', pt: '1', pb: '1.5' },
    save: { display: 'flex', ms: 'auto', me: '1', color: 'quiet' },
    footer: { px: '4', pb: '4', _empty: { display: 'none' } },
  },
  variants: {
    /** The user's own posts have no author: the time leads. */
    isMine: {
      true: {
        head: { pt: '1', minH: 'touch' },
        caption: { '& > :first-child': { textStyle: 'label', color: 'text' } },
        text: { pt: '0' },
      },
    },
    /** On its own page, the text is what the screen is about. */
    isAlone: { true: { text: { fontSize: 'lg' } } },
    /** Cards in a row have equal height, with the reactions at the bottom. */
    isPreview: { true: { bar: { mt: 'auto' } } },
  },
})
