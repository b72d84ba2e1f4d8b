import type { RsbuildPlugin } from '@rsbuild/core'
import { languages, textsFile } from './locales.mjs'

const textsPattern = /^\/assets\/i18n\/([\w-]+)\.json/

/**
 * Writes `assets/i18n/{lang}.json` with the texts of the kernel and all plugins (KRN-I18N-04). The development
 * server composes this file for each request instead.
 */
export const pluginLocales = (): RsbuildPlugin => ({
  name: 'roda:locales',
  setup(api) {
    const root = api.context.rootPath

    api.processAssets({ stage: 'additional' }, async ({ sources, compilation, environment }) => {
      if (environment.config.mode !== 'production') return
      for (const language of languages) {
        const file = new sources.RawSource(await textsFile(root, language))
        compilation.emitAsset(`assets/i18n/${language}.json`, file)
      }
    })

    api.onBeforeStartDevServer(({ server }) => {
      server.middlewares.use(async (request, response, next) => {
        const language = textsPattern.exec(request.url ?? '')?.[1]
        if (!language || !languages.includes(language)) return next()
        response.setHeader('Content-Type', 'application/json')
        response.setHeader('Cache-Control', 'no-store')
        response.end(await textsFile(root, language))
      })
    })
  },
})
