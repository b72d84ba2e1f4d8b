import { cleanLine, cutText } from '@kernel'
import { htmlExcerpt } from '@kernel/parts'
import { parseClockTime } from './clock-time'

/** Something at a position in a video, in seconds. */
export interface Timed {
  readonly at: number
}

export interface Chapter extends Timed {
  readonly title: string
}

const maxChapters = 200
const maxTitle = 200

/** Tags within words and lines. */
const inline = /<\/?(?:[abisu]|em|strong|span|code|mark|su[bp])\b[^<>]*>/gi

/** The text of HTML. To read its structure takes ten times as long, and most texts need only their tags removed. */
export function plainText(html: string, maxLength: number): string {
  const text = cutText(html, maxLength)
    .replace(inline, '')
    .replace(/<[^<>]*>/g, ' ')
  return text.includes('&') ? htmlExcerpt(text, maxLength) : text.replace(/\s+/g, ' ').trim()
}

/** What ends a line of HTML. */
const lineEnd = /<(?:\/?(?:p|div|li|[ou]l|h[1-6]|t[rd]|dd|dt|pre|blockquote|section)|br)\b[^<>]*>|\r?\n/i
/** A time at the start of a line, maybe as a list item or in brackets, and the title behind it. */
const chapterLine =
  /^[\s*•–—([-]*((?:\d{1,2}:)?\d{1,3}:\d{2})(?!:?\d)(?:\s*[-–—]\s*[\d:]{4,8})?[\s\])–—:|.-]*(\S.*)$/u

/**
 * Finds the chapters in the text of a lesson: lines such as `03:20 Slots` or `1:02:03 – Questions`. A single one is no list of
 * chapters, and a time that goes back is part of the text.
 */
export function readChapters(html: string): readonly Chapter[] {
  return findChapters(html.split(lineEnd))
}

interface FoundChapter extends Chapter {
  /** The time as it is written. */
  readonly time: string
  readonly line: number
}

function findChapters(lines: readonly string[]): readonly FoundChapter[] {
  const chapters: FoundChapter[] = []
  for (const [index, line] of lines.entries()) {
    if (!/\d:\d\d/.test(line)) continue
    // A long paragraph is no chapter.
    const [, time = '', title = ''] = chapterLine.exec(cleanLine(plainText(line, 2 * maxTitle))) ?? []
    const at = parseClockTime(time)
    if (at === undefined || at <= (chapters.at(-1)?.at ?? -1)) continue
    chapters.push({ at, title: cutText(title, maxTitle, '…'), time, line: index })
    if (chapters.length === maxChapters) break
  }
  return chapters.length > 1 ? chapters : []
}

const keptLineEnd = new RegExp(`(${lineEnd.source})`, lineEnd.flags)

/** The text of a lesson in which the time of each chapter is a link. */
export function linkChapters(html: string, urlOf: (at: number) => string): string {
  const parts = html.split(keptLineEnd)
  for (const { at, time, line } of findChapters(parts)) {
    const part = parts[line] ?? ''
    // Not within a tag or another link.
    if (/<a\b/i.test(part)) continue
    const link = `<a href="${urlOf(at).replaceAll('&', '&amp;')}">${time}</a>`
    parts[line] = part.replace(new RegExp(`^((?:[^<>]|<[^<>]*>)*?)${time}`), `$1${link}`)
  }
  return parts.join('')
}

/** The index of the last entry at or before a position; -1 before the first one. The entries are sorted. */
export function indexAt(entries: readonly Timed[], at: number): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
