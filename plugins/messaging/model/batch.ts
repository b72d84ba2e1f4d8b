/** Milliseconds in which what comes is drawn together. */
const together = 50

/**
 * Does things at once, and those that follow closely together: a hundred a second would be a hundred drawings.
 *
 * @returns takes the next one
 * @example
 * const hear = batch((message: Received) => show(message))
 */
export function batch<Item>(work: (item: Item) => void): (item: Item) => void {
  let waiting: Item[] | undefined
  const flush = () => {
    const due = waiting ?? []
    waiting = due.length > 0 ? [] : undefined
    if (waiting) setTimeout(flush, together)
    for (const item of due) work(item)
  }
  return (item) => {
    if (waiting) {
      waiting.push(item)
      return
    }
    waiting = []
    setTimeout(flush, together)
    work(item)
  }
}
