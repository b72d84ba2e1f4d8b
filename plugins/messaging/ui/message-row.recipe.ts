import { sva } from 'styled-system/css'

export const messageRowRecipe = sva({
  slots: ['day', 'root', 'avatar', 'author', 'line', 'bubble', 'footer', 'failed'],
  base: {
    day: {
      w: 'fit',
      mx: 'auto',
      mt: '4',
      mb: '2',
      px: '3',
      py: '1',
      rounded: 'full',
      bg: 'subtle',
      textStyle: 'caption',
      color: 'quiet',
    },
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '1', pt: '0.5' },
    avatar: { position: 'absolute', insetInlineStart: '0', top: '4' },
    author: {
      textStyle: 'caption',
      color: 'quiet',
      fontWeight: 'semibold',
      mt: '1',
      overflowWrap: 'anywhere',
    },
    line: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minW: '0',
      rounded: 'lg',
      outlineStyle: 'none',
      // The buttons appear on hover and focus; taps and long presses focus the line.
      '& > [data-remove], & > [data-action]': {
        color: 'quiet',
        transition: 'common',
        transitionDuration: 'fast',
      },
      '&:not(:hover, :focus-within) > :is([data-remove], [data-action]:not(:has([aria-expanded=true])))': {
        opacity: '0',
        pointerEvents: 'none',
      },
    },
    bubble: {
      px: '3.5',
      py: '2',
      rounded: 'lg',
      maxW: '[min(31rem, 82%)]',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      forcedColorsBorder: true,
    },
    footer: { textStyle: 'caption', color: 'quiet' },
    failed: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      textStyle: 'small',
      color: 'danger',
    },
  },
  variants: {
    isMine: {
      true: {
        root: { justifyItems: 'end' },
        // The delete button follows the message in the DOM, but is shown before it.
        line: { flexDirection: 'row-reverse', w: 'full' },
        bubble: { bg: 'accent.fill', color: 'accent.on' },
        failed: { justifyContent: 'flex-end' },
      },
      false: {
        root: { justifyItems: 'start' },
        line: { w: 'full' },
        bubble: { bg: 'subtle' },
      },
    },
    // Messages that one person writes in the same minute form a group with one time.
    isGroupStart: { true: { root: { pt: '3' } }, false: {} },
    isGroupEnd: { true: {}, false: { footer: { srOnly: true } } },
    // In a group, the messages of others are indented by the avatar of their author.
    hasAvatar: { true: { root: { position: 'relative', ps: '[2.75rem]' } } },
    isUnsure: { true: { bubble: { opacity: '0.7' } } },
  },
  // Between the messages of a group, the corners on the author's side are less rounded.
  compoundVariants: [
    { isMine: true, isGroupStart: false, css: { bubble: { borderTopRightRadius: 'xs' } } },
    { isMine: true, isGroupEnd: false, css: { bubble: { borderBottomRightRadius: 'xs' } } },
    { isMine: false, isGroupStart: false, css: { bubble: { borderTopLeftRadius: 'xs' } } },
    { isMine: false, isGroupEnd: false, css: { bubble: { borderBottomLeftRadius: 'xs' } } },
  ],
})
