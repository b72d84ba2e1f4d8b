import { cva } from 'styled-system/css'
import type { IconPath } from '../icons/icon-path'

export interface ButtonVariants {
  /**
   * Styles of a button. `solid`: main action; `soft`: secondary; `tonal`: the same action many times in a list; `quiet`: one of
   * many actions; `link`: in a line of text; `danger`: destructive.
   */
  variant?: 'solid' | 'soft' | 'tonal' | 'quiet' | 'link' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  isWide?: boolean | undefined
  icon?: IconPath | undefined
  /** Class for placement (margins, grid area), which cannot override the button's own styles. */
  className?: string | undefined
}

/** The look of what is on also where the pointer is, which on touch screens stays where it was pressed. */
const on = { bg: 'accent.soft', color: 'accent.text' } as const

export const buttonRecipe = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    rounded: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: 'common',
    _active: { transform: 'translateY(1px)' },
    _disabled: { bg: 'muted', color: 'quiet', opacity: 0.7, cursor: 'not-allowed', transform: 'none' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent.fill',
        color: 'accent.on',
        _hover: { bg: 'accent.hover' },
      },
      soft: {
        bg: 'surface',
        color: 'text',
        borderColor: 'outline',
        _hover: { bg: 'subtle' },
      },
      tonal: {
        bg: 'accent.soft',
        color: 'accent.text',
        _hover: { bg: '[color-mix(in oklab, {colors.accent.soft} 88%, {colors.accent.text})]' },
      },
      quiet: {
        bg: 'transparent',
        color: 'quiet',
        _hover: { bg: 'subtle', color: 'text' },
        _expanded: { ...on, _hover: on },
        _disabled: { bg: 'transparent', opacity: 0.4 },
      },
      link: {
        bg: 'transparent',
        color: '[inherit]',
        textDecoration: 'underline',
        textUnderlineOffset: '[0.2em]',
        _hover: { textDecorationThickness: '[2px]' },
        _disabled: { bg: 'transparent' },
      },
      danger: {
        bg: 'danger.fill',
        color: 'white',
        _hover: { bg: 'danger.hover' },
      },
    },
    size: {
      // The invisible `::after` enlarges the click target. On touch screens the button itself has at least 44 px.
      sm: {
        minH: { base: '8', _coarse: 'touch' },
        px: '3',
        py: '0.5',
        fontSize: 'xs',
        _after: { content: '""', position: 'absolute', inset: '[-6px 0]' },
      },
      md: { minH: 'control', px: '3.5', py: '1', fontSize: 'sm' },
      lg: { minH: 'touch', px: '5', py: '1.5', fontSize: 'md' },
    },
    isWide: { true: { w: 'full' } },
    isIcon: { true: { px: '0', aspectRatio: '[1]' } },
    isPressed: { true: { ...on, _hover: on } },
  },
  compoundVariants: [
    { variant: 'link', css: { px: '0', minH: { base: '6', _coarse: 'touch' }, fontSize: 'sm' } },
    { isIcon: true, size: 'sm', css: { w: { base: '8', _coarse: 'touch' } } },
    { isIcon: true, size: 'md', css: { w: 'control' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
})
