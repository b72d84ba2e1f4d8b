import { definePreset, defineUtility } from '@pandacss/dev'
import base from '@pandacss/preset-base'

/**
 * Every utility and condition costs each visitor a name in the `css()` runtime. These are not drawn
 * with here: left out, 1.5 kB of JavaScript (brotli) and 0.2 kB of CSS stay at home. The plain CSS property of
 * the same name still works, only without tokens.
 */
const unusedUtilities =
  /^(boxDecoration|boxSize$|(min|max)?(inline|block)Size|(min|max)(Inline|Block)Size|hide(From|Below)|space[XY]|divide|focus(Visible)?Ring|font(Palette|SizeAdjust|Kerning|Feature|VariantA|VariantC|Variation)|textEmphasis|textShadow|WebkitText|listStyle.|background(Pos|Att|Clip|Ori|Rep|Blend|Size|Gra|Lin|Rad|Con)|textGradient|gradient|mixBlend|brightness|contrast|grayscale|hueRotate|invert|saturate|sepia|dropShadow|blur|backdrop|filter|border(Spacing|Collapse|Block.|Inline.)|animation.|transform(Box|Style)|rotate|scale|translate|scroll(bar|Snap|Timeline|Margin(?!Top)|Padding)|overscrollBehavior.|overflow(Anchor|Block|Inline|Clip)|stroke.|debug|backface|mask|boxShadowColor|grid(Gap|RowGap|ColumnGap)|tableLayout|clipPath|hyphens|caretColor|textSizeAdjust)/

const unusedConditions =
  /^(peer|group|first(Letter|Line)|marker|read|target|visited|grabbed|(under|over|at)Value|(in|out(Of))?Range|default|optional|fullscreen|loading|current(Page|Step)|today|unavailable|range|now|topmost|landscape|portrait|light|os|(high|less|more)Contrast|scrollbar|horizontal|vertical|icon|starting|noscript|inverted|complete|incomplete|autofill|valid|file|onlyOf|lastOf|firstOf|rtl|ltr)/

/** Panda's own try every library's attributes in turn; ours name what our elements really carry. */
const states = {
  hover: '&:hover:not(:disabled, [aria-disabled=true])',
  disabled: '&:disabled',
  /** Also around a disabled control: the frame of an input. A step that can go no further does not count. */
  off: '&:is(:disabled, :has(input:disabled))',
  invalid: '&:is([aria-invalid=true], :has([aria-invalid=true]))',
  writing: '&:is(:focus-visible, :has(:focus-visible))',
  checked: '&:checked',
  expanded: '&[aria-expanded=true]',
  selected: '&[aria-selected=true]',
  highlighted: '&[data-highlighted]',
  open: '&[data-state=open]',
  closed: '&[data-state=closed]',
  image: '& > img',
}

const ownUtilities = {
  /** Forced colours draw no background, shadow or scrim: what has no edge of its own has one there. */
  forcedEdge: defineUtility({
    className: 'forced-edge',
    values: { type: 'boolean' },
    transform: (isWanted: boolean) => (isWanted ? { outline: '1px solid transparent' } : {}),
  }),
  /**
   * Stays below the bar while what it stands beside is scrolled. What is higher than the window is scrolled by itself:
   * its end would be out of reach, and the keyboard, looking for it, would scroll the page on and on.
   */
  staysBeside: defineUtility({
    className: 'stays-beside',
    values: { type: 'boolean' },
    transform: (isWanted: boolean) =>
      isWanted
        ? {
            '@media (height >= 30rem)': {
              position: 'sticky',
              top: '5.5rem',
              maxHeight: 'calc(100dvh - 7rem)',
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
  utilities: { ...without(base.utilities, unusedUtilities), ...ownUtilities },
  patterns: base.patterns,
})
