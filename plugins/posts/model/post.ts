import {
  asRecord,
  type Id,
  type Person,
  readBoolean,
  readDate,
  readId,
  readList,
  readNumber,
  readText,
  type Schema,
  sameId,
  type Untrusted,
} from '@kernel'
import { readVideo } from '@kernel/parts'
import type { Tag } from '../contract'

/** The server's reaction codes. */
export const ReactionType = { none: 0, like: 1, dislike: 2 } as const
export type ReactionType = (typeof ReactionType)[keyof typeof ReactionType]

export type PostAuthor = Readonly<ReturnType<typeof readAuthor>>
export type PostComment = Readonly<NonNullable<ReturnType<typeof readComment>>>
export type Post = Readonly<ReturnType<typeof parsePost>>

/** An unparsed post. It is parsed only when it is rendered, because most posts of a long list are never rendered. */
export type RawPost = Untrusted<Schema<'Post'> & Schema<'ReactionCounts'>>

/** Reads a list of posts, newest first. @throws ApiError when the answer is not a list */
export const readPosts = (answer: unknown): readonly RawPost[] =>
  sortPosts(readList(answer, (post) => (idOf(asRecord(post)) === undefined ? undefined : asRecord(post))))

/** Sorts posts newest first; posts of the same time and posts without a date keep their order. */
export const sortPosts = (posts: readonly RawPost[]): readonly RawPost[] =>
  posts
    .map((post) => ({ post, time: readDate(post.postDate)?.getTime() ?? 0 }))
    .sort((a, b) => b.time - a.time)
    .map(({ post }) => post)

/** Undefined if it is invalid. */
export const idOf = (post: RawPost): Id | undefined => readId(post.id)

const parsedPosts = new WeakMap<RawPost, Post>()

/** Parses a post, or returns the cached result for the same raw post. */
export function readPost(from: RawPost): Post {
  const cached = parsedPosts.get(from)
  if (cached) return cached
  const post = parsePost(from)
  parsedPosts.set(from, post)
  return post
}

export const isParsed = (from: RawPost): boolean => parsedPosts.has(from)

function parsePost(from: RawPost) {
  const reactions = readReactions(from)
  const count = (type: ReactionType) => reactions.filter((reaction) => reaction.type === type).length
  const picture = readText(from.imageFile)
  const written = readText(from.content)
  const { content, description } = picture ? splitDescription(written) : { content: written, description: '' }
  return {
    id: idOf(from) ?? '',
    /** Untrusted HTML. */
    content,
    isPublic: readBoolean(from.publicPost),
    /** Names of the tags whose connections may read the post; only the user's own posts have them. */
    readers: readTags(from.postDestination).map(({ name }) => name),
    /** Image: a stored file name or an absolute URL; empty for none. */
    picture,
    /** Alternative text of the image; empty if the author gave none. */
    pictureDescription: description,
    /** Undefined if the post has no video, or a video link that matches no known provider. */
    video: readVideo(readText(from.videoLink), readNumber(from.videoType)),
    comments: readComments(from.comments),
    postedAt: readDate(from.postDate),
    author: readAuthor(from.author),
    reactions,
    likes: readNumber(from.likeCount, count(ReactionType.like)),
    dislikes: readNumber(from.dislikeCount, count(ReactionType.dislike)),
  }
}

/** The comments of a post, oldest first. */
export function readComments(value: unknown): PostComment[] {
  // One's own comment stands last while it is sent, whatever the clocks of device and server say.
  const time = ({ id, writtenAt }: PostComment) => (id === pendingId ? Infinity : (writtenAt?.getTime() ?? 0))
  const comments = Array.isArray(value) ? readList(value, readComment) : []
  return comments.sort((a, b) => (time(a) < time(b) ? -1 : Number(time(a) > time(b))))
}

/** @returns undefined if the value is not a comment */
export function readComment(value: unknown) {
  const from = asRecord<Schema<'Comment'>>(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  return {
    id,
    /** Untrusted plain text. */
    content: readText(from.content),
    writtenAt: readDate(from.commentDate),
    author: readAuthor(from.author),
  }
}

/** The id of a comment that the server has not confirmed yet: there is one at a time for each post. */
export const pendingId = 'pending'

export const commentsOf = (post: RawPost): readonly unknown[] =>
  Array.isArray(post.comments) ? post.comments : []

const isComment = (id: Id) => (comment: unknown) => sameId(asRecord<Schema<'Comment'>>(comment).id as Id, id)

/** @param change returns the new comment; `undefined` removes it */
export function withComment(
  post: RawPost,
  id: Id,
  change: ((comment: object) => unknown) | undefined,
): RawPost {
  const before = commentsOf(post)
  if (!before.some(isComment(id))) return post
  const comments = before.flatMap((one) => (isComment(id)(one) ? (change?.(asRecord(one)) ?? []) : [one]))
  return { ...post, comments }
}

/** Returns the post with a comment, which replaces one with the same id. */
export const withNewComment = (post: RawPost, comment: { readonly id?: unknown }): RawPost => ({
  ...post,
  comments: [...commentsOf(withComment(post, readId(comment.id) ?? '', undefined)), comment],
})

/** Reads the author, whom the server sends as a name or as a person (decision:tolerant-readers). */
export function readAuthor(value: unknown) {
  if (typeof value === 'string') return { name: value, login: '', picture: '' }
  const from = asRecord<Schema<'Author'> | Schema<'Person'>>(value)
  const login = readText(from.login)
  return { name: readText(from.name, login), login, picture: readText(from.pictureUrl ?? from.picture) }
}

/**
 * Whether the person may have written a post or comment. Without a username the name decides, which others may have too: let
 * the server decide then, and claim nothing. True if the server names no author.
 */
export function mayBeAuthor({ name, login }: PostAuthor, person: Pick<Person, 'name' | 'login'>): boolean {
  if (login !== '') return login === person.login
  return name === '' || name === person.name || name === person.login
}

export const readReactions = ({ reactions }: RawPost) =>
  Array.isArray(reactions) ? readList(reactions, readReaction, ({ userId }) => userId) : []

function readReaction(value: unknown) {
  const from = asRecord<Schema<'Reaction'>>(value)
  return { userId: readId(from.userId), type: readReactionType(from.reactionType) }
}

export function readReactionType(value: unknown): ReactionType {
  const code = readNumber(value)
  return code === ReactionType.like || code === ReactionType.dislike ? code : ReactionType.none
}

export function reactionOf(post: Post, userId: Id | undefined): ReactionType {
  return post.reactions.find((reaction) => sameId(reaction.userId, userId))?.type ?? ReactionType.none
}

/**
 * Matches the alternative text of a post's image. Because the API has no field for it, the content ends with it, as the
 * caption of a figure without an image. Other clients show the caption as a line of text.
 */
const captionPattern = /\s*<figure>\s*<figcaption>([^<>]*)<\/figcaption>\s*<\/figure>\s*$/i

export const maxDescriptionLength = 1_000

export function withDescription(content: string, description: string): string {
  const text = description.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return text === '' ? content : `${content}<figure><figcaption>${text}</figcaption></figure>`
}

export function splitDescription(content: string): { content: string; description: string } {
  const found = captionPattern.exec(content.slice(-2 * maxDescriptionLength))
  if (!found) return { content, description: '' }
  const [all, text = ''] = found
  return {
    content: content.slice(0, content.length - all.length),
    description: text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .trim(),
  }
}

/** Parses a list of tags and skips those without an id. */
export const readTags = (value: unknown): Tag[] =>
  readList(Array.isArray(value) ? value : [], (one) => {
    const { id, name } = asRecord<Schema<'Tag'>>(one)
    const known = readId(id)
    return known === undefined ? undefined : { id: known, name: readText(name) }
  })
