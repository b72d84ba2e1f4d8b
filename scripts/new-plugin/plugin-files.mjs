import { callFiles } from './call-files.mjs'
import { localeFiles } from './locale-files.mjs'
import { spellingsOf } from './plugin-name.mjs'

/**
 * The files of a new plugin.
 *
 * @returns {Record<string, string>} contents by path in its folder
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
  routes: [
    page(${route}, { access: 'member', title: ${texts}.ref('title'), load: () => import('./pages/${name}') }),
  ],
})
`,
    'contract.ts': `import { route } from '@kernel'

/** The plugin's screen. Other plugins link to it by this reference, never by its path. */
export const ${route} = route('${name}/home', '/${name}')
`,
    'texts.ts': `import { defineTexts } from '@kernel'
import type en from './locales/en'

export const ${texts} = defineTexts<typeof en>('${name}')
`,
    [`pages/${name}.tsx`]: `import { useTexts } from '@kernel'
import { Card, EmptyState, Page, PageHeader } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { stack } from 'styled-system/patterns'
import { listQuery } from '../api/list.query'
import { ${texts} } from '../texts'

export default function ${pascal}Page() {
  const t = useTexts(${texts})
  const { data: items } = useSuspenseQuery(listQuery())

  return (
    <Page width="reading">
      <PageHeader title={t.title()} />
      {items.length === 0 && <EmptyState title={t.empty()} />}
      <ul className={stack({ gap: '3' })}>
        {items.map(({ id, name }) => (
          <Card as="li" key={id}>
            {name}
          </Card>
        ))}
      </ul>
    </Page>
  )
}
`,
    [`pages/${name}.test.tsx`]: `import { expect, test } from '@rstest/core'
import { screen } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { ${route} } from '../contract'
import plugin from '../plugin'

const mock = startMockServer()
const open = () => renderRoute(${route}, { plugins: [plugin], as: 'ana' })

test('shows the items of the server', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy()
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toContain('The first one')
})

test('shows an empty state without items', async () => {
  mock.fault({ operation: 'list${pascal}', body: 'null' })
  await open()
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
})
`,
    ...callFiles(name),
    ...localeFiles(title),
    'README.md': `# ${name}

The purpose of this plugin in one sentence.

**Screens.** \`/${name}\`, for members.

**Slots offered.** None.

**Fills.** None.

**Events.** None.

Files: its API operations (\`openapi.yaml\`, in addition to the product's), mock handlers (\`mock.ts\`), queries and
mutations (\`api/\`, one per file), state shared by screens (\`model/\`, with \`sessionStore()\`), and its public API for
other plugins (\`contract.ts\`).
`,
  }
}
