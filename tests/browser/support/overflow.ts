import type { Page } from '@playwright/test'

/**
 * Finds clipped text and pages that are too wide. Ignores texts with an ellipsis and texts for screen readers. @returns
 * one line per finding
 */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []

    const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')
    const isIntended = (box: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      box.clientWidth <= 1 ||
      box.hasAttribute('aria-label') ||
      box.closest('[aria-hidden=true]') !== null

    /** Whether a row inside of the box scrolls sideways to the text, or the text is fixed to the window. */
    const escapes = (around: Element | null, box: Element): boolean =>
      around !== null &&
      around !== box &&
      (['auto', 'scroll'].includes(getComputedStyle(around).overflowX) ||
        getComputedStyle(around).position === 'fixed' ||
        escapes(around.parentElement, box))

    for (const box of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(box)
      if (!clips(style) || isIntended(box, style) || !box.checkVisibility()) continue
      const frame = box.getBoundingClientRect()
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement
        if (!around?.checkVisibility() || isIntended(around, getComputedStyle(around))) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        // A space that hangs at the end of a line cannot be scrolled to.
        const isWide = right > frame.right + 1 && box.scrollWidth > box.clientWidth
        const isOut = left < frame.left - 1 || isWide || top < frame.top - 3 || bottom > frame.bottom + 3
        if (width > 0 && isOut && !escapes(around, box)) found.push(`cut off: ${text.textContent}`)
      }
    }
    return found
  })

/** Waits until virtual lists stop moving their cards, which takes until all heights are measured. */
const waitForStableLayout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const positions = () =>
      [...document.querySelectorAll('article, main, li')].map((box) => {
        const { top, height } = box.getBoundingClientRect()
        return `${top} ${height}`
      })
    let before = ''
    for (let same = 0; same < 3; ) {
      await new Promise(requestAnimationFrame)
      const now = positions().join()
      same = now === before ? same + 1 : 0
      before = now
    }
  })

/**
 * Finds controls without a focus ring, or covered by a fixed bar while focused (WCAG 2.4.7, 2.4.11). Menus and toasts
 * may cover controls. @returns one line per finding
 */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  // The selector `:focus-visible` matches scripted focus only after keyboard use.
  await page.keyboard.press('Tab')
  await waitForStableLayout(page)
  return page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const found: string[] = []
    const nameOf = (control: Element) =>
      `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 60)}`
    const hasRing = (element: Element | null, levels: number): boolean => {
      if (!element || levels < 0) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) ||
        hasRing(element.parentElement, levels - 1)
      )
    }
    const edgesOf = (element: Element | null, levels: number): string =>
      element && levels >= 0
        ? `${getComputedStyle(element).borderColor} ${edgesOf(element.parentElement, levels - 1)}`
        : ''
    for (const control of document.querySelectorAll<HTMLElement>(focusable)) {
      if (control.tabIndex < 0 || control.matches(':disabled, [role=menu]') || !control.checkVisibility())
        continue
      control.blur()
      const edges = edgesOf(control, 5)
      control.focus()
      if (document.activeElement !== control) continue
      // A field may show its focus on the card around it, or by an edge; the text of a post has only its caret.
      if (!control.matches('textarea') && !hasRing(control, 5) && edgesOf(control, 5) === edges)
        found.push(`shows no focus: ${nameOf(control)}`)
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const hit = document.elementFromPoint(x, y)
      const isSeen =
        hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control)
      if (hit?.closest('[role=menu], [data-toast]')) continue
      if (!isSeen) found.push(`${nameOf(control)} lies below ${hit?.outerHTML.slice(0, 80) ?? 'the edge'}`)
    }
    return found
  })
}

/** Applies the text spacing of WCAG 1.4.12 to the page. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    } p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets.push(sheet)
  })
