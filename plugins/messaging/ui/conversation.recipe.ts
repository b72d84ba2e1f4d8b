import { sva } from 'styled-system/css'

export const conversationRecipe = sva({
  slots: ['head', 'name', 'body', 'middle', 'scroll', 'rows', 'row', 'line', 'latest'],
  base: {
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '16',
      px: { base: '2', md: '4' },
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    name: {
      textStyle: 'subheading',
      minW: '0',
      lineClamp: '2',
      overflowWrap: 'anywhere',
      outlineStyle: 'none',
    },
    body: { position: 'relative', minH: '0', display: 'grid', gridTemplateRows: '[minmax(0, 1fr)]' },
    middle: { display: 'grid', alignContent: 'center', p: '4', overflowY: 'auto' },
    scroll: { overflowY: 'auto', overscrollBehavior: '[contain]', overflowAnchor: '[none]' },
    rows: { position: 'relative', mx: 'auto' },
    row: { position: 'absolute', insetX: '0', px: { base: '3', md: '4' }, py: '1' },
    line: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      py: '2',
      textStyle: 'caption',
      color: 'quiet',
      _before: { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'line' },
      _after: { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'line' },
    },
    latest: {
      position: 'absolute',
      bottom: '3',
      insetX: '0',
      display: 'grid',
      justifyItems: 'center',
      pointerEvents: 'none',
      '& > *': { pointerEvents: 'auto', shadow: 'md' },
    },
  },
})
