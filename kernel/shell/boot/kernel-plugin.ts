import { kernelTexts } from '../../core/i18n/kernel-texts'
import { definePlugin, type PageEntry, page } from '../../core/plugin/manifest'
import { route } from '../../core/plugin/route'
import { homeRoute, myPageRoute } from '../../core/session/routes'

/** Address of the component showcase, which only development builds have. */
const showcaseRoute = route('kernel/showcase', '/__ui')

/** Address of the diagnostics, whose page itself checks whether it may be shown. */
const diagnosticsRoute = route('kernel/diagnostics', '/__plugins')

const showcase: PageEntry[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [page(showcaseRoute, { session: 'optional', load: () => import('../showcase/showcase') })]

/** Screens of the kernel, declared like those of a plugin. */
export const kernelPlugin = definePlugin({
  id: 'kernel',
  routes: [
    page(homeRoute, { isFallback: true, hasServerState: false, load: () => import('../app/home') }),
    page(myPageRoute, {
      access: 'member',
      title: kernelTexts.ref('myPage.title'),
      load: () => import('../my-page/my-page'),
    }),
    page(diagnosticsRoute, { session: 'optional', load: () => import('../diagnostics/diagnostics-page') }),
    ...showcase,
  ],
})
