import { $isAuthenticated, addressOf, api, hrefOf, type Id, route, slot, unwrap, useHref } from '@kernel'
import type { ActionTools, FormHandlers } from '@kernel/parts'
import { useUnit } from 'effector-react'

/** Route of the editor for a new post, to which `?text=` adds a text. */
export const createPostRoute = route('posts/create', '/createPost')
/** Route of the editor for one of the user's posts. */
export const editPostRoute = route('posts/edit', '/editPost/:id')
/** Route of one post with its comments, for members. */
export const postRoute = route('posts/post', '/post/:id')
/** The public page of a post's author. Contracts import no others, and routes are equal by their ids. */
const authorRoute = route('public-page/page', '/:id')

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
 * Slot that lets the author select who may read a post that is not public (decision:slots-across-plugins).
 * Without a contribution new posts are public, and existing private posts keep their tags.
 * @place `/createPost`, `/editPost/:id`: in the section of the readers, while the post is not public
 * @example
 * fill(postAudience, { id: 'network/audience', load: () => import('./ui/audience-picker') })
 */
export const postAudience = slot<PostAudienceProps, 'component'>('posts/editor.audience')

/** Props of the contributions to {@link postReaders}. */
export interface PostReadersProps {
  /** The tags whose connections can see the post; at least one. */
  readonly tags: readonly Tag[]
}

/**
 * Slot that tells how many people a post with certain tags reaches.
 * @place `/createPost`, `/editPost/:id`: after the names of the selected tags beside “Publish”
 * @example
 * fill(postReaders, { id: 'network/readers', load: () => import('./ui/reader-count') })
 */
export const postReaders = slot<PostReadersProps, 'component'>('posts/editor.readers')

/**
 * Steps of the checklist that newcomers see above their feed. `label` names the step, `detail` says in one line what it is good for, `to` and `query` lead to its
 * screen, and `load` loads a hook that tells whether the step is done.
 * @place `/mypage`, for newcomers such as `nova`: a checklist above the feed
 * @example
 * fill(newcomerSteps, { id: 'network/connect', label, to: discoverRoute, load: () => import('./ui/connect-step') })
 */
export const newcomerSteps = slot<object, 'checklist item', boolean>('posts/newcomer.steps')

/**
 * Sections that help newcomers to begin, such as people to connect with.
 * @place `/mypage`, for newcomers such as `nova`: below the checklist, above the posts; `/manageGroups` without groups
 * @example
 * fill(newcomerSections, { id: 'network/newcomers', load: () => import('./ui/people-cards') })
 */
export const newcomerSections = slot<object, 'component'>('posts/newcomer.sections')

/** A post, for contributions to its card. */
export interface PostReference {
  readonly id: Id
  readonly isPublic: boolean
  /** Whether the user wrote the post. */
  readonly isOwn: boolean
  /** The login is empty where the server sends only the name. */
  readonly author: { readonly name: string; readonly login: string }
  /** Content as untrusted HTML. */
  readonly content: string
}

/** What the address of a post depends on. */
export interface AddressedPost {
  readonly id: Id
  readonly isPublic: boolean
  readonly author: { readonly login: string }
}

/**
 * Returns a function that gives the path of a post, or of one of its comments, to the person who is here: the screen of
 * the post for members; for visitors the public page of its author, if the post is public and the author has one.
 * @example
 * const pathOf = usePostPath()
 * <TextLink to={pathOf(post, comment.id)}>{time}</TextLink>
 */
export function usePostPath(): (post: AddressedPost, comment?: Id) => string {
  const publicPathOf = usePublicPostPath()
  const isMember = useUnit($isAuthenticated)
  return (post, comment) => (isMember ? memberPath : publicPathOf)(post) + commentHash(comment)
}

/**
 * Returns a function that gives the address of a post, or of one of its comments, to share: one that visitors can open, if
 * they may read the post.
 * @example
 * await copy(addressOf(post))
 */
export function usePostAddress(): (post: AddressedPost, comment?: Id) => string {
  const publicPathOf = usePublicPostPath()
  return (post, comment) => addressOf(publicPathOf(post) + commentHash(comment))
}

function usePublicPostPath() {
  const href = useHref()
  return (post: AddressedPost): string => {
    const { id, isPublic, author } = post
    const isOpen = isPublic && author.login !== ''
    return (
      (isOpen ? href(authorRoute, { id: `@${author.login}` }, { post: id }) : undefined) ?? memberPath(post)
    )
  }
}

const memberPath = ({ id }: AddressedPost) => hrefOf(postRoute, { id })

const commentHash = (id: Id | undefined) => (id === undefined ? '' : `#${commentFragment(id)}`)

/** The name of a comment in its address, after the `#`. */
export const commentFragment = (id: Id): string => `comment-${encodeURIComponent(id)}`

/** Props of the contributions to {@link postFooter}. */
export interface PostFooterProps {
  readonly post: PostReference
}

/**
 * Below a post, everywhere: in the feed, among the user's own posts, and in previews, which visitors also see.
 * @place `/mypage`, `/@name`: the last line of a post
 * @example
 * fill(postFooter, { id: 'polls/poll', load: () => import('./ui/poll') })
 */
export const postFooter = slot<PostFooterProps, 'component' | 'link'>('posts/post.footer')

/** Props of the contributions to {@link postEditorSections}. */
export interface PostEditorProps {
  /** Id of the edited post; undefined for a new one. */
  readonly postId: Id | undefined
  /** Inserts a text at the caret of the post. */
  readonly onInsert: (text: string) => void
  /**
   * Registers what happens when the form is submitted, and returns a function that removes it: call it in an effect.
   * `onSaved` gets the id of the saved post, which is undefined if the server does not send it.
   */
  readonly register: (handlers: FormHandlers<{ readonly postId: Id | undefined }>) => () => void
}

/**
 * In the editor of a post, below its text.
 * @place `/createPost`, `/editPost/:id`: below the text
 * @example
 * fill(postEditorSections, { id: 'polls/editor', load: () => import('./ui/poll-editor') })
 */
export const postEditorSections = slot<PostEditorProps, 'component'>('posts/editor.sections')

/** Props of the functions of {@link postActions}. */
export interface PostActionProps extends ActionTools {
  readonly post: PostReference
}

/**
 * Entries of the menu of each post that a member sees, with `label` and `icon`. Selecting an entry calls the function of
 * `load` once. It acts, or returns an element such as a dialog, which is shown until it calls `onDone`. The segment `own`
 * shows an entry only for the user's own posts, `others` only for other posts.
 * @place `/mypage`: in the menu at the top right of a post
 * @example
 * fill(postActions, { id: 'reports/report', segment: 'others', label, icon, load: () => import('./ui/report-post') })
 */
export const postActions = slot<PostActionProps, 'menu item'>('posts/post.actions')

/** A comment, for entries of its menu. */
export interface CommentReference {
  readonly id: Id
  readonly postId: Id
  /** The address to share. */
  readonly address: string
  /** Whether the user wrote the comment. */
  readonly isOwn: boolean
  /** Name of the author; empty if the server sends none. */
  readonly author: string
  /** Content as untrusted plain text. */
  readonly content: string
}

/** Props of the functions of {@link commentActions}. */
export interface CommentActionProps extends ActionTools {
  readonly comment: CommentReference
}

/**
 * Entries of the menu of each comment, like {@link postActions}, with the same segments `own` and `others`.
 * @place `/mypage`: in the menu of a comment
 * @example
 * fill(commentActions, { id: 'reports/comment', segment: 'others', label, icon, load: () => import('./ui/report') })
 */
export const commentActions = slot<CommentActionProps, 'menu item'>('posts/comment.actions')

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
