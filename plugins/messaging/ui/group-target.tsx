import { hrefOf, navigate, sameId, useTexts } from '@kernel'
import { QueryBoundary, useCollected } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useGroupConversation } from '../api/use-group-conversation'
import { type GroupToMessage, groupsToMessage, messagesRoute } from '../contract'
import { messagingTexts } from '../texts'
import { MissingConversation, OpeningConversation } from './conversation'

interface GroupTargetProps {
  readonly id: string
  readonly headingId: string
}

/** Leads from a group to its conversation. */
export function GroupTarget({ id, headingId }: GroupTargetProps) {
  const { entries, runners } = useCollected(groupsToMessage, {})
  const group = entries
    .flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
    .find((one) => sameId(one.id, id))
  const isLoading = entries.some(({ result }) => result.state === 'loading')
  return (
    <>
      {runners}
      {group ? (
        <FoundGroup group={group} headingId={headingId} />
      ) : isLoading ? (
        <OpeningConversation headingId={headingId} />
      ) : (
        <MissingConversation id={id} headingId={headingId} />
      )}
    </>
  )
}

function FoundGroup({ group, headingId }: { readonly group: GroupToMessage; readonly headingId: string }) {
  const t = useTexts(messagingTexts)
  const go = useUnit(navigate)
  const query = useGroupConversation(group, true)
  const { data: conversation } = query
  useEffect(() => {
    if (conversation) go({ to: hrefOf(messagesRoute, undefined, { with: conversation }), replace: true })
  }, [conversation, go])
  const opening = <OpeningConversation headingId={headingId} />
  return (
    <QueryBoundary query={query} failed={t['chat.errorContact']()} fallback={opening}>
      {(found) =>
        found === null ? <MissingConversation id={String(group.id)} headingId={headingId} /> : opening
      }
    </QueryBoundary>
  )
}
