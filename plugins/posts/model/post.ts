import {
  fields,
  type Id,
  readDate,
  readFlag,
  readId,
  readList,
  readNumber,
  readText,
  readVideo,
  sameId,
  type Video,
} from '@kernel'

/** What a person thinks of a post, in the server's codes (S3). */
export const ReactionType = { none: 0, like: 1, dislike: 2 } as const
export type ReactionType = (typeof ReactionType)[keyof typeof ReactionType]

/** What somebody said of a post. */
export interface PostComment {
  readonly id: Id
  /** HTML; it may be hostile. */
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

/** Reads a list of posts, newest first (PST-PAGE-03). @throws ApiError when the answer is no list */
export function readPosts(answer: unknown): Post[] {
  const time = (post: Post) => post.postedAt?.getTime() ?? 0
  return readList(answer, readPost).sort((a, b) => time(b) - time(a))
}

function readPost(value: unknown): Post | undefined {
  const from = fields(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  const reactions = Array.isArray(from.reactions) ? from.reactions.map(readReaction) : []
  const count = (type: ReactionType) => reactions.filter((reaction) => reaction.type === type).length
  return {
    id,
    content: readText(from.content),
    isPublic: readFlag(from.publicPost),
    picture: readText(from.imageFile),
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
  const from = fields(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  return {
    id,
    content: readText(from.content),
    writtenAt: readDate(from.commentDate),
    author: readAuthor(from.author),
  }
}

/** Servers give an author as a name or as a person (decision 29). */
function readAuthor(value: unknown): PostAuthor {
  if (typeof value === 'string') return { name: value, login: '', picture: '' }
  const from = fields(value)
  const login = readText(from.login)
  return { name: readText(from.name, login), login, picture: readText(from.pictureUrl ?? from.picture) }
}

function readReaction(value: unknown) {
  const from = fields(value)
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
