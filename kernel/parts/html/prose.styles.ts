import { css } from 'styled-system/css'

const indented = ':is(ul, ol, dd, blockquote)'

export const contained = css({ overflowX: 'auto', overflowY: 'hidden', overflowClipMargin: '[0]' })

/** Styles of collapsed content; when printed, the whole text is shown. */
export const collapsed = {
  screen: css({ maxH: '[37.5rem]', _print: { maxH: '[none]' } }),
  lines: css({ maxH: '40', _print: { maxH: '[none]' } }),
}

export const moreButton = css({
  display: 'block',
  mt: '1',
  color: 'accent.text',
  textStyle: 'label',
  cursor: 'pointer',
  minH: 'touch',
  _print: { display: 'none' },
})

export const prose = css({
  overflowWrap: 'anywhere',
  '& > :where(:not(:first-child))': { mt: '3' },
  '& a, & [role=link]': { color: 'accent.text', textDecoration: 'underline', cursor: 'pointer' },
  '& ul, & ol': { ps: '5', listStyle: 'revert' },
  '& blockquote': { ps: '4', borderInlineStartWidth: '2px', borderColor: 'muted', color: 'quiet' },
  // From the fifth nesting level on, lists and quotes are not indented: lines would be only a few letters wide.
  [`& ${indented} ${indented} ${indented} ${indented} ${indented}`]: { ps: '0', borderInlineStartWidth: '0' },
  '& pre': { overflowX: 'auto', p: '3', rounded: 'sm', bg: 'subtle', fontSize: 'sm' },
  '& h1, & h2, & h3, & h4': { fontWeight: 'semibold', fontSize: 'lg' },
  '& img': { maxW: 'full', h: 'auto', maxH: '[100svh]', objectFit: 'contain', rounded: 'sm' },
  '& table': { display: 'block', maxW: 'full', overflowX: 'auto' },
  '& th, & td': { px: '2', py: '1', borderWidth: '1px', borderColor: 'line', textAlign: 'start' },
})
