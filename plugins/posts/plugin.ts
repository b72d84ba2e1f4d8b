import { definePlugin, fill, myPageTabs, postsIcon } from '@kernel'
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
  ],
})
