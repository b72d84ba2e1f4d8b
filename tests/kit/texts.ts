import type { Language } from '@kernel/core/config/languages'
import type { Messages } from '@kernel/core/i18n/messages'

const context = import.meta.webpackContext('../../', {
  recursive: true,
  regExp: /^\.\/(kernel|plugins\/[^/]+)\/locales\/[^/]+\.ts$/,
})

/** The texts of the kernel and of every plugin in a language, as a build composes them. */
export function textsIn(language: Language): Messages {
  const files = context.keys().filter((key) => key.endsWith(`/locales/${language}.ts`))
  return Object.fromEntries(
    files.map((key) => [key.split('/').at(-3), (context(key) as { default: Messages[string] }).default]),
  )
}
