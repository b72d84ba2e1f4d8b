import { sva } from 'styled-system/css'

export const newcomerGuideRecipe = sva({
  slots: ['root', 'head', 'words', 'title', 'lead', 'ring', 'step', 'mark', 'label', 'detail', 'arrow'],
  base: {
    root: { '& > ol > li': { borderTopWidth: '1px' } },
    head: {
      display: 'flex',
      alignItems: { base: 'flex-start', md: 'center' },
      gap: { base: '1', md: '3' },
      ps: '4',
      pe: { base: '1', md: '2' },
      pt: '4',
      pb: '3',
    },
    words: { grow: true },
    title: { textStyle: { base: 'heading', md: 'title' }, overflowWrap: 'anywhere' },
    lead: { textStyle: 'small', color: 'quiet' },
    ring: {
      position: 'relative',
      circle: true,
      w: '10',
      h: '10',
      bg: '[conic-gradient({colors.accent.text} var(--share), {colors.muted} 0)]',
      fontSize: '2xs',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      _before: { content: '""', position: 'absolute', inset: '1', rounded: 'full', bg: 'surface' },
      '& > :last-child': { position: 'relative' },
    },
    step: {
      position: 'relative',
      row: true,
      gap: '3',
      minH: 'touch',
      px: '4',
      py: '2.5',
    },
    mark: {
      circle: true,
      w: '6',
      h: '6',
      borderWidth: '[1.5px]',
      borderColor: 'edge',
      color: 'quiet',
      fontSize: '2xs',
      fontWeight: 'bold',
    },
    label: { grow: true, textStyle: 'label' },
    detail: { display: 'block', textStyle: 'caption', fontWeight: 'normal', color: 'quiet' },
    arrow: { color: 'quiet' },
  },
  variants: {
    state: {
      done: {
        mark: { bg: 'accent.fill', color: 'accent.on', borderColor: 'accent.fill' },
        label: { color: 'quiet', textDecoration: 'line-through' },
      },
      /** The first step that is not done. */
      next: {
        step: { bg: 'accent.soft', minH: '[3.5rem]' },
        mark: { color: 'accent.text', borderColor: 'accent.text' },
        arrow: { color: 'accent.text' },
      },
      later: { step: { minH: '[3.5rem]', _hover: { bg: 'subtle' } } },
    },
  },
})
