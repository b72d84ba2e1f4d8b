import { sva } from 'styled-system/css'

/** Padding at the sides of the editor, as in the head of its dialog. */
const sides = { px: { base: '4', md: '5' } } as const
/** A format that the selected text has. */
const on = { bg: 'accent.soft', color: 'accent.text' } as const
/** A part of the foot: one row on desktops; phones have the submit button in the bar, and the readers below it. */
const foot = { display: 'flex', alignItems: 'center', borderTopWidth: '1px' } as const

export const postFormRecipe = sva({
  slots: [
    'root',
    'card',
    'parts',
    'notice',
    'opening',
    'text',
    'preview',
    'media',
    'frame',
    'remove',
    'section',
    'audience',
    'head',
    'choice',
    'title',
    'hint',
    'pair',
    'formats',
    'view',
    'tools',
    'icons',
    'active',
    'audienceLine',
    'cancel',
    'send',
    'readers',
    'names',
    'count',
    'arrow',
  ],
  base: {
    root: {
      display: 'grid',
      minH: '0',
      gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[auto minmax(0, 1fr) auto auto]' },
      gridTemplateRows: {
        base: '[auto auto minmax(0, 1fr) auto auto]',
        md: '[auto minmax(0, 1fr) auto auto]',
      },
      // The list of errors comes first.
      '& > [role=group]:first-child': {
        gridRow: '[1]',
        gridColumn: '[1 / -1]',
        mx: { base: '4', md: '5' },
        mb: '3',
        mt: { mdDown: '3' },
      },
    },
    card: {
      gridRow: { base: '[3]', md: '[2]' },
      gridColumn: '[1 / -1]',
      stack: true,
      alignContent: 'start',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    notice: { mx: { base: '4', md: '5' }, mt: '3' },
    // Above the text, which is beside the portrait.
    opening: {
      row: true,
      gap: '1',
      pt: '3',
      pe: '4',
      ps: {
        base: '[calc({spacing.4} + {sizes.10} + {spacing.3})]',
        md: '[calc({spacing.5} + {sizes.10} + {spacing.3})]',
      },
    },
    text: {
      ...sides,
      ps: { base: '[calc({spacing.4} - 3px)]', md: '[calc({spacing.5} - 3px)]' },
      display: 'grid',
      gridTemplateColumns: '[auto minmax(0, 1fr)]',
      gap: '3',
      pt: { base: '4', md: '3' },
      pb: '4',
      // The text field has no box of its own: a line beside it shows its focus.
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'transparent',
      '&:has(textarea:focus-visible)': { borderInlineStartColor: 'accent.text' },
      '& textarea': {
        border: 'none',
        px: '0',
        // The first line is beside the middle of the face.
        pt: '[0.3125rem]',
        pb: '0',
        rounded: 'none',
        bg: 'transparent',
        fontSize: 'lg',
        lineHeight: 'normal',
        _focusVisibleWithin: { outlineStyle: 'none' },
        '@supports (field-sizing: content)': { resize: 'none', minH: '[5.5rem !important]' },
      },
      // The hint is hidden until something is typed.
      '& [data-hint]': { transition: 'common' },
      '&:has(textarea:placeholder-shown) [data-hint]': { opacity: 0 },
      // The people to mention stand right below the text, and in sight however long that is.
      '&:has([role=listbox])': {
        '& textarea': { minH: '[0 !important]' },
        '& [data-hint]': { display: 'none' },
      },
      '& [role=listbox]': {
        position: 'sticky',
        bottom: '2',
        zIndex: 'raised',
        bg: { base: 'surface', md: 'raised' },
      },
    },
    // In the place of the field, which keeps its height.
    preview: {
      gridRow: '[1]',
      gridColumn: '[2]',
      pt: '[0.3125rem]',
      fontSize: 'lg',
      '& + *': { gridRow: '[1]', gridColumn: '[2]', visibility: 'hidden' },
    },
    media: {
      ...sides,
      '& > *': { mb: '4' },
      '& > [data-empty]': { mb: '0' },
    },
    frame: { position: 'relative', rounded: 'md', overflow: 'hidden' },
    remove: { position: 'absolute', top: '2', insetEnd: '2' },
    section: { stack: true, gap: '3', ...sides, pb: '4', _empty: { display: 'none' } },
    audience: { stack: true, gap: '3', mx: { base: '4', md: '5' }, py: '4', borderTopWidth: '1px' },
    head: {
      display: { base: 'grid', md: 'flex' },
      alignItems: 'center',
      justifyContent: 'space-between',
      justifyItems: 'stretch',
      gap: '2',
    },
    choice: { display: 'flex' },
    title: { textStyle: 'label' },
    hint: { textStyle: 'caption', color: 'quiet' },
    pair: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) 10rem]' },
    },
    // On phones in the place of the tools, so that the foot is one row.
    formats: {
      gridRow: { base: '[5]', md: '[3]' },
      gridColumn: { base: '[2]', md: '[1 / -1]' },
      display: 'flex',
      minW: '0',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      py: { base: '1', md: '0' },
      pb: { base: '[calc(0.25rem + env(safe-area-inset-bottom))]', md: '2' },
      ps: { md: '3' },
      pe: { base: '1', md: '3' },
      '& > *': { flex: { base: '[1 0 auto]', md: 'none' }, color: 'quiet' },
      '& > [aria-pressed=true]': { ...on, _hover: on },
    },
    // On phones the first line of the foot.
    view: {
      gridRow: { base: '[4]', md: '[3]' },
      gridColumn: '[1 / -1]',
      justifySelf: { md: 'end' },
      display: 'grid',
      borderTopWidth: { mdDown: '1px' },
      ...sides,
      pt: { mdDown: '2' },
      pb: { md: '2' },
    },
    tools: {
      ...foot,
      gridRow: { base: '[5]', md: '[4]' },
      gridColumn: '[1]',
      ps: { base: '1', md: '3' },
      py: { base: '1', md: '2.5' },
      pb: { mdDown: '[calc(0.25rem + env(safe-area-inset-bottom))]' },
    },
    icons: { display: 'flex' },
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
    audienceLine: {
      md: { ...foot, gridRow: '[4]', gridColumn: '[2]', minW: '0', ps: '2' },
      mdDown: { gridRow: '[2]', gridColumn: '[1 / -1]', display: 'grid', bg: 'subtle' },
    },
    cancel: {
      ...foot,
      gridRow: { base: '[5]', md: '[4]' },
      gridColumn: { base: '[2]', md: '[3]' },
      pe: { base: '2', md: '1' },
      pb: { mdDown: '[env(safe-area-inset-bottom)]' },
    },
    send: {
      md: { ...foot, gridRow: '[4]', gridColumn: '[4]', pe: '5' },
      // In the bar of the dialog.
      mdDown: { position: 'absolute', top: '1.5', insetEnd: '4' },
    },
    readers: {
      row: true,
      gap: '1.5',
      minW: '0',
      minH: { base: 'touch', md: 'control' },
      px: { base: '4', md: '2.5' },
      rounded: { md: 'sm' },
      textStyle: 'caption',
      color: 'quiet',
      textAlign: 'start',
      outlineOffset: { mdDown: '[-2px]' },
      transition: 'common',
      '&:is(button)': { cursor: 'pointer', md: { _hover: { bg: 'subtle', color: 'text' } } },
      _expanded: { md: { bg: 'accent.soft', color: 'accent.text' } },
    },
    names: { minW: '0', truncate: true, fontWeight: { mdDown: 'semibold' }, color: { mdDown: 'text' } },
    count: { flex: 'none', '&:not(:empty)::before': { content: '"· "' } },
    arrow: { flex: 'none', ms: { mdDown: 'auto' } },
  },
  variants: {
    /** Whether the post has only text so far: on phones the text field then takes the remaining height. */
    isPlain: {
      true: {
        card: { mdDown: { display: 'flex', flexDirection: 'column' } },
        parts: {
          mdDown: {
            flex: '1',
            display: 'grid',
            gridTemplateColumns: '[minmax(0, 1fr)]',
            gridTemplateRows: '[minmax(min-content, 1fr)]',
          },
        },
        // The hint is at the end, above the tools.
        text: {
          mdDown: {
            pb: '2',
            gridTemplateRows: '[minmax(min-content, 1fr)]',
            '&:has([role=listbox])': { gridTemplateRows: '[auto]', alignContent: 'start' },
            '& > :has(> textarea)': { gridTemplateRows: '[minmax(min-content, 1fr)]' },
            '& textarea': { maxH: '[none !important]' },
          },
        },
      },
    },
    /** Whether the formats are shown. */
    isFormatting: {
      true: {
        root: { mdDown: { gridTemplateColumns: '[auto minmax(0, 1fr)]' } },
        text: { mdDown: { '& [data-hint]': { display: 'none' } } },
        tools: { mdDown: { borderTopWidth: '0', '& > * > :not(:first-child)': { display: 'none' } } },
        cancel: { mdDown: { justifyContent: 'flex-end', borderTopWidth: '0' } },
      },
    },
    /** Phones close the dialog, which keeps the draft; while the post is sent, they can stop that. */
    isSending: {
      true: { formats: { mdDown: { display: 'none' } } },
      false: { cancel: { mdDown: { display: 'none' } } },
    },
    /** Whether nobody else will see the post. */
    isAlone: {
      true: {
        readers: { color: 'warning', fontWeight: 'semibold', bg: { mdDown: 'warning.soft' } },
        names: { color: { mdDown: '[inherit]' } },
      },
    },
  },
})
