import type { Page } from '@playwright/test'
import type { AxeRules } from './support/axe'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import { switchLanguage, viewports, waitUntilRendered } from './support/locales'
import { findClippedText, findHiddenFocus } from './support/overflow'
import { type ListedScreen, screenList } from './support/screen-list'

/**
 * Each language, width and theme, though not each with each: what axe finds in words does not depend on the theme, and
 * what it finds in colours not on the language. `npm run check:screens` looks at all of them.
 */
const sights = [
  { language: 'en', size: viewports.desk, colours: 'light' },
  { language: 'es', size: viewports.tablet },
  { language: 'pt-BR', size: viewports.desk },
  { language: 'pt-PT', size: viewports.phone, colours: 'dark' },
] as const

/** So many screens are looked at in one test: what fails is found soon, and no test is long. */
const atOnce = 5

const circumstances = ({ account, isFirstVisit, settings }: ListedScreen) =>
  JSON.stringify({ account, isFirstVisit, settings })

/** What is seen in the same circumstances is walked through: to load a page takes as long as to look at it. */
const walks = [...new Set(screenList.map(circumstances))].flatMap((same) => {
  const screens = screenList.filter((screen) => circumstances(screen) === same)
  return Array.from({ length: Math.ceil(screens.length / atOnce) }, (_, index) =>
    screens.slice(index * atOnce, (index + 1) * atOnce),
  )
})

for (const walk of walks) {
  const [first] = walk
  if (!first) throw new Error('A walk has no screens.')
  const names = walk.map(({ name }) => name).join(', ')
  test.describe(() => {
    test.use({ hasConsented: !first.isFirstVisit })
    test(`${names}: axe finds nothing in four languages and both themes, and on a low desk and at 400 % nothing is out of reach`, {
      tag: '@KRN-I18N-02',
    }, async ({ page, mock, expectAccessible }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (first.settings) await serveConfig(page, first.settings)
      if (first.account) await mock.login(page, first.account)
      for (const screen of walk)
        await test.step(screen.name, async () => {
          if (screen === first) await page.goto(screen.path)
          else await navigateTo(page, screen.path)
          await lookAt(page, screen, expectAccessible)
        })
    })
  })
}

/** A screen in each language, at each size and in both themes, and at last as somebody sees it who needs it large. */
async function lookAt(
  page: Page,
  screen: ListedScreen,
  expectAccessible: (part: AxeRules) => Promise<void>,
): Promise<void> {
  for (const { language, size, ...sight } of sights) {
    await page.setViewportSize(size)
    await switchLanguage(page, language)
    await waitUntilRendered(page, screen)
    const colours = 'colours' in sight ? sight.colours : undefined
    if (colours) await page.emulateMedia({ colorScheme: colours })
    await expectAccessible(colours ? 'all' : 'all but colours')
    expect(await findClippedText(page), `what cannot be read, in ${language}`).toEqual([])
  }
  // A focus that a script sets beside a dialog closes it: there it is tried once, where there is least room.
  if (!screen.isFirstVisit) {
    await page.setViewportSize(viewports.low)
    expect(await findHiddenFocus(page), 'what hides the focus on a low desk').toEqual([])
  }
  await page.setViewportSize(viewports.enlarged)
  expect(await findClippedText(page), 'what cannot be read at 400 %').toEqual([])
  expect(await findHiddenFocus(page), 'what hides the focus at 400 %').toEqual([])
}
