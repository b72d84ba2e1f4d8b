import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { screenList } from './screen-list'
import { deployWith } from './settings'

/** What a theme can change; all else is looked at once in each size. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What other words can change at the same size. */
const wordRules = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'duplicate-id-aria',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'landmark-unique',
  'link-name',
  'select-name',
  'target-size',
  'valid-lang',
]

/** Each language at one size: each screen is seen at both, by all rules once. */
const sights = [
  { language: 'en', width: 1280, height: 800, rules: [] },
  { language: 'es', width: 360, height: 740, rules: [] },
  { language: 'pt-BR', width: 1280, height: 800, rules: wordRules },
  { language: 'pt-PT', width: 360, height: 740, rules: wordRules },
] as const

/** Another language, as if it were chosen in another tab: the screen is not loaded anew. */
const speak = (page: Page, language: string) =>
  page.evaluate((newValue) => {
    localStorage.setItem('language', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }))
  }, language)

for (const { name, path, account, isFirstVisit = false, settings, shows = 'main h1' } of screenList)
  test.describe(name, () => {
    test.use({ hasConsented: !isFirstVisit })
    test(`[KRN-I18N-02] ${name}: axe finds nothing in four languages and both themes, and nothing is wider than the screen @desk`, async ({
      page,
      mock,
      expectAccessible,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (settings) await deployWith(page, settings)
      if (account) await mock.login(page, account)
      await page.goto(path)
      for (const { language, rules, ...size } of sights) {
        await page.setViewportSize(size)
        await speak(page, language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator(shows).first()).toBeAttached()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await page.emulateMedia({ colorScheme: 'light' })
        await expectAccessible(...rules)
        await page.emulateMedia({ colorScheme: 'dark' })
        if (rules.length === 0) await expectAccessible(...colourRules)
        const overhang = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(overhang, `pixels wider than the screen, in ${language}`).toBe(0)
      }
    })
  })
