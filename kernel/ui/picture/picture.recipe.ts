import { cva } from 'styled-system/css'

export const pictureRecipe = cva({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    w: 'full',
    bg: 'accent.soft',
    color: 'accent.text',
    _image: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
  },
  variants: {
    /** Reserves the space of the image, so that loading does not shift the layout. */
    ratio: {
      square: { aspectRatio: '[1]' },
      photo: { aspectRatio: '[4 / 3]' },
      video: { aspectRatio: '[16 / 9]' },
      banner: { aspectRatio: '[3 / 1]' },
    },
    isRounded: { true: { rounded: 'md' } },
    isContained: { true: { bg: 'subtle', _image: { objectFit: 'contain' } } },
  },
  defaultVariants: { ratio: 'video' },
})
