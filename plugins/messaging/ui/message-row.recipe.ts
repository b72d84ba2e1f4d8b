import { sva } from 'styled-system/css'

const away = { opacity: '0', pointerEvents: 'none' } as const

export const messageRowRecipe = sva({
  slots: ['day', 'root', 'avatar', 'author', 'time', 'line', 'bubble', 'quote', 'footer', 'failed', 'again'],
  base: {
    day: {
      pt: '4',
      pb: '1',
      textStyle: 'caption',
      fontWeight: 'semibold',
      color: 'quiet',
      textAlign: 'center',
    },
    root: { stack: true, gap: '1', pt: '[0.1875rem]' },
    avatar: { position: 'absolute', insetInlineStart: '0', top: '3' },
    author: {
      textStyle: 'caption',
      color: 'quiet',
      fontWeight: 'semibold',
      px: '3',
      overflowWrap: 'anywhere',
    },
    time: { ms: '2', fontSize: '2xs', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
    line: {
      row: true,
      gap: '1',
      minW: '0',
      w: 'full',
      rounded: 'lg',
      outlineStyle: 'none',
      // A finger that moves sideways swipes the message.
      touchAction: '[pan-y pinch-zoom]',
      // The buttons appear on hover and focus; taps and long presses focus the line.
      '& > [data-remove], & > [data-action]': { color: 'quiet', transition: 'common' },
      '&:not(:hover, :focus-within) > :is([data-remove], [data-action]:not(:has([aria-expanded=true])))': {
        ...away,
      },
      // There, the last touched message counts as hovered.
      '@media (hover: none)': {
        '&:not(:focus-within) > :is([data-remove], [data-action]:not(:has([aria-expanded=true])))': away,
      },
    },
    bubble: {
      px: '3',
      py: '2',
      rounded: '[1.125rem]',
      maxW: '[min(32rem, 82%)]',
      lineHeight: 'small',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      forcedColorsBorder: true,
      // The frame around a card without words is even.
      '&:has(> [data-alone])': { p: '1.5' },
      '& mark': { bg: 'accent.fill', color: 'accent.on', rounded: 'xs' },
    },
    quote: {
      display: 'grid',
      alignContent: 'center',
      w: 'full',
      minH: 'control',
      mb: '1',
      px: '2.5',
      py: '1',
      borderStartEndRadius: '[token(radii.xs)]',
      borderEndEndRadius: '[token(radii.xs)]',
      bg: 'surface',
      borderInlineStartWidth: '3px',
      borderColor: 'accent.text',
      textStyle: 'small',
      textAlign: 'start',
      color: 'quiet',
      overflowWrap: 'anywhere',
      '&:is(button)': { cursor: 'pointer' },
      '& b': { textStyle: 'caption', fontWeight: 'semibold', color: 'accent.text' },
    },
    footer: { fontSize: '2xs', color: 'quiet', px: '3', fontVariantNumeric: 'tabular-nums' },
    failed: {
      wrap: true,
      justifyContent: 'flex-end',
      columnGap: '1',
      px: '2',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'quiet',
    },
    again: {
      position: 'relative',
      minH: '[1.75rem]',
      color: 'accent.text',
      fontWeight: 'semibold',
      rounded: 'xs',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
      _after: { content: '""', position: 'absolute', insetBlock: '-2', insetInline: '-1' },
    },
  },
  variants: {
    isMine: {
      true: {
        root: { justifyItems: 'end' },
        // The buttons follow the message in the DOM, but are shown before it.
        line: { flexDirection: 'row-reverse' },
        bubble: { bg: 'accent.soft' },
      },
      false: {
        // The avatar of the author stands beside the messages; phones show it in groups, whose messages have many authors.
        root: { justifyItems: 'start', position: 'relative', ps: { md: '10' } },
        bubble: { bg: { base: 'subtle', _dark: 'muted' } },
      },
    },
    isGroup: { true: {}, false: { avatar: { mdDown: { display: 'none' } } } },
    hasTimeAbove: { true: { footer: { srOnly: true } } },
    // Messages that one person writes in the same minute form a group with one time.
    isGroupStart: { true: { root: { pt: '3' } }, false: {} },
    isGroupEnd: { true: {}, false: { footer: { srOnly: true } } },
    isSought: { true: { bubble: { boxShadow: '[inset 0 0 0 2px {colors.accent.text}]' } } },
    isUnsure: { true: { bubble: { opacity: '0.7' } } },
    isFailed: { true: { bubble: { bg: 'danger.soft' }, failed: { color: 'danger' } } },
  },
  // A corner on the author's side points to the author: the first one of others, the last one of the user.
  compoundVariants: [
    { isMine: false, isGroup: true, css: { root: { ps: '10' } } },
    { isMine: true, isGroupEnd: true, css: { bubble: { borderEndEndRadius: '[token(radii.xs)]' } } },
    { isMine: false, isGroupStart: true, css: { bubble: { borderStartStartRadius: '[token(radii.xs)]' } } },
  ],
})
