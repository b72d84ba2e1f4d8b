import { describe, expect, test } from '@rstest/core'
import { readMarks, toMarks, writeMarks } from './marks'

// Covers UX-75
describe('text with marks and HTML', () => {
  const both: [typed: string, stored: string][] = [
    ['Plain\n\ntext', 'Plain\n\ntext'],
    ['x<y and 1 < 2', 'x&lt;y and 1 &lt; 2'],
    ['List<String> <3', 'List&lt;String> &lt;3'],
    ['if a<b then swap', 'if a&lt;b then swap'],
    ['a<b, x<y> and </b', 'a&lt;b, x&lt;y> and &lt;/b'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['&lt;b> and &lt;a href="x">', '&lt;b> and &lt;a href="x">'],
    ['<u>under</u> **bold**', '<u>under</u> <b>bold</b>'],
    ['a **bold** and _slanted_ `x < y`', 'a <b>bold</b> and <i>slanted</i> <code>x &lt; y</code>'],
    ['**_both_** (_so_), **“ok”**.', '<b><i>both</i></b> (<i>so</i>), <b>“ok”</b>.'],
    ['**one**\n**two**', '<b>one</b>\n<b>two</b>'],
    ['他**很**好', '他<b>很</b>好'],
    ['**שלום** _عالم_', '<b>שלום</b> <i>عالم</i>'],
    ['[a_b_ **c**](https://x.org/a_(b)?c=1&d)', '<a href="https://x.org/a_(b)?c=1&amp;d">a_b_ <b>c</b></a>'],
    ['https://x.org/_a_/b_c_ ok', 'https://x.org/_a_/b_c_ ok'],
    ['\\**no** \\_no_ \\`no` \\[no](/x)', '&#42;*no** &#95;no_ &#96;no` &#91;no](/x)'],
    ['a\n\n- b\n- c', '<p>a</p><ul><li>b</li><li>c</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- a\n  - b\n    1. c\n- d', '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>'],
    ['> a\n> b\n\nc\nd\n\ne', '<blockquote>a<br>b</blockquote><p>c<br>d</p><p>e</p>'],
    ['> - a\n> - **b**', '<blockquote><ul><li>a</li><li><b>b</b></li></ul></blockquote>'],
    ['a\n\n```\nif (a < b) {\n\n  **c**\n}\n```', '<p>a</p><pre>if (a &lt; b) {\n\n  **c**\n}</pre>'],
    ['\\- a\n1\\. b\n\\> c', '&#45; a\n1&#46; b\n&#62; c'],
    ['- \\- a', '<ul><li>&#45; a</li></ul>'],
  ]
  const written: typeof both = [
    [' a\n* b\n• c\n1) d', '<p>a</p><ul><li>b</li><li>c</li></ul><ol><li>d</li></ol>'],
    ['- a\n-\n- b\n- ', '<ul><li>a</li><li>b</li></ul>'],
    ['snake_case, 2**3**4, 5 * 3 * 2, __init__', 'snake_case, 2**3**4, 5 * 3 * 2, __init__'],
    ['**not ** x', '**not ** x'],
    ['<b>bold</b><br/><a href="/x">a</a>', '<b>bold</b><br/><a href="/x">a</a>'],
    ['`a [b](c) ```', '`a [b](c) ```'],
    ['-a\n1.5\n>:(\n2026. A year', '-a\n1.5\n>:(\n2026. A year'],
    ['[x](javascript:alert(1)) [y](//z.org)', '[x](javascript:alert(1)) [y](//z.org)'],
    ['[x](https://a.org/"onclick=b)', '[x](https://a.org/"onclick=b)'],
    ['[x](www.a.org)', '<a href="https://www.a.org">x</a>'],
    ['<p>**a**</p>\n- b', '<p>**a**</p>\n- b'],
    ['<b\n>bold</b> and a<i', '<b\n>bold</b> and a&lt;i'],
  ]
  const read: [stored: string, typed: string][] = [
    ['One\r\ntwo', 'One\ntwo'],
    ['<p>1 &lt; 2</p>\r\n<p>a &amp; b<br>\n c&nbsp;d &gt; e</p>', '1 < 2\n\na & b\nc\u00a0d > e'],
    ['<b>a</b><p><strong>b</strong> <em>c</em></p>', '**a**\n\n**b** _c_'],
    ['un<b>believ</b>able <b> so </b>', 'un<b>believ</b>able  **so** '],
    ['<ul><li><p>a</p></li><ul><li>b</li></ul><li></li></ul>', '- a\n  - b'],
    ['**not** bold\n- no list', '**not** bold\n- no list'],
    ['<p>**not**</p>', '<p>**not**</p>'],
    ['<b>bold</b><br/><a href="/x">a</a>', '**bold**\n[a](/x)'],
    ['<p>a', '<p>a'],
    ['<table><tr><td>a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    ['<a href="javascript:a">b</a>', '<a href="javascript:a">b</a>'],
  ]
  for (const [typed, stored] of [...both, ...written])
    test(`a text ${JSON.stringify(typed)} is written as HTML`, () => expect(writeMarks(typed)).toBe(stored))
  for (const [stored, typed] of [...both.map(([one, other]) => [other, one] as const), ...read])
    test(`HTML ${JSON.stringify(stored)} is read as text`, () => expect(readMarks(stored)).toBe(typed))

  test('any text is stored the same after it was read again', () => {
    const parts = '** _ ` [a](/b) - 1. > \\ ``` <b>c</b> &lt; & a é 好 https://a.org/_ ( ) \n \n'.split(' ')
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 3_000; round += 1) {
      const text = Array.from(
        { length: 1 + random(12) },
        () => parts[random(parts.length)] + ' '.repeat(random(2)),
      ).join('')
      const stored = writeMarks(text)
      const again = writeMarks(readMarks(stored))
      // Spaces may move out of an element.
      expect([text, again.replace(/\s/g, '')]).toEqual([text, stored.replace(/\s/g, '')])
    }
  })

  test.each([
    '**a ',
    '_',
    '`a',
    '[a',
    '[a](/',
    '<a ',
    '- a\n',
    '> ',
    '```\n',
    '\\',
    'https://a.org/_',
    '<b>',
    '&lt;',
  ])('a long text of %j is written in linear time', (part) => {
    const before = performance.now()
    const stored = writeMarks(part.repeat(200_000 / part.length))
    toMarks(stored)
    expect(performance.now() - before).toBeLessThan(5_000)
  })
})
