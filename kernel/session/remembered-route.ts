import { createEffect, createEvent, createStore, sample } from 'effector'
import { tabKeep } from '../storage/safe-storage'

const keys = { path: 'rememberedRoute', owner: 'rememberedFor' }

/** Where somebody was when their session ended; without an owner, where anybody wanted to go. */
export interface RouteLeft {
  readonly path: string
  readonly owner: string | null
}

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

const checked = ({ path, owner }: RouteLeft): RouteLeft | null => {
  const own = ownPath(path, location.origin)
  return own === undefined ? null : { path: own, owner }
}

// Events: what happened

/** Whoever signs in next should come to this address. */
export const routeRemembered = createEvent<string>()
/** Somebody's session ended here: they, and nobody else, should come back to it. */
export const routeLeft = createEvent<RouteLeft>()
export const rememberedRouteForgotten = createEvent()

// Stores: what we remember

/** Outlives a session on purpose: a timeout ends the session, and the next login returns here (decision 21). */
export const $routeLeft = createStore<RouteLeft | null>(null)
  .on(routeRemembered, (_, path) => checked({ path, owner: null }))
  .on(routeLeft, (_, left) => checked(left))
  .reset(rememberedRouteForgotten)
export const $rememberedRoute = $routeLeft.map((left) => left?.path ?? null)

// Effects: what leaves this module

const keepRouteFx = createEffect((left: RouteLeft | null) => {
  for (const part of ['path', 'owner'] as const) {
    const value = left?.[part] ?? null
    if (value === null) tabKeep.remove(keys[part])
    else tabKeep.set(keys[part], value)
  }
})

/** The address remembered before a reload of this tab. */
export const recallRouteFx = createEffect(() =>
  checked({ path: tabKeep.get(keys.path) ?? '', owner: tabKeep.get(keys.owner) }),
)

// Wiring: how they connect

$routeLeft.on(recallRouteFx.doneData, (_, left) => (left?.path === '/' ? null : left))
sample({ clock: $routeLeft, target: keepRouteFx })
