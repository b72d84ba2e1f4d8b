import { useHref, useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { manageGroupsRoute } from '../contract'
import { groupsTexts } from '../texts'
import { GroupForm } from '../ui/group-form'

export default function CreateGroup() {
  const t = useTexts(groupsTexts)
  const href = useHref()
  return (
    <Page width="wide">
      <Toolbar title={t['editor.create']()} backTo={href(manageGroupsRoute)} />
      <GroupForm />
    </Page>
  )
}
