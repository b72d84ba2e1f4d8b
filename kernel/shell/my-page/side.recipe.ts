import { sva } from 'styled-system/css'

const row = {
  lg: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    px: '3',
    textStyle: 'body',
    textAlign: 'start',
  },
} as const

/**
 * Styles of the side navigation. Phones show tiles with one open panel below them; desktops show a list of links
 * with all panels. A tile is hidden when its panel has no content.
 */
export const sideRecipe = sva({
  slots: ['side', 'list', 'link', 'panel', 'toggle', 'content'],
  base: {
    side: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      lg: {
        display: 'grid',
        gridTemplateColumns: '[minmax(0, 1fr)]',
        gap: '6',
        // The negative margin with an equal padding leaves room for focus rings, which scrolling would cut off.
        m: '-1',
        p: '1',
        stickyAside: true,
      },
    },
    list: {
      display: 'contents',
      '& > li': { display: { base: 'contents', lg: 'block' } },
      lg: { display: 'grid', gap: '1' },
    },
    link: {
      flex: { lgDown: '[1 1 5.5rem]' },
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '1',
      minH: '16',
      p: '2',
      rounded: 'md',
      bg: { base: 'surface', lg: 'transparent' },
      borderWidth: { base: '1px', lg: '0' },
      borderColor: 'line',
      color: 'quiet',
      textStyle: 'caption',
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { bg: 'subtle', color: 'text' },
      _expanded: { bg: 'accent.soft', color: 'accent.text' },
      ...row,
    },
    panel: {
      display: { base: 'contents', lg: 'block' },
      '&:has(> [data-panel]:empty)': { display: 'none' },
    },
    toggle: { lg: { display: 'none !important' } },
    // The open panel takes a row below all tiles.
    content: { flexBasis: '[100%]', order: '1', minW: '0', pt: { lgDown: '2' }, lg: { display: 'block' } },
  },
  variants: {
    isOpen: { true: { content: { display: 'block' } }, false: { content: { display: 'none' } } },
  },
})
