import { type Id, useTexts } from '@kernel'
import { IconButton, trashIcon } from '@kernel/ui'
import { useDeleteMessage } from '../api/mutations'
import { messagingTexts } from '../texts'

interface DeleteMessageProps {
  readonly id: Id
  readonly text: string
  readonly conversation: Id
}

export function DeleteMessage({ id, text, conversation }: DeleteMessageProps) {
  const t = useTexts(messagingTexts)
  const remove = useDeleteMessage()
  return (
    <IconButton
      size="sm"
      icon={trashIcon}
      label={t['message.delete']({ text })}
      onClick={() => remove.mutate({ from: conversation, id })}
    />
  )
}
