import { writeMarks } from '@kernel/parts'
import { expect, test } from '@rstest/core'
import { givenText } from './given-text'

// Covers UX-71, UX-74
test.each<[what: string, texts: string[], written: string, added: string]>([
  ['nothing', [], '', ''],
  ['blank texts', [' ', '\n'], '', ''],
  ['a text', ['Hello'], '', 'Hello\n'],
  ['a text to what is written', ['Hello'], 'Draft', '\n\nHello\n'],
  ['a text to what was given before', ['Hello'], 'Title\n', '\nHello\n'],
  ['what is there already', ['Hello'], 'Draft\n\nHello\n', ''],
  [
    'title, text and address',
    ['Title', 'Text', 'https://a.example/?a=1&b=2'],
    '',
    'Title\nText\nhttps://a.example/?a=1&b=2\n',
  ],
  [
    'an address that the text has, too',
    ['', 'Look: https://a.example', 'https://a.example'],
    '',
    'Look: https://a.example\n',
  ],
  ['the same text twice', ['Same', 'Same'], '', 'Same\n'],
  ['control characters', ['a\0b\x1bc\td\r\ne'], '', 'abc\td\ne\n'],
])('the editor gets %s', (_, texts, written, added) => {
  expect(givenText(texts, written)).toBe(added)
})

// Covers UX-74
test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
  ['<b>bold</b>', '&lt;b>bold&lt;/b>'],
  ['</p><script>x</script>', '&lt;/p>&lt;script>x&lt;/script>'],
  ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
  ['<!-- x -->', '&lt;!-- x -->'],
  ['1 < 2 & 3', '1 &lt; 2 & 3'],
])('the HTML of a given text stays text: %s', (text, html) => {
  expect(writeMarks(givenText([text], ''))).toBe(html)
})

// Covers UX-74
test('a given text is limited', () => {
  const started = performance.now()
  expect(givenText(['<'.repeat(3_000_000), '&'.repeat(3_000_000)], '').length).toBeLessThan(50_000)
  expect(performance.now() - started).toBeLessThan(1_000)
})
