import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { type ListedScreen, screenList } from './screen-list'
import { deployWith } from './settings'
import { walkTo } from './walk'

/** Each language at one size: each screen is seen at both. */
const sights = [
  { language: 'en', firstWords: 'Skip to content', width: 1280, height: 800 },
  { language: 'es', firstWords: 'Saltar al contenido', width: 360, height: 740 },
  { language: 'pt-BR', firstWords: 'Pular para o conteúdo', width: 1280, height: 800 },
  { language: 'pt-PT', firstWords: 'Saltar para o conteúdo', width: 360, height: 740 },
] as const

/** Another language, as if it were chosen in another tab: the screen is not loaded anew. */
const speak = (page: Page, language: string) =>
  page.evaluate((newValue) => {
    localStorage.setItem('language', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }))
  }, language)

/** What is on its way: something busy, or empty shapes that keep its place. */
const onItsWay = '[aria-busy=true], main [role=status] span[aria-hidden=true]:empty'

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
    test(`[KRN-I18N-02] ${names}: axe finds nothing in four languages and both themes, and nothing is wider than the screen @desk`, async ({
      page,
      mock,
      expectAccessible,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (first.settings) await deployWith(page, first.settings)
      if (first.account) await mock.login(page, first.account)
      for (const screen of walk)
        await test.step(screen.name, async () => {
          if (screen === first) await page.goto(screen.path)
          else await walkTo(page, screen.path)
          await lookAt(page, screen, expectAccessible)
        })
    })
  })
}

/** A screen in each language, at each size and in both themes. */
async function lookAt(
  page: Page,
  { shows = 'main h1' }: ListedScreen,
  expectAccessible: () => Promise<void>,
): Promise<void> {
  for (const { language, firstWords, ...size } of sights) {
    await page.setViewportSize(size)
    // A page that has just been opened does not hear other tabs yet.
    await expect(async () => {
      await speak(page, language)
      await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 500 })
    }).toPass()
    await expect(page.locator('a[href="#content"]')).toHaveText(firstWords)
    await expect(page.locator(shows).first()).toBeAttached()
    await expect(page.locator(onItsWay)).toHaveCount(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible()
    }
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overhang, `pixels wider than the screen, in ${language}`).toBe(0)
  }
}
