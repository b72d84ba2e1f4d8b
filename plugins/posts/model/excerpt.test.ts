import { expect, test } from '@rstest/core'
import { excerptOf, shorten } from './excerpt'

// Covers UX-46
test.each([
  ['<p>One</p><p>two &amp; <b>three</b></p>', 'One two & three'],
  ['&lt;b&gt; &#65;&#x42; &unknown; &#9999999; x', '<b> AB &unknown; x'],
  ['<p>Introdu&ccedil;&atilde;o &ndash; aula</p>', 'Introdução – aula'],
  ['<script>alert(1)</script>a<style>b{}', 'a'],
  ['a <img src="x', 'a'],
  ['1 < 2', '1'],
  ['', ''],
])('the excerpt of %j is plain text', (html, text) => {
  expect(excerptOf(html)).toBe(text)
})

// Covers UX-46
test('the excerpt of very long HTML is short and computed fast', () => {
  const start = performance.now()
  expect(excerptOf('<'.repeat(1_000_000)).length).toBeLessThanOrEqual(4_000)
  expect(excerptOf('<script'.repeat(200_000)).length).toBeLessThanOrEqual(4_000)
  expect(performance.now() - start).toBeLessThan(1_000)
})

// Covers UX-46
test.each([
  ['The dog sings', 13, 'The dog sings'],
  ['The dog sings on', 15, 'The dog sings…'],
  ['The dog sings on', 13, 'The dog sings…'],
  ['The dog, who sings', 10, 'The dog…'],
  ['Rindfleischetikettierung', 4, 'Rind…'],
])('%j with %i characters is shortened to %j', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected)
})
