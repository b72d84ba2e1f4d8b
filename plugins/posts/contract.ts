import { api, type Id, route, slot, unwrap } from '@kernel'

/** A new post (PST-EDIT-01). */
export const createPostRoute = route('posts/create', '/createPost')
/** A post of one's own, to be changed (PST-EDIT-01). */
export const editPostRoute = route('posts/edit', '/editPost/:id')

/** A label for connections: who carries it may read the post. */
export interface Tag {
  /** As the server gave it. */
  readonly id: Id
  readonly name: string
}

/** What whoever fills {@link postAudience} is given. */
export interface PostAudienceProps {
  /** Whose readers are chosen at the moment. */
  readonly tags: readonly Tag[]
  /** Called with all tags that are chosen from now on. */
  readonly onChange: (tags: readonly Tag[]) => void
}

/**
 * Where the editor lets the readers of a post that is not public be chosen (PST-EDIT-03, decision:slots-across-plugins). With nobody
 * filling it new posts are public, and one that is not keeps its readers.
 *
 * @example
 * fill(postAudience, { id: 'network/audience', load: () => import('./ui/audience-picker') })
 */
export const postAudience = slot<PostAudienceProps>('posts/editor.audience')

/**
 * What was said about a post, for whoever shows it without the post itself; the product's own lists carry the comments
 * of their posts.
 *
 * @returns the comments as the server has them, in any order; none where it answers with an empty body
 * @throws ApiError
 */
export async function postConversation(id: Id): Promise<readonly unknown[]> {
  return (await unwrap(api.GET('/api/post/conversation/{id}', { params: { path: { id } } }))) ?? []
}
