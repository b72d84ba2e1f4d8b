import { definePreset, defineUtility } from '@pandacss/dev'
import base from '@pandacss/preset-base'

/** Utilities and conditions of Panda that the product does not use: without them, JavaScript is 1.5 kB smaller (brotli). */
const unusedUtilities =
  /^(boxDecoration|boxSize$|(min|max)?(inline|block)Size|(min|max)(Inline|Block)Size|hide(From|Below)|space[XY]|divide|focus(Visible)?Ring|font(Palette|SizeAdjust|Kerning|Feature|VariantA|VariantC|Variation)|textEmphasis|textShadow|WebkitText|listStyle.|background(Pos|Att|Clip|Ori|Rep|Blend|Size|Gra|Lin|Rad|Con)|textGradient|gradient|mixBlend|brightness|contrast|grayscale|hueRotate|invert|saturate|sepia|dropShadow|blur|backdrop|filter|border(Spacing|Collapse|Block.|Inline.)|animation.|transform(Box|Style)|rotate|scale|translate|scroll(bar|Snap|Timeline|Margin(?!Top)|Padding)|overscrollBehavior.|overflow(Anchor|Block|Inline|Clip)|stroke.|debug|backface|mask|boxShadowColor|grid(Gap|RowGap|ColumnGap)|tableLayout|clipPath|hyphens|caretColor|textSizeAdjust|objectPosition|(inset|padding|margin)Block(Start|End)|gridColumn(Start|End)|gridAutoRows|fontSmoothing|fontVariant$|textDecorationStyle|textTransform|textIndent|wordBreak|backgroundImage|border(Start|End|Inline|Block|Left|Right|(Top|Bottom)(Left|Right|Color))|transition(Timing|Delay|Property)|accentColor|scrollBehavior|appearance|container)/

const unusedConditions =
  /^(peer|group|first(Letter|Line)|marker|read|target|visited|grabbed|(under|over|at)Value|(in|out(Of))?Range|default|optional|fullscreen|loading|current(Page|Step)|today|unavailable|range|now|topmost|landscape|portrait|light|os|(high|less|more)Contrast|scrollbar|horizontal|vertical|icon|starting|noscript|inverted|complete|incomplete|autofill|valid|enabled|selection|backdrop|only$|even|odd|indeterminate|required|placeholder|pressed|hidden|current|motionSafe|file|onlyOf|lastOf|firstOf|rtl|ltr)/

/** Replace Panda's conditions, which match the attributes of many component libraries. */
const states = {
  hover: '&:hover:not(:disabled, [aria-disabled=true])',
  disabled: '&:disabled',
  /** Matches disabled controls and the frame of a disabled input, but not a stepper with a disabled button. */
  disabledWithin: '&:is(:disabled, :has(input:disabled))',
  invalid: '&:is([aria-invalid=true], :has([aria-invalid=true]))',
  focusVisibleWithin: '&:is(:focus-visible, :has(:focus-visible))',
  checked: '&:checked',
  expanded: '&[aria-expanded=true]',
  selected: '&[aria-selected=true]',
  highlighted: '&[data-highlighted]',
  open: '&[data-state=open]',
  closed: '&[data-state=closed]',
  image: '& > img',
}

type Utility = Parameters<typeof defineUtility>[0]

/** A layout in one word. Its layer is below that of single properties, which can thus change a part of it. */
const layout = (
  className: string,
  transform: NonNullable<Utility['transform']>,
  values: Utility['values'] = { type: 'boolean' },
) => defineUtility({ className, layer: 'compositions', values, transform })

const layouts = {
  /** One column, with a gap between what is in it. */
  stack: layout('stack', () => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })),
  /** A line whose parts are centered on each other. */
  row: layout('row', () => ({ display: 'flex', alignItems: 'center' })),
  /** A row that continues on the next line. */
  wrap: layout('wrap', () => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })),
  /** Takes the remaining width, and shrinks before its neighbors. */
  grow: layout('grow', () => ({ flex: '1', minWidth: '0' })),
  /** A circle around an icon or a number; `w` and `h` say how large. */
  circle: layout('circle', () => ({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: '9999px',
  })),
  /**
   * A link on a line next to that of another link: its target has 24 px, on touch screens 44, which reach over the empty edge `up` or
   * `down`.
   */
  lineTarget: layout(
    'line-target',
    (reach) => {
      const isUp = reach === 'up'
      return {
        position: 'relative',
        display: 'inline-block',
        minWidth: '1.5rem',
        // Short words reach into the gap behind them.
        paddingInlineEnd: '0.5rem',
        marginInlineEnd: '-0.5rem',
        ...(isUp
          ? { paddingTop: '0.5rem', marginTop: '-0.5rem' }
          : { paddingBottom: '0.5rem', marginBottom: '-0.5rem' }),
        '@media (pointer: coarse)': {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: '-0.75rem',
            insetBlock: isUp ? '-1.25rem 0' : '0 -1.25rem',
          },
        },
      }
    },
    ['up', 'down'],
  ),
  /** A line between the items of a list. */
  divided: layout('divided', () => ({ '& > li:where(:not(:first-child))': { borderTopWidth: '1px' } })),
  /** What continues below a line that stays in sight fades out above it. */
  fadeAbove: layout('fade-above', () => ({
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '100%',
      height: '0.75rem',
      backgroundImage: 'linear-gradient(to top, var(--colors-raised), transparent)',
      pointerEvents: 'none',
    },
  })),
  /** The surface of a card; with `bleed`, it reaches both edges of the window on phones. */
  card: layout(
    'card',
    (kind) => ({
      background: 'var(--colors-surface)',
      borderWidth: '1px',
      borderRadius: 'var(--radii-md)',
      ...(kind === 'bleed' && {
        '@media (width < 48rem)': { marginInline: '-1rem', borderInlineWidth: '0', borderRadius: '0' },
      }),
    }),
    { type: 'boolean | "bleed"' },
  ),
}

const fieldFrame = {
  padding: '0.25rem',
  borderWidth: '1px',
  borderColor: 'var(--colors-edge)',
  '&:hover': { borderColor: 'var(--colors-text)' },
  '&:has(textarea:focus-visible)': {
    outline: '2px solid var(--colors-accent-text)',
    outlineOffset: '-1px',
    borderColor: 'var(--colors-accent-text)',
  },
  '&:has([aria-invalid=true])': { borderColor: 'var(--colors-danger)' },
  // The live region below the field is empty unless there is a hint.
  '& :has(> textarea)': { gap: '0' },
  '& textarea:focus-visible': { outlineStyle: 'none' },
  '& textarea': {
    minHeight: '0 !important',
    paddingBlock: 'calc((var(--sizes-control) - 1lh) / 2)',
    borderWidth: '0',
    background: 'transparent',
    lineHeight: 'var(--line-heights-snug)',
  },
}

const customUtilities = {
  ...layouts,
  /** States change quickly, unless `transitionDuration` says otherwise. */
  transition: defineUtility({
    className: 'trs',
    values: ['common'],
    transform: (value: string, { token }) =>
      value === 'common'
        ? {
            transitionProperty:
              'color, background-color, border-color, outline-color, text-decoration-color, fill, stroke, opacity, box-shadow, transform',
            transitionTimingFunction: 'cubic-bezier(0.4, 0, 0.2, 1)',
            transitionDuration: token('durations.fast'),
          }
        : { transition: value },
  }),
  /** Hides the letters of a field that is not of the type `password`. */
  textSecurity: defineUtility({
    className: 'text-security',
    values: ['disc'],
    transform: (WebkitTextSecurity: 'disc') => ({ WebkitTextSecurity }),
  }),
  /** Gives borderless surfaces an edge when forced colors remove backgrounds, shadows and scrims. */
  forcedColorsBorder: defineUtility({
    className: 'forced-colors-border',
    values: { type: 'boolean' },
    transform: (isEnabled: boolean) => (isEnabled ? { outline: '1px solid transparent' } : {}),
  }),
  /** The frame around a text field and its buttons, in place of the frame of the field. */
  fieldFrame: defineUtility({
    className: 'field-frame',
    values: { type: 'boolean' },
    transform: (isEnabled: boolean) => (isEnabled ? fieldFrame : {}),
  }),
  /** A box that scrolls by itself, but is printed whole. */
  scrollBox: defineUtility({
    className: 'scroll-box',
    values: { type: 'boolean' },
    transform: (isEnabled: boolean) =>
      isEnabled
        ? { overflowY: 'auto', '@media print': { overflow: 'visible', maxHeight: 'none !important' } }
        : {},
  }),
  /**
   * A sticky column below the navigation bar. A column taller than the window scrolls by itself: otherwise its end
   * would be unreachable and keyboard focus would scroll the page endlessly. It ends at the edge of the window, a `card`
   * with its own border above it.
   */
  stickyAside: defineUtility({
    className: 'sticky-aside',
    values: { type: 'boolean | "card"' },
    transform: (kind: boolean | 'card') =>
      kind
        ? {
            '@media screen and (height >= 30rem)': {
              position: 'sticky',
              top: '5rem',
              maxHeight: `calc(100dvh - ${kind === 'card' ? '5.5rem' : '5rem'})`,
              overflowY: 'auto',
              scrollbarWidth: 'thin',
            },
          }
        : {},
  }),
}

const without = <T extends object>(all: T | undefined, unused: RegExp) =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => !unused.test(name))) as T

export const preset = definePreset({
  name: 'roda',
  conditions: { ...without(base.conditions, unusedConditions), ...states },
  utilities: { ...without(base.utilities, unusedUtilities), ...customUtilities },
  patterns: base.patterns,
})
