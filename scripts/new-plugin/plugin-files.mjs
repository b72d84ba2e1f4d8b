import { spellingsOf } from './plugin-name.mjs'

/** What the screen says before there is anything on it. */
const empty = {
  en: 'Nothing here yet',
  es: 'Aún no hay nada aquí',
  'pt-BR': 'Ainda não há nada aqui',
  'pt-PT': 'Ainda não há nada aqui',
}

/**
 * The files of a new plugin: path in its folder → text.
 *
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function pluginFiles(name) {
  const { camel, pascal, title } = spellingsOf(name)
  const route = `${camel}Route`
  const texts = `${camel}Texts`

  return {
    'plugin.ts': `import { definePlugin, page } from '@kernel'
import { ${route} } from './contract'
import { ${texts} } from './texts'

export default definePlugin({
  id: '${name}',
  routes: [page(${route}, { title: ${texts}.ref('title'), load: () => import('./pages/${name}') })],
})
`,
    'contract.ts': `import { route } from '@kernel'

/** The plugin's screen. Other plugins link to it by this reference, never by its address. */
export const ${route} = route('${name}/home', '/${name}')
`,
    'texts.ts': `import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the ${name} plugin. */
export const ${texts} = defineTexts<typeof en>('${name}')
`,
    [`pages/${name}.tsx`]: `import { EmptyState, Page, PageHeader, useTexts } from '@kernel'
import { ${texts} } from '../texts'

/** The first screen of the ${name} plugin. */
export default function ${pascal}Page() {
  const t = useTexts(${texts})

  return (
    <Page width="reading">
      <PageHeader title={t.title()} />
      <EmptyState title={t.empty()} />
    </Page>
  )
}
`,
    [`pages/${name}.test.tsx`]: `import { expect, test } from '@rstest/core'
import { screen } from '@testing-library/react'
import { openProduct } from '@tests/setup/open-product'
import plugin from '../plugin'

test('is found at its address', async () => {
  await openProduct('/${name}', { plugins: [plugin] })
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy()
})
`,
    ...localeFiles(title),
    'README.md': `# ${name}

What this plugin is for, in one sentence.

**Screens.** \`/${name}\`.

**Slots offered.** None.

**Fills.** None.

**Hears.** Nothing.

What somebody who changes it has to know: where its data comes from (\`api/\`, one query or mutation a file), what it
remembers between screens (\`model/\`, with \`sessionStore()\`), and what other plugins may import (\`contract.ts\`, and
nothing else).
`,
  }
}

function localeFiles(title) {
  return Object.fromEntries(
    Object.entries(empty).map(([language, words]) => [
      `locales/${language}.ts`,
      localeFile(language, title, words),
    ]),
  )
}

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
