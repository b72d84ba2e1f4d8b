/** Interval between batches in ms. */
const batchInterval = 50

/**
 * Processes the first item immediately and later ones in batches, so that a flood of messages does not render for each.
 *
 * @returns a function that accepts the next item
 * @example
 * const receive = batch((message: Received) => show(message))
 */
export function batch<Item>(work: (item: Item) => void): (item: Item) => void {
  let queued: Item[] | undefined
  const flush = () => {
    const ready = queued ?? []
    queued = ready.length > 0 ? [] : undefined
    if (queued) setTimeout(flush, batchInterval)
    for (const item of ready) work(item)
  }
  return (item) => {
    if (queued) {
      queued.push(item)
      return
    }
    queued = []
    setTimeout(flush, batchInterval)
    work(item)
  }
}
