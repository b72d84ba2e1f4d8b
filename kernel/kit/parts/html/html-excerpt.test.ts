import { expect, test } from '@rstest/core'
import fc from 'fast-check'
import { htmlExcerpt } from './html-excerpt'

// Covers UX-06, UX-40
for (const [html, text] of [
  ['<p>One</p><p>two &amp; <b>three</b></p>', 'One two & three'],
  ['a &lt;b&gt; &#65;&#x42;&nbsp;c &unknown;', 'a <b> AB c &unknown;'],
  ['Introdu&ccedil;&atilde;o &ndash; &Aacute;gua&hellip;', 'Introdução – Água…'],
  ['&iquest;Qu&eacute;? &AMP; &laquo;a&ntilde;o&raquo;', '¿Qué? & «año»'],
  ['&OElig;u&shy;vre &Oslash; &oslash; &qacute; &constructor;', 'Œuvre Ø ø &qacute; &constructor;'],
  ['<script>alert(1)</script>safe<img src=x onerror=alert(1)>', 'safe'],
  ['I <3 clay', 'I <3 clay'],
  ['', ''],
] as const)
  test(`htmlExcerpt reads "${html.slice(0, 30)}" as one line`, () => expect(htmlExcerpt(html)).toBe(text))

test('htmlExcerpt cuts long texts between characters', () => {
  expect(htmlExcerpt('👩'.repeat(20), 5)).toBe(`${'👩'.repeat(2)}…`)
  fc.assert(fc.property(fc.string(), (html) => htmlExcerpt(html, 10).length <= 11))
})
