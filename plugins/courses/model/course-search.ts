import type { Course } from './course'

/** Whether a course is called or described like the words that are looked for; accents and case do not count. */
export function isAbout({ title, headline, instructor }: Course, wanted: string): boolean {
  const said = plain(`${title} ${headline} ${instructor}`)
  return plain(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
