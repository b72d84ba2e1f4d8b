import { cva, sva } from 'styled-system/css'

/** With large text, phones have no room for a name on one line. */
const wrapped = {
  '@media (max-width: 20rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const

/** A person in a list inside a card, whose edges the row reaches. */
export const personRowRecipe = sva({
  slots: ['root', 'person', 'content', 'name', 'detail', 'actions'],
  base: {
    root: {
      wrap: true,
      columnGap: '3',
      rowGap: '2',
      minH: '[3.5rem]',
      minW: '0',
      px: '4',
      py: '2',
    },
    person: { row: true, gap: '3', flex: '[1 1 9rem]', minW: '0' },
    content: { grow: true },
    name: { textStyle: 'strong', truncate: true, ...wrapped },
    detail: { textStyle: 'caption', color: 'quiet', truncate: true, ...wrapped },
    actions: { wrap: true, gap: '1' },
  },
  variants: {
    /** Whether the row says why the person is in it, in up to two lines beside a low button in the middle. */
    isReasoned: {
      true: {
        root: { minH: '[4.5rem]' },
        detail: { whiteSpace: 'normal', lineClamp: '2' },
        // Their invisible edges make them high enough for fingers.
        actions: { '& > *': { _coarse: { minH: '[2.5rem !important]' } } },
      },
    },
    /** Whether the row is in a side column, where names and reasons take two lines; the reason also goes below the button. */
    isNarrow: {
      true: {
        root: {
          display: 'grid',
          gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
          rowGap: '0.5',
          '& > :last-child': { gridArea: '[1 / 3]' },
        },
        person: { display: 'contents', '& > :first-child': { gridRow: '[1 / 3]', alignSelf: 'start' } },
        content: { display: 'contents' },
        name: { whiteSpace: 'normal', lineClamp: '2' },
        detail: { gridColumn: '[2 / 4]', whiteSpace: 'normal', lineClamp: '2' },
      },
    },
  },
})

export const personListRecipe = cva({
  base: { stack: true },
  variants: {
    lines: {
      /** Lists of a few rows, in a card with other things. */
      none: {},
      between: { divided: true },
      /** Two columns where there is room, with a line between them. */
      columns: {
        divided: true,
        lg: {
          gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
          '& > li:nth-child(2)': { borderTopWidth: '0' },
          '& > li:nth-child(even)': { borderInlineStartWidth: '1px' },
        },
      },
    },
    /** Whether the card around the list has a padding, which the rows cross. */
    isPadded: { true: { mx: '-4', mb: '-2' } },
  },
  defaultVariants: { lines: 'none' },
})

export const sectionRecipe = sva({
  slots: ['root', 'head', 'title', 'text'],
  base: {
    root: { stack: true, gap: '2', alignContent: 'start' },
    head: { row: true, gap: '2', minH: '6' },
    title: { row: true, grow: true, gap: '2', textStyle: 'subheading', outlineStyle: 'none' },
    text: { textStyle: 'caption', color: 'quiet' },
  },
  variants: {
    size: {
      card: { title: { fontSize: 'sm' } },
      page: { root: { gap: '3' }, title: { textStyle: 'heading' } },
    },
  },
  defaultVariants: { size: 'card' },
})
