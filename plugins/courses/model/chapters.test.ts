import { expect, test } from '@rstest/core'
import { indexAt, linkChapters, readChapters } from './chapters'

const read = (html: string) => readChapters(html).map(({ at, title }) => `${at} ${title}`)

// Covers UX-72
test.each<[name: string, html: string, chapters: readonly string[]]>([
  [
    'paragraphs',
    '<p>00:00 Start</p><p>03:20 Slots</p><p>1:02:03 End</p>',
    ['0 Start', '200 Slots', '3723 End'],
  ],
  ['line breaks', '<p>0:00 Start<br>3:20 Slots<br/>', ['0 Start', '200 Slots']],
  [
    'a list',
    '<ul><li>0:00 – Start</li><li><b>3:20</b>: Slots &amp; fills</li></ul>',
    ['0 Start', '200 Slots & fills'],
  ],
  ['plain text', 'In this lesson:\n* (0:00) Start\n- [03:20] Slots', ['0 Start', '200 Slots']],
  ['from and to', '<p>0:00 - 3:20 Start</p><p>3:20–4:00 Slots</p>', ['0 Start', '200 Slots']],
  [
    'marks of the writing direction',
    '<p>\u200f0:00 שלום</p><p>\u202e3:20 Slots</p>',
    ['0 שלום', '200 Slots'],
  ],
  [
    'titles that are no HTML',
    '<p>0:00 &lt;img src=x&gt;</p><p>3:20 <em onclick="x">Slots</em></p>',
    ['0 <img src=x>', '200 Slots'],
  ],
  ['times that go back', '<p>3:20 Slots</p><p>1:00 Before</p><p>4:00 End</p>', ['200 Slots', '240 End']],
  ['a single time', '<p>10:30 We meet</p>', []],
  ['times within sentences', '<p>See 3:20 for slots</p><p>and 4:00 for the end</p>', []],
  ['clock times and dates', '<p>12:30:45:10 a</p><p>2026-01-01 b</p><p>1:2 c</p>', []],
  ['times without titles', '<p>0:00</p><p>3:20 </p>', []],
  ['no text', '', []],
])('chapters are found in %s', (_, html, chapters) => {
  expect(read(html)).toEqual(chapters)
})

// Covers UX-72
test('a text with thousands of times and a long title has bounded chapters', () => {
  const line = (index: number) =>
    `<p>${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')} ${'x'.repeat(500)}</p>`
  const chapters = readChapters(Array.from({ length: 5_000 }, (_, index) => line(index)).join(''))
  expect(chapters).toHaveLength(200)
  expect(chapters[0]?.title).toHaveLength(201)
})

// Covers UX-72
test('indexAt returns the last entry that has begun', () => {
  const entries = [{ at: 5 }, { at: 10 }, { at: 10 }, { at: 20 }]
  expect([0, 5, 9.9, 10, 19, 20, 1e9].map((at) => indexAt(entries, at))).toEqual([-1, 0, 0, 2, 2, 3, 3])
  expect(indexAt([], 5)).toBe(-1)
})

// Covers UX-72
test.each([
  [
    'paragraphs',
    '<p>Watch:</p><p>0:00 Start</p><p>3:20 Slots</p>',
    '<p>Watch:</p><p><a href="/at?a=1&amp;at=0">0:00</a> Start</p><p><a href="/at?a=1&amp;at=200">3:20</a> Slots</p>',
  ],
  [
    'tags within lines, whose attributes stay',
    '<b title="0:00">0:00</b> Start<br>3:20 See 3:20',
    '<b title="0:00"><a href="/at?a=1&amp;at=0">0:00</a></b> Start<br><a href="/at?a=1&amp;at=200">3:20</a> See 3:20',
  ],
  [
    'links, which stay',
    '<p><a href="/x">0:00</a> Start</p>\n3:20 Slots',
    '<p><a href="/x">0:00</a> Start</p>\n<a href="/at?a=1&amp;at=200">3:20</a> Slots',
  ],
  ['no chapters', '<p>10:30 We meet</p>', '<p>10:30 We meet</p>'],
])('the times of chapters become links in %s', (_, html, linked) => {
  expect(linkChapters(html, (at) => `/at?a=1&at=${at}`)).toBe(linked)
})
