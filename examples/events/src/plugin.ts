import { definePlugin, fill, navbarStart, page } from '@roda/kernel'
import { clockIcon } from '@roda/kernel/ui'
import { createEventRoute, eventsRoute } from './contract'
import './styles.css'
import { eventsTexts } from './texts'

const text = eventsTexts.ref

export default definePlugin({
  id: 'events',
  // The version of the plugin API for which this plugin was written, as a literal: the product compares it with its own.
  apiVersion: '1.0',
  texts: {
    en: () => import('./locales/en'),
    es: () => import('./locales/es'),
    'pt-BR': () => import('./locales/pt-BR'),
    'pt-PT': () => import('./locales/pt-PT'),
  },
  routes: [
    page(eventsRoute, { access: 'member', title: text('title'), load: () => import('./pages/events') }),
    page(createEventRoute, {
      access: 'member',
      title: text('create.title'),
      load: () => import('./pages/create'),
    }),
  ],
  fills: [
    fill(navbarStart, {
      id: 'events/home',
      order: 90,
      access: 'member',
      label: text('title'),
      icon: clockIcon,
      to: eventsRoute,
    }),
  ],
})
