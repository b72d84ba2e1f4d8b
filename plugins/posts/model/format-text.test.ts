import { describe, expect, test } from '@rstest/core'
import { type Format, formatOfKey, hasFormat, nextLine, type TextChange, toggleFormat } from './format-text'

/** Reads a text with `|` at both ends of the selection, or once at the caret. */
function read(text: string) {
  const [before = '', chosen, after] = text.split('|')
  const value = text.replaceAll('|', '')
  const selectionEnd = after === undefined ? before.length : before.length + (chosen?.length ?? 0)
  return { value, selectionStart: before.length, selectionEnd }
}

function changed(text: string, change: TextChange | undefined) {
  if (!change) return undefined
  const { value } = read(text)
  const after = value.slice(0, change.from) + change.text + value.slice(change.to)
  const [start, end] = change.selection
  const chosen = start === end ? '' : `${after.slice(start, end)}|`
  return `${after.slice(0, start)}|${chosen}${after.slice(end)}`
}

// Covers UX-75
describe('formats of a text', () => {
  const rows: [format: Format, before: string, after: string][] = [
    ['bold', 'a |new| kiln', 'a **|new|** kiln'],
    ['bold', 'a **|new|** kiln', 'a |new| kiln'],
    ['bold', 'a **n|e|w** kiln', 'a n|e|w kiln'],
    ['bold', 'a n|e|w kiln', 'a **|new|** kiln'],
    ['bold', 'a| new |kiln', 'a **|new|** kiln'],
    ['bold', 'a ne|w', 'a **|new|**'],
    ['bold', 'a |', 'a **|**'],
    ['bold', 'a **|**', 'a |'],
    ['bold', '|- one\n- two|', '|- **one**\n- **two**|'],
    ['italic', 'a |new| kiln', 'a _|new|_ kiln'],
    ['italic', 'a _new|_ snake_case', 'a new| snake_case'],
    ['code', '|x < y|', '`|x < y|`'],
    ['code', 'a\nx |=\ny| b', 'a\n```\n|x =\ny b|\n```'],
    ['link', 'see |this|', 'see [this](|https://|)'],
    ['link', 'see |https://a.org|', 'see [|](https://a.org)'],
    ['link', 'see [th|is](https://a.org)', 'see th|is'],
    ['quote', 'a\n|b\nc|', 'a\n|> b\n> c|'],
    ['quote', '|> b\n> c|', '|b\nc|'],
    ['bullets', 'one|', '- one|'],
    ['bullets', '|', '- |'],
    ['bullets', '|one\n\ntwo|', '|- one\n\n- two|'],
    ['bullets', '|1. one\n2. two|', '|- one\n- two|'],
    ['numbers', '|- one\n  - two|', '|1. one\n  2. two|'],
    ['numbers', '1. one|', 'one|'],
    ['bold', '<p>a |new| kiln</p>', '<p>a <b>new</b>| kiln</p>'],
    ['bullets', '<hr>\n|a\nb|', '<hr>\n<ul><li>a</li><li>b</li></ul>|'],
    ['bold', '|שלום| עולם', '**|שלום|** עולם'],
  ]
  for (const [format, before, after] of rows)
    test(`${format} makes ${JSON.stringify(before)} ${JSON.stringify(after)}`, () => {
      expect(changed(before, toggleFormat(format, read(before)))).toBe(after)
    })

  test.each([
    ['- one|', '- one\n- |'],
    ['  9. one|', '  9. one\n  10. |'],
    ['> one|', '> one\n> |'],
    ['- o|ne', '- o\n- |ne'],
    ['a\n- |', 'a\n|'],
    ['1. |', '|'],
    ['one|', undefined],
    ['|- one', undefined],
    ['<p>a\n- b|', undefined],
  ])('a line break in %j makes %j', (before, after) => {
    expect(changed(before, nextLine(read(before)))).toBe(after)
  })

  test('a format is pressed where the selection has it', () => {
    const formats: Format[] = ['bold', 'italic', 'code', 'link', 'quote', 'bullets', 'numbers']
    const pressed = (text: string) => formats.filter((format) => hasFormat(format, read(text))).join(' ')
    expect(pressed('- a **b|**')).toBe('bold bullets')
    expect(pressed('> [_a|_](/b) `c`')).toBe('italic link quote')
    expect(pressed('|1. a\n2. `b`|')).toBe('numbers')
    expect(pressed('**a** b| **c**')).toBe('')
  })

  test('formats have the usual keys', () => {
    const press = (key: string, code: string, shiftKey = false, isCommand = true) =>
      formatOfKey({ key, code, shiftKey, isCommand })
    expect(['b', 'i', 'k', 'e'].map((key) => press(key, ''))).toEqual(['bold', 'italic', 'link', 'code'])
    expect(press('/', 'Digit7', true)).toBe('numbers')
    expect(press('(', 'Digit8', true)).toBe('bullets')
    expect(press('9', 'Digit9', true)).toBe('quote')
    expect([press('b', 'KeyB', false, false), press('I', 'KeyI', true)]).toEqual([undefined, undefined])
  })
})
