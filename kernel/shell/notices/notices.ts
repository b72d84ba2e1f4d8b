import { attach, combine, createEffect, createEvent, sample } from 'effector'
import { $address } from '../../core/navigation/current-page'
import type { Notice } from '../../core/plugin/shell-slots'
import { sessionStore } from '../../core/session/events'
import { $session } from '../../core/session/session'
import { userStorage } from '../../core/session/stored'
import { addKeys, isUnread, noticeKey, parseReadNotices, type ReadNotices } from './read-notices'

/** A notice with the id of its source. */
export interface SourcedNotice {
  readonly source: string
  readonly notice: Notice
}

export const noticesOpened = createEvent()
export const noticesClosed = createEvent()
/** The notices of all sources, when one of them changes. */
export const noticesFound = createEvent<readonly SourcedNotice[]>()
/** The user has read these notices. */
export const noticesRead = createEvent<readonly SourcedNotice[]>()
/** Read notices were loaded from storage, or changed in another tab. */
export const readLoaded = createEvent<ReadNotices>()

export const storedRead = userStorage.define('readNotices', parseReadNotices)

export const $isNoticesOpen = sessionStore(false)
  .on(noticesOpened, () => true)
  // Also when the browser goes back or forward, which must not change a page that nobody sees.
  .reset(noticesClosed, $address)

const $notices = sessionStore<readonly SourcedNotice[]>([]).on(noticesFound, (_, notices) => notices)

/** The read notices; null until they are loaded. */
export const $read = sessionStore<ReadNotices | null>(null)
  .on(readLoaded, (_, read) => read)
  .on(
    noticesRead,
    (read, notices) =>
      read &&
      addKeys(
        read,
        notices.flatMap(({ source, notice }) => (notice.markRead ? [] : noticeKey(source, notice))),
      ),
  )

export const $unreadNotices = combine($notices, $read, (all, read) =>
  all.filter(({ source, notice }) => read !== null && isUnread(source, notice, read)),
)

const saveFx = attach({
  source: { session: $session, read: $read },
  effect: ({ session, read }) => read && storedRead(session).save(read),
})
const markReadFx = createEffect((notices: readonly SourcedNotice[]) => {
  for (const { notice } of notices) notice.markRead?.()
})

// Data flow between events, stores and effects

sample({ clock: noticesRead, fn: () => undefined, target: saveFx })
sample({ clock: noticesRead, target: markReadFx })
