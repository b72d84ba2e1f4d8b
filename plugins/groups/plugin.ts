import { definePlugin, fill, myPageSide, page } from '@kernel'
import { groupIcon } from '@kernel/ui'
import { createGroupRoute, editGroupRoute, manageGroupsRoute } from './contract'
import { groupsTexts } from './texts'

const text = groupsTexts.ref

export default definePlugin({
  id: 'groups',
  routes: [
    page(manageGroupsRoute, {
      access: 'member',
      title: text('list.title'),
      load: () => import('./pages/manage-groups'),
    }),
    page(createGroupRoute, {
      access: 'member',
      title: text('editor.create'),
      load: () => import('./pages/create-group'),
    }),
    page(editGroupRoute, {
      access: 'member',
      title: text('editor.edit'),
      load: () => import('./pages/edit-group'),
    }),
  ],
  fills: [
    fill(myPageSide, {
      id: 'groups/manage',
      order: 20,
      access: 'member',
      label: text('manage'),
      icon: groupIcon,
      to: manageGroupsRoute,
    }),
  ],
})
