import { createEffect, createEvent, createStore, sample } from 'effector'
import { tabStorage } from '../storage/safe-storage'

const keys = { path: 'rememberedRoute', owner: 'rememberedFor' }

/** Where somebody was when their session ended; without an owner, where anybody wanted to go. */
export interface ReturnTo {
  readonly path: string
  readonly owner: string | null
}

/**
 * The path, query and hash of an address of this product, or nothing for any other: what is
 * remembered may have been put there by a link.
 */
export function toSameOriginPath(address: string, origin: string): string | undefined {
  try {
    const url = new URL(address, origin)
    // "//evil.example" and "/\evil.example" are addresses of another host to a browser.
    return url.origin === origin && !/^[/\\]{2}/.test(url.pathname)
      ? url.pathname + url.search + url.hash
      : undefined
  } catch {
    return undefined
  }
}

const checked = ({ path, owner }: ReturnTo): ReturnTo | null => {
  const own = toSameOriginPath(path, location.origin)
  return own === undefined ? null : { path: own, owner }
}

// Events

/** Whoever signs in next should come to this address. */
export const returnToSaved = createEvent<string>()
/** Somebody's session ended here: they, and nobody else, should come back to it. */
export const returnToRecorded = createEvent<ReturnTo>()
export const returnToCleared = createEvent()

// Stores

/** Outlives a session on purpose: a timeout ends the session, and the next login returns here (decision:session-expiry-warning). */
export const $returnTo = createStore<ReturnTo | null>(null)
  .on(returnToSaved, (_, path) => checked({ path, owner: null }))
  .on(returnToRecorded, (_, left) => checked(left))
  .reset(returnToCleared)
export const $returnToPath = $returnTo.map((left) => left?.path ?? null)

// Effects

const saveReturnToFx = createEffect((left: ReturnTo | null) => {
  for (const part of ['path', 'owner'] as const) {
    const value = left?.[part] ?? null
    if (value === null) tabStorage.remove(keys[part])
    else tabStorage.set(keys[part], value)
  }
})

/** The address remembered before a reload of this tab. */
export const loadReturnToFx = createEffect(() =>
  checked({ path: tabStorage.get(keys.path) ?? '', owner: tabStorage.get(keys.owner) }),
)

// Wiring

$returnTo.on(loadReturnToFx.doneData, (_, left) => (left?.path === '/' ? null : left))
sample({ clock: $returnTo, target: saveReturnToFx })
