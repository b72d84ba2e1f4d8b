import { css } from 'styled-system/css'

/** How somebody's text looks, whatever it is made of. */
export const prose = css({
  overflowWrap: 'anywhere',
  '& > * + *': { mt: '3' },
  '& a, & [role=link]': { color: 'accent.text', textDecoration: 'underline', cursor: 'pointer' },
  '& ul, & ol': { ps: '5', listStyle: 'revert' },
  '& blockquote': { ps: '4', borderInlineStartWidth: '2px', borderColor: 'muted', color: 'quiet' },
  '& pre': { overflowX: 'auto', p: '3', rounded: 'sm', bg: 'subtle', fontSize: 'sm' },
  '& h1, & h2, & h3, & h4': { fontWeight: 'semibold', fontSize: 'lg' },
  '& img': { maxW: 'full', h: 'auto', rounded: 'sm' },
  '& table': { display: 'block', overflowX: 'auto' },
  '& th, & td': { px: '2', py: '1', borderWidth: '1px', borderColor: 'line', textAlign: 'start' },
})
