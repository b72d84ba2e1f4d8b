import { addressOf, type Id, readText, sameId } from '@kernel'
import { decodeReferences } from '@kernel/parts'
import { lessonRoute } from '../../courses/contract'
import { idOf, type RawPost, sortPosts } from './post'

/** Whether a text or HTML has the address of a lesson, at any time of its video and on any host: a product may have several. */
export function hasLesson(content: string, course: Id, lesson: Id): boolean {
  if (!content.includes(`${lessonRoute.path}?`)) return false
  return content
    .split(`${lessonRoute.path}?`)
    .slice(1)
    .some((after) => {
      const [query = ''] = /^[^\s<>"'#)\]]*/.exec(after) ?? []
      const values = new URLSearchParams(decodeReferences(query).replace(/[.,;:!?]+$/, ''))
      return sameId(values.get('course') ?? '', course) && sameId(values.get('lesson') ?? '', lesson)
    })
}

/** The beginning of a question about a lesson, as it is published: a link to a lesson of this site, alone in its line. */
export function questionOf(text: string) {
  const [opening = '', name = '', address] = /^\[([^[\]\n]+)\]\(([^()\s]+)\)(?:\n|$)/.exec(text) ?? []
  return address?.startsWith(addressOf(`${lessonRoute.path}?`)) ? { opening, name } : undefined
}

/** The posts of several lists that have the address of a lesson, newest first and each once. */
export function postsWithLesson(
  lists: readonly (readonly RawPost[] | undefined)[],
  course: Id,
  lesson: Id,
): readonly RawPost[] {
  const posts = new Map(
    lists
      .flatMap((list) => list ?? [])
      .filter(({ content }) => hasLesson(readText(content), course, lesson))
      .map((post) => [String(idOf(post)), post]),
  )
  return sortPosts([...posts.values()])
}
