import {
  definePlugin,
  fill,
  myPageActions,
  myPageReading,
  myPageRoute,
  myPageTabs,
  navbarStart,
  page,
} from '@kernel'
import { pencilIcon, postsIcon } from '@kernel/ui'
import { landingSections } from '../accounts/contract'
import { publicPageSections } from '../public-page/contract'
import { createPostRoute, editPostRoute } from './contract'
import { postsTexts } from './texts'

export default definePlugin({
  id: 'posts',
  settings: () => import('./settings'),
  routes: [
    page(createPostRoute, {
      access: 'member',
      title: postsTexts.ref('post.new'),
      load: () => import('./pages/create-post'),
    }),
    page(editPostRoute, {
      access: 'member',
      title: postsTexts.ref('post.edit'),
      load: () => import('./pages/edit-post'),
    }),
  ],
  fills: [
    fill(navbarStart, {
      id: 'posts/mine',
      order: 10,
      access: 'member',
      label: postsTexts.ref('mine.title'),
      icon: postsIcon,
      to: myPageRoute,
      query: { tab: 'mine' },
    }),
    fill(myPageReading, { id: 'posts/reading', load: () => import('./ui/prefetch-lists') }),
    fill(myPageActions, {
      id: 'posts/new',
      order: 10,
      hasServerState: false,
      load: () => import('./ui/new-post-link'),
    }),
    fill(myPageTabs, {
      id: 'posts/feed',
      order: 10,
      label: postsTexts.ref('feed.title'),
      icon: postsIcon,
      load: () => import('./ui/feed'),
    }),
    fill(myPageTabs, {
      id: 'posts/mine',
      order: 20,
      label: postsTexts.ref('mine.title'),
      icon: pencilIcon,
      load: () => import('./ui/my-posts'),
    }),
    fill(publicPageSections, {
      id: 'posts/public',
      segment: 'posts',
      order: 20,
      label: postsTexts.ref('public.title'),
      load: () => import('./ui/public-posts'),
    }),
    fill(landingSections, { id: 'posts/home-feed', load: () => import('./ui/home-feed') }),
  ],
})
