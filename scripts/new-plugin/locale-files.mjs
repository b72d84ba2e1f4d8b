/** What the screen says before there is anything on it. */
const empty = {
  en: 'Nothing here yet',
  es: 'Aún no hay nada aquí',
  'pt-BR': 'Ainda não há nada aqui',
  'pt-PT': 'Ainda não há nada aqui',
}

/**
 * The texts of a new plugin, a file a language. Its name is for its author to translate.
 *
 * @param {string} title
 * @returns {Record<string, string>}
 */
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
