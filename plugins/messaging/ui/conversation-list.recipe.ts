import { sva } from 'styled-system/css'

export const conversationListRecipe = sva({
  slots: [
    'title',
    'new',
    'search',
    'status',
    'scroll',
    'list',
    'none',
    'link',
    'content',
    'top',
    'name',
    'time',
    'detail',
    'draft',
    'awaited',
    'unread',
  ],
  base: {
    // As high as the titles of other screens.
    title: {
      gridColumn: '1',
      textStyle: 'title',
      ps: '4',
      pt: {
        base: '[calc({spacing.3} + ({sizes.control} - 1lh) / 2)]',
        md: '[calc({spacing.6} + ({sizes.control} - 1lh) / 2)]',
      },
      pb: '2',
      outlineStyle: 'none',
    },
    new: {
      gridColumn: '2',
      alignSelf: 'start',
      me: '4',
      mt: { base: '3', md: '6' },
      mb: '2',
    },
    search: {
      gridColumn: '[1 / -1]',
      w: 'full',
      maxW: '[30rem]',
      stack: true,
      alignItems: 'start',
      gap: '2',
      px: '4',
      pb: '2',
      minW: '0',
    },
    status: { textStyle: 'caption', color: 'quiet', px: '2', pb: '2', _empty: { display: 'none' } },
    scroll: {
      gridColumn: '[1 / -1]',
      gridRow: '3',
      alignSelf: 'stretch',
      scrollBox: true,
      px: '2',
      pb: '2',
    },
    list: { stack: true },
    none: { stack: true, gap: '8', pb: '6' },

    link: {
      row: true,
      gap: '3',
      minH: { base: '[4.25rem]', md: '16' },
      px: '2',
      py: '2',
      rounded: 'sm',
      color: 'text',
      transition: 'common',
      '&:hover:not([aria-current=true])': { bg: 'subtle' },
      '&[aria-current=true]': { bg: 'accent.soft' },
    },
    content: { display: 'grid', grow: true, gap: '0.5' },
    top: { row: true, gap: '2', minW: '0' },
    name: { textStyle: 'strong', fontWeight: 'medium', flex: '1', truncate: true },
    time: { fontSize: '2xs', color: 'quiet', flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
    detail: { textStyle: 'caption', color: 'quiet', flex: '1', truncate: true },
    draft: { color: 'danger', fontWeight: 'semibold' },
    // As high as the line whose place it has.
    awaited: { my: '[calc((1lh - {sizes.3}) / 2) !important]' },
    unread: { row: true, gap: '1', flexShrink: '0', color: 'quiet', _empty: { display: 'none' } },
  },
  variants: {
    /** Whether there is no conversation at all: the screen is a page, whose frame has the margins. */
    isEmpty: {
      true: {
        title: { ps: { base: '4', md: '0' }, pb: '[calc({spacing.4} + ({sizes.control} - 1lh) / 2)]' },
        new: { me: { base: '4', md: '0' } },
        search: { px: { base: '4', md: '0' } },
        // Room for the outlines at both edges.
        scroll: { px: { base: '4', md: '1' }, mx: { md: '-1' } },
      },
    },
    isMuted: { true: { unread: { '& [data-count]': { bg: 'subtle', color: 'quiet' } } } },
    isUnread: {
      true: {
        name: { fontWeight: 'bold' },
        time: { color: 'accent.text', fontWeight: 'semibold' },
        detail: { color: 'text', fontWeight: 'semibold' },
      },
    },
  },
})
