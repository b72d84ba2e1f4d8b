import { definePlugin, fill, myPageTabs, pencilIcon, postsIcon } from '@kernel'
import { landingSections } from '../accounts/contract'
import { publicPageSections } from '../public-page/contract'
import { postsTexts } from './texts'

export default definePlugin({
  id: 'posts',
  fills: [
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
