import { expect, type Page } from '@playwright/test'
import type { ListedScreen } from './screen-list'

/** The languages, and the first words of each document: by them it is seen that a language has come. */
export const skipLinkTexts = {
  en: 'Skip to content',
  es: 'Saltar al contenido',
  'pt-BR': 'Pular para o conteúdo',
  'pt-PT': 'Saltar para o conteúdo',
} as const

export type Language = keyof typeof skipLinkTexts

/** Phone, tablet and desk, a desk with little height, and what is left of one at 400 %. */
export const viewports = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
  low: { width: 1280, height: 600 },
  enlarged: { width: 320, height: 256 },
} as const

/** What is on its way: something busy, or empty shapes that keep its place. */
const onItsWay = '[aria-busy=true], main [role=status] span[aria-hidden=true]:empty'

/** Waits until a screen is drawn, with all that it shows. */
export async function waitUntilRendered(
  page: Page,
  { shows = 'main h1', isWaiting }: ListedScreen,
): Promise<void> {
  await expect(page.locator(shows).first()).toBeAttached()
  if (!isWaiting) await expect(page.locator(onItsWay)).toHaveCount(0)
}

/** Another language, as if it were chosen in another tab: the screen is not loaded anew. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  // A page that has just been opened does not hear other tabs yet.
  await expect(async () => {
    await page.evaluate((newValue) => {
      localStorage.setItem('language', newValue)
      dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }))
    }, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 500 })
  }).toPass()
  await expect(page.locator('a[href="#content"]')).toHaveText(skipLinkTexts[language])
}
