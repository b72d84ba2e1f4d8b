import { asRecord, type Id, readId, sameId } from '@kernel'
import { type Query, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { idOf, isParsed, type RawPost, withOrderOf } from '../model/post'

/** Everything of posts that is held: the same one may stand in more than one list. */
const heldPosts = {
  predicate: ({ queryKey: [method, path] }: { readonly queryKey: readonly unknown[] }) =>
    method === 'get' && String(path).startsWith('/api/post/'),
}

/**
 * Changes a post wherever it is held, until the server is asked again.
 *
 * @param change makes the new post of the one that is held; nothing takes it away
 */
export function changePost(
  client: QueryClient,
  id: Id,
  change: (post: RawPost) => RawPost | undefined,
): void {
  client.setQueriesData(heldPosts, (answer: unknown) => withPost(answer, id, change))
}

/** A post as it is held now, which may be newer than what is drawn of it. */
export function heldPost(client: QueryClient, id: Id): RawPost | undefined {
  for (const [, answer] of client.getQueriesData(heldPosts)) {
    const post = Array.isArray(answer) && answer.find((one) => sameId(idOf(asRecord(one)), id))
    if (post) return asRecord(post)
  }
  return undefined
}

/** Lists that were made here of others: they share with them what has not changed as they are. */
const ours = new WeakSet<object>()

function made(from: readonly unknown[], list: readonly unknown[]): readonly unknown[] {
  ours.add(list)
  return withOrderOf(from, list)
}

/** The same answer of the server with one post of it changed; lists are long, and it stands in them once. */
function withPost(answer: unknown, id: Id, change: (post: RawPost) => RawPost | undefined): unknown {
  if (!Array.isArray(answer)) return answer
  const index = answer.findIndex((post) => sameId(idOf(asRecord(post)), id))
  if (index < 0) return answer
  const before = asRecord(answer[index])
  const changed = change(before)
  if (!changed) return made(answer, answer.toSpliced(index, 1))
  const list = answer.with(index, changed)
  return changed.postDate === before.postDate ? made(answer, list) : list
}

/** Holds on to all lists as they are, for the case that the server refuses: the answer puts them back. */
export function snapshotPosts(client: QueryClient): () => void {
  const held = client.getQueriesData(heldPosts)
  return () => {
    for (const [key, answer] of held) client.setQueryData(key, answer)
  }
}

/** Asks the server for all lists again. */
export const invalidatePosts = (client: QueryClient) => client.invalidateQueries(heldPosts)

/** What is shown already: the first read of a list goes on, since nothing could stand in its place. */
const shownPosts = {
  predicate: (query: Query) => heldPosts.predicate(query) && query.state.data !== undefined,
}

/**
 * Ends the reads that are under way, before something is changed ahead of the server: their answers know nothing of the
 * change, and would take it back on the screen.
 *
 * @returns what is called once the server has answered: if anything was to be read meanwhile, it is read then
 */
export async function cancelPostQueries(client: QueryClient): Promise<() => void> {
  let isToBeRead = client.isFetching(shownPosts) > 0
  await client.cancelQueries(shownPosts)
  const stop = client.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'fetch'
    if (isRead && heldPosts.predicate(event.query)) isToBeRead = true
  })
  return () => {
    stop()
    if (isToBeRead) void invalidatePosts(client)
  }
}

/**
 * Keeps the posts that have not changed as they are, wherever they stand now: what is drawn of them stays drawn. Those
 * that were never drawn are not compared, so that a long list costs no more than a short one. For `structuralSharing`,
 * which by itself compares the members of a list by their places.
 */
export function shareStructure(held: unknown, answer: unknown): unknown {
  if (!Array.isArray(held) || !Array.isArray(answer) || ours.has(answer)) return answer
  const drawn = new Map(held.filter(isParsed).map((post) => [idOf(asRecord(post)), post]))
  const shared = answer.map((post) => {
    const before = drawn.get(idOf(asRecord(post)))
    return before === undefined ? post : replaceEqualDeep(before, post)
  })
  return shared.length === held.length && shared.every((post, index) => post === held[index])
    ? held
    : withOrderOf(answer, shared)
}

const listsAt = (...paths: readonly string[]) => ({
  predicate: ({ queryKey: [method, path] }: { readonly queryKey: readonly unknown[] }) =>
    method === 'get' && paths.includes(String(path)),
})
/** One's own posts and the feed. */
const lists = listsAt('/api/post/', '/api/post/feed')
/** What visitors see too: a post may have come or gone there with a switch. */
const publicLists = listsAt('/api/post/homeFeed', '/api/post/publicpost/{id}')

/** The lists are read anew when they are shown the next time. */
export const removePostLists = (client: QueryClient) => client.removeQueries(lists)

/**
 * Puts a saved post into both lists (S4): in the place of the one that was changed, or in front. A server that answers
 * with no post has the lists read again.
 *
 * @param id of the post that was changed; a new one has none
 */
export function putPost(client: QueryClient, answer: unknown, id: Id | undefined): void {
  client.removeQueries(publicLists)
  const saved = asRecord(answer)
  const isPost = readId(saved.id) !== undefined && 'content' in saved
  if (!isPost || (id !== undefined && !sameId(saved.id as Id, id))) removePostLists(client)
  else if (id !== undefined) changePost(client, id, (post) => ({ ...post, ...saved }))
  else client.setQueriesData(lists, (held: unknown) => (Array.isArray(held) ? [saved, ...held] : held))
}
