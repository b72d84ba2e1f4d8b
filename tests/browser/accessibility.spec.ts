import type { Page } from '@playwright/test'
import type { AxeRules } from './support/axe'
import { findMisnamedControls } from './support/control-names'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import { switchLanguage, viewports, waitUntilRendered } from './support/locales'
import { findClippedText, findHiddenFocus } from './support/overflow'
import { type ListedScreen, screenList } from './support/screen-list'

// Covers a wide and a narrow window; the colors, which take axe most of its time, in one theme, and in the other on the next screen.
// `npm test -- --all` covers each theme, language and width. The length of texts depends on the language; what axe finds, on the
// width and the theme. The Playwright project `screen-audit` covers all combinations.
const variants = [
  { language: 'en', size: viewports.desk, colorScheme: 'light' },
  ...(process.env.RODA_ALL_TESTS
    ? ([
        { language: 'es', size: viewports.tablet },
        { language: 'pt-BR', size: viewports.desk },
      ] as const)
    : []),
  { language: 'pt-PT', size: viewports.phone, colorScheme: 'dark' },
] as const

const screensPerTest = 8

const setupOf = ({ account, isFirstVisit, settings }: ListedScreen) =>
  JSON.stringify({ account, isFirstVisit, settings })

// Checks all screens with the same setup in one page, since loading the page takes as long as checking a screen.
const groups = [...new Set(screenList.map(setupOf))].flatMap((same) => {
  const screens = screenList.filter((screen) => setupOf(screen) === same)
  return Array.from({ length: Math.ceil(screens.length / screensPerTest) }, (_, index) =>
    screens.slice(index * screensPerTest, (index + 1) * screensPerTest),
  )
})

for (const group of groups) {
  const [first] = group
  if (!first) throw new Error('A group has no screens.')
  test.describe(() => {
    test.use({ hasConsented: !first.isFirstVisit })
    test(`${first.name} and more screens pass axe and overflow checks`, {
      tag: ['@KRN-I18N-02', '@FLT-177'],
    }, async ({ page, mock, expectAccessible }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (first.settings) await serveConfig(page, first.settings)
      if (first.account) await mock.login(page, first.account)
      for (const screen of group)
        await test.step(screen.name, async () => {
          if (screen.isPhoneOnly) await page.setViewportSize(viewports.phone)
          if (screen === first) await page.goto(screen.path)
          else await navigateTo(page, screen.path)
          await checkScreen(page, screen, expectAccessible)
        })
    })
  })
}

async function checkScreen(
  page: Page,
  screen: ListedScreen,
  expectAccessible: (rules: AxeRules) => Promise<void>,
): Promise<void> {
  const theme = screenList.indexOf(screen) % 2 === 0 ? 'light' : 'dark'
  for (const { language, size, ...variant } of variants) {
    if (screen.isPhoneOnly && size !== viewports.phone) continue
    await page.setViewportSize(size)
    await switchLanguage(page, language)
    await waitUntilRendered(page, screen)
    if ('colorScheme' in variant) {
      await page.emulateMedia({ colorScheme: variant.colorScheme })
      const hasColors = process.env.RODA_ALL_TESTS || screen.isPhoneOnly || variant.colorScheme === theme
      await expectAccessible(hasColors ? 'all' : 'all but colors')
    }
    await expect.poll(() => findClippedText(page), `clipped text in ${language}`).toEqual([])
    expect(await findMisnamedControls(page), `names in ${language}`).toEqual([])
  }
  // Skips this check for the privacy dialog, which closes when the focus leaves it, so that later checks would fail.
  if (!screen.isFirstVisit && !screen.isPhoneOnly) {
    await page.setViewportSize(viewports.low)
    expect(await findHiddenFocus(page), 'hidden focus on a low desktop window').toEqual([])
  }
  await page.setViewportSize(viewports.enlarged)
  await expect.poll(() => findClippedText(page), 'clipped text at 400 %').toEqual([])
  expect(await findHiddenFocus(page), 'hidden focus at 400 %').toEqual([])
}
