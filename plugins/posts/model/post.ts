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
  sameId,
} from '@kernel'
import { readVideo, type Video } from '@kernel/parts'
import { splitDescription } from './image-description'

/** The server's reaction codes (S3). */
export const ReactionType = { none: 0, like: 1, dislike: 2 } as const
export type ReactionType = (typeof ReactionType)[keyof typeof ReactionType]

export interface PostComment {
  readonly id: Id
  /** Plain text, untrusted. */
  readonly content: string
  readonly writtenAt: Date | undefined
  readonly author: PostAuthor
}

export interface PostAuthor {
  readonly name: string
  readonly login: string
  readonly picture: string
}

export interface Post {
  readonly id: Id
  /** HTML, untrusted. */
  readonly content: string
  readonly isPublic: boolean
  /** A stored file name or an absolute URL; empty for none. */
  readonly picture: string
  /** Alternative text; empty if the author gave none. */
  readonly pictureDescription: string
  /** Undefined without a video, or if the link is not a known one. */
  readonly video: Video | undefined
  readonly postedAt: Date | undefined
  readonly author: PostAuthor
  /** Oldest first. */
  readonly comments: readonly PostComment[]
  readonly reactions: readonly { readonly userId: Id | undefined; readonly type: ReactionType }[]
  readonly likes: number
  readonly dislikes: number
}

/** An unparsed post. Parsed only when it is rendered: most posts of a long list never are. */
export type RawPost = Readonly<Record<string, unknown>>

/** Lists known to be sorted and valid. */
const sortedLists = new WeakSet<object>()

/** Newest first (PST-PAGE-03). @throws ApiError when the answer is no list */
export function readPosts(answer: unknown): readonly RawPost[] {
  if (isKnownSorted(answer)) return answer
  const posts = readList(answer, (post) => (idOf(asRecord(post)) === undefined ? undefined : asRecord(post)))
  // Usually sorted already: then the list keeps its identity.
  if (!isSorted(posts)) return posts.sort((a, b) => timestampOf(b) - timestampOf(a))
  if (Array.isArray(answer) && answer.length === posts.length) sortedLists.add(answer)
  return posts
}

const isKnownSorted = (answer: unknown): answer is readonly RawPost[] =>
  typeof answer === 'object' && answer !== null && sortedLists.has(answer)

/**
 * Marks a list as sorted if the list it derives from is, so that a long list is checked only once.
 *
 * @param list the posts of the other one with the same dates in the same order; some may be missing
 */
export function withOrderOf<List extends object>(other: object, list: List): List {
  if (sortedLists.has(other)) sortedLists.add(list)
  return list
}

/** Undefined without a valid id. */
export const idOf = (post: RawPost): Id | undefined => readId(post.id)

/** UTC timestamps in this format sort as strings. */
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function isSorted(posts: readonly RawPost[]): boolean {
  let before: string | undefined
  return posts.every((post, index) => {
    const date = typeof post.postDate === 'string' && utc.test(post.postDate) ? post.postDate : undefined
    const isNext =
      date !== undefined && before !== undefined
        ? date <= before
        : index === 0 || timestampOf(post) <= timestampOf(posts[index - 1] ?? post)
    before = date
    return isNext
  })
}

const timestamps = new WeakMap<RawPost, number>()

function timestampOf(post: RawPost): number {
  let time = timestamps.get(post)
  if (time === undefined) {
    time = readDate(post.postDate)?.getTime() ?? 0
    timestamps.set(post, time)
  }
  return time
}

const parsedPosts = new WeakMap<RawPost, Post>()

/** Parses a post, cached per raw post. */
export function readPost(from: RawPost): Post {
  const cached = parsedPosts.get(from)
  if (cached) return cached
  const post = parsePost(from)
  parsedPosts.set(from, post)
  return post
}

/** Whether {@link readPost} was called for it. */
export const isParsed = (from: RawPost): boolean => parsedPosts.has(from)

function parsePost(from: RawPost): Post {
  const reactions = Array.isArray(from.reactions) ? from.reactions.map(readReaction) : []
  const count = (type: ReactionType) => reactions.filter((reaction) => reaction.type === type).length
  const picture = readText(from.imageFile)
  const written = readText(from.content)
  const { content, description } = picture ? splitDescription(written) : { content: written, description: '' }
  return {
    id: idOf(from) ?? '',
    content,
    isPublic: readBoolean(from.publicPost),
    picture,
    pictureDescription: description,
    video: readVideo(readText(from.videoLink), readNumber(from.videoType)),
    comments: readComments(from.comments),
    postedAt: readDate(from.postDate),
    author: readAuthor(from.author),
    reactions,
    likes: readNumber(from.likeCount, count(ReactionType.like)),
    dislikes: readNumber(from.dislikeCount, count(ReactionType.dislike)),
  }
}

function readComments(value: unknown): PostComment[] {
  const time = ({ writtenAt }: PostComment) => writtenAt?.getTime() ?? 0
  const comments = Array.isArray(value) ? value.flatMap((one) => readComment(one) ?? []) : []
  return comments.sort((a, b) => time(a) - time(b))
}

/** @returns undefined if the value is no comment */
export function readComment(value: unknown): PostComment | undefined {
  const from = asRecord(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  return {
    id,
    content: readText(from.content),
    writtenAt: readDate(from.commentDate),
    author: readAuthor(from.author),
  }
}

/** The server sends a name or a person (decision:tolerant-readers). */
export function readAuthor(value: unknown): PostAuthor {
  if (typeof value === 'string') return { name: value, login: '', picture: '' }
  const from = asRecord(value)
  const login = readText(from.login)
  return { name: readText(from.name, login), login, picture: readText(from.pictureUrl ?? from.picture) }
}

/** Whether the person wrote a post or comment, by username (S6). True if the server names no author: it then decides who may edit. */
export function isAuthor({ name, login }: PostAuthor, person: Pick<Person, 'name' | 'login'>): boolean {
  if (login !== '') return login === person.login
  return name === '' || name === person.name || name === person.login
}

function readReaction(value: unknown) {
  const from = asRecord(value)
  return { userId: readId(from.userId), type: readReactionType(from.reactionType) }
}

export function readReactionType(value: unknown): ReactionType {
  const code = readNumber(value)
  return code === ReactionType.like || code === ReactionType.dislike ? code : ReactionType.none
}

/** A user's reaction to a post. */
export function reactionOf(post: Post, userId: Id | undefined): ReactionType {
  return post.reactions.find((reaction) => sameId(reaction.userId, userId))?.type ?? ReactionType.none
}
