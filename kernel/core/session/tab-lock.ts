/** A lock that this tab has requested. */
export interface TabLock {
  /** Resolves when this tab holds the lock; rejects when `release` is called first. */
  readonly acquired: Promise<void>
  /** Releases the lock, or stops waiting for it. */
  release(): void
}

/**
 * Requests a lock that one tab of the browser holds at a time (decision:tabs-share-session). Without the Web Locks API
 * (insecure origin, forbidden storage) every tab gets the lock.
 */
export function acquireTabLock(name: string): TabLock {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return { acquired: Promise.resolve(), release: () => undefined }
  const controller = new AbortController()
  let releaseHeld: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    releaseHeld = resolve
  })
  const acquired = new Promise<void>((resolve, reject) => {
    const hold = () => {
      resolve()
      return held
    }
    locks
      .request(`roda.${name}${process.env.RODA_BASE}`, { signal: controller.signal }, hold)
      // Browsers that forbid storage also reject lock requests: then every tab gets the lock.
      .catch((error) => (controller.signal.aborted ? reject(error) : resolve()))
  })
  return {
    acquired,
    release() {
      controller.abort()
      releaseHeld()
    },
  }
}
