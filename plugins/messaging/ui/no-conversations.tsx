import { useTexts } from '@kernel'
import { Button, ButtonLink, EmptyState, plusIcon, SpeechBubblesIllustration } from '@kernel/ui'
import { useFindPeople } from '../../network/contract'
import { messagingTexts } from '../texts'

interface NoConversationsProps {
  /** Starts the first conversation; undefined if there is nobody to write to. */
  readonly onNew: (() => void) | undefined
}

/** Shown if the user has no conversations; suggests the first one, or else finding people to message. */
export function NoConversations({ onNew }: NoConversationsProps) {
  const t = useTexts(messagingTexts)
  const findPeople = useFindPeople()
  return (
    <EmptyState
      art={<SpeechBubblesIllustration />}
      title={t['conversations.empty']()}
      titleAs="p"
      action={
        onNew ? (
          <Button icon={plusIcon} onClick={onNew}>
            {t['chat.begin']()}
          </Button>
        ) : (
          findPeople && <ButtonLink to={findPeople}>{t['conversations.findPeople']()}</ButtonLink>
        )
      }
    >
      {t['conversations.empty.text']()}
    </EmptyState>
  )
}
