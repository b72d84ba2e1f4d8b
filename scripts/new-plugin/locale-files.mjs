/** The text of the empty state. */
const empty = {
  en: 'Nothing here yet',
  es: 'Aún no hay nada aquí',
  'pt-BR': 'Ainda não há nada aqui',
  'pt-PT': 'Ainda não há nada aqui',
}

/** The locale files of a new plugin. The author translates its title. */
export const localeFiles = (title) =>
  Object.fromEntries(
    Object.entries(empty).map(([language, words]) => [
      `locales/${language}.ts`,
      localeFile(language, title, words),
    ]),
  )

function localeFile(language, title, words) {
  const texts = `{
  title: '${title}',
  empty: '${words}',
}`
  if (language === 'en') return `export default ${texts} as const\n`
  return `import type { Translation } from '@kernel'
import type en from './en'

export default ${texts} satisfies Translation<typeof en>
`
}
