import {
  asRecord,
  type Id,
  readBoolean,
  readDate,
  readId,
  readList,
  readNumber,
  readText,
} from '@roda/kernel'

/** An event of the community. */
export interface CommunityEvent {
  readonly id: Id
  /** Empty if the server sent none. */
  readonly title: string
  readonly startsAt: Date
  readonly place: string
  readonly capacity: number
  /** How many people attend. */
  readonly going: number
  /** Whether the user attends. */
  readonly isGoing: boolean
}

/** Reads the list of events; events without id or start are left out. @throws ApiError if it is not a list */
export const readEvents = (answer: unknown): CommunityEvent[] => readList(answer, readEvent)

function readEvent(value: unknown): CommunityEvent | undefined {
  const from = asRecord(value)
  const id = readId(from.id)
  const startsAt = readDate(from.startsAt)
  if (id === undefined || !startsAt) return undefined
  return {
    id,
    title: readText(from.title),
    startsAt,
    place: readText(from.place),
    capacity: readNumber(from.capacity) ?? 0,
    going: readNumber(from.going) ?? 0,
    isGoing: readBoolean(from.isGoing) ?? false,
  }
}
