import { cva } from 'styled-system/css'

export const skeletonRecipe = cva({
  base: {
    display: 'block',
    bg: 'muted',
    opacity: 0.75,
    forcedColorsBorder: true,
    animation: '[breathe 1.6s ease-in-out infinite]',
  },
  variants: {
    shape: {
      line: { h: '3', my: '1', rounded: 'xs' },
      title: { h: '5', my: '1', rounded: 'sm' },
      block: { rounded: 'md', minH: '24' },
      video: { rounded: 'md', aspectRatio: '[16 / 9]' },
      cover: { aspectRatio: '[16 / 9]' },
      circle: { rounded: 'full', w: 'avatar.sm', h: 'avatar.sm', flexShrink: '0' },
      control: { rounded: 'md', h: 'touch' },
    },
    width: {
      full: { w: 'full' },
      long: { w: '[82%]' },
      half: { w: '[50%]' },
      short: { w: '[28%]' },
      action: { w: '8' },
    },
  },
  defaultVariants: { shape: 'line' },
})
