import { htmlExcerpt, type LinkedScreen } from '@kernel/parts'
import { findCachedPost } from '../api/cached-posts'
import { postAloneQuery } from '../api/queries'
import { personalLists, visiblePosts } from '../model/personal-lists'
import { readPost } from '../model/post'

/** The card of the address of a post that the reader did not hide or mute, also on the public page of its author. */
export default async function postLink({ params, query, client, session }: LinkedScreen) {
  const id = query.get('post') ?? params.id ?? ''
  // The public page without a post.
  if (id.startsWith('@')) return undefined
  const raw =
    findCachedPost(client, id) ?? (await client.fetchQuery(postAloneQuery(id)).catch(() => undefined))?.[0]
  if (!raw || visiblePosts([raw], personalLists.of(session).load(), session?.person).length === 0)
    return undefined
  const { content, author, picture } = readPost(raw)
  const words = htmlExcerpt(content)
  return { title: words || author.name, author: words && author.name, picture: picture || author.picture }
}
