import { useHref, useTexts } from '@kernel'
import { Slot } from '@kernel/parts'
import {
  Button,
  ButtonLink,
  Card,
  composeIcon,
  EmptyState,
  groupIcon,
  offlineIcon,
  SpeechBubblesIllustration,
  sendIcon,
} from '@kernel/ui'
import { manageGroupsRoute } from '../../groups/contract'
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
  const href = useHref()
  const findPeople = useFindPeople()
  const styles = conversationListRecipe({ isEmpty: true })
  return (
    <div className={styles.none}>
      <Card isBleed>
        <EmptyState
          isLow
          art={<SpeechBubblesIllustration />}
          title={t['conversations.empty']()}
          titleAs="h2"
          points={[
            { icon: sendIcon, text: t['conversations.empty.live']() },
            { icon: groupIcon, text: href(manageGroupsRoute) && t['conversations.empty.groups']() },
            { icon: offlineIcon, text: t['conversations.empty.offline']() },
          ]}
          action={
            onNew ? (
              <Button icon={composeIcon} onClick={onNew}>
                {t['chat.begin']()}
              </Button>
            ) : (
              findPeople && <ButtonLink to={findPeople}>{t['conversations.findPeople']()}</ButtonLink>
            )
          }
        >
          {onNew ? t['conversations.empty.text']() : findPeople && t['conversations.empty.connect']()}
        </EmptyState>
      </Card>
      <Slot of={firstContacts} props={{}} whenFailed="nothing" />
    </div>
  )
}
