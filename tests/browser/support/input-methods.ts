import { expect, type Locator, type Page } from '@playwright/test'

/** An input method, so that the same test runs with a pointer or with the keyboard only. */
export interface InputMethod {
  press: (target: Locator) => Promise<void>
  /** Toggles a checkbox or a switch. */
  toggle: (target: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
  selectItem: (menu: Locator, item: Locator) => Promise<void>
}

export const pointer: InputMethod = {
  press: (target) => target.click(),
  toggle: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  selectItem: async (menu, item) => {
    await menu.click()
    await item.click()
  },
}

// Two hundred presses of Tab are more than two rounds through the longest screen.
const maxTabs = 200

/** Creates an input method that uses only the keyboard, so every control must be reachable with Tab. */
export function keyboard(page: Page): InputMethod {
  const tabTo = async (target: Locator) => {
    await target.waitFor()
    // Uses an element handle, since resolving the locator after each key is slow. React may replace the element
    // meanwhile.
    let element = await target.elementHandle()
    const isFocused = async () => {
      if (!(await element?.evaluate((found) => found.isConnected))) element = await target.elementHandle()
      return element?.evaluate((found) => found === document.activeElement)
    }
    for (let tabs = 0; tabs < maxTabs && !(await isFocused()); tabs++) await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  const press = async (target: Locator) => {
    await tabTo(target)
    await page.keyboard.press('Enter')
  }
  return {
    press,
    toggle: async (target) => {
      await tabTo(target)
      await page.keyboard.press('Space')
    },
    fill: async (field, text) => {
      await tabTo(field)
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
