import { definePlugin, fill, myPageSide, page } from '@kernel'
import { groupIcon } from '@kernel/ui'
import { dataExports } from '../accounts/contract'
import { groupsToMessage } from '../messaging/contract'
import { suggestionSources } from '../network/contract'
import { publicPageDetails } from '../public-page/contract'
import { searchSources } from '../search/contract'
import { createGroupRoute, editGroupRoute, manageGroupsRoute } from './contract'
import { groupsTexts } from './texts'

const text = groupsTexts.ref

export default definePlugin({
  id: 'groups',
  routes: [
    page(manageGroupsRoute, {
      skeleton: 'people',
      access: 'member',
      title: text('manage'),
      load: () => import('./pages/manage-groups'),
    }),
    page(createGroupRoute, {
      place: manageGroupsRoute,
      skeleton: 'form',
      access: 'member',
      title: text('editor.create'),
      load: () => import('./pages/create-group'),
    }),
    page(editGroupRoute, {
      place: manageGroupsRoute,
      skeleton: 'form',
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
    fill(groupsToMessage, { id: 'groups/own', load: () => import('./ui/groups-to-message') }),
    fill(suggestionSources, {
      id: 'groups/members',
      order: 10,
      load: () => import('./ui/suggested-members'),
    }),
    fill(publicPageDetails, {
      id: 'groups/shared',
      access: 'member',
      load: () => import('./ui/shared-groups'),
    }),
    fill(searchSources, {
      id: 'groups/groups',
      order: 15,
      label: text('list.title'),
      icon: groupIcon,
      load: () => import(/* webpackChunkName: 'search-sources' */ './ui/search-groups'),
    }),
    fill(dataExports, {
      id: 'groups/groups',
      order: 30,
      access: 'member',
      label: text('manage'),
      load: () => import(/* webpackChunkName: 'exports' */ './ui/export-groups'),
    }),
  ],
})
