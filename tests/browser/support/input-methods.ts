import { expect, type Locator, type Page } from '@playwright/test'

/** How a person works a screen: the same walk is tried with a pointer and with the keyboard alone. */
export interface InputMethod {
  /** Presses a button or follows a link. */
  press: (goal: Locator) => Promise<void>
  /** Ticks a box or turns a switch. */
  toggle: (goal: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
  /** Opens a menu and takes one of its items. */
  selectItem: (menu: Locator, item: Locator) => Promise<void>
}

/** A pointer, and the keyboard for texts. */
export const pointer: InputMethod = {
  press: (goal) => goal.click(),
  toggle: (goal) => goal.click(),
  fill: (field, text) => field.fill(text),
  selectItem: async (menu, item) => {
    await menu.click()
    await item.click()
  },
}

/** Further than twice around the longest screen is no way. */
const mostSteps = 200

/** The keyboard alone: what Tab does not reach cannot be worked. */
export function keyboard(page: Page): InputMethod {
  const walkTo = async (goal: Locator) => {
    await goal.waitFor()
    // Found once: to look for it by its name after each key takes longer than the key. It may be drawn anew on the way.
    let element = await goal.elementHandle()
    const isThere = async () => {
      if (!(await element?.evaluate((found) => found.isConnected))) element = await goal.elementHandle()
      return element?.evaluate((found) => found === document.activeElement)
    }
    for (let steps = 0; steps < mostSteps && !(await isThere()); steps++) await page.keyboard.press('Tab')
    await expect(goal).toBeFocused()
  }
  const press = async (goal: Locator) => {
    await walkTo(goal)
    await page.keyboard.press('Enter')
  }
  return {
    press,
    toggle: async (goal) => {
      await walkTo(goal)
      await page.keyboard.press('Space')
    },
    fill: async (field, text) => {
      await walkTo(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
    },
    selectItem: async (menu, item) => {
      await press(menu)
      await item.waitFor()
      await expect(async () => {
        if ((await item.getAttribute('data-highlighted')) !== null) return
        await page.keyboard.press('ArrowDown')
        await expect(item).toHaveAttribute('data-highlighted', '', { timeout: 20 })
      }).toPass({ intervals: [0] })
      await page.keyboard.press('Enter')
    },
  }
}
