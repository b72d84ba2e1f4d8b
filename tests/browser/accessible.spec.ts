import { expect, test } from './fixtures'
import { screenList } from './screen-list'
import { deployWith } from './settings'

/** Each language at one size, so that each screen is seen at both. */
const sights = [
  { language: 'en', width: 1280, height: 800 },
  { language: 'es', width: 360, height: 740 },
  { language: 'pt-BR', width: 1280, height: 800 },
  { language: 'pt-PT', width: 360, height: 740 },
] as const

/** What a theme can change; all else is looked at once in each language. */
const colourRules = ['color-contrast', 'link-in-text-block']

for (const { name, path, account, isFirstVisit = false, settings, shows = 'main h1' } of screenList)
  test.describe(name, () => {
    test.use({ hasConsented: !isFirstVisit })
    test(`[KRN-I18N-02] ${name}: axe finds nothing in four languages and both themes, and nothing is wider than the screen @desk`, async ({
      page,
      mock,
      expectAccessible,
    }) => {
      test.slow()
      // Colours fade into one another otherwise, and one in between is seen.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (settings) await deployWith(page, settings)
      if (account) await mock.login(page, account)
      for (const { language, ...size } of sights) {
        await page.setViewportSize(size)
        await page.addInitScript((wanted) => localStorage.setItem('language', wanted), language)
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator(shows).first()).toBeAttached()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await page.emulateMedia({ colorScheme: 'light' })
        await expectAccessible()
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible(...colourRules)
        const overhang = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(overhang, `pixels wider than the screen, in ${language}`).toBe(0)
      }
    })
  })
