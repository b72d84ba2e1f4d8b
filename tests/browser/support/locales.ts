import { expect, type Page } from '@playwright/test'
import type { ListedScreen } from './screen-list'

/** The first text of each page per language, which shows that the language is loaded. */
export const skipLinkTexts = {
  en: 'Skip to content',
  es: 'Saltar al contenido',
  'pt-BR': 'Pular para o conteúdo',
  'pt-PT': 'Saltar para o conteúdo',
} as const

export type Language = keyof typeof skipLinkTexts

/** Window sizes; `enlarged` is a desktop window at 400 % zoom. */
export const viewports = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
  low: { width: 1280, height: 600 },
  enlarged: { width: 320, height: 256 },
} as const

/** Matches busy elements and skeletons. */
const loadingSelector = '[aria-busy=true], main [data-loading]'

export async function waitUntilRendered(
  page: Page,
  { shows = 'main h1', isWaiting }: ListedScreen,
): Promise<void> {
  await expect(page.locator(shows).first()).toBeAttached()
  if (!isWaiting) await expect(page.locator(loadingSelector)).toHaveCount(0)
}

/** Switches the language without a reload, as another tab of the browser would. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  // A new page does not yet listen to other tabs, so the switch is repeated.
  await expect(async () => {
    await page.evaluate((newValue) => {
      localStorage.setItem('language', newValue)
      dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }))
    }, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 500 })
  }).toPass()
  await expect(page.locator('a[href="#content"]')).toHaveText(skipLinkTexts[language])
}
