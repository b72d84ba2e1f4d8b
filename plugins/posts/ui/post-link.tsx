import { htmlExcerpt, type LinkedScreen } from '@kernel/parts'
import { findCachedPost } from '../api/cached-posts'
import { postAloneQuery } from '../api/queries'
import { readPost } from '../model/post'

/** The card of the address of a post, also on the public page of its author. */
export default async function postLink({ params, query, client }: LinkedScreen) {
  const id = query.get('post') ?? params.id ?? ''
  // The public page without a post.
  if (id.startsWith('@')) return undefined
  const raw =
    findCachedPost(client, id) ?? (await client.fetchQuery(postAloneQuery(id)).catch(() => undefined))?.[0]
  if (!raw) return undefined
  const { content, author, picture } = readPost(raw)
  const words = htmlExcerpt(content)
  return { title: words || author.name, author: words && author.name, picture }
}
