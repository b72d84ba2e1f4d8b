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
 * Draws a screen while the product is built: for a visitor, in the base language, with the default settings.
 *
 * @param path the screen's
 * @param plugins how to load each plugin's manifest, by id
 * @param texts of the base language
 * @returns what stands in the page's root element
 * @throws when a plugin cannot be loaded or the screen cannot be drawn
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
    // Large parts would come at the end of the page, moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  return new Response(prelude).text()
}
