import type { Messages } from '@kernel/core/i18n/text'
import kernel from '@kernel/locales/en'

const dictionaries = import.meta.webpackContext('./', {
  recursive: true,
  regExp: /^\.\/[^/]+\/locales\/en\.ts$/,
})

/** English texts of the kernel and all plugins: the fallback when no language file can be loaded. */
export function baseTexts(): Messages {
  const pluginTexts = dictionaries
    .keys()
    .map((key) => [key.split('/')[1] ?? key, (dictionaries(key) as { default: Messages[string] }).default])
  return { kernel, ...Object.fromEntries(pluginTexts) }
}
