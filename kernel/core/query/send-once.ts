import { useUnit } from 'effector-react'
import { outcomeOf, UncertainError } from '../http/outcome'
import { readList } from '../http/unwrap'
import { hashText } from '../i18n/hash-text'
import { asRecord, type Id, readId, readNumber, sameId } from '../parse/parse'
import { $session } from '../session/session'
import { userStore } from '../session/user-store'

/** A call that creates something for the person. */
export interface Creation<Thing, Answer> {
  /** What is created and where, such as `posts/post` or `posts/comment/17`. */
  readonly what: string
  /** All that the person entered, as JSON: only equal content is taken for the same thing. */
  readonly content: unknown
  /** What the person has according to the query cache, with ids: none of these is the thing. */
  readonly known: readonly Thing[] | undefined
  /** Asks the server what the person has now. @throws ApiError */
  readonly list: () => Promise<readonly Thing[]>
  /** Whether a listed thing has the same content. @param since the thing was not created earlier */
  readonly isSame: (thing: Thing, since: Date) => boolean
  readonly send: () => Promise<Answer>
}

/** A call whose answer is missing. Stored before the call is sent, because the page may close before the answer. */
interface Attempt {
  /** In milliseconds since 1970. */
  readonly sentAt: number
  /** Ids of equal things that the person had before. */
  readonly earlierIds: readonly Id[]
}

const day = 86_400_000

/** Attempts by what was sent. They contain no content, which may be secret. */
const attempts = userStore.family<Attempt | undefined>('attempt:', (stored) => {
  const { sentAt, earlierIds } = asRecord(stored)
  const isOutdated = Date.now() - readNumber(sentAt) >= day
  if (isOutdated || !Array.isArray(earlierIds)) return undefined
  return { sentAt: readNumber(sentAt), earlierIds: readList(earlierIds, readId) }
})

/** The server's clock and that of the person may differ by less than this. */
const maxClockDifference = day

/**
 * Returns a function that creates something once: if the outcome of an earlier call with the same content is unknown, it
 * first asks the server whether the thing has arrived, also after a reload.
 *
 * The function resolves with the answer, or with the thing that had arrived. It throws ApiError, and
 * {@link UncertainError} when the server could not be asked.
 *
 * @example
 * await sendOnce({ what: 'notes/note', content, known, list, isSame: (note) => note.text === text, send })
 */
export function useSendOnce() {
  const session = useUnit($session)

  return async <Thing, Answer>(creation: Creation<Thing, Answer>): Promise<Answer | Thing> => {
    const { what, content, known = [], list, isSame, send } = creation
    const stored = attempts.of(session).of(`${what}#${hashText(JSON.stringify(content))}`)
    const earlier = stored.load()
    if (earlier) {
      const listed = await list().catch((error: unknown) => {
        throw new UncertainError(error)
      })
      const isOurs = (thing: Thing) =>
        isSame(thing, since(earlier)) && !earlier.earlierIds.some((id) => sameId(id, idOf(thing)))
      const arrived = listed.find(isOurs)
      if (arrived !== undefined) {
        stored.clear()
        return arrived
      }
    }
    const attempt = earlier ?? { sentAt: Date.now(), earlierIds: [] }
    const equal = known.filter((thing) => isSame(thing, since(attempt)))
    stored.save(earlier ?? { ...attempt, earlierIds: equal.flatMap((thing) => idOf(thing) ?? []) })
    try {
      const answer = await send()
      stored.clear()
      return answer
    } catch (error) {
      // A refusal says nothing about an earlier call, which may still arrive.
      if (!earlier && !outcomeOf(error).isUncertain) stored.clear()
      throw error
    }
  }
}

const since = ({ sentAt }: Attempt) => new Date(sentAt - maxClockDifference)

const idOf = (thing: unknown) => readId(asRecord(thing).id)
