import type { Page } from '@playwright/test'

/**
 * Finds controls whose name does not begin with their visible text, so that people who speak to the device cannot name
 * them. Keys and text that is hidden from screen readers, such as a count, are not a part of it.
 * @returns one line per finding
 */
export const findMisnamedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
    const isSeen = (element: Element | null) => {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false
      return element.closest('kbd, [aria-hidden=true]') === null && element.getBoundingClientRect().width > 1
    }
    const seenIn = (control: Element) => {
      const seen: string[] = []
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (isSeen(text.parentElement)) seen.push(text.textContent ?? '')
      return words(seen.join(' '))
    }
    const controls = document.querySelectorAll(
      ':is(a, button, [role=button], [role=link], [role=tab], [role=menuitem], [role=switch])[aria-label]:not([aria-label=""])',
    )
    return [...controls]
      .map((control) => ({ seen: seenIn(control), name: control.getAttribute('aria-label') ?? '' }))
      .filter(({ seen, name }) => !words(name).startsWith(seen))
      .map(({ seen, name }) => `“${seen}” is named “${name}”`)
  })
