import {
  $isAuthenticated,
  ApiError,
  hrefOf,
  loadCode,
  loginRoute,
  navigate,
  returnToSaved,
  sameId,
  screenPath,
  sessionEnded,
  sessionStarted,
  sessionStore,
  tabStorage,
  toastShown,
} from '@kernel'
import { createStaleCheck } from '@kernel/parts'
import { createEffect, createEvent, sample } from 'effector'
import { courseRoute } from '../../courses/contract'
import { cartRoute } from '../contract'
import { commerceTexts } from '../texts'
import { type NewItem, readNewItem } from './new-item'

/** What a visitor wants to have, kept over the login, and put into the cart after it (CRS-DET-02). */

const key = 'wantedCourse'

// Events: what happened

/** A visitor wants a course: who they are comes first. */
export const enrollmentRequested = createEvent<NewItem>()
/** A member is here, perhaps since before this module was. */
export const memberDetected = createEvent()
export const retryRequested = createEvent()
const cartRequested = createEvent()

// Effects: what leaves this module

const saveFx = createEffect((item: NewItem) => tabStorage.set(key, JSON.stringify(item)))
const clearFx = createEffect(() => tabStorage.remove(key))
/** It stays stored while it is being added: a reload in the middle must not lose it. */
const loadFx = createEffect(() => readNewItem(tabStorage.get(key)))
/** Another course may have been wanted meanwhile. */
const clearItemFx = createEffect(({ productId }: NewItem) => {
  if (sameId(readNewItem(tabStorage.get(key))?.productId, productId)) tabStorage.remove(key)
})
const loadAddToCart = () => import('../api/add-to-cart')
const addFx = createEffect(async (item: NewItem) => {
  const isStillHere = createStaleCheck()
  // Visitors, for whom this module is there too, need no more than to remember.
  const { isEnrolled, addToCart } = await loadCode(loadAddToCart)
  const isTheirs = await isEnrolled(item.productId)
  if (!isTheirs) await addToCart(item)
  return {
    isTheirs,
    isStillHere: isStillHere(),
    isAtCart: screenPath(location.pathname) === cartRoute.path,
  }
})

/** What did not get through may yet; what was refused is so for good. */
const isRetryable = (error: Error) => error instanceof ApiError && error.isRetryable

// Stores: what we remember

/** What could not be put into the cart, and why. */
export const $failedEnrollment = sessionStore<{ readonly item: NewItem; readonly error: Error } | null>(null)
  .on(addFx.fail, (_, { params: item, error }) => (isRetryable(error) ? { item, error } : null))
  .on(addFx.done, () => null)
/** Something is on its way into the cart: as it is now it is not worth showing. */
export const $isAdding = addFx.pending
/** How often something came into the cart without a screen's doing. */
export const $addedCount = sessionStore(0).on(addFx.done, (times) => times + 1)

// Wiring: how they connect

sample({ clock: enrollmentRequested, target: saveFx })
sample({ clock: enrollmentRequested, fn: () => cartRoute.path, target: returnToSaved })
sample({ clock: saveFx.done, fn: () => ({ to: loginRoute }), target: navigate })

sample({ clock: sessionStarted, fn: () => undefined, target: loadFx })
// What this page is adding, or could not add, is not added again because a screen comes later.
sample({
  clock: memberDetected,
  source: { isAdding: $isAdding, refused: $failedEnrollment },
  filter: ({ isAdding, refused }) => !isAdding && refused === null,
  fn: () => undefined,
  target: loadFx,
})
sample({
  clock: loadFx.doneData,
  filter: (item) => item !== undefined,
  fn: (item) => item as NewItem,
  target: addFx,
})
sample({
  clock: addFx.done,
  source: $isAuthenticated,
  filter: (isAuthenticated, { result: { isStillHere, isTheirs, isAtCart } }) =>
    isAuthenticated && (isStillHere || (isTheirs && isAtCart)),
  fn: (_, { params, result }) => ({
    to: result.isTheirs ? hrefOf(courseRoute, { id: params.productId }) : cartRoute,
    replace: true,
  }),
  target: navigate,
})
// Whoever is elsewhere by now, after a registration for one, is told.
sample({
  clock: addFx.doneData,
  source: $isAuthenticated,
  filter: (isAuthenticated, { isTheirs, isStillHere, isAtCart }) =>
    isAuthenticated && !isTheirs && !isStillHere && !isAtCart,
  fn: () => ({
    kind: 'success' as const,
    text: commerceTexts.ref('cart.wantedAdded'),
    action: { label: commerceTexts.ref('cart.title'), run: cartRequested },
  }),
  target: toastShown,
})
sample({ clock: cartRequested, fn: () => ({ to: cartRoute }), target: navigate })
// What did not get through is wanted still, also after a reload.
sample({
  clock: addFx.finally,
  source: $isAuthenticated,
  filter: (isAuthenticated, result) =>
    isAuthenticated && (result.status === 'done' || !isRetryable(result.error)),
  fn: (_, { params }) => params,
  target: clearItemFx,
})
// A registration is on the way to the course (decision:enrollment-after-registration); whoever leaves on purpose leaves nothing to the next.
sample({
  clock: sessionEnded,
  filter: (reason) => reason !== 'reset',
  fn: () => undefined,
  target: clearFx,
})
sample({
  clock: addFx.fail,
  filter: $isAuthenticated,
  fn: ({ error }) => ({
    kind: 'danger' as const,
    text: commerceTexts.ref('shoppingCart.addToCartError'),
    ...(isRetryable(error)
      ? { action: { label: commerceTexts.ref('retry'), run: retryRequested } }
      : { detail: commerceTexts.ref('cart.wantedRefused') }),
  }),
  target: toastShown,
})
sample({
  clock: retryRequested,
  source: $failedEnrollment,
  filter: (refused) => refused !== null,
  fn: (refused) => (refused as NonNullable<typeof refused>).item,
  target: addFx,
})
