import { allSettled, fork } from 'effector'
import type { ComponentProps } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { $settings, defaultSettings } from '../../core/config/settings'
import { textsLoaded } from '../../core/i18n/i18n'
import type { Messages } from '../../core/i18n/messages'
import { type LoadPlugin, loadPlugins } from '../../core/plugin/load-plugins'
import { createRegistry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { App } from '../app/app'
import { kernelPlugin } from './kernel-plugin'

/**
 * Renders a page at build time: for a visitor, in the base language, with default settings.
 * @returns HTML of the root element
 * @throws when a plugin cannot be loaded or the page cannot be rendered
 */
export async function prerenderPage(
  path: string,
  plugins: Readonly<Record<string, LoadPlugin>>,
  texts: Messages,
): Promise<string> {
  const scope = fork({ values: [[$settings, defaultSettings]] })
  const loaded = await loadPlugins(plugins, defaultSettings)
  const broken = loaded.find((plugin) => 'off' in plugin)
  if (broken) throw new Error(`The plugin ${broken.id} cannot be pre-rendered.`)
  await allSettled(textsLoaded, { scope, params: texts })
  const registry = createRegistry(
    [...loaded, { id: kernelPlugin.id, manifest: kernelPlugin }],
    defaultSettings,
  )
  await allSettled($registry, { scope, params: registry })

  const router: ComponentProps<typeof App>['router'] = (props) => (
    <StaticRouter location={process.env.RODA_BASE + path} {...props} />
  )
  const { prelude } = await prerender(<App scope={scope} router={router} />, {
    // There is no size limit: it would make React move parts of the page to its end and put them in place with a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  return new Response(prelude).text()
}
