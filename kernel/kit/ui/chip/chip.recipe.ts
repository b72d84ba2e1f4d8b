import { sva } from 'styled-system/css'

export const chipRecipe = sva({
  slots: ['root', 'main', 'count', 'remove'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      maxW: 'full',
      rounded: 'full',
      borderWidth: '1px',
      borderColor: 'outline',
      bg: 'surface',
      color: 'text',
      textStyle: 'label',
      fontWeight: 'medium',
      transition: 'common',
    },
    main: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minW: '0',
      px: '3',
      rounded: 'full',
      overflowWrap: 'anywhere',
      textAlign: 'start',
    },
    count: { color: 'quiet', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
    remove: { color: 'quiet' },
  },
  variants: {
    isSelected: {
      true: {
        root: {
          bg: 'accent.soft',
          borderColor: '[color-mix(in oklab, {colors.accent.soft} 70%, {colors.accent.text})]',
          color: 'accent.text',
        },
        count: { color: '[inherit]' },
      },
    },
    isToggle: {
      true: {
        root: { _hover: { bg: 'subtle' } },
        main: {
          cursor: 'pointer',
          minH: { base: '8', _coarse: 'touch' },
          _after: { content: '""', position: 'absolute', inset: '[-6px 0]' },
          _disabled: { opacity: 0.5, cursor: 'not-allowed' },
        },
      },
      false: { main: { minH: '8' } },
    },
    isRemovable: { true: { main: { pe: '0' } } },
  },
})
