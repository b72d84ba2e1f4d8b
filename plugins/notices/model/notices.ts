import { $address, asRecord, readBoolean, readText, serverNow, sessionStore, userStore } from '@kernel'
import { combine, createEffect, createEvent, sample } from 'effector'
import { type Notice, type QuietHours, quietHoursChanged } from '../contract'
import { addKeys, isUnread, noticeKey, parseReadNotices, type ReadNotices } from './read-notices'

export interface SourcedNotice {
  readonly source: string
  readonly notice: Notice
}

export const noticesOpened = createEvent()
export const noticesClosed = createEvent()
/** The notices of all sources, when one of them changes. */
export const noticesFound = createEvent<readonly SourcedNotice[]>()
export const noticesRead = createEvent<readonly SourcedNotice[]>()
/** The list is there. At the first visit on this device, older notices count as read. */
export const noticesMounted = createEvent()

const { $value: $read, changeFx: changeReadFx } = userStore('readNotices', parseReadNotices)

export { $read }

interface NoticeChoices {
  /** Ids of the sources that the user switched off. */
  readonly off: readonly string[]
  readonly hasSound: boolean
}

export const noticeChoices = userStore('notices.choices', (stored): NoticeChoices => {
  const { off, hasSound } = asRecord(stored)
  const ids = Array.isArray(off) ? off.filter((id) => typeof id === 'string') : []
  return { off: ids, hasSound: readBoolean(hasSound) }
})

export const $isNoticesOpen = sessionStore(false)
  .on(noticesOpened, () => true)
  // Also when the browser goes back or forward, which must not change a page that nobody sees.
  .reset(noticesClosed, $address)

const $notices = sessionStore<readonly SourcedNotice[]>([]).on(noticesFound, (_, notices) => notices)

export const $unreadNotices = combine($notices, $read, (all, read) =>
  all.filter(({ source, notice }) => isUnread(source, notice, read)),
)

const markReadFx = createEffect((notices: readonly SourcedNotice[]) => {
  for (const { notice } of notices) notice.markRead?.()
})

const timeOfDay = (value: unknown, otherwise: string) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(readText(value)) ? readText(value) : otherwise

/** The quiet hours, which other plugins read by the contract. */
export const quietHours = userStore('notices.quiet', (stored): QuietHours => {
  const { isOn, from, to } = asRecord(stored)
  return { isOn: readBoolean(isOn), from: timeOfDay(from, '22:00'), to: timeOfDay(to, '07:00') }
})

// Data flow between events, stores and effects

sample({ clock: [noticesMounted, quietHours.$value], source: quietHours.$value, target: quietHoursChanged })
sample({
  clock: noticesMounted,
  fn: () => (read: ReadNotices) => (read.since > 0 ? read : { ...read, since: serverNow().getTime() }),
  target: changeReadFx,
})
sample({
  clock: noticesRead,
  fn: (notices) => (read: ReadNotices) =>
    addKeys(
      read,
      notices.flatMap(({ source, notice }) => (notice.markRead ? [] : noticeKey(source, notice))),
    ),
  target: changeReadFx,
})
sample({ clock: noticesRead, target: markReadFx })
