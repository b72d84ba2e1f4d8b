import { useTexts } from '@kernel'
import { ButtonLink, EmptyState, SpeechBubblesIllustration } from '@kernel/ui'
import { useFindPeople } from '../../network/contract'
import { messagingTexts } from '../texts'

/** Shown if the user has no conversations; suggests finding people to message. */
export function NoConversations({ className }: { readonly className?: string }) {
  const t = useTexts(messagingTexts)
  const findPeople = useFindPeople()
  return (
    <EmptyState
      art={<SpeechBubblesIllustration />}
      title={t['conversations.empty']()}
      titleAs="p"
      action={findPeople && <ButtonLink to={findPeople}>{t['conversations.findPeople']()}</ButtonLink>}
      className={className}
    >
      {t['conversations.empty.text']()}
    </EmptyState>
  )
}
