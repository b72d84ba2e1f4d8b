import { cva, sva } from 'styled-system/css'

export const fieldRecipe = sva({
  slots: ['root', 'top', 'label', 'mark', 'hint', 'error', 'count'],
  base: {
    root: { stack: true, gap: '1.5', minW: '0' },
    top: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
    label: { textStyle: 'label', color: 'text' },
    mark: { color: 'danger', ms: '1' },
    hint: { textStyle: 'caption', color: 'quiet' },
    error: {
      display: 'flex',
      gap: '1.5',
      textStyle: 'caption',
      color: 'danger',
      fontWeight: 'medium',
      // The icon is centered on the first line of the error text.
      '& > svg': { mt: '[calc((1lh - {sizes.4}) / 2)]' },
    },
    count: { textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums', flexShrink: '0' },
  },
  variants: {
    isLabelHidden: { true: { top: { srOnly: true } } },
    isOver: { true: { count: { color: 'danger', fontWeight: 'semibold' } } },
  },
})

export const boxRecipe = cva({
  base: {
    w: 'full',
    minH: 'touch',
    px: '3',
    rounded: 'sm',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'edge',
    // The text has 16 px, because phones zoom into fields with smaller text.
    fontSize: 'md',
    lineHeight: 'snug',
    transition: 'common',
    _hover: { borderColor: 'text' },
    _focusVisibleWithin: {
      outline: '2px solid {colors.accent.text}',
      outlineOffset: '[-1px]',
      borderColor: 'accent.text',
    },
    // An invalid field also looks invalid while it has the focus.
    _invalid: {
      borderColor: 'danger',
      _focusVisibleWithin: { borderColor: 'danger', outlineColor: 'danger' },
    },
    _disabledWithin: {
      bg: 'subtle',
      color: 'quiet',
      borderColor: 'muted',
      cursor: 'not-allowed',
    },
  },
  variants: {
    kind: {
      line: {},
      lines: { py: '2.5', lineHeight: 'normal', resize: 'vertical' },
      frame: { row: true, gap: '2', px: '0' },
      stepper: { display: 'inline-flex', justifySelf: 'start', w: 'auto', px: '0' },
    },
    /** A search or a choice beside other controls, as high as a button. */
    isTool: { true: { minH: 'control', fontSize: '[var(--tool-text)]', borderColor: 'outline' } },
  },
  defaultVariants: { kind: 'line' },
})
