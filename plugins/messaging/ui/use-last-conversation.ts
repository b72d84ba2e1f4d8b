import { $session, hrefOf, navigate } from '@kernel'
import { isTyping, recordMove } from '@kernel/parts'
import { useMedia } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { $latest } from '../api/arrivals'
import { useConversations } from '../api/use-conversations'
import { messagesRoute } from '../contract'
import { latestFirst } from '../model/contact'
import { conversationMarks, pinnedFirst } from '../model/conversation-marks'
import { conversationToOpen, lastConversation } from '../model/last-conversation'

/** Whether the screen has room for a conversation beside the list. */
export const useHasTwoColumns = (): boolean => useMedia('(min-width: 48rem)')

/**
 * Opens a conversation beside the list if none is in the URL, as in other mail and chat programs. On phones, the list stays.
 * Nothing opens while somebody searches the list. The URL changes in place, so that going back leaves the screen. A link to the screen leads back to the open conversation.
 *
 * @param open id of the open conversation
 * @param onOpen called before a conversation opens by itself
 */
export function useLastConversation(open: string | undefined, onOpen: () => void): void {
  const [session, latest, go] = useUnit([$session, $latest, navigate])
  const goBy = useNavigate()
  const isFollowed = useNavigationType() === 'PUSH'
  const before = useRef(open)
  const hasTwoColumns = useHasTwoColumns()
  const { data: conversations } = useConversations()
  // While the next screen loads, this one is still there: it must not lead back.
  const path = useRef(location.pathname)
  useEffect(() => {
    if (!conversations || location.pathname !== path.current) return
    const last = lastConversation.of(session)
    if (open !== undefined) {
      before.current = open
      if (conversations.some(({ id }) => String(id) === open)) last.save(open)
    } else if (hasTwoColumns) {
      const chosen = conversationToOpen(
        pinnedFirst(latestFirst(conversations, latest), conversationMarks.of(session).load()),
        last.load(),
      )
      if (!chosen) return
      const isBefore = isFollowed && before.current === String(chosen.id)
      if (!isBefore && isTyping()) return
      recordMove()
      onOpen()
      before.current = undefined
      if (isBefore) void goBy(-1)
      else go({ to: hrefOf(messagesRoute, undefined, { with: chosen.id }), replace: true })
    }
  }, [open, hasTwoColumns, conversations, latest, session, go, goBy, isFollowed, onOpen])
}
