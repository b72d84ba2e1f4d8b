import { asRecord, cutText, type Id, sameId, userStore } from '@kernel'
import { maxNotices } from '../../notices/contract'
import { idOf, type PostComment, type RawPost, ReactionType, readComments, readReactions } from './post'

/** The likes that the user knows of: for each of the user's posts, the marks of the people. */
type ToldLikes = Readonly<Record<string, string>>

const markLength = 3
const marks = 36 ** markLength
/** Much more than one post of a community has. */
const maxMarks = 3_000

/** Mark of a person, short because the likes of a thousand posts are stored. Of 46,656 marks, two people rarely have the same one, which hides one like. */
function markOf(person: Id): string {
  let sum = 0
  for (const letter of String(person)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % marks
  return sum.toString(36).padStart(markLength, '0')
}

function readToldLikes(stored: unknown): ToldLikes | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const entries = Object.entries(asRecord(stored))
  return Object.fromEntries(
    entries.flatMap(([post, told]) =>
      typeof told === 'string' && /^[0-9a-z]*$/.test(told) ? [[post, cutText(told, maxMarks)]] : [],
    ),
  )
}

/** The likes that the user knows of; undefined before the first visit, which tells of none. */
export const toldLikes = userStore('posts.toldLikes', readToldLikes)

export interface NewLikes {
  readonly post: RawPost
  readonly people: readonly Id[]
}

const likersOf = (post: RawPost): readonly Id[] =>
  readReactions(post).flatMap(({ type, userId }) => (type === ReactionType.like ? (userId ?? []) : []))

const marksOf = (told = '') => new Set(told.match(/.{3}/g))

/** The likes of others that the user does not know of. */
export function newLikes(
  posts: readonly RawPost[],
  told: ToldLikes | undefined,
  user: Id | undefined,
): readonly NewLikes[] {
  if (!told) return []
  return posts.flatMap((post) => {
    const people = likersOf(post)
    if (people.length === 0) return []
    const known = marksOf(told[String(idOf(post))])
    const others = people.filter((person) => !sameId(person, user) && !known.has(markOf(person)))
    return others.length > 0 ? [{ post, people: others }] : []
  })
}

/** Adds the likes of some posts to those that the user knows of. */
export function withTold(told: ToldLikes, posts: readonly RawPost[]): ToldLikes {
  const added = posts.flatMap((post) => {
    const known = marksOf(told[String(idOf(post))])
    const people = likersOf(post)
    for (const person of people) known.add(markOf(person))
    return known.size > 0 ? [[String(idOf(post)), [...known].join('').slice(-maxMarks)]] : []
  })
  return { ...told, ...Object.fromEntries(added) }
}

export interface NewComments {
  readonly post: RawPost
  /** Comments of others, newest first; at least one. */
  readonly comments: readonly [PostComment, ...PostComment[]]
}

/** The posts that others wrote comments on, the last commented first. */
export function commentedPosts(
  posts: readonly RawPost[],
  isTold: (comment: PostComment) => boolean,
): readonly NewComments[] {
  return posts
    .flatMap((post): NewComments[] => {
      const [newest, ...older] = readComments(post.comments).filter(isTold).reverse()
      return newest ? [{ post, comments: [newest, ...older] }] : []
    })
    .sort((one, other) => timeOf(other) - timeOf(one))
    .slice(0, maxNotices)
}

const timeOf = ({ comments: [{ writtenAt }] }: NewComments) => writtenAt?.getTime() ?? 0

/** Whether a text holds the address of a person's public page, as a mention does. */
export function mentions(text: string, login: string): boolean {
  if (login === '') return false
  const [lower, address] = [text.toLowerCase(), `/@${login.toLowerCase()}`]
  for (let at = lower.indexOf(address); at >= 0; at = lower.indexOf(address, at + 1)) {
    // "@ana" is not mentioned by the address of "@ana.martins"; a full stop may end the sentence.
    if (!/^[.-]*[\p{L}\p{N}_]/u.test(lower.slice(at + address.length))) return true
  }
  return false
}
