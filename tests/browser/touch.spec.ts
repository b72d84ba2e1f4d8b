import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import { waitUntilRendered } from './support/locales'
import { screenList } from './support/screen-list'

// The names of screens with lists, chips and small buttons.
const names = [
  'the feed',
  'a new post',
  'manage connections',
  'a group',
  'the editor of a group',
  'a public page',
  'my courses',
  'learning',
  'the shopping cart',
  'billing',
  'conversations',
  'a conversation',
  'profile',
  'account',
]

/** Finds lists without bullets that have no explicit list role, which Safari would not announce as lists. */
const findListsWithoutRole = (page: Page): Promise<string[]> =>
  page
    .locator('ul, ol')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none' && !list.hasAttribute('role'))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )

/** Finds touch targets that are smaller than 44 px even with their pseudo-elements. Ignores links in a text. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.locator('a, button, summary, [role=tab], [type=checkbox], [type=radio]').evaluateAll((elements) => {
    const least = 44
    const length = (written: string) => Number.parseFloat(written) || 0
    return elements.flatMap((element) => {
      const isInText = getComputedStyle(element).display === 'inline'
      const box = element.getBoundingClientRect()
      const isHidden =
        box.width <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const target = (element instanceof HTMLInputElement && element.closest('label')) || element
      if (isInText || (isHidden && target === element) || element.closest('[inert], [aria-hidden=true]'))
        return []
      const { width, height } = target.getBoundingClientRect()
      const edges = ['::before', '::after']
        .map((edge) => getComputedStyle(target, edge))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      const wide = Math.max(width, ...edges.map((edge) => length(edge.width)))
      const high = Math.max(height, ...edges.map((edge) => length(edge.height)))
      const isSmall = wide > 0 && (wide < least - 0.5 || high < least - 0.5)
      return isSmall ? [`${wide.toFixed()} × ${high.toFixed()}: ${target.outerHTML.slice(0, 160)}`] : []
    })
  })

test('lists have the list role, and touch targets are at least 44 px', {
  tag: ['@phone', '@FLT-106'],
}, async ({ page, mock }) => {
  test.slow()
  await mock.login(page)
  const screens = screenList.filter(({ name, account = 'ana' }) => account === 'ana' && names.includes(name))
  expect(screens).toHaveLength(names.length)
  for (const screen of screens)
    await test.step(screen.name, async () => {
      if (screen === screens[0]) await page.goto(screen.path)
      else await navigateTo(page, screen.path)
      await waitUntilRendered(page, screen)
      expect.soft(await findListsWithoutRole(page), `lists without a role: ${screen.name}`).toEqual([])
      expect.soft(await findSmallTargets(page), `small targets: ${screen.name}`).toEqual([])
    })
})
