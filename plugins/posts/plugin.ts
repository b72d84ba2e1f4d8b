import {
  definePlugin,
  fill,
  myPageActions,
  myPageReading,
  myPageRoute,
  myPageSide,
  myPageTabs,
  navbarStart,
  page,
  settingsRoute,
  userMenu,
} from '@kernel'
import { keyboardShortcuts, linkCards } from '@kernel/parts'
import { bookmarkIcon, commentIcon, likeIcon, muteIcon, pencilIcon, postsIcon, shareIcon } from '@kernel/ui'
import { afterReport, dataExports, landingHighlights, landingSections } from '../accounts/contract'
import { lessonSections } from '../courses/contract'
import { groupListSections, groupSections } from '../groups/contract'
import { suggestionSources } from '../network/contract'
import { noticeSources } from '../notices/contract'
import { settingsSections } from '../preferences/contract'
import { publicPageRoute, publicPageSections } from '../public-page/contract'
import { searchSources } from '../search/contract'
import { createPostRoute, editPostRoute, newcomerSteps, postActions, postRoute } from './contract'
import { postsTexts } from './texts'

const search = () => import(/* webpackChunkName: 'search-sources' */ './ui/search-sources')
const notices = () => import('./ui/notice-sources')

const feedShortcuts = (
  [
    ['j', 'keys.next'],
    ['k', 'keys.previous'],
    ['l', 'keys.like'],
    ['c', 'keys.comment'],
    ['s', 'saved.add'],
  ] as const
).map(([segment, label], index) =>
  fill(keyboardShortcuts, {
    id: `posts/${segment}`,
    order: 50 + index,
    segment,
    hasServerState: false,
    label: postsTexts.ref(label),
    group: postsTexts.ref('public.title'),
    load: () => import('./ui/feed-shortcut'),
  }),
)

const loadPostCard = () => import('./ui/post-link')

export default definePlugin({
  id: 'posts',
  settings: () => import('./settings'),
  publicPaths: () => import('./api/public-paths').then(({ listPublicPaths }) => listPublicPaths()),
  routes: [
    page(createPostRoute, {
      over: myPageRoute,
      access: 'member',
      takesText: true,
      title: postsTexts.ref('post.new'),
      load: () => import('./pages/create-post'),
    }),
    page(postRoute, {
      access: 'member',
      skeleton: 'rows',
      title: postsTexts.ref('post.title'),
      load: () => import('./pages/post'),
    }),
    page(editPostRoute, {
      over: myPageRoute,
      access: 'member',
      title: postsTexts.ref('post.edit'),
      load: () => import('./pages/edit-post'),
    }),
  ],
  fills: [
    fill(myPageSide, {
      id: 'posts/mine',
      order: 0,
      access: 'member',
      label: postsTexts.ref('mine.title'),
      icon: postsIcon,
      to: myPageRoute,
      query: { tab: 'mine' },
    }),
    fill(myPageSide, {
      id: 'posts/months',
      order: 5,
      access: 'member',
      label: postsTexts.ref('mine.counts'),
      icon: postsIcon,
      load: () => import('./ui/own-posts-panel'),
    }),
    fill(navbarStart, {
      id: 'posts/new',
      order: 17,
      segment: 'action',
      access: 'member',
      label: postsTexts.ref('post.new'),
      icon: pencilIcon,
      to: createPostRoute,
    }),
    fill(myPageReading, { id: 'posts/reading', load: () => import('./ui/prefetch-lists') }),
    fill(myPageActions, {
      id: 'posts/new',
      order: 10,
      hasServerState: false,
      load: () => import('./ui/composer-link'),
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
    fill(myPageTabs, {
      id: 'posts/saved',
      order: 25,
      segment: 'linked',
      label: postsTexts.ref('saved.title'),
      icon: bookmarkIcon,
      load: () => import('./ui/saved-posts'),
    }),
    fill(myPageSide, {
      id: 'posts/saved',
      order: 5,
      access: 'member',
      label: postsTexts.ref('saved.posts'),
      icon: bookmarkIcon,
      to: myPageRoute,
      query: { tab: 'saved' },
    }),
    fill(groupSections, {
      id: 'posts/members',
      order: 20,
      load: () => import('./ui/posts-of-members'),
    }),
    fill(groupListSections, { id: 'posts/all-members', load: () => import('./ui/posts-of-members') }),
    fill(userMenu, {
      id: 'posts/muted',
      order: 18,
      segment: 'settings',
      label: postsTexts.ref('muted.title'),
      icon: muteIcon,
      to: settingsRoute,
      query: { panel: 'muted' },
    }),
    fill(lessonSections, { id: 'posts/lesson', load: () => import('./ui/lesson-posts') }),
    fill(settingsSections, {
      id: 'posts/muted',
      order: 30,
      segment: 'muted',
      access: 'member',
      hasServerState: false,
      label: postsTexts.ref('muted.words'),
      detail: postsTexts.ref('lists.device'),
      load: () => import('./ui/muted-section'),
    }),
    fill(settingsSections, {
      id: 'posts/muted-people',
      order: 31,
      segment: 'muted',
      access: 'member',
      hasServerState: false,
      label: postsTexts.ref('muted.people'),
      load: () => import('./ui/muted-section').then(({ MutedPeople }) => ({ default: MutedPeople })),
    }),
    fill(settingsSections, {
      id: 'posts/hidden',
      order: 32,
      segment: 'muted',
      access: 'member',
      hasServerState: false,
      label: postsTexts.ref('hidden.posts'),
      load: () => import('./ui/muted-section').then(({ HiddenPosts }) => ({ default: HiddenPosts })),
    }),
    fill(publicPageSections, {
      id: 'posts/public',
      segment: 'posts',
      order: 20,
      label: postsTexts.ref('public.title'),
      badge: () => import(/* webpackChunkName: 'public-posts' */ './ui/public-count'),
      load: () => import(/* webpackChunkName: 'public-posts' */ './ui/public-posts'),
    }),
    fill(newcomerSteps, {
      id: 'posts/first',
      order: 40,
      label: postsTexts.ref('newcomer.post'),
      detail: postsTexts.ref('newcomer.post.detail'),
      to: createPostRoute,
      load: () => import('./ui/post-step'),
    }),
    fill(suggestionSources, { id: 'posts/authors', load: () => import('./ui/suggested-authors') }),
    fill(landingHighlights, {
      id: 'posts/latest',
      order: 10,
      load: () => import('./ui/highlighted-posts'),
    }),
    fill(landingSections, { id: 'posts/home-feed', load: () => import('./ui/home-feed') }),
    fill(keyboardShortcuts, {
      id: 'posts/new',
      order: 40,
      segment: 'n',
      label: postsTexts.ref('post.new'),
      to: createPostRoute,
    }),
    fill(keyboardShortcuts, {
      id: 'posts/mine',
      order: 35,
      segment: 'g p',
      label: postsTexts.ref('mine.title'),
      to: myPageRoute,
      query: { tab: 'mine' },
    }),
    ...feedShortcuts,
    fill(dataExports, {
      id: 'posts/posts',
      order: 10,
      access: 'member',
      label: postsTexts.ref('mine.title'),
      load: () => import(/* webpackChunkName: 'exports' */ './ui/export-posts'),
    }),
    fill(searchSources, {
      id: 'posts/mine',
      order: 40,
      label: postsTexts.ref('mine.title'),
      icon: postsIcon,
      load: () => search().then(({ usePostsSearch }) => ({ default: usePostsSearch })),
    }),
    fill(searchSources, {
      id: 'posts/feed',
      order: 45,
      label: postsTexts.ref('feed.title'),
      icon: postsIcon,
      hasServerState: true,
      load: () => search().then(({ useFeedSearch }) => ({ default: useFeedSearch })),
    }),
    fill(linkCards, {
      id: 'posts/card',
      access: 'member',
      label: postsTexts.ref('post.shared'),
      to: postRoute,
      load: loadPostCard,
    }),
    // On the page of the author: before the card of the page itself.
    fill(linkCards, {
      id: 'posts/public-card',
      order: 10,
      access: 'member',
      label: postsTexts.ref('post.shared'),
      to: publicPageRoute,
      segment: 'post',
      load: loadPostCard,
    }),
    fill(postActions, {
      id: 'posts/share',
      order: 10,
      label: postsTexts.ref('post.share'),
      icon: shareIcon,
      load: () => import('./ui/share-post'),
    }),
    fill(afterReport, { id: 'posts/hide', hasServerState: false, load: () => import('./ui/after-report') }),
    fill(noticeSources, {
      id: 'posts/new',
      order: 30,
      label: postsTexts.ref('notice.title'),
      icon: postsIcon,
      load: () => notices().then(({ usePostNotices }) => ({ default: usePostNotices })),
    }),
    fill(noticeSources, {
      id: 'posts/likes',
      order: 20,
      label: postsTexts.ref('notice.likes.kind'),
      icon: likeIcon,
      load: () => notices().then(({ useLikeNotices }) => ({ default: useLikeNotices })),
    }),
    fill(noticeSources, {
      id: 'posts/comments',
      order: 21,
      label: postsTexts.ref('notice.comments.kind'),
      icon: commentIcon,
      load: () => notices().then(({ useCommentNotices }) => ({ default: useCommentNotices })),
    }),
    fill(noticeSources, {
      id: 'posts/mentions',
      order: 22,
      label: postsTexts.ref('notice.mentions.kind'),
      icon: commentIcon,
      load: () => notices().then(({ useMentionNotices }) => ({ default: useMentionNotices })),
    }),
    fill(dataExports, {
      id: 'posts/saved-and-muted',
      order: 15,
      access: 'member',
      hasServerState: false,
      label: postsTexts.ref('lists.title'),
      load: () => import(/* webpackChunkName: 'exports' */ './ui/export-lists'),
    }),
  ],
})
