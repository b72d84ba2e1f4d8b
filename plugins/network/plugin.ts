import { definePlugin, fill, myPageReading, myPageSide, myPageTabs, page } from '@kernel'
import { bellIcon, mailIcon, peopleIcon, personAddIcon } from '@kernel/ui'
import { memberPicker } from '../groups/contract'
import { contactAvatar, contactSearch } from '../messaging/contract'
import { postAudience } from '../posts/contract'
import { manageConnectionsRoute } from './contract'
import { networkTexts } from './texts'

const text = networkTexts.ref

export default definePlugin({
  id: 'network',
  routes: [
    page(manageConnectionsRoute, {
      access: 'member',
      title: text('connections.title'),
      load: () => import('./pages/manage-connections'),
    }),
  ],
  fills: [
    fill(myPageReading, { id: 'network/reading', load: () => import('./ui/prefetch-connections') }),
    fill(myPageTabs, {
      id: 'network/people',
      order: 30,
      label: text('people.title'),
      icon: personAddIcon,
      load: () => import('./ui/people-search'),
    }),
    fill(myPageSide, {
      id: 'network/connections',
      order: 10,
      label: text('connections.title'),
      icon: peopleIcon,
      to: manageConnectionsRoute,
    }),
    fill(myPageSide, {
      id: 'network/invite',
      order: 30,
      label: text('invite.title'),
      icon: mailIcon,
      load: () => import('./ui/invite-panel'),
    }),
    fill(myPageSide, {
      id: 'network/pending',
      order: 40,
      label: text('pending.title'),
      icon: bellIcon,
      load: () => import('./ui/pending-panel'),
    }),
    fill(postAudience, { id: 'network/audience', load: () => import('./ui/audience-picker') }),
    fill(memberPicker, { id: 'network/members', load: () => import('./ui/member-picker') }),
    fill(contactSearch, { id: 'network/contacts', load: () => import('./ui/contact-search') }),
    fill(contactAvatar, { id: 'network/face', load: () => import('./ui/contact-avatar') }),
  ],
})
