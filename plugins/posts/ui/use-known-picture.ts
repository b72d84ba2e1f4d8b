import { useQuery } from '@tanstack/react-query'
import { feedQuery } from '../api/queries'
import { type PostAuthor, type RawPost, readAuthor } from '../model/post'

/** Authors by name, and null for a name that several people have. */
type KnownAuthors = ReadonlyMap<string, PostAuthor | null>

const knownAuthors = new WeakMap<readonly RawPost[], KnownAuthors>()

function authorsOf(posts: readonly RawPost[]): KnownAuthors {
  const known = knownAuthors.get(posts)
  if (known) return known
  const authors = new Map<string, PostAuthor | null>()
  for (const post of posts) {
    const author = readAuthor(post.author)
    const same = authors.get(author.name)
    authors.set(author.name, same === undefined || same?.login === author.login ? author : null)
  }
  knownAuthors.set(posts, authors)
  return authors
}

/**
 * Returns the picture of a comment's author, of whom the API sends only the name: that of the post's author or of the only
 * author in the loaded feed with this name. The name alone identifies nobody, so it leads to no public page.
 */
export function useKnownPicture({ name, picture }: PostAuthor, postAuthor: PostAuthor): string {
  const { data } = useQuery({ ...feedQuery(), enabled: false, select: authorsOf })
  if (picture || name === '') return picture
  return (name === postAuthor.name ? postAuthor : data?.get(name))?.picture ?? ''
}
