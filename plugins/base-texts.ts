import type { Messages } from '@kernel/core/i18n/messages'
import kernel from '@kernel/locales/en'

const dictionaries = import.meta.webpackContext('./', {
  recursive: true,
  regExp: /^\.\/[^/]+\/locales\/en\.ts$/,
})

/** The base language's texts of the kernel and all plugins, for when no language file can be had. */
export function baseTexts(): Messages {
  const ofPlugins = dictionaries
    .keys()
    .map((key) => [key.split('/')[1] ?? key, (dictionaries(key) as { default: Messages[string] }).default])
  return { kernel, ...Object.fromEntries(ofPlugins) }
}
