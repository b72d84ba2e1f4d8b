import { createEffect, createEvent, createStore, sample } from 'effector'
import { tabKeep } from '../storage/safe-storage'
import { sessionEnded } from './events'

const key = 'rememberedRoute'

/**
 * The path, query and hash of an address of this product, or nothing for any other: what is
 * remembered may have been put there by a link.
 */
export function ownPath(address: string, origin: string): string | undefined {
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

// Events: what happened

/** The person should come back to this address after the next login. */
export const routeRemembered = createEvent<string>()
export const rememberedRouteForgotten = createEvent()

// Stores: what we remember

/** Outlives a session on purpose: a timeout ends the session, and the next login returns here (decision 21). */
export const $rememberedRoute = createStore<string | null>(null)
  .on(routeRemembered, (_, path) => ownPath(path, location.origin) ?? null)
  .reset(rememberedRouteForgotten)

// Effects: what leaves this module

const keepRouteFx = createEffect((path: string | null) =>
  path === null ? tabKeep.remove(key) : tabKeep.set(key, path),
)

/** The address remembered before a reload of this tab. */
export const recallRouteFx = createEffect(() => ownPath(tabKeep.get(key) ?? '', location.origin) ?? null)

// Wiring: how they connect

$rememberedRoute.on(recallRouteFx.doneData, (_, path) => (path === '/' ? null : path))
sample({ clock: $rememberedRoute, target: keepRouteFx })
// Leaving on purpose, or starting afresh: the next person begins at the beginning (KRN-AUTH-06, ACC-REG-01).
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'logout' || reason === 'reset',
  target: rememberedRouteForgotten,
})
