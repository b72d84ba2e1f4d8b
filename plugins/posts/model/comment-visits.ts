import { asRecord, cutText, type Id, readBoolean, readNumber, readText, userStore } from '@kernel'
import { type PostComment, pendingId } from './post'

interface Visit {
  readonly post: string
  /** Time in ms of the newest comment that was there, by the clock of the server. */
  readonly at: number
}

export interface CommentVisits {
  readonly isNewestFirst: boolean
  /** The last visit of each post, the last one first. */
  readonly visits: readonly Visit[]
}

const maxVisits = 500
const maxId = 100

export function readVisits(stored: unknown): CommentVisits {
  const { isNewestFirst, visits } = asRecord(stored)
  const read = Array.isArray(visits) ? visits.slice(0, maxVisits).map(asRecord) : []
  return {
    isNewestFirst: readBoolean(isNewestFirst),
    visits: read.map(({ post, at }) => ({ post: cutText(readText(post), maxId), at: readNumber(at) })),
  }
}

export const commentVisits = userStore('posts.visits', readVisits)

const timeOf = ({ id, writtenAt }: PostComment) => (id === pendingId ? 0 : (writtenAt?.getTime() ?? 0))

/** Until when the user has read the comments of a post; undefined before the first visit, for which none is new. */
export const readUntil = ({ visits }: CommentVisits, post: Id): number | undefined =>
  visits.find((visit) => visit.post === String(post))?.at

export const isNewSince = (comment: PostComment, until: number | undefined): boolean =>
  until !== undefined && timeOf(comment) > until

/** A change: the user reads the comments of a post. */
export const withVisit =
  (id: Id, comments: readonly PostComment[]) =>
  (stored: CommentVisits): CommentVisits => {
    const post = String(id)
    const at = Math.max(readUntil(stored, id) ?? 0, ...comments.map(timeOf))
    const others = stored.visits.filter((visit) => visit.post !== post)
    return { ...stored, visits: [{ post, at }, ...others].slice(0, maxVisits) }
  }
