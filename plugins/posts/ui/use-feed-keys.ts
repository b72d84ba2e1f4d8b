import type { KeyboardEvent } from 'react'

/**
 * Keyboard navigation of the ARIA feed pattern: Page Down and Page Up move between cards, Ctrl+End and Ctrl+Home leave
 * the feed.
 *
 * @param focusCard focuses a card by index and scrolls it into view
 */
export function useFeedKeys(total: number, focusCard: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const feed = event.currentTarget
    // React passes keys of dialogs here too. An open menu in a card prevents the default of its keys.
    if (event.defaultPrevented || !(event.target instanceof Element) || !feed.contains(event.target)) return
    if (event.target.matches('textarea, input, select')) return
    const card = event.target.closest<HTMLElement>('[data-index]')
    const step = { PageDown: 1, PageUp: -1 }[event.key]
    if (step && card) {
      event.preventDefault()
      const next = Number(card.dataset.index) + step
      if (next >= 0 && next < total) focusCard(next)
    }
    if (event.ctrlKey && (event.key === 'End' || event.key === 'Home')) {
      const [before, after] = focusableNeighbors(feed)
      const to = event.key === 'End' ? after : before
      if (!to) return
      event.preventDefault()
      to.focus()
    }
  }
}

/** Returns the focusable elements directly before and after the feed. */
function focusableNeighbors(feed: HTMLElement): [HTMLElement | undefined, HTMLElement | undefined] {
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select, textarea'),
  ].filter((element) => element.tabIndex >= 0 && element.offsetParent && !feed.contains(element))
  const isAfter = (element: HTMLElement) =>
    Boolean(feed.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  return [all.findLast((element) => !isAfter(element)), all.find(isAfter)]
}
