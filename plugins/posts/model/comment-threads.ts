import { cutText, type Id, parseUrl } from '@kernel'
import type { PostComment } from './post'

interface Reply {
  /** The comment that it answers; undefined if that is gone. */
  readonly to: PostComment | undefined
  /** Whom it answers, as it says itself if nobody knows better. */
  readonly name: string
  /** The words without the beginning that says so. */
  readonly words: string
}

export interface PlacedComment {
  readonly comment: PostComment
  /** Undefined if it answers no comment of this post. */
  readonly reply: Reply | undefined
  /** Whether it is drawn below another comment: one level deep, however long the talk is. */
  readonly isNested: boolean
}

const maxName = 100

/** The beginning of an answer: the name of a person with the address of a comment. */
const beginning = new RegExp(
  String.raw`^@([^\n@]{0,${maxName}}) (https?://\S{1,2000})#comment-([^\s#]{1,200})\s*`,
  'u',
)

/** What "Reply" writes before the words of the answer. */
export const answerTo = (name: string, address: string): string =>
  `@${cutText(name.replaceAll(/[\s@]+/g, ' ').trim(), maxName)} ${address} `

/** The length of what "Reply" wrote at the beginning of a text. */
export const openingLength = (text: string): number => beginning.exec(text)?.[0].length ?? 0

/** Whom and what a beginning that "Reply" wrote answers. */
export function answeredBy(opening: string) {
  const [, author, address, id] = beginning.exec(opening) ?? []
  return author === undefined ? undefined : { author, address: `${address}#comment-${id}` }
}

/** The id of the comment that a comment answers, if its address is one of the post on this site. */
function readReply(content: string, post: Id, origin: string) {
  const [all, name = '', address = '', id = ''] = beginning.exec(content) ?? []
  const url = parseUrl(address)
  if (all === undefined || !url) return undefined
  const isOfPost =
    url.origin === origin &&
    (url.searchParams.get('post') === String(post) ||
      url.pathname.endsWith(`/post/${encodeURIComponent(post)}`))
  return isOfPost ? { id, name, words: content.slice(all.length) } : undefined
}

/**
 * Places the comments of a post: answers follow what they answer.
 * @param comments oldest first: an answer is later than what it answers, so answers never form a circle
 */
export function placeComments(
  comments: readonly PostComment[],
  post: Id,
  origin: string,
  isNewestFirst = false,
): readonly PlacedComment[] {
  const threads: PlacedComment[][] = []
  const threadOf = new Map<string, PlacedComment[]>()
  const earlier = new Map<string, PostComment>()
  for (const comment of comments) {
    const read = readReply(comment.content, post, origin)
    const to = read && earlier.get(read.id)
    const thread = read && threadOf.get(read.id)
    const placed = {
      comment,
      reply: read && { to, name: to ? to.author.name : read.name, words: read.words },
      isNested: thread !== undefined,
    }
    const own = thread ?? []
    own.push(placed)
    if (!thread) threads.push(own)
    const id = encodeURIComponent(comment.id)
    threadOf.set(id, own)
    earlier.set(id, comment)
  }
  return (isNewestFirst ? threads.reverse() : threads).flat()
}
