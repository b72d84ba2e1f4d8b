import { sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** A visit of an address that names a post. */
interface LinkVisit {
  /** Id of the post. */
  readonly id: string
  /** Key of the history entry. */
  readonly key: string
  /** Query and fragment. */
  readonly address: string
}

/** The linked post got the focus or is gone, or its address was visited again otherwise than by a link. */
export const linkHandled = createEvent<LinkVisit>()

/** The last visit of a link that led to its post. It outlives the lists, which a filter or another screen unmounts. */
export const $handledLink = sessionStore<LinkVisit | null>(null).on(linkHandled, (before, visit) =>
  before?.key === visit.key ? before : visit,
)
