import type { RsbuildPlugin } from '@rsbuild/core'
import { bundleOf, languages, textOwners } from './locales.mjs'

/** Composes `assets/i18n/{lang}.json` of the kernel's and all plugins' locale files (KRN-I18N-04). */
export const pluginTexts = (): RsbuildPlugin => ({
  name: 'roda:texts',
  setup(api) {
    const root = api.context.rootPath

    api.processAssets({ stage: 'additional' }, async ({ sources, compilation }) => {
      for (const folder of (await textOwners(root)).values()) compilation.contextDependencies.add(folder)
      for (const language of languages) {
        const bundle = JSON.stringify(await bundleOf(root, language))
        compilation.emitAsset(`assets/i18n/${language}.json`, new sources.RawSource(bundle))
      }
    })
  },
})
