import { api, type Id, route, slot, unwrap } from '@kernel'

/** Route of the editor for a new post (PST-EDIT-01). */
export const createPostRoute = route('posts/create', '/createPost')
/** Route of the editor for one of the user's posts (PST-EDIT-01). */
export const editPostRoute = route('posts/edit', '/editPost/:id')

/** A label of connections. When it is in the audience of a post, connections with the label may read that post. */
export interface Tag {
  readonly id: Id
  readonly name: string
}

/** Props of the contributions to {@link postAudience}. */
export interface PostAudienceProps {
  readonly tags: readonly Tag[]
  /** Called with the complete new selection of tags. */
  readonly onChange: (tags: readonly Tag[]) => void
}

/**
 * Slot that lets the author select who may read a post that is not public (PST-EDIT-03, decision:slots-across-plugins).
 * Without a contribution new posts are public, and existing private posts keep their tags.
 *
 * @example
 * fill(postAudience, { id: 'network/audience', load: () => import('./ui/audience-picker') })
 */
export const postAudience = slot<PostAudienceProps>('posts/editor.audience')

/**
 * Requests the comments of a post, for plugins that show comments without the post. The lists of posts already
 * contain the comments.
 *
 * @returns the comments as the server sends them, in any order; empty for an empty body
 * @throws ApiError
 */
export async function postConversation(id: Id): Promise<readonly unknown[]> {
  return (await unwrap(api.GET('/api/post/conversation/{id}', { params: { path: { id } } }))) ?? []
}
