import { $session, ownKeep, takeTurn } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { notifyKept, notifyKey } from '../model/notify'
import { countingChanged, readUnread, unreadKept, unreadKey } from '../model/unread'

/** What the browser keeps of a person's messages, and what its tabs tell each other of them (decisions 9 and 20). */
export function useMessagingKeep(): void {
  const [session, keepUnread, keepNotify, count] = useUnit([
    $session,
    unreadKept,
    notifyKept,
    countingChanged,
  ])

  useEffect(() => {
    if (!session) return
    const keep = ownKeep(session)
    const hearUnread = (stored: string | null) => keepUnread(readUnread(stored))
    const hearNotify = (stored: string | null) => keepNotify(stored !== null)
    hearUnread(keep.get(unreadKey))
    hearNotify(keep.get(notifyKey))
    const ends = [keep.follow(unreadKey, hearUnread), keep.follow(notifyKey, hearNotify)]
    return () => {
      for (const end of ends) end()
    }
  }, [session, keepUnread, keepNotify])

  useEffect(() => {
    const turn = takeTurn('messaging')
    turn.come.then(
      () => count(true),
      () => undefined,
    )
    return turn.leave
  }, [count])
}
