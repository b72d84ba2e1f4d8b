import type { Bundle } from '@kernel/i18n/bundle'
import kernel from '@kernel/locales/en'

const dictionaries = import.meta.webpackContext('./', {
  recursive: true,
  regExp: /^\.\/[^/]+\/locales\/en\.ts$/,
})

/** The base language's texts of the kernel and all plugins, for when no language file can be had. */
export function baseTexts(): Bundle {
  const ofPlugins = dictionaries
    .keys()
    .map((key) => [key.split('/')[1] ?? key, (dictionaries(key) as { default: Bundle[string] }).default])
  return { kernel, ...Object.fromEntries(ofPlugins) }
}
