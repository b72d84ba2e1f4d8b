import type { Page } from '@playwright/test'
import { runAxe } from '../browser/support/axe'
import { expect, test } from '../browser/support/fixtures'
import {
  type Language,
  skipLinkTexts,
  switchLanguage,
  viewports,
  waitUntilRendered,
} from '../browser/support/locales'
import { openScreen } from '../browser/support/open-screen'
import { findClippedText, findHiddenFocus, spaceText } from '../browser/support/overflow'
import { type ListedScreen, screenList } from '../browser/support/screen-list'
import { screenStates } from '../browser/support/screen-states'

const languages = Object.keys(skipLinkTexts) as Language[]
const widths = ['phone', 'tablet', 'desk'] as const
const themes = ['light', 'dark'] as const

for (const screen of [...screenList, ...screenStates])
  test.describe(() => {
    test.use({ hasConsented: !screen.isFirstVisit })
    test(`${screen.name} passes the screen audit`, async ({ page, mock, consoleErrors }) => {
      consoleErrors.allowFailedRequests()
      // The product logs unknown public pages as errors.
      consoleErrors.allow(/public page of @/)
      if (screen.isPhoneOnly) await page.setViewportSize(viewports.phone)
      await openScreen(page, mock, screen)
      const found = [...(await checkAllVariants(page, screen)), ...(await checkSpecialNeeds(page, screen))]
      expect(found).toEqual([])
    })
  })

/** Checks a screen in each language, width and theme. */
async function checkAllVariants(page: Page, screen: ListedScreen): Promise<string[]> {
  const found: string[] = []
  for (const language of languages) {
    await switchLanguage(page, language)
    // Some skeletons end after a while, so they begin anew.
    if (screen.isWaiting) await page.reload()
    for (const width of screen.isPhoneOnly ? widths.slice(0, 1) : widths) {
      await page.setViewportSize(viewports[width])
      await waitUntilRendered(page, screen)
      const add = (findings: string[]) =>
        found.push(...findings.map((line) => `${language}, ${width}: ${line}`))
      add(await findClippedText(page))
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        // The dark theme differs in colors only, so only the color rules run for it.
        add(await runAxe(page, colorScheme === 'light' ? 'all' : 'colors', screen.isWaiting))
      }
    }
  }
  return found
}

/** Checks WCAG 1.4.10 and 2.4.11 (400 % zoom), 1.4.12 (spaced text), forced colors and reduced motion. */
async function checkSpecialNeeds(page: Page, { isPhoneOnly }: ListedScreen): Promise<string[]> {
  const found: string[] = []
  const add = (variant: string, findings: string[]) =>
    found.push(...findings.map((line) => `${variant}: ${line}`))
  await page.setViewportSize(viewports.enlarged)
  for (const language of languages) {
    await switchLanguage(page, language)
    add(`${language}, 400 %`, await findClippedText(page))
  }
  add('reduced motion', await findEndlessAnimations(page))
  add('400 %', await findHiddenFocus(page))
  if (!isPhoneOnly) {
    await page.setViewportSize(viewports.low)
    add('low desktop window', await findHiddenFocus(page))
    await page.setViewportSize(viewports.tablet)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  add('forced colors', await findHiddenFocus(page))
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize(viewports.phone)
  await spaceText(page)
  add('spaced text', await findClippedText(page))
  return found
}

/** Finds animations that never end although the person prefers reduced motion. */
const findEndlessAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => !Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ effect }) => `never ends: ${effect instanceof KeyframeEffect && effect.target?.className}`),
  )
