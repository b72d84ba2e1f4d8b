import { expect, test } from '@rstest/core'
import { readPortion } from './read-portion'

function portionsOf(html: string): string[] {
  const portions: string[] = []
  let { html: portion, rest } = readPortion(html)
  for (portions.push(portion); rest; portions.push(portion))
    ({ html: portion, rest } = readPortion(html, rest))
  return portions
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')
const depthOf = (html: string) => {
  let maxDepth = 0
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (/^(br|hr|wbr|img)$/.test(name)) continue
    depth += slash ? -1 : 1
    maxDepth = Math.max(maxDepth, depth)
  }
  expect(depth).toBe(0)
  return maxDepth
}

const unchanged = [
  'Plain text & <b>bold</b>, 5 &lt; 6',
  '<p dir="rtl" lang="ar">مرحبا</p>',
  '<ul><li>one</li><li>two</li></ul>',
  '<table><tbody><tr><td colspan="2">wide</td></tr></tbody></table>',
  '<a href="https://a.example/?x=1&amp;y=2" title="a &quot;b&quot;">c</a>',
  'line<br>line<hr>',
]
// Covers FLT-22
for (const html of unchanged)
  test(`readPortion does not change "${html.slice(0, 30)}"`, () =>
    expect(readPortion(html)).toEqual({ html, rest: undefined }))

const repaired: [string, string][] = [
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    '<table><tr><td>a<td>b<tr><td>c</table>',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
  ],
  ['<B>a</B></p>', '<b>a</b>'],
  ['a < b and <3', 'a &lt; b and &lt;3'],
  ['<script>x<b></script>y', 'y'],
  ['a<!-- <b> -->b', 'ab'],
  ['<x-y>text</x-y><svg><g>no</g></svg>', 'text'],
  ["<a title=it's href='/x'>a</a>", '<a title="it\'s" href="/x">a</a>'],
  ['<a title=1 title=2 onclick="x()">a', '<a title="1">a</a>'],
  ['<a href="x', '&lt;a href="x'],
  ['<td colspan=1000>a', '<td>a</td>'],
  ['<div><td></div>', '<div><td></td></div>'],
  ['<iframe src="https://a.example/"><b></iframe>c', '<img data-frame="" src="https://a.example/">c'],
]
// Covers FLT-22
for (const [html, expected] of repaired)
  test(`readPortion repairs "${html.slice(0, 24)}" like an HTML parser`, () =>
    expect(portionsOf(html).join('')).toBe(expected))

const long = 100_000
const hostile: [name: string, html: string][] = [
  ['nested tags', `${'<div>'.repeat(long)}text${'</div>'.repeat(long)}`],
  ['unclosed nested tags', `${'<b title=1><i>'.repeat(long / 2)}text`],
  ['nested lists', `${'<ul><li>'.repeat(long / 4)}text`],
  ['table cells', `<table>${'<tr><td>x</td></tr>'.repeat(long / 10)}</table>text`],
  ['unended tags', `${'<a '.repeat(long)}text`],
  ['unclosed quotes', `${'<a b="'.repeat(long)}text`],
  ['unended comments', `${'<!--'.repeat(long)}text`],
  ['unended SVG', `${'<svg>'.repeat(long)}text`],
  ['many attributes', `<b ${Array.from({ length: long }, (_, index) => `a${index}`).join(' ')}>text</b>`],
  ['one long word', `${'x'.repeat(10 * long)}text`],
  ['line breaks', `${'\n'.repeat(10 * long)}text`],
]
// Covers FLT-22
for (const [name, html] of hostile)
  test(`readPortion splits ${name} into small portions and keeps the end`, () => {
    const portions = portionsOf(html)
    expect(textOf(portions.join(''))).toMatch(/text$/)
    for (const portion of portions) {
      expect(depthOf(portion)).toBeLessThanOrEqual(24)
      expect(portion.match(/<\w/g)?.length ?? 0).toBeLessThanOrEqual(600)
      expect(portion.length).toBeLessThanOrEqual(80_000)
    }
  })

// Covers FLT-22
test('readPortion keeps all words and list numbers across portions', () => {
  const items = Array.from({ length: 2_000 }, (_, index) => `<li>item${index + 1} &amp; more`)
  const portions = portionsOf(`<ol start="5">${items.join('')}</ol>`)
  expect(portions.length).toBeGreaterThan(2)
  expect(textOf(portions.join('')).match(/item\d+/g)).toHaveLength(2_000)
  for (const portion of portions) {
    const [, first, item] = /^<ol start="(\d+)"><li>(?:item(\d+))?/.exec(portion) ?? []
    if (item) expect(Number(item)).toBe(Number(first) - 4)
  }
})

// Covers FLT-135
for (const link of ['a.io ', 'http://a ', 'a.io\n', '1.io,', 'a.io<br>', '<a href="https://a.io">a.io</a> '])
  test(`readPortion splits 30,000 links like ${JSON.stringify(link)} into portions with a few hundred`, () => {
    const portions = portionsOf(link.repeat(30_000))
    for (const portion of portions)
      expect(textOf(portion).match(/\.io|:\/\//g)?.length ?? 0).toBeLessThan(400)
    expect(textOf(portions.join(''))).toBe(textOf(link.repeat(30_000)))
  })
