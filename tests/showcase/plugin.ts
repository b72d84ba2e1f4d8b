import { definePlugin, page, route } from '@kernel'

const showcaseRoute = route('showcase/components', '/__ui')

/** The showcase of the components, as a plugin of the development server. */
export const showcasePlugin = definePlugin({
  id: 'showcase',
  routes: [
    page(showcaseRoute, {
      session: 'optional',
      load: () => import('./showcase').then(({ Showcase }) => ({ default: Showcase })),
    }),
  ],
})
