import { type Id, useTexts } from '@kernel'
import { confirmRequested } from '@kernel/parts'
import { IconButton, trashIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useDeleteMessage } from '../api/delete-message.mutation'
import { messagingTexts } from '../texts'

const text = messagingTexts.ref

interface DeleteMessageProps {
  readonly id: Id
  readonly text: string
  readonly conversation: Id
}

/** Button that deletes one of the user's messages after confirmation (MSG-CHAT-04). */
export function DeleteMessage({ id, text: messageText, conversation }: DeleteMessageProps) {
  const t = useTexts(messagingTexts)
  const requestConfirm = useUnit(confirmRequested)
  const remove = useDeleteMessage(conversation)
  const handleDelete = () =>
    requestConfirm({
      title: text('message.deleteTitle'),
      body: text('message.deleteSure'),
      yes: { isDanger: true, run: () => remove.mutate(id) },
    })
  return (
    <IconButton
      size="sm"
      icon={trashIcon}
      label={t['message.delete']({ text: messageText })}
      onClick={handleDelete}
    />
  )
}
