import type { Bundle } from '@kernel/i18n/bundle'
import type { Language } from '@kernel/i18n/languages'

const context = import.meta.webpackContext('../../', {
  recursive: true,
  regExp: /^\.\/(kernel|plugins\/[^/]+)\/locales\/[^/]+\.ts$/,
})

/** The texts of the kernel and of every plugin in a language, as a build composes them. */
export function textsIn(language: Language): Bundle {
  const files = context.keys().filter((key) => key.endsWith(`/locales/${language}.ts`))
  return Object.fromEntries(
    files.map((key) => [key.split('/').at(-3), (context(key) as { default: Bundle[string] }).default]),
  )
}
