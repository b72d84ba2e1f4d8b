import { asRecord, type Id, readId, sameId } from '@kernel'
import { type Query, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { idOf, isParsed, type RawPost, withOrderOf } from '../model/post'

/** Matches all cached post lists; the same post may be in several of them. */
const postQueries = {
  predicate: ({ queryKey: [method, path] }: { readonly queryKey: readonly unknown[] }) =>
    method === 'get' && String(path).startsWith('/api/post/'),
}

/**
 * Changes a post in every cached list.
 *
 * @param change returns the new post; `undefined` removes it
 */
export function changePost(
  client: QueryClient,
  id: Id,
  change: (post: RawPost) => RawPost | undefined,
): void {
  client.setQueriesData(postQueries, (answer: unknown) => withPost(answer, id, change))
}

/** The post in the cache, which may be newer than the rendered one. */
export function findCachedPost(client: QueryClient, id: Id): RawPost | undefined {
  for (const [, answer] of client.getQueriesData(postQueries)) {
    const post = Array.isArray(answer) && answer.find((one) => sameId(idOf(asRecord(one)), id))
    if (post) return asRecord(post)
  }
  return undefined
}

/** Lists created by an optimistic change: they already share all unchanged posts, see {@link shareStructure}. */
const derivedLists = new WeakSet<object>()

function deriveList(from: readonly unknown[], list: readonly unknown[]): readonly unknown[] {
  derivedLists.add(list)
  return withOrderOf(from, list)
}

function withPost(answer: unknown, id: Id, change: (post: RawPost) => RawPost | undefined): unknown {
  if (!Array.isArray(answer)) return answer
  const index = answer.findIndex((post) => sameId(idOf(asRecord(post)), id))
  if (index < 0) return answer
  const before = asRecord(answer[index])
  const changed = change(before)
  if (!changed) return deriveList(answer, answer.toSpliced(index, 1))
  const list = answer.with(index, changed)
  return changed.postDate === before.postDate ? deriveList(answer, list) : list
}

/** Saves all lists. @returns restores them, for when the server rejects the change */
export function snapshotPosts(client: QueryClient): () => void {
  const cached = client.getQueriesData(postQueries)
  return () => {
    for (const [key, answer] of cached) client.setQueryData(key, answer)
  }
}

export const invalidatePosts = (client: QueryClient) => client.invalidateQueries(postQueries)

/** First reads are not canceled: there is no data yet to fall back to. */
const loadedPostQueries = {
  predicate: (query: Query) => postQueries.predicate(query) && query.state.data !== undefined,
}

/**
 * Cancels running reads before an optimistic change: their answers predate it and would revert it on screen.
 *
 * @returns call it once the server has answered: refetches if a read was canceled or started meanwhile
 */
export async function cancelPostQueries(client: QueryClient): Promise<() => void> {
  let isRefetchDue = client.isFetching(loadedPostQueries) > 0
  await client.cancelQueries(loadedPostQueries)
  const stop = client.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'fetch'
    if (isRead && postQueries.predicate(event.query)) isRefetchDue = true
  })
  return () => {
    stop()
    if (isRefetchDue) void invalidatePosts(client)
  }
}

/**
 * For `structuralSharing`: matches posts by id (the default compares by index), so unchanged posts keep their identity
 * and do not render again. Posts that were never parsed are not compared, which keeps long lists cheap.
 */
export function shareStructure(cached: unknown, answer: unknown): unknown {
  if (!Array.isArray(cached) || !Array.isArray(answer) || derivedLists.has(answer)) return answer
  const parsed = new Map(cached.filter(isParsed).map((post) => [idOf(asRecord(post)), post]))
  const shared = answer.map((post) => {
    const before = parsed.get(idOf(asRecord(post)))
    return before === undefined ? post : replaceEqualDeep(before, post)
  })
  return shared.length === cached.length && shared.every((post, index) => post === cached[index])
    ? cached
    : withOrderOf(answer, shared)
}

const queriesAt = (...paths: readonly string[]) => ({
  predicate: ({ queryKey: [method, path] }: { readonly queryKey: readonly unknown[] }) =>
    method === 'get' && paths.includes(String(path)),
})
const memberLists = queriesAt('/api/post/', '/api/post/feed')
/** Lists for visitors: making a post public or private adds or removes it there. */
const publicLists = queriesAt('/api/post/homeFeed', '/api/post/publicpost/{id}')

export const removePostLists = (client: QueryClient) => client.removeQueries(memberLists)

/**
 * Puts a saved post into both lists (S4), at its place or in front. Without a post in the answer the lists are read again.
 *
 * @param id of the changed post; `undefined` for a new one
 */
export function putPost(client: QueryClient, answer: unknown, id: Id | undefined): void {
  client.removeQueries(publicLists)
  const saved = asRecord(answer)
  const isPost = readId(saved.id) !== undefined && 'content' in saved
  if (!isPost || (id !== undefined && !sameId(saved.id as Id, id))) removePostLists(client)
  else if (id !== undefined) changePost(client, id, (post) => ({ ...post, ...saved }))
  else
    client.setQueriesData(memberLists, (cached: unknown) =>
      Array.isArray(cached) ? [saved, ...cached] : cached,
    )
}
