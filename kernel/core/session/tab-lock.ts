/** A place in the queue of the tabs of one browser. */
export interface TabLock {
  /** Kept when it is this tab's turn; broken when the tab leaves the queue before. */
  readonly acquired: Promise<void>
  /** Leaves the queue, or gives the turn away. */
  release(): void
}

/**
 * Of the tabs of one browser one alone does what must not be done twice; another takes its place when it goes
 * (decision:tabs-share-session). Where the browser has no locks (a page that is not served securely), or gives none, every tab
 * has its turn.
 *
 * @param name of what is done, unique in the product
 * @example
 * const turn = acquireTabLock('messaging.count')
 * turn.come.then(() => setMine(true), () => undefined)
 */
export function acquireTabLock(name: string): TabLock {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return { acquired: Promise.resolve(), release: () => undefined }
  const gone = new AbortController()
  let giveAway: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    giveAway = resolve
  })
  const come = new Promise<void>((turn, refuse) => {
    const stay = () => {
      turn()
      return held
    }
    locks
      .request(`roda.${name}${process.env.RODA_BASE}`, { signal: gone.signal }, stay)
      // Where storage is forbidden locks are too.
      .catch((error) => (gone.signal.aborted ? refuse(error) : turn()))
  })
  return {
    acquired: come,
    release() {
      gone.abort()
      giveAway()
    },
  }
}
