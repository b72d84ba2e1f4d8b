import { $session, hrefOf, navigate, sameId, useTexts } from '@kernel'
import { announce } from '@kernel/parts'
import { checkIcon, IconButton, Menu, moreIcon, muteIcon, searchIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useMessages } from '../api/use-conversations'
import { type Contact, messagesRoute } from '../contract'
import { type ConversationMarks, conversationMarks, isMuted, markChange } from '../model/conversation-marks'
import { $unread, conversationLeft, conversationMarkedUnread, conversationRead } from '../model/unread'
import { messagingTexts } from '../texts'
import { pinIcon } from './conversation-list'
import { useHasTwoColumns } from './use-last-conversation'

interface ConversationMenuProps {
  readonly contact: Contact
  readonly onFind: () => void
}

export function ConversationMenu({ contact: { id }, onFind }: ConversationMenuProps) {
  const t = useTexts(messagingTexts)
  const [session, marks, unread] = useUnit([$session, conversationMarks.$value, $unread])
  const [change, markRead, markUnread, leave, say, go] = useUnit([
    conversationMarks.changeFx,
    conversationRead,
    conversationMarkedUnread,
    conversationLeft,
    announce,
    navigate,
  ])
  const { data: messages = [] } = useMessages(id)
  const hasTwoColumns = useHasTwoColumns()
  useEffect(() => () => void leave(id), [id, leave])

  const isPinned = marks.pinned.includes(String(id))
  const isSilent = isMuted(marks, id)
  const isUnread = unread[id] !== undefined
  const mark = (kind: keyof ConversationMarks, isSet: boolean, said: string) => {
    void change(markChange(kind, id, isSet))
    say(said)
  }
  const toggleUnread = () => {
    if (isUnread) return markRead({ conversation: id, messages })
    markUnread({ conversation: id, messages })
    say(t['conversation.markedUnread']())
    if (!hasTwoColumns) go({ to: hrefOf(messagesRoute) })
  }
  return (
    <Menu
      align="end"
      items={[
        {
          id: 'find',
          icon: searchIcon,
          label: t['find.open'](),
          isDisabled: messages.length === 0,
          onSelect: onFind,
        },
        {
          id: 'pin',
          icon: pinIcon,
          label: isPinned ? t['conversation.unpin']() : t['conversation.pin'](),
          onSelect: () =>
            mark('pinned', !isPinned, isPinned ? t['conversation.unpinned']() : t['conversation.pinned']()),
        },
        {
          id: 'mute',
          icon: muteIcon,
          label: isSilent ? t['conversation.unmute']() : t['conversation.mute'](),
          onSelect: () =>
            mark('muted', !isSilent, isSilent ? t['conversation.unmuted']() : t['conversation.muted']()),
        },
        {
          id: 'unread',
          icon: checkIcon,
          label: isUnread ? t['conversation.markRead']() : t['conversation.markUnread'](),
          isDisabled: messages.every(({ userId }) => sameId(userId, session?.person.id)),
          onSelect: toggleUnread,
        },
      ]}
      trigger={(props) => <IconButton {...props} icon={moreIcon} label={t['conversation.more']()} />}
    />
  )
}
