import { sva } from 'styled-system/css'

export const postFormRecipe = sva({
  slots: [
    'root',
    'card',
    'text',
    'media',
    'frame',
    'remove',
    'section',
    'title',
    'pair',
    'actions',
    'bar',
    'tools',
    'active',
    'send',
    'readers',
    'names',
  ],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' },
    card: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      // The text field has no box of its own: the card shows its focus.
      '&:has([data-text] textarea:focus-visible)': {
        borderColor: 'accent.text',
        outline: '1px solid {colors.accent.text}',
      },
      // Keeps a focused control above the sticky bar with the buttons.
      '& :focus': { scrollMarginBottom: '[10rem]' },
    },
    text: {
      pt: { base: '4', sm: '5' },
      px: { base: '4', sm: '5' },
      pb: '4',
      roundedTop: 'md',
      // The text field has no visible box.
      '& textarea': {
        border: 'none',
        px: '0',
        rounded: 'none',
        bg: 'transparent',
        fontSize: 'lg',
        lineHeight: 'normal',
        _focusVisibleWithin: { outlineStyle: 'none' },
        '@supports (field-sizing: content)': { resize: 'none' },
      },
      // The hint is hidden until the text field is used.
      '& [id$="-hint"]': { transition: 'common' },
      '&:has(textarea:placeholder-shown:not(:focus)) [id$="-hint"]': { opacity: 0 },
    },
    media: {
      px: { base: '4', sm: '5' },
      scrollMarginBottom: '[10rem]',
      '& > *': { mb: '4' },
      '& > [data-empty]': { mb: '0' },
    },
    frame: { position: 'relative', rounded: 'md', overflow: 'hidden' },
    remove: { position: 'absolute', top: '2', insetEnd: '2' },
    section: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gap: '3',
      px: { base: '4', sm: '5' },
      pb: '4',
      scrollMarginBottom: '[10rem]',
      _empty: { display: 'none' },
    },
    title: { textStyle: 'label' },
    pair: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) 10rem]' },
    },
    // The bar stays visible while the text grows, above the navigation bar of small screens.
    actions: {
      position: { _tall: 'sticky' },
      bottom: { base: '[calc(4rem + env(safe-area-inset-bottom))]', lg: '0' },
      zIndex: 'raised',
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      gap: { base: '2', sm: '1' },
      px: '2',
      py: '2',
      bg: 'surface',
      borderTopWidth: '1px',
      borderColor: 'line',
      roundedBottom: 'md',
    },
    bar: { flex: '[1 0 auto]' },
    tools: { display: 'flex' },
    // The dot marks what the post already has.
    active: {
      color: 'accent.text',
      _after: {
        content: '""',
        position: 'absolute',
        bottom: '0.5',
        w: '1',
        h: '1',
        rounded: 'full',
        bg: 'current',
      },
    },
    send: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minW: '0',
      // A row of its own on phones; elsewhere the names of the readers are cut before the row wraps.
      flex: { base: '[1 1 100%]', sm: '[0 1 auto]' },
    },
    readers: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minW: '0',
      flexShrink: '1',
      px: '2.5',
      textStyle: 'caption',
    },
    names: { minW: '0', maxW: '[22ch]', truncate: true },
  },
  variants: {
    /** Whether the post has only text so far: on phones the text field then takes the remaining height. */
    isPlain: {
      true: { text: { '& textarea': { minH: { smDown: '[calc(100dvh - 27rem) !important]' } } } },
    },
  },
})
