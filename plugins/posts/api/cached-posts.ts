import { asRecord, type Id, readId, sameId } from '@kernel'
import { declareChange, overlayOf } from '@kernel/parts'
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { idOf, isParsed, type RawPost, sortPosts, withComment } from '../model/post'

export type PostList = readonly RawPost[]

/** API paths of the post lists for members; the same post may be in several of these lists. */
const memberLists = ['/api/post/', '/api/post/feed']
/** API paths of the post lists for visitors; a post is in them only while it is public. */
const publicLists = ['/api/post/homeFeed', '/api/post/publicpost/{id}']

/** Variant of the query of a single post, whose cached value is a list with that post. */
export const aloneVariant = 'alone'

interface Keyed {
  readonly queryKey: readonly unknown[]
}

const isAlone = ({ queryKey }: Keyed) => queryKey[3] === aloneVariant && queryKey[1] === '/api/post/{id}'

const listsAt = (paths: readonly string[]) => ({
  predicate: ({ queryKey: [method, path] }: Keyed) => method === 'get' && paths.includes(String(path)),
})

const allLists = listsAt([...memberLists, ...publicLists])

export const postLists = { predicate: (query: Keyed) => allLists.predicate(query) || isAlone(query) }

export const postDeletion = declareChange<PostList, Id>({
  name: 'posts.post',
  queries: postLists,
  apply: (posts, id) => withPost(posts, id, () => undefined),
})

export const commentDeletion = declareChange<PostList, { readonly postId: Id; readonly id: Id }>({
  name: 'posts.comment',
  queries: postLists,
  apply: (posts, { postId, id }) => withPost(posts, postId, (post) => withComment(post, id, undefined)),
})

/** Returns the post in the cache, which may be newer than the rendered one. */
export function findCachedPost(client: QueryClient, id: Id): RawPost | undefined {
  for (const [, posts] of client.getQueriesData<PostList>(postLists)) {
    const found = posts?.find((post) => sameId(idOf(post), id))
    if (found) return found
  }
  return undefined
}

/** @param change returns the new post; `undefined` removes it */
export function withPost(posts: PostList, id: Id, change: (post: RawPost) => RawPost | undefined): PostList {
  const index = posts.findIndex((post) => sameId(idOf(post), id))
  const before = posts[index]
  if (!before) return posts
  const changed = change(before)
  if (changed === before) return posts
  if (!changed) return posts.toSpliced(index, 1)
  const list = posts.with(index, changed)
  return changed.postDate === before.postDate ? list : sortPosts(list)
}

/**
 * For `structuralSharing`: matches posts by id (the default compares by index), so unchanged posts keep their identity
 * and do not render again. Posts that were never parsed are not compared, which keeps long lists cheap.
 */
export function shareStructure(cached: unknown, answer: unknown): unknown {
  if (!Array.isArray(cached) || !Array.isArray(answer)) return answer
  const isSame = (post: unknown, index: number) => post === cached[index]
  let parsed: Map<Id | undefined, RawPost> | undefined
  const shared = answer.map((post: RawPost, index) => {
    if (isSame(post, index)) return post
    parsed ??= new Map(cached.filter(isParsed).map((one) => [idOf(one), one]))
    const before = parsed.get(idOf(post))
    return before === undefined ? post : replaceEqualDeep(before, post)
  })
  return shared.length === cached.length && shared.every(isSame) ? cached : shared
}

/** Requests the lists for members again: at once those that are shown. */
export function resetPostLists(client: QueryClient): void {
  const isList = listsAt(memberLists).predicate
  void client.resetQueries({ predicate: (query) => isList(query) || isAlone(query) })
}

/**
 * Updates the cache after a post was saved: changes the post in all lists, or adds a new one to the lists for members.
 * The lists for visitors are removed and so requested again; without the post in the answer, the other lists are too.
 * @param id of the changed post; `undefined` for a new one
 */
export function putPost(client: QueryClient, answer: unknown, id: Id | undefined): void {
  client.removeQueries(listsAt(publicLists))
  const saved: RawPost = asRecord(answer)
  const isPost = readId(saved.id) !== undefined && 'content' in saved
  if (!isPost || (id !== undefined && !sameId(saved.id as Id, id))) {
    resetPostLists(client)
    return
  }
  const change =
    id === undefined
      ? { queries: listsAt(memberLists), apply: withNewPost }
      : {
          queries: postLists,
          apply: (posts: PostList) => withPost(posts, id, (post) => ({ ...post, ...saved })),
        }
  overlayOf(client).begin(change, saved).confirm()
}

const withNewPost = (posts: PostList, saved: RawPost): PostList =>
  sortPosts([saved, ...posts.filter((other) => !sameId(idOf(other), idOf(saved)))])
