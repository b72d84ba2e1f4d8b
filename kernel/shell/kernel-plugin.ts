import { definePlugin, type PageEntry, page } from '../plugin/manifest'
import { route } from '../plugin/route'
import { homeRoute, myPageRoute } from '../session/routes'
import { kernelTexts } from '../texts'

/** Shows every component in all its states; while developing only. */
const showcaseRoute = route('kernel/showcase', '/__ui')

/** What is on, what is off and why; the screen itself knows whether it may be seen. */
const diagnosticsRoute = route('kernel/diagnostics', '/__plugins')

const showcase: PageEntry[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [page(showcaseRoute, { session: 'optional', load: () => import('../ui/showcase/showcase') })]

/** What the kernel itself shows, stated as any plugin would. */
export const kernelPlugin = definePlugin({
  id: 'kernel',
  routes: [
    page(homeRoute, { isFallback: true, hasServerState: false, load: () => import('./home') }),
    page(myPageRoute, {
      access: 'member',
      title: kernelTexts.ref('myPage.title'),
      load: () => import('../mypage/my-page'),
    }),
    page(diagnosticsRoute, { session: 'optional', load: () => import('../diagnostics/diagnostics-page') }),
    ...showcase,
  ],
})
