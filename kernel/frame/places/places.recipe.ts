import { sva } from 'styled-system/css'

/**
 * Styles of the places: a tab bar at the bottom of phones, a column of icons with small labels on tablets, and a column
 * with labels, people and the main action on desktops.
 */
export const placesRecipe = sva({
  slots: ['root', 'list', 'action', 'panels', 'link', 'label'],
  base: {
    root: {
      mdDown: {
        display: 'grid',
        // One grid row for icons and one for labels keeps the icons aligned when large labels wrap.
        gridAutoFlow: 'column',
        gridAutoColumns: '[minmax(0, 1fr)]',
        minH: '[calc({sizes.frame.bar} + 1px)]',
        bg: 'surface',
        borderTopWidth: '1px',
        _tall: {
          position: 'fixed',
          insetInline: '0',
          bottom: '0',
          zIndex: 'bar',
          pb: '[env(safe-area-inset-bottom)]',
          // When a text field loses the focus, the bar returns with a delay, so that it does not cover what is being tapped.
          transition: '[visibility 150ms 150ms, translate 150ms 150ms]',
          _touchTyping: { visibility: 'hidden', translate: '[0 100%]', transition: '[none]' },
          // Some screens cover the bar, such as an open conversation.
          'body:has([data-covers-bar]) &': { display: 'none' },
        },
      },
      // On screens without the side column, only phones have the bar.
      '[data-side=off] &': { md: { display: 'none' } },
      md: {
        gridColumn: '1',
        stickyAside: true,
        scrollbarWidth: 'none',
        mt: '6',
        // Room for the focus rings, which scrolling would cut off.
        mx: '-2',
        px: '1',
        pb: '4',
        textStyle: 'small',
        fontWeight: 'medium',
      },
      xl: { ms: '-3', me: '0', px: '0' },
    },
    list: {
      mdDown: { display: 'contents' },
      md: { '& + &': { borderTopWidth: '1px', mt: '3', pt: '3' } },
    },
    action: {
      mdDown: { display: 'none' },
      my: '3',
      '& > svg': { flex: 'none' },
      md: { mx: 'auto', w: 'touch', minH: 'touch', p: '0', rounded: 'full', display: 'flex' },
      xl: { mx: '0', w: 'full', minH: 'control', px: '3.5', rounded: 'sm' },
      '& > span': { xlDown: { srOnly: true } },
    },
    panels: {
      display: 'none',
      md: { '& + *': { borderTopWidth: '1px', mt: '3', pt: '3' } },
      xl: {
        display: 'block',
        '&:not(:empty)': { borderTopWidth: '1px', mt: '3', pt: '2' },
        '&:has(> :only-child:empty)': { display: 'none' },
      },
    },
    link: {
      position: 'relative',
      row: true,
      w: 'full',
      color: 'text',
      textAlign: 'start',
      lineHeight: 'snug',
      cursor: 'pointer',
      transition: 'common',
      '& > svg': { color: 'quiet' },
      '&[aria-current]': {
        color: 'accent.text',
        fontWeight: 'semibold',
        '& > svg': { color: '[inherit]' },
      },
      mdDown: {
        gridRow: '[span 2]',
        display: 'grid',
        gridTemplateRows: '[subgrid]',
        justifyItems: 'center',
        gap: '0.5',
        // The longest label has to fit into a sixth of the window, with the main action beside the places, also with large text.
        px: '0',
        color: 'quiet',
        fontSize: '[min({fontSizes.2xs}, max(12px, 3.1vw))]',
        fontWeight: 'semibold',
        minW: '0',
        textAlign: 'center',
        '& > svg': { alignSelf: 'end' },
      },
      md: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '0.5',
        minH: '[3.25rem]',
        px: '0.5',
        py: '2',
        rounded: 'sm',
        fontSize: '2xs',
        textAlign: 'center',
        _hover: { bg: 'subtle' },
        '&[aria-current]': { bg: 'accent.soft' },
      },
      xl: {
        flexDirection: 'row',
        justifyContent: 'flex-start',
        gap: '3',
        minH: 'control',
        px: '3',
        py: '1',
        fontSize: 'sm',
        textAlign: 'start',
      },
      // The count is at the corner of the icon, and at the end of the line on desktops.
      '& > [data-count]': {
        xlDown: {
          position: 'absolute',
          top: '1',
          insetStart: '[calc(50% + 0.125rem)]',
          boxSizing: 'content-box',
          borderWidth: '2px',
          borderColor: { base: 'surface', md: 'bg' },
          minW: '2',
          h: '4',
          px: '1',
        },
        xl: { ms: 'auto' },
      },
    },
    label: {
      minW: '0',
      maxW: 'full',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      mdDown: { alignSelf: 'start' },
      xlDown: { lineClamp: '2', lineHeight: '[1.2]' },
      xl: { flex: '1', truncate: true },
    },
  },
  variants: {
    /** On which devices the entry is shown: everywhere, in the tab bar of phones only, or not in this bar. */
    on: {
      all: {},
      phone: { link: { md: { display: 'none' } } },
      desk: { link: { mdDown: { display: 'none' } } },
    },
    /** The main action of phones: a round button above their bar, on screens where somebody writes and that lead to nothing else first. */
    isAction: {
      true: {
        link: {
          'body:is(:not(:has([data-writes])), :has([data-next-step])) &': { display: 'none' },
          mdDown: {
            _tall: { position: 'absolute', insetEnd: '4', bottom: '[calc(100% + 1rem)]', w: 'auto' },
          },
          '& > svg': {
            gridRow: '[span 2]',
            alignSelf: { mdDown: 'center' },
            boxSizing: 'content-box',
            // Where the bar is not fixed, the button is a column of it.
            p: { base: '1', _tall: '4' },
            rounded: 'full',
            shadow: 'md',
            bg: 'accent.fill',
            color: 'accent.on !important',
          },
        },
      },
    },
  },
  defaultVariants: { on: 'all' },
})
