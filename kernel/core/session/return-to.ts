import { createEffect, createEvent, createStore, sample } from 'effector'
import { asRecord, readText } from '../parse/parse'
import { parseUrl } from '../parse/url'
import { tabStorage } from '../storage/stored-value'

/** Where a login leads. `owner` is the user whose session ended at `path`; null for a visitor. */
export interface ReturnTo {
  readonly path: string
  readonly owner: string | null
}

/** Path, query and hash of a same-origin URL; `undefined` for other URLs, since `address` may come from a link. */
export function toSameOriginPath(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin)
  // Reject these paths: browsers resolve "//evil.example" and "/\evil.example" to another host.
  return url?.origin === origin && !/^[/\\]{2}/.test(url.pathname)
    ? url.pathname + url.search + url.hash
    : undefined
}

const checked = ({ path, owner }: ReturnTo): ReturnTo | null => {
  const checkedPath = toSameOriginPath(path, location.origin)
  return checkedPath === undefined ? null : { path: checkedPath, owner }
}

/** Saves a path that opens after the next login of any user. */
export const returnToSaved = createEvent<string>()
export const returnToRecorded = createEvent<ReturnTo>()
export const returnToCleared = createEvent()

/** The return address. It must survive the end of the session (decision:session-expiry-warning). */
export const $returnTo = createStore<ReturnTo | null>(null)
  .on(returnToSaved, (_, path) => checked({ path, owner: null }))
  .on(returnToRecorded, (_, returnTo) => checked(returnTo))
  .reset(returnToCleared)
export const $returnToPath = $returnTo.map((returnTo) => returnTo?.path ?? null)

const storedReturnTo = tabStorage.define('rememberedRoute', (stored) => {
  // Earlier builds stored the path alone.
  const { path, owner } = typeof stored === 'string' ? { path: stored, owner: null } : asRecord(stored)
  return checked({ path: readText(path), owner: typeof owner === 'string' ? owner : null })
})

const saveReturnToFx = createEffect((returnTo: ReturnTo | null) =>
  returnTo ? storedReturnTo.save(returnTo) : storedReturnTo.clear(),
)

export const loadReturnToFx = createEffect(storedReturnTo.load)

$returnTo.on(loadReturnToFx.doneData, (_, returnTo) => (returnTo?.path === '/' ? null : returnTo))
sample({ clock: $returnTo, target: saveReturnToFx })
