import { type Id, useTexts } from '@kernel'
import { useSlotMenu } from '@kernel/parts'
import { IconButton, Menu, moreIcon } from '@kernel/ui'
import { useMemo } from 'react'
import { type MessageReference, messageActions } from '../contract'
import { messagingTexts } from '../texts'

interface MessageMenuProps extends MessageReference {
  readonly contactId: Id
}

/** Menu of a message with the items of other plugins; without any there is no menu. */
export function MessageMenu({ id, text, author, isOwn, contactId }: MessageMenuProps) {
  const t = useTexts(messagingTexts)
  const message = useMemo(() => ({ id, text, author, isOwn }), [id, text, author, isOwn])
  const { items, view } = useSlotMenu(messageActions, { message, contactId }, isOwn ? 'own' : 'others')
  if (items.length === 0) return null
  return (
    <>
      <span data-action>
        <Menu
          items={items}
          align="end"
          trigger={(props) => (
            <IconButton {...props} size="sm" icon={moreIcon} label={t['message.more']({ text })} />
          )}
        />
      </span>
      {view}
    </>
  )
}
