import { definePlugin, fill, myPageReading, myPageSide, myPageTabs, navbarStart, page } from '@kernel'
import { keyboardShortcuts } from '@kernel/parts'
import { bellIcon, compassIcon, peopleIcon, personAddIcon, personIcon } from '@kernel/ui'
import { dataExports } from '../accounts/contract'
import { firstCourses } from '../courses/contract'
import { memberPicker } from '../groups/contract'
import { contactDetails, contactPictures, contactSearch, firstContacts } from '../messaging/contract'
import { noticeSources } from '../notices/contract'
import { newcomerSections, newcomerSteps, postAudience, postReaders } from '../posts/contract'
import { publicPageActions, publicPageHeader } from '../public-page/contract'
import { searchSources } from '../search/contract'
import { discoverRoute, knownPeople, manageConnectionsRoute } from './contract'
import { networkTexts } from './texts'

const text = networkTexts.ref
const search = () => import(/* webpackChunkName: 'search-sources' */ './ui/search-sources')
const notices = () => import('./ui/notice-sources')

export default definePlugin({
  id: 'network',
  routes: [
    page(manageConnectionsRoute, {
      isKept: true,
      skeleton: 'people',
      access: 'member',
      title: text('connections.title'),
      load: () => import('./pages/manage-connections'),
    }),
    page(discoverRoute, {
      isKept: true,
      skeleton: 'people',
      access: 'member',
      title: text('discover.title'),
      load: () => import('./pages/discover'),
    }),
  ],
  fills: [
    fill(navbarStart, {
      id: 'network/discover',
      order: 15,
      access: 'member',
      label: text('discover.title'),
      icon: compassIcon,
      to: discoverRoute,
    }),
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
      badge: () => import('./ui/requests-badge'),
    }),
    fill(myPageSide, {
      id: 'network/invite',
      order: 40,
      segment: 'folded',
      label: text('invite.title'),
      icon: personAddIcon,
      load: () => import('./ui/invite-panel'),
    }),
    fill(myPageSide, {
      id: 'network/pending',
      order: 30,
      label: text('pending.title'),
      icon: bellIcon,
      load: () => import('./ui/pending-panel'),
    }),
    fill(myPageSide, {
      id: 'network/suggestions',
      order: 35,
      label: text('suggestions.title'),
      icon: personAddIcon,
      load: () => import('./ui/suggestions-panel'),
    }),
    fill(newcomerSteps, {
      id: 'network/connect',
      order: 20,
      label: text('newcomer.connect'),
      detail: text('newcomer.connect.detail'),
      to: discoverRoute,
      load: () => import('./ui/connect-step'),
    }),
    fill(firstContacts, { id: 'network/people', load: () => import('./ui/first-contacts') }),
    fill(newcomerSections, { id: 'network/newcomers', load: () => import('./ui/people-cards') }),
    fill(postAudience, { id: 'network/audience', load: () => import('./ui/audience-picker') }),
    fill(postReaders, { id: 'network/readers', load: () => import('./ui/reader-count') }),
    fill(firstCourses, { id: 'network/discover', load: () => import('./ui/suggested-sections') }),
    fill(memberPicker, { id: 'network/members', load: () => import('./ui/member-picker') }),
    fill(publicPageActions, { id: 'network/person', load: () => import('./ui/person-actions') }),
    fill(publicPageHeader, {
      id: 'network/tags',
      order: 20,
      access: 'member',
      load: () => import('./ui/person-tags'),
    }),
    fill(contactSearch, { id: 'network/contacts', load: () => import('./ui/contact-search') }),
    fill(contactPictures, { id: 'network/pictures', load: () => import('./ui/contact-pictures') }),
    fill(contactDetails, { id: 'network/username', load: () => import('./ui/contact-username') }),
    fill(keyboardShortcuts, {
      id: 'network/discover',
      order: 10,
      segment: 'g d',
      label: text('discover.title'),
      to: discoverRoute,
    }),
    fill(dataExports, {
      id: 'network/connections',
      order: 20,
      access: 'member',
      label: text('connections.mine'),
      load: () => import(/* webpackChunkName: 'exports' */ './ui/export-connections'),
    }),
    fill(searchSources, {
      id: 'network/connections',
      order: 10,
      label: text('connections.mine'),
      icon: peopleIcon,
      load: () => search().then(({ useConnectionsSearch }) => ({ default: useConnectionsSearch })),
    }),
    fill(searchSources, {
      id: 'network/people',
      order: 70,
      label: text('people.others'),
      icon: personIcon,
      load: () => search().then(({ usePeopleSearch }) => ({ default: usePeopleSearch })),
    }),
    fill(knownPeople, { id: 'network/connections', load: () => import('./ui/known-people') }),
    fill(noticeSources, {
      id: 'network/accepted',
      order: 11,
      label: text('requests.acceptedBy.kind'),
      icon: personAddIcon,
      load: () => notices().then(({ useAcceptedNotices }) => ({ default: useAcceptedNotices })),
    }),
    fill(noticeSources, {
      id: 'network/requests',
      order: 10,
      label: text('requests.title'),
      icon: personAddIcon,
      load: () => notices().then(({ useRequestNotices }) => ({ default: useRequestNotices })),
    }),
  ],
})
