import { expect, test } from '@rstest/core'
import { indexStyles } from '../../scripts/build/prerender/style-index.mjs'
import { classesIn, stylesFor } from '../../scripts/serve/render/page-styles.mjs'

const css = `@layer reset, tokens, utilities;
@layer tokens { :root { --colors-ink: #111; --colors-link: var(--colors-ink); --unused: 1px } }
@layer utilities {
  .c_link { color: var(--colors-link) }
  .c_other, .c_link.is-on { color: red }
  .md\\:p_1\\.5:not(.x) { padding: 6px }
  @media (min-width: 40rem) { .wide { width: 50% } .never { width: 60% } }
  .spin { animation: turn 1s }
}
@keyframes turn { to { rotate: 1turn } }
@keyframes other { to { rotate: 2turn } }
@font-face { font-family: A; src: url(a.woff2) }`

test('a page contains only the rules of its classes, in their build order', () => {
  const index = indexStyles(css)
  const styles = stylesFor(
    index,
    classesIn('<p class="c_link md:p_1.5 spin"></p><i class="wide &quot;"></i>'),
  )
  expect(styles).toContain('@layer reset,tokens,utilities;')
  expect(styles).toMatch(/\.c_link\{color: ?var\(--colors-link\)\}/)
  expect(styles).toContain('--colors-ink')
  expect(styles).toContain('padding')
  expect(styles).toContain('.wide')
  expect(styles).toContain('@keyframes turn')
  for (const unused of ['.c_other', 'is-on', '.never', '--unused', 'other', 'a.woff2'])
    expect(styles).not.toContain(unused)
  expect(styles.indexOf('.c_link')).toBeLessThan(styles.indexOf('.wide'))
  expect(index.fonts).toContain('a.woff2')
})
