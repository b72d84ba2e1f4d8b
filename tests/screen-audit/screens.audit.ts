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
    test(screen.name, async ({ page, mock, consoleErrors }, { annotations }) => {
      consoleErrors.allowFailedRequests()
      // Whoever deploys hears of it.
      consoleErrors.allow(/public page of @/)
      await openScreen(page, mock, screen)
      const found = [...(await inAllSights(page, screen)), ...(await asSomeNeedIt(page))]
      const sights = languages.length * widths.length * themes.length + needs
      annotations.push({ type: 'sights', description: String(sights) })
      expect(found).toEqual([])
    })
  })

/** In each language, at each width, in both themes. */
async function inAllSights(page: Page, screen: ListedScreen): Promise<string[]> {
  const found: string[] = []
  for (const language of languages) {
    await switchLanguage(page, language)
    for (const width of widths) {
      await page.setViewportSize(viewports[width])
      await waitUntilRendered(page, screen)
      const note = (what: string[]) => found.push(...what.map((line) => `${language}, ${width}: ${line}`))
      note(await findClippedText(page))
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        // In the second theme only the colours are others.
        note(await runAxe(page, colorScheme === 'light' ? 'all' : 'colours', screen.isWaiting))
      }
    }
  }
  return found
}

/** Further sights of each screen: at 400 % in each language, on a low desk, with spaced text, in forced colours. */
const needs = languages.length + 3

/** Much enlarged (WCAG 1.4.10, 2.4.11), with spaced text (1.4.12), in forced colours and without movement. */
async function asSomeNeedIt(page: Page): Promise<string[]> {
  const found: string[] = []
  const note = (how: string, what: string[]) => found.push(...what.map((line) => `${how}: ${line}`))
  await page.setViewportSize(viewports.enlarged)
  for (const language of languages) {
    await switchLanguage(page, language)
    note(`${language}, 400 %`, await findClippedText(page))
  }
  note('without movement', await whatMoves(page))
  note('400 %', await findHiddenFocus(page))
  await page.setViewportSize(viewports.low)
  note('low desk', await findHiddenFocus(page))
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(viewports.tablet)
  note('forced colours', await findHiddenFocus(page))
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize(viewports.phone)
  await spaceText(page)
  note('spaced text', await findClippedText(page))
  return found
}

/** What goes on moving for whoever asked for no movement. */
const whatMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => !Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ effect }) => `moves for ever: ${effect instanceof KeyframeEffect && effect.target?.className}`),
  )
