import { sessionStore } from '@kernel'
import { createEffect, createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $unreadNotices } from '../model/notices'

const counted = createEvent()

/** The number on the icon; undefined until it is known, and after the session: a closed page leaves it there. */
const $badge = sessionStore<number | undefined>(undefined).on(
  sample({ clock: counted, source: $unreadNotices }),
  (_, { length }) => length,
)

const setBadgeFx = createEffect((count: number | undefined) =>
  count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.(),
)

sample({ clock: $badge, target: setBadgeFx })

/** Shows the number of unread notices on the icon of the installed app, once all sources have answered. */
export function useAppBadge(isKnown: boolean): void {
  const [unread, count] = useUnit([$unreadNotices, counted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the notices change
  useEffect(() => {
    if (isKnown) count()
  }, [isKnown, unread, count])
}
