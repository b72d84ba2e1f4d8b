import type { RsbuildPlugin } from '@rsbuild/core'
import { languages, textsFile } from './locales.mjs'

/**
 * Emits `assets/i18n/{lang}.json` with the texts of the kernel and all plugins (KRN-I18N-04). In development
 * hmr/plugin.ts serves them.
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
