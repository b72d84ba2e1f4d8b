import { sva } from 'styled-system/css'

export const imageCropperRecipe = sva({
  slots: ['root', 'help', 'viewport', 'image', 'selection', 'tools', 'zoom', 'percent', 'actions'],
  base: {
    root: { display: 'grid', gap: '4', justifyItems: 'center' },
    help: { textStyle: 'small', color: 'quiet', textAlign: 'center' },
    viewport: {
      rounded: 'md',
      bg: 'muted',
      // A swipe on the cropper moves the image, so leave room beside the cropper for scrolling.
      // The unit is `svh`, because browser bars that appear must not change the size of the cropper.
      w: '[min(100%, calc(min(24rem, 60svh) * var(--ratio)))]',
      minH: '24',
    },
    image: { display: 'block', w: 'full', aspectRatio: '[var(--ratio)]' },
    selection: {
      cursor: 'grab',
      // The area outside of the crop is dimmed but visible.
      boxShadow: '[0 0 0 100vmax {colors.scrim}]',
      outline: '2px solid {colors.white}',
      outlineOffset: '[-2px]',
      // Two focus rings in different colors, so that one of them contrasts with any image.
      _focusVisible: {
        boxShadow: '[0 0 0 100vmax {colors.scrim}, inset 0 0 0 5px {colors.accent.fill}]',
      },
    },
    tools: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '6', rowGap: '2' },
    zoom: { display: 'flex', alignItems: 'center', gap: '2' },
    percent: { minW: '16', textAlign: 'center', textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
  },
  variants: {
    shape: { round: { selection: { rounded: 'full' } }, rectangle: {} },
  },
})
