import { MessageError } from '../http/api-error'
import { kernelTexts } from '../i18n/text'
import { onStorageChange, rawDeviceStorage } from '../storage/safe-storage'

/** A lock that this tab has requested. */
export interface TabLock {
  /** Resolves when this tab holds the lock; rejects when `release` is called first. */
  readonly acquired: Promise<void>
  /** Releases the lock, or stops waiting for it. */
  release(): void
}

interface Takeover {
  /** Whether to take the lock from the tab that holds it. */
  readonly steal: boolean
  /** Called when another tab took the lock from this one. */
  readonly onLost: () => void
}

/**
 * Requests a lock that one tab of the browser holds at a time (decision:tabs-share-session). Without the Web Locks API
 * (insecure origin, forbidden storage) every tab gets the lock. A frozen tab keeps its locks, so nobody may have to wait
 * for this lock: see `withTabLock` and `electTabLeader`.
 */
export const acquireTabLock = (name: string): TabLock =>
  requestLock(name, { steal: false, onLost: () => undefined })

function requestLock(name: string, { steal, onLost }: Takeover): TabLock {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return { acquired: Promise.resolve(), release: () => undefined }
  const controller = new AbortController()
  const { signal } = controller
  let isHeld = false
  let releaseHeld: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    releaseHeld = resolve
  })
  const acquired = new Promise<void>((resolve, reject) => {
    const hold = () => {
      // A request that takes a lock cannot have a signal, so it may be granted after `release`.
      if (signal.aborted) return reject(signal.reason)
      isHeld = true
      resolve()
      return held
    }
    locks
      .request(`roda.${name}${process.env.RODA_BASE}`, steal ? { steal } : { signal }, hold)
      .catch((error) => {
        if (signal.aborted) reject(error)
        else if (isHeld) onLost()
        // Browsers that forbid storage also reject lock requests: then every tab gets the lock.
        else resolve()
      })
  })
  return {
    acquired,
    release() {
      controller.abort()
      releaseHeld()
    },
  }
}

/** Milliseconds that a tab waits for another one, which may be frozen. */
const maxWait = 10_000

/** Work by lock name, which this tab runs one after the other, also in browsers without the Web Locks API. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while no other work with the same lock name runs in this browser. Without the Web Locks API (insecure origin,
 * forbidden storage) only this tab is covered.
 *
 * @throws MessageError when another tab, for example a frozen one, keeps the lock for 10 seconds; or the error of `work`
 */
export function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const run = () => runLocked(name, work)
  const current = (queues.get(name) ?? Promise.resolve()).then(run, run)
  queues.set(name, current)
  const forget = () => queues.get(name) === current && queues.delete(name)
  current.then(forget, forget)
  return current
}

async function runLocked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const lock = acquireTabLock(name)
  const timer = setTimeout(lock.release, maxWait)
  try {
    await lock.acquired
  } catch {
    throw new MessageError(kernelTexts.ref('failure.otherTab'), { isRetryable: true })
  } finally {
    clearTimeout(timer)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/**
 * Elects one tab of the browser for work in the background (decision:tabs-share-session). A visible tab takes the
 * leadership when it opens, is shown or gets the focus, because the leader may be frozen; a leader that becomes hidden
 * offers it to the visible tabs.
 * Without the Web Locks API every tab leads.
 *
 * @param onChange gets whether this tab leads now; first called when it does
 * @returns a function that gives up the leadership, without a further call of `onChange`
 */
export function electTabLeader(name: string, onChange: (isLeader: boolean) => void): () => void {
  const offer = `leader.${name}`
  let lock: TabLock | undefined
  let isLeader = false

  function stand(steal: boolean): void {
    lock?.release()
    const own = requestLock(name, { steal, onLost: () => own === lock && lose() })
    lock = own
    own.acquired.then(
      () => own === lock && lead(),
      () => undefined,
    )
  }
  function lead(): void {
    isLeader = true
    onChange(true)
    offerIfHidden()
  }
  function lose(): void {
    isLeader = false
    onChange(false)
    stand(false)
  }
  function offerIfHidden(): void {
    if (!isLeader || !document.hidden) return
    // Other tabs get an event. Nothing stays stored.
    rawDeviceStorage.set(offer, '1')
    rawDeviceStorage.remove(offer)
  }
  const takeIfVisible = () => isLeader || document.hidden || stand(true)
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('focus', takeIfVisible, { signal })
  document.addEventListener('visibilitychange', takeIfVisible, { signal })
  document.addEventListener('visibilitychange', offerIfHidden, { signal })

  stand(!document.hidden)
  const unsubscribe = onStorageChange(
    ({ key, value, isElsewhere }) => isElsewhere && key === offer && value !== null && takeIfVisible(),
  )
  return () => {
    unsubscribe()
    controller.abort()
    lock?.release()
    lock = undefined
  }
}
