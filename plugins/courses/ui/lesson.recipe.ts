import { sva } from 'styled-system/css'

/** The lesson's screen: on desks the outline stands beside the video, on phones it is a drawer. */
export const lessonRecipe = sva({
  slots: [
    'columns',
    'main',
    'aside',
    'head',
    'where',
    'facts',
    'steps',
    'previous',
    'index',
    'next',
    'mark',
    'after',
    'files',
    'file',
  ],
  base: {
    columns: {
      display: 'grid',
      gap: '8',
      alignItems: 'start',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 64rem) minmax(15rem, 1fr)]' },
    },
    main: { display: 'grid', gap: '6', minW: '0' },
    aside: {
      lgDown: { display: 'none' },
      staysBeside: true,
    },
    head: { display: 'grid', gap: '2' },
    where: { textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' },
    facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    steps: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    // On phones both share a row, and one alone has it; all lessons stand below.
    previous: { smDown: { flex: '[1 1 40%]' } },
    index: { smDown: { order: '1', flex: '[1 1 100%]' } },
    next: { smDown: { flex: '[1 1 40%]' }, sm: { ms: 'auto' } },
    mark: { smDown: { w: 'full' } },
    after: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4',
      justifyContent: 'space-between',
    },
    files: { display: 'grid', gap: '2' },
    file: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: 'touch',
      color: 'accent.text',
      textDecoration: 'underline',
      overflowWrap: 'anywhere',
    },
  },
})

/** The lessons of a course as a list of ways. */
export const outlineRecipe = sva({
  slots: ['list', 'module', 'title', 'link', 'mark', 'name'],
  base: {
    list: { display: 'grid', gap: '5' },
    module: { display: 'grid', gap: '1' },
    title: { textStyle: 'label', color: 'quiet', px: '3', overflowWrap: 'anywhere' },
    link: {
      display: 'grid',
      gridTemplateColumns: '[auto minmax(0, 1fr)]',
      gap: '3',
      alignItems: 'center',
      minH: 'touch',
      px: '3',
      py: '2',
      rounded: 'md',
      color: 'text',
      textDecoration: 'none',
      _hover: { bg: 'subtle' },
      '&[aria-current=page]': { bg: 'accent.soft', textStyle: 'strong' },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      w: '6',
      h: '6',
      rounded: 'full',
      borderWidth: '2px',
      borderColor: 'line',
      color: 'quiet',
      '&[data-status="2"]': { borderColor: 'warning', color: 'warning' },
      '&[data-status="3"]': { borderColor: 'success', color: 'success' },
    },
    name: { overflowWrap: 'anywhere' },
  },
})
