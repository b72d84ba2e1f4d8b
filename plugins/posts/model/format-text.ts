import { isHtmlSource, writeMarks } from '@kernel/parts'

export type Format = 'bold' | 'italic' | 'code' | 'link' | 'quote' | 'bullets' | 'numbers'

export interface Selected {
  readonly value: string
  readonly selectionStart: number
  readonly selectionEnd: number
}

/** What replaces a part of the text, and what is selected then. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly selection: readonly [start: number, end: number]
}

type InlineFormat = Exclude<Format, LineFormat>
type LineFormat = 'quote' | 'bullets' | 'numbers'

/** What stands around a format within a line. */
const signs: Readonly<Record<InlineFormat, readonly [before: string, after: string]>> = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  code: ['`', '`'],
  link: ['[', '](https://)'],
}
const marked: Readonly<Record<InlineFormat, RegExp>> = {
  bold: /(\*\*)(.*?)(\*\*)/g,
  italic: /(?<![\p{sc=Latin}\p{N}_])(_)(.*?)(_)(?![\p{sc=Latin}\p{N}_])/gu,
  code: /(`)([^`]*)(`)/g,
  link: /(\[)([^[\]]*)(\]\([^()\s]*\))/g,
}
/** What lines of a format begin with, after their indentation. */
const starts: Readonly<Record<LineFormat, RegExp>> = {
  quote: /^> ?/,
  bullets: /^[-*•] +/,
  numbers: /^\d{1,3}[.)] +/,
}
const itemStart = /^(?:[-*•]|\d{1,3}[.)]) +/

const isLineFormat = (format: Format): format is LineFormat => format in starts
const lineStart = (value: string, at: number) => value.lastIndexOf('\n', at - 1) + 1
const lineEnd = (value: string, at: number) => (value.indexOf('\n', at) + 1 || value.length + 1) - 1
const indentOf = (line: string) => /^ */.exec(line)?.[0] ?? ''

/** The format around the selection, as positions of its signs. */
function around(format: InlineFormat, { value, selectionStart, selectionEnd }: Selected) {
  const from = lineStart(value, selectionStart)
  for (const { index, 1: before = '', 2: inner = '', 3: after = '' } of value
    .slice(from, lineEnd(value, selectionStart))
    .matchAll(marked[format])) {
    const start = from + index
    const end = start + before.length + inner.length + after.length
    if (start <= selectionStart && selectionEnd <= end) return { start, end, inner, before }
  }
  return undefined
}

function selectedLines({ value, selectionStart, selectionEnd }: Selected) {
  const from = lineStart(value, selectionStart)
  const to = lineEnd(value, Math.max(selectionStart, selectionEnd))
  return { from, to, lines: value.slice(from, to).split('\n') }
}

export function hasFormat(format: Format, field: Selected): boolean {
  if (!isLineFormat(format)) return around(format, field) !== undefined
  const lines = selectedLines(field).lines.filter((line) => line.trim())
  return lines.length > 0 && lines.every((line) => starts[format].test(line.trimStart()))
}

export function toggleFormat(format: Format, field: Selected): TextChange {
  const change = isLineFormat(format) ? toggleLines(format, field) : toggleInline(format, field)
  const { from, to } = change
  // Beside other tags, marks would stay signs.
  if (!isHtmlSource(field.value) || from === to) return change
  const text = writeMarks(change.text)
  return { from, to, text, selection: [from + text.length, from + text.length] }
}

function toggleLines(format: LineFormat, field: Selected): TextChange {
  const { from, to, lines } = selectedLines(field)
  const isOn = hasFormat(format, field)
  let number = 0
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line
    const indent = format === 'quote' ? '' : indentOf(line)
    const rest = line.slice(indent.length)
    if (isOn) return indent + rest.replace(starts[format], '')
    if (format === 'quote') return `> ${rest}`
    number += 1
    return indent + (format === 'bullets' ? '- ' : `${number}. `) + rest.replace(itemStart, '')
  })
  const text = changed.join('\n')
  const end = from + text.length
  const isCaret = field.selectionStart === field.selectionEnd
  const caret = Math.max(from, field.selectionStart + text.length - (to - from))
  return { from, to, text, selection: isCaret ? [caret, caret] : [from, end] }
}

function toggleInline(format: InlineFormat, field: Selected): TextChange {
  const { value, selectionStart, selectionEnd } = field
  const found = around(format, field)
  if (found) {
    const { start, end, inner, before } = found
    const at = (position: number) => Math.min(Math.max(position - before.length, start), start + inner.length)
    return { from: start, to: end, text: inner, selection: [at(selectionStart), at(selectionEnd)] }
  }
  const { from, to } = wordsAt(field)
  const chosen = value.slice(from, to)
  if (format === 'code' && chosen.includes('\n')) {
    const { from, to, lines } = selectedLines(field)
    const start = from + 4
    return { from, to, text: ['```', ...lines, '```'].join('\n'), selection: [start, start + to - from] }
  }
  const [before, after] = signs[format]
  const wrapLine = (line: string) =>
    line.replace(/^( *(?:>|[-*•]|\d{1,3}[.)]) +)?(\S(?:.*\S)?)/, `$1${before}$2${after}`)
  if (chosen.includes('\n') && format !== 'link') {
    const text = chosen.split('\n').map(wrapLine).join('\n')
    return { from, to, text, selection: [from, from + text.length] }
  }
  const text = before + chosen + after
  const start = from + before.length
  if (format !== 'link') return { from, to, text, selection: [start, start + chosen.length] }
  // The address is typed or pasted next, or the text of a selected address.
  if (/^https?:\/\/\S+$/.test(chosen))
    return { from, to, text: `[](${chosen})`, selection: [from + 1, from + 1] }
  const end = from + text.length - 1
  return { from, to, text, selection: chosen ? [end - 'https://'.length, end] : [start, start] }
}

/** The selection without spaces at its ends, and with all of its first and last word: marks are around whole words. */
function wordsAt({ value, selectionStart, selectionEnd }: Selected) {
  const chosen = value.slice(selectionStart, selectionEnd)
  let from = selectionStart + (chosen.length - chosen.trimStart().length)
  let to = chosen.trim() ? selectionEnd - (chosen.length - chosen.trimEnd().length) : from
  const isWord = (at: number) => /[\p{sc=Latin}\p{N}\p{M}]/u.test(value[at] ?? '')
  if (from < to || (isWord(from - 1) && isWord(from))) {
    while (isWord(from - 1) && isWord(from)) from -= 1
    while (isWord(to - 1) && isWord(to)) to += 1
  }
  return { from, to }
}

/** Begins the next item of a list or line of a quote, or ends it after an empty one. */
export function nextLine({ value, selectionStart, selectionEnd }: Selected): TextChange | undefined {
  const from = lineStart(value, selectionStart)
  const [start = '', indent = '', sign = ''] =
    /^( *)([-*•] +|\d{1,3}[.)] +|> ?)/.exec(value.slice(from, selectionStart)) ?? []
  if (start === '' || isHtmlSource(value)) return undefined
  const line = value.slice(from, lineEnd(value, selectionStart))
  if (line.trim() === start.trim()) return { from, to: from + line.length, text: '', selection: [from, from] }
  const next = indent + sign.replace(/^\d+/, (number) => String(Number(number) + 1))
  const caret = selectionStart + 1 + next.length
  return { from: selectionStart, to: selectionEnd, text: `\n${next}`, selection: [caret, caret] }
}

interface Key {
  readonly key: string
  readonly code: string
  readonly isCommand: boolean
  readonly shiftKey: boolean
}

const letters: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link', e: 'code' }
const digits: Readonly<Record<string, Format>> = { Digit7: 'numbers', Digit8: 'bullets', Digit9: 'quote' }

/** The format of a key that is pressed with Ctrl or Cmd. */
export const formatOfKey = ({ key, code, isCommand, shiftKey }: Key): Format | undefined =>
  isCommand ? (shiftKey ? digits[code] : letters[key.toLowerCase()]) : undefined
