import { useTexts } from '@kernel'
import { Slot } from '@kernel/parts'
import { Button, ButtonLink, composeIcon, EmptyState, SpeechBubblesIllustration } from '@kernel/ui'
import { useFindPeople } from '../../network/contract'
import { firstContacts } from '../contract'
import { messagingTexts } from '../texts'
import { conversationListRecipe } from './conversation-list.recipe'

interface NoConversationsProps {
  /** Starts the first conversation; undefined if there is nobody to write to. */
  readonly onNew: (() => void) | undefined
}

/** Shown if the user has no conversations; suggests the first one, or else connecting with people to message them. */
export function NoConversations({ onNew }: NoConversationsProps) {
  const t = useTexts(messagingTexts)
  const findPeople = useFindPeople()
  const styles = conversationListRecipe()
  return (
    <div className={styles.none}>
      <EmptyState
        isLow
        art={<SpeechBubblesIllustration />}
        title={t['conversations.empty']()}
        titleAs="p"
        action={
          onNew ? (
            <Button icon={composeIcon} onClick={onNew}>
              {t['chat.begin']()}
            </Button>
          ) : (
            // Those below are the first choice.
            findPeople && (
              <ButtonLink to={findPeople} variant="soft">
                {t['conversations.findPeople']()}
              </ButtonLink>
            )
          )
        }
      >
        {onNew ? t['conversations.empty.text']() : t['conversations.empty.connect']()}
      </EmptyState>
      <Slot
        of={firstContacts}
        props={{}}
        whenFailed="nothing"
        frame={(people) => <div className={styles.people}>{people}</div>}
      />
    </div>
  )
}
