import { type Person, readText } from '@kernel'
import { hasMutedWord, isMutedPerson, type PersonalLists } from './personal-lists'
import { idOf, isAuthor, type PostAuthor, type RawPost, readAuthor } from './post'

/** Whether the person wrote a post or comment; false if the author is unknown. */
export const isByPerson = (author: PostAuthor, person: Person | undefined): boolean =>
  person !== undefined && author.name !== '' && isAuthor(author, person)

/** Leaves out hidden posts, posts of muted people and posts with muted words; own posts stay. */
export function visiblePosts(
  posts: readonly RawPost[],
  lists: PersonalLists,
  person: Person | undefined,
): readonly RawPost[] {
  if (lists.hidden.length + lists.people.length + lists.words.length === 0) return posts
  const hidden = new Set(lists.hidden.map(({ id }) => String(id)))
  const visible = posts.filter((post) => {
    if (hidden.has(String(idOf(post)))) return false
    const author = readAuthor(post.author)
    if (isByPerson(author, person)) return true
    return !isMutedPerson(lists, author) && !hasMutedWord(lists, readText(post.content))
  })
  return visible.length === posts.length ? posts : visible
}
