import { sva } from 'styled-system/css'

const row = {
  lg: {
    gap: '3',
    px: '3',
    textStyle: 'body',
    textAlign: 'start',
  },
} as const

/** The negative margin with an equal padding leaves room for focus rings, which scrolling would cut off. */
const scrollColumn = { m: '-1', p: '1' } as const

/**
 * Styles of the side navigation. Phones do not show it, so that the posts begin early: the screen "Me" lists its links, and the
 * notifications list the requests. Tablets show one row with at most one open panel below; desktops show a list of links with
 * all panels. An entry is hidden when its panel has no content.
 */
export const sideRecipe = sva({
  slots: ['side', 'start', 'end', 'list', 'link', 'label', 'panel', 'toggle', 'content'],
  base: {
    side: {
      // More than one row when the text is large.
      display: { base: 'flex', smDown: 'none' },
      flexWrap: 'wrap',
      gap: '1',
      lg: {
        display: 'grid',
        gridTemplateColumns: '[minmax(0, 1fr)]',
        gap: '6',
        ...scrollColumn,
        stickyAside: true,
      },
      // With two children, each is a column of the page.
      xl: { '&:has(> :nth-child(2))': { display: 'contents' } },
    },
    start: {
      display: 'contents',
      lg: { display: 'grid', gap: '1' },
      xl: { gridColumn: '1', gridRow: '1', '&:not(:only-child)': { ...scrollColumn, stickyAside: true } },
    },
    end: {
      display: 'contents',
      '& > * > [data-panel]:not(:empty)': {
        lg: { bg: 'surface', borderWidth: '1px', borderColor: 'line', rounded: 'lg', p: '4' },
      },
      lg: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' },
      xl: { gridColumn: '3', gridRow: '1', ...scrollColumn, stickyAside: true },
    },
    list: {
      display: 'contents',
      '& > li': { display: { base: 'contents', lg: 'block' } },
      lg: { display: 'grid', gap: '1' },
    },
    link: {
      flex: { lgDown: '[1 1 auto]' },
      display: 'flex',
      alignItems: 'center',
      justifyContent: { lgDown: 'center' },
      gap: '1.5',
      minH: 'touch',
      rounded: 'md',
      color: 'quiet',
      textStyle: 'caption',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { bg: 'subtle', color: 'text' },
      _expanded: { bg: 'accent.soft', color: 'accent.text' },
      ...row,
    },
    label: { lgDown: { whiteSpace: 'nowrap' } },
    panel: {
      display: { base: 'contents', lg: 'block' },
      '&:has(> [data-panel]:empty)': { display: 'none' },
    },
    toggle: {},
    // The open panel takes a row below all tiles.
    content: { flexBasis: '[100%]', order: '1', minW: '0', pt: { lgDown: '2' } },
  },
  variants: {
    isFolded: {
      true: { toggle: { lg: { w: 'full' } }, content: { lg: { px: '3', py: '4' } } },
      false: { toggle: { lg: { display: 'none' } }, content: { lg: { display: 'block' } } },
    },
    isOpen: {
      true: { content: { display: 'block' } },
      false: { content: { lgDown: { display: 'none' } } },
    },
  },
  compoundVariants: [{ isFolded: true, isOpen: false, css: { content: { lg: { display: 'none' } } } }],
})
