import { $session, userKey } from '@kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { followReads } from '../api/create-refetcher'
import { openOutbox } from '../api/open-outbox'
import { conversationRead, outboxOpened, outboxTold, tabGone } from '../model/outbox'

/** Brings back what was not sent or announced before the page was left, and follows the person's other tabs. */
export function useOutbox(): void {
  const client = useQueryClient()
  const [session, onOpened, onNews, onGone, onRead] = useUnit([
    $session,
    outboxOpened,
    outboxTold,
    tabGone,
    conversationRead,
  ])
  const open = useEffectEvent(() => session && openOutbox(session, { onOpened, onNews, onGone }))
  // A renewed session is another object, and the same person's.
  const owner = session && userKey(session.person)

  useEffect(() => {
    const close = owner === null ? null : open()
    if (!close) return
    const stop = followReads(client, onRead)
    return () => {
      stop()
      close()
    }
  }, [owner, client, onRead])
}
