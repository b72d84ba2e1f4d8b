import { definePlugin, fill, navbarEnd, notFoundActions } from '@kernel'
import { keyboardShortcuts } from '@kernel/parts'
import { compassIcon, globeIcon } from '@kernel/ui'
import { searchSources } from './contract'
import { searchTexts } from './texts'

const text = searchTexts.ref
const sources = () => import(/* webpackChunkName: 'search-sources' */ './ui/sources')

export default definePlugin({
  id: 'search',
  fills: [
    fill(navbarEnd, {
      id: 'search/open',
      order: 5,
      segment: 'middle',
      access: 'member',
      hasServerState: false,
      load: () => import('./ui/search-button'),
    }),
    fill(notFoundActions, {
      id: 'search/open',
      access: 'member',
      hasServerState: false,
      load: () => import('./ui/not-found-search'),
    }),
    ...['$mod+k', '/'].map((segment, index) =>
      fill(keyboardShortcuts, {
        id: index === 0 ? 'search/anywhere' : 'search/open',
        order: index - 20,
        segment,
        hasServerState: false,
        label: text('open'),
        load: () => import('./ui/search-shortcut'),
      }),
    ),
    fill(searchSources, {
      id: 'search/screens',
      order: 50,
      hasServerState: false,
      label: text('screens'),
      icon: compassIcon,
      load: () => sources().then(({ useScreenSource }) => ({ default: useScreenSource })),
    }),
    fill(searchSources, {
      id: 'search/actions',
      order: 60,
      hasServerState: false,
      label: text('actions'),
      icon: globeIcon,
      load: () => sources().then(({ useActionSource }) => ({ default: useActionSource })),
    }),
  ],
})
