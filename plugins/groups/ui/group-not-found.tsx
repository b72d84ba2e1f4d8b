import { useHref, useTexts } from '@kernel'
import { ButtonLink, EmptyState, LostIllustration } from '@kernel/ui'
import { manageGroupsRoute } from '../contract'
import { groupsTexts } from '../texts'

export function GroupNotFound() {
  const t = useTexts(groupsTexts)
  const href = useHref()
  return (
    <EmptyState
      art={<LostIllustration />}
      title={t['list.unknown']()}
      action={
        <ButtonLink to={href(manageGroupsRoute)} variant="soft">
          {t['list.all']()}
        </ButtonLink>
      }
    >
      {t['list.unknown.text']()}
    </EmptyState>
  )
}
