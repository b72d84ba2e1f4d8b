import type { RsbuildPlugin } from '@rsbuild/core'
import { languages, textsFile } from './locales.mjs'

/**
 * Composes `assets/i18n/{lang}.json` of the kernel's and all plugins' locale files (KRN-I18N-04). While
 * developing, hmr/plugin.ts answers with them.
 */
export const pluginLocales = (): RsbuildPlugin => ({
  name: 'roda:locales',
  apply: 'build',
  setup(api) {
    const root = api.context.rootPath

    api.processAssets({ stage: 'additional' }, async ({ sources, compilation }) => {
      for (const language of languages) {
        const file = new sources.RawSource(await textsFile(root, language))
        compilation.emitAsset(`assets/i18n/${language}.json`, file)
      }
    })
  },
})
