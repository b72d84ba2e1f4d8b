import type { Page } from '@playwright/test'

/**
 * Text that lies outside of what is shown of it, and what is wider than the page: a line each. What is shortened by
 * three dots and what is only heard is meant to be.
 */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []

    const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')
    const isMeant = (box: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      box.clientWidth <= 1 ||
      box.hasAttribute('aria-label') ||
      box.closest('[aria-hidden=true]') !== null

    for (const box of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(box)
      if (!clips(style) || isMeant(box, style) || !box.checkVisibility()) continue
      const frame = box.getBoundingClientRect()
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement
        if (!around?.checkVisibility() || isMeant(around, getComputedStyle(around))) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        const isOut =
          left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 3 || bottom > frame.bottom + 3
        if (width > 0 && isOut) found.push(`cut off: ${text.textContent}`)
      }
    }
    return found
  })

/** Waits until nothing moves any more: cards of a long list find their places when their heights are known. */
const waitForStableLayout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('article, main, li')].map((box) => {
        const { top, height } = box.getBoundingClientRect()
        return `${top} ${height}`
      })
    let before = ''
    for (let same = 0; same < 3; ) {
      await new Promise(requestAnimationFrame)
      const now = places().join()
      same = now === before ? same + 1 : 0
      before = now
    }
  })

/**
 * What cannot be seen when it has the focus, or does not show that it has it: a line each. A bar that stays must not
 * lie over it (WCAG 2.4.7, 2.4.11). What is open for a moment may: a menu goes with Escape, a toast by itself.
 */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  // A focus that is set by a script is shown where the keyboard was used last.
  await page.keyboard.press('Tab')
  await waitForStableLayout(page)
  return page.evaluate(() => {
    const goals = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const found: string[] = []
    const nameOf = (goal: Element) =>
      `${goal.localName} ${goal.getAttribute('aria-label') ?? goal.textContent?.trim().slice(0, 60)}`
    const hasRing = (element: Element | null, levels: number): boolean => {
      if (!element || levels < 0) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) ||
        hasRing(element.parentElement, levels - 1)
      )
    }
    for (const goal of document.querySelectorAll<HTMLElement>(goals)) {
      if (goal.tabIndex < 0 || goal.matches(':disabled, [role=menu]') || !goal.checkVisibility()) continue
      goal.focus()
      if (document.activeElement !== goal) continue
      if (!hasRing(goal, 2)) found.push(`shows no focus: ${nameOf(goal)}`)
      const { left, right, top, bottom } = goal.getBoundingClientRect()
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const hit = document.elementFromPoint(x, y)
      const isSeen =
        hit && (goal.contains(hit) || hit.contains(goal) || hit.closest('label')?.control === goal)
      if (hit?.closest('[role=menu], [data-toast]')) continue
      if (!isSeen) found.push(`${nameOf(goal)} lies below ${hit?.outerHTML.slice(0, 80) ?? 'the edge'}`)
    }
    return found
  })
}

/** Spaces the text as WCAG 1.4.12 has it; readers do so with a style sheet of their own. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    } p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets.push(sheet)
  })
