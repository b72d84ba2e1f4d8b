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
import { splitDescription } from './picture-description'

/** What a person thinks of a post, in the server's codes (S3). */
export const ReactionType = { none: 0, like: 1, dislike: 2 } as const
export type ReactionType = (typeof ReactionType)[keyof typeof ReactionType]

/** What somebody said of a post. */
export interface PostComment {
  readonly id: Id
  /** Plain text; it may be hostile. */
  readonly content: string
  readonly writtenAt: Date | undefined
  readonly author: PostAuthor
}

export interface PostAuthor {
  readonly name: string
  readonly login: string
  readonly picture: string
}

/** A post as screens need it. */
export interface Post {
  readonly id: Id
  /** HTML; it may be hostile. */
  readonly content: string
  readonly isPublic: boolean
  /** A stored name or a whole address; empty where there is none. */
  readonly picture: string
  /** What it shows, in its author's words; empty where they said nothing. */
  readonly pictureDescription: string
  /** Nothing where there is none, or where it has the form of no video. */
  readonly video: Video | undefined
  readonly postedAt: Date | undefined
  readonly author: PostAuthor
  /** The oldest first, as they were said. */
  readonly comments: readonly PostComment[]
  readonly reactions: readonly { readonly userId: Id | undefined; readonly type: ReactionType }[]
  readonly likes: number
  readonly dislikes: number
}

/** A post as the server gave it: read when it is drawn, since of a long list most are never seen. */
export type RawPost = Readonly<Record<string, unknown>>

/** Answers that are whole lists in order already, as far as they have been looked at. */
const inOrder = new WeakSet<object>()

/** A list of posts, newest first (PST-PAGE-03). @throws ApiError when the answer is no list */
export function readPosts(answer: unknown): readonly RawPost[] {
  if (isInOrder(answer)) return answer
  const posts = readList(answer, (post) => (idOf(asRecord(post)) === undefined ? undefined : asRecord(post)))
  // Servers send them so: then nothing is to be moved.
  if (!standInOrder(posts)) return posts.sort((a, b) => timeOf(b) - timeOf(a))
  if (Array.isArray(answer) && answer.length === posts.length) inOrder.add(answer)
  return posts
}

const isInOrder = (answer: unknown): answer is readonly RawPost[] =>
  typeof answer === 'object' && answer !== null && inOrder.has(answer)

/**
 * Lets a list be read as quickly as the one that it was made of: a long one is looked through once.
 *
 * @param list has the posts of the other one at the same moments and in the same order; some may be missing
 */
export function withOrderOf<List extends object>(other: object, list: List): List {
  if (inOrder.has(other)) inOrder.add(list)
  return list
}

/** The post's id; nothing where it has none that could be read. */
export const idOf = (post: RawPost): Id | undefined => readId(post.id)

/** A moment of UTC, whose letters stand in the order of time. */
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function standInOrder(posts: readonly RawPost[]): boolean {
  let before: string | undefined
  return posts.every((post, index) => {
    const date = typeof post.postDate === 'string' && utc.test(post.postDate) ? post.postDate : undefined
    const isNext =
      date !== undefined && before !== undefined
        ? date <= before
        : index === 0 || timeOf(post) <= timeOf(posts[index - 1] ?? post)
    before = date
    return isNext
  })
}

const times = new WeakMap<RawPost, number>()

function timeOf(post: RawPost): number {
  let time = times.get(post)
  if (time === undefined) {
    time = readDate(post.postDate)?.getTime() ?? 0
    times.set(post, time)
  }
  return time
}

const known = new WeakMap<RawPost, Post>()

/** Reads a post, once for each that the server gave. */
export function readPost(from: RawPost): Post {
  const before = known.get(from)
  if (before) return before
  const post = makePost(from)
  known.set(from, post)
  return post
}

/** Whether it was drawn before, or read for another reason. */
export const isParsed = (from: RawPost): boolean => known.has(from)

function makePost(from: RawPost): Post {
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

/** Reads a comment; nothing when the value is none. */
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

/** Servers give an author as a name or as a person (decision:tolerant-readers). */
export function readAuthor(value: unknown): PostAuthor {
  if (typeof value === 'string') return { name: value, login: '', picture: '' }
  const from = asRecord(value)
  const login = readText(from.login)
  return { name: readText(from.name, login), login, picture: readText(from.pictureUrl ?? from.picture) }
}

/**
 * Whether somebody wrote a post or a comment, by user name (S6); where the server does not say who did, it will say who
 * may change it.
 */
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

/** What one person thinks of a post. */
export function reactionOf(post: Post, userId: Id | undefined): ReactionType {
  return post.reactions.find((reaction) => sameId(reaction.userId, userId))?.type ?? ReactionType.none
}
