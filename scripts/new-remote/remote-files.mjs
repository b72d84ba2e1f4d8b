import { spellingsOf } from '../new-plugin/plugin-name.mjs'
import { remoteConfigFiles } from './remote-config-files.mjs'
import { remoteLocales } from './remote-locales.mjs'

/**
 * The files of a new remote plugin.
 *
 * @param {{ checkout: string, packages: Record<string, string> }} options `checkout`: relative path to this
 * project; `packages`: versions that it uses
 * @returns {Record<string, string>} contents by path in its folder
 */
export function remoteFiles(name, options) {
  const spellings = spellingsOf(name)
  return {
    ...remoteConfigFiles(name, options),
    ...remoteLocales(spellings.title),
    ...sources(name, spellings),
  }
}

function sources(name, { camel, pascal }) {
  const route = `${camel}Route`
  const texts = `${camel}Texts`

  return {
    'src/plugin.ts': `import { definePlugin, fill, myPageTabs, navbarStart, page } from '@roda/kernel'
import { starIcon } from '@roda/kernel/ui'
import { ${route} } from './contract'
import './styles.css'
import { ${texts} } from './texts'

export default definePlugin({
  id: '${name}',
  // The kernel version this plugin was written for: a literal, never imported.
  apiVersion: '1.0',
  texts: {
    en: () => import('./locales/en'),
    es: () => import('./locales/es'),
    'pt-BR': () => import('./locales/pt-BR'),
    'pt-PT': () => import('./locales/pt-PT'),
  },
  routes: [page(${route}, { access: 'member', title: ${texts}.ref('title'), load: () => import('./pages/${name}') })],
  fills: [
    fill(navbarStart, {
      id: '${name}/home',
      order: 90,
      access: 'member',
      label: ${texts}.ref('title'),
      icon: starIcon,
      to: ${route},
    }),
    fill(myPageTabs, {
      id: '${name}/tab',
      order: 90,
      label: ${texts}.ref('title'),
      icon: starIcon,
      load: () => import('./ui/tab'),
    }),
  ],
})
`,
    'src/contract.ts': `import { route } from '@roda/kernel'

export const ${route} = route('${name}/home', '/${name}')
`,
    'src/texts.ts': `import { defineTexts } from '@roda/kernel'
import type en from './locales/en'

/** The texts of this plugin; the manifest loads them. */
export const ${texts} = defineTexts<typeof en>('${name}')
`,
    'src/model/stars.ts': `import { sessionStore } from '@roda/kernel'
import { createEvent } from 'effector'

export const starGiven = createEvent()

// Resets when the session ends.

export const $stars = sessionStore(0).on(starGiven, (stars) => stars + 1)
`,
    [`src/pages/${name}.tsx`]: `import { $session, useTexts } from '@roda/kernel'
import { Button, Card, Page, PageHeader } from '@roda/kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $stars, starGiven } from '../model/stars'
import { ${texts} } from '../texts'

export default function ${pascal}Page() {
  const t = useTexts(${texts})
  const [session, stars, give] = useUnit([$session, $stars, starGiven])
  const [isOpen, setOpen] = useState(false)

  return (
    <Page width="reading">
      <PageHeader title={t.title()} />
      <Card>
        <div className="${name}-stack">
          <p>{t.greeting({ name: session?.person.name ?? '' })}</p>
          <p className="${name}-count">{t.stars({ count: stars })}</p>
          <Button onClick={() => give()}>{t.give()}</Button>
          <Button variant="quiet" onClick={() => setOpen(!isOpen)}>
            {t.about()}
          </Button>
          {isOpen && <p>{t['about.text']()}</p>}
        </div>
      </Card>
    </Page>
  )
}
`,
    'src/api/connections.query.ts': `import { apiQuery, readList } from '@roda/kernel'

/** The number of connections. Queries with the same key share their data with the product. */
export const connectionCountQuery = () =>
  apiQuery('/api/UserConnection/Headers', { read: (answer) => readList(answer, (one) => one).length })
`,
    'src/ui/tab.tsx': `import { useTexts } from '@roda/kernel'
import { RouteLink } from '@roda/kernel/parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { connectionCountQuery } from '../api/connections.query'
import { ${route} } from '../contract'
import { ${texts} } from '../texts'

/** A tab of my page. The product shows loading and error states. */
export default function ${pascal}Tab() {
  const t = useTexts(${texts})
  const { data: count } = useSuspenseQuery(connectionCountQuery())

  return (
    <div className="${name}-stack">
      <p>{t.connections({ count })}</p>
      <RouteLink to={${route}} className="${name}-link">
        {t.open()}
      </RouteLink>
    </div>
  )
}
`,
    'src/styles.css': `/*
 * A layer of its own precedes the product's layers and avoids class name conflicts. Colors and lengths are the
 * product's variables, so that the deployment's accent and the dark theme apply.
 */
@layer ${name} {
  .${name}-stack {
    display: grid;
    justify-items: start;
    gap: var(--spacing-4);
  }

  .${name}-count {
    font-size: var(--font-sizes-xl);
    color: var(--colors-accent-text);
  }

  .${name}-link {
    text-decoration: underline;
  }
}
`,
  }
}
