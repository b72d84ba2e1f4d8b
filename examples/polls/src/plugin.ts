import { definePlugin, fill } from '@roda/kernel'
import { postEditorSections, postFooter } from '@roda/kernel/contracts/posts'
import './styles.css'

export default definePlugin({
  id: 'polls',
  // The version of the plugin API for which this plugin was written, as a literal: the product compares it with its own.
  apiVersion: '1.0',
  // Without the posts plugin there is no place for polls.
  requires: ['posts'],
  texts: {
    en: () => import('./locales/en'),
    es: () => import('./locales/es'),
    'pt-BR': () => import('./locales/pt-BR'),
    'pt-PT': () => import('./locales/pt-PT'),
  },
  fills: [
    fill(postEditorSections, { id: 'polls/editor', load: () => import('./ui/poll-editor') }),
    fill(postFooter, { id: 'polls/poll', access: 'member', load: () => import('./ui/poll') }),
  ],
})
