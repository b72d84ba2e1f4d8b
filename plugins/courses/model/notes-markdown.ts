import { cutText } from '@kernel'
import { clockTime } from './clock-time'
import type { LessonNotes } from './notes'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Writes notes as Markdown: for each lesson, a heading and a list of its notes with their times. */
export function notesAsMarkdown(
  title: string,
  groups: readonly LessonNotes[],
  titleOf: (group: LessonNotes) => string,
): string {
  const sections = groups.map((group) => {
    const items = group.notes.map(({ at, text }) => {
      const [first = '', ...rest] = text.trim().split(/\r?\n/)
      const time = at === undefined ? '' : `**${clockTime(at)}** `
      return [`- ${time}${first}`, ...rest.map((line) => (line ? `  ${line}` : ''))].join('\n')
    })
    return `## ${oneLine(titleOf(group))}\n\n${items.join('\n')}`
  })
  return `${[`# ${oneLine(title)}`, ...sections].join('\n\n')}\n`
}

/** Converts a title to text that is allowed in file names. */
export const fileNamePart = (title: string): string =>
  cutText(
    oneLine(title)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
    60,
  ).toLowerCase()
