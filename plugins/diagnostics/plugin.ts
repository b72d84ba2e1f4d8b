import { backgroundTasks, definePlugin, fill, page } from '@kernel'
import { diagnosticsRoute } from './contract'
import { diagnosticsTexts } from './texts'

export default definePlugin({
  id: 'diagnostics',
  routes: [
    page(diagnosticsRoute, {
      session: 'optional',
      isOn: ({ diagnostics }) => diagnostics || process.env.NODE_ENV === 'development',
      title: diagnosticsTexts.ref('title'),
      load: () => import('./pages/diagnostics'),
    }),
  ],
  fills: [
    fill(backgroundTasks, {
      id: 'diagnostics/reports',
      isOn: ({ reports }) => reports.enabled,
      hasServerState: false,
      load: () => import('./ui/reports'),
    }),
  ],
})
