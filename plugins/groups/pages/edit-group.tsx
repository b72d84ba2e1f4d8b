import { outcomeOf, useHref, useRouteParams, useTexts } from '@kernel'
import { Toolbar, useScreenTitle } from '@kernel/parts'
import { Page, ScreenSkeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { groupQuery } from '../api/queries'
import { editGroupRoute, manageGroupsRoute } from '../contract'
import { groupsTexts } from '../texts'
import { GroupForm } from '../ui/group-form'
import { GroupNotFound } from '../ui/group-not-found'

export default function EditGroup() {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const { id } = useRouteParams(editGroupRoute)
  return (
    <Page width="wide">
      <Toolbar title={t['editor.edit']()} backTo={href(manageGroupsRoute, {}, { group: id })} />
      <Editor id={id} />
    </Page>
  )
}

function Editor({ id }: { readonly id: string }) {
  const t = useTexts(groupsTexts)
  const { data: group, error } = useQuery({
    ...groupQuery(id),
    throwOnError: (failure, { state }) => state.data === undefined && !outcomeOf(failure).isMissing,
  })

  useScreenTitle(group?.name && `${group.name} · ${t['editor.edit']()}`)

  if (group) return <GroupForm group={group} />
  if (error) return <GroupNotFound />
  return <ScreenSkeleton of="form" />
}
