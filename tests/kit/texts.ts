import type { Language } from '@kernel/core/config/languages'
import type { Messages } from '@kernel/core/i18n/text'

const context = import.meta.webpackContext('../../', {
  recursive: true,
  regExp: /^\.\/(kernel|plugins\/[^/]+)\/locales\/[^/]+\.ts$/,
})

/** Returns the texts of the kernel and all plugins in one language. */
export function textsIn(language: Language): Messages {
  const files = context.keys().filter((key) => key.endsWith(`/locales/${language}.ts`))
  return Object.fromEntries(
    files.map((key) => [key.split('/').at(-3), (context(key) as { default: Messages[string] }).default]),
  )
}
