import { $session, hrefOf, navigate, readId, sameId, userStore } from '@kernel'
import { isTyping, recordMove } from '@kernel/parts'
import { useMedia } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { $latest } from '../api/arrivals'
import { useConversations } from '../api/use-conversations'
import { messagesRoute } from '../contract'
import { latestFirst } from '../model/contact'
import { conversationMarks, pinnedFirst } from '../model/conversation-marks'

/** Id of the conversation that the user opened last on this device. */
const lastConversation = userStore('lastConversation', readId)

/** Whether the screen has room for a conversation beside the list. */
export const useHasTwoColumns = (): boolean => useMedia('(min-width: 48rem)')

/** Interval in ms at which is checked whether somebody still types. */
const typingCheck = 1_000

/**
 * Opens a conversation beside the list if none is in the URL, as in other mail and chat programs. On phones, the list stays.
 * Nothing opens while somebody types, such as into the search of the list. The URL changes in place, so that going back
 * leaves the screen. A link to the screen leads back to the open conversation.
 *
 * @param open id of the open conversation
 * @param onOpen called before a conversation opens by itself
 * @returns whether none opens yet because somebody types
 */
export function useLastConversation(open: string | undefined, onOpen: () => void): boolean {
  const [session, latest, go] = useUnit([$session, $latest, navigate])
  const goBy = useNavigate()
  const isFollowed = useNavigationType() === 'PUSH'
  const before = useRef(open)
  const hasTwoColumns = useHasTwoColumns()
  const { data: conversations } = useConversations()
  // While the next screen loads, this one is still there: it must not lead back.
  const path = useRef(location.pathname)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isHeld) return
    const timer = setInterval(() => setHeld(isTyping()), typingCheck)
    return () => clearInterval(timer)
  }, [isHeld])
  useEffect(() => {
    if (!conversations || location.pathname !== path.current) return
    const last = lastConversation.of(session)
    if (open !== undefined) {
      before.current = open
      if (conversations.some(({ id }) => String(id) === open)) last.save(open)
    } else if (hasTwoColumns) {
      const ordered = pinnedFirst(latestFirst(conversations, latest), conversationMarks.of(session).load())
      const lastId = last.load()
      const chosen = ordered.find(({ id }) => sameId(id, lastId)) ?? ordered[0]
      if (!chosen) return
      const isBefore = isFollowed && before.current === String(chosen.id)
      if (!isBefore && (isHeld || isTyping())) return setHeld(true)
      recordMove()
      onOpen()
      before.current = undefined
      if (isBefore) void goBy(-1)
      else go({ to: hrefOf(messagesRoute, undefined, { with: chosen.id }), replace: true })
    }
  }, [open, hasTwoColumns, conversations, latest, session, go, goBy, isFollowed, onOpen, isHeld])
  return isHeld && open === undefined
}
