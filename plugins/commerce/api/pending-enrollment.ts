import {
  $isAuthenticated,
  deviceStore,
  errorMessage,
  hrefOf,
  type Id,
  loadCode,
  loginRoute,
  navigate,
  outcomeOf,
  returnToSaved,
  sameId,
  screenPath,
  sessionEnded,
  sessionStarted,
  sessionStore,
  toastShown,
} from '@kernel'
import { createStaleCheck } from '@kernel/parts'
import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { courseRoute } from '../../courses/contract'
import { cartRoute } from '../contract'
import { type NewItem, readStoredItem, type WantedItem } from '../model/new-item'
import { commerceTexts } from '../texts'

/** A course that a visitor wants, stored during login and added to the cart afterwards. All tabs show the latest. */
export const storedItem = deviceStore('wantedCourse', readStoredItem)

/** A visitor pressed "Enroll" and has to log in first. */
export const enrollmentRequested = createEvent<WantedItem>()
/** A member session exists; it may have started before this module was loaded. */
export const memberDetected = createEvent()
export const retryRequested = createEvent()
const cartRequested = createEvent()

interface Addition {
  readonly item: NewItem
  /** Whether the user waits for it in this tab, not only in another one that was open at the login. */
  readonly isAwaited: boolean
  /** Whether a member pressed "Enroll": without an answer yet, the server knows whether the course can be bought. */
  readonly isPressed?: boolean
}

const saveFx = createEffect((item: WantedItem) => storedItem.save({ ...item, savedAt: Date.now() }))
const clearFx = createEffect(storedItem.clear)
/** Loads the requested course, which stays stored while it is being added: a reload does not lose it. */
const loadFx = createEffect((): Addition | undefined => {
  const { savedAt: _, facts: __, ...item } = storedItem.load() ?? {}
  const path = screenPath(location.pathname)
  const isAwaited = path === loginRoute.path || path === cartRoute.path
  return 'productId' in item ? { item, isAwaited } : undefined
})
/** Deletes the stored course, unless another one was requested meanwhile. */
const clearItemFx = createEffect(({ item: { productId } }: Addition) => {
  if (sameId(storedItem.load()?.productId, productId)) storedItem.clear()
})
/** Whether the server rejected the course. After any other failure, also of loading code, it can be tried again. */
const isRefused = (error: Error): boolean => {
  const { kind, isRetryable } = outcomeOf(error)
  return kind === 'refused' && !isRetryable
}
const loadAddToCart = () => import('./add-to-cart')
const addFx = createEffect(async ({ item, isPressed }: Addition) => {
  const isCurrent = createStaleCheck()
  const inScope = scopeBind((add: () => Promise<unknown>) => add(), { safe: true })
  // Load the API calls lazily: visitors, who load this module too, only store the course.
  const { isEnrolled, addToCart } = await loadCode(loadAddToCart)
  const isAlreadyEnrolled = !isPressed && (await isEnrolled(item.productId))
  const answer = isAlreadyEnrolled ? undefined : await inScope(() => addToCart(item))
  return {
    answer,
    isAlreadyEnrolled,
    isCurrent: isCurrent(),
    isAtCart: screenPath(location.pathname) === cartRoute.path,
  }
})

/** A member pressed "Enroll". The course stays stored while it is being added: leaving the page does not lose it. */
export const enrollFx = createEffect((wanted: WantedItem) => {
  const { facts: _, ...item } = wanted
  storedItem.save({ ...wanted, savedAt: Date.now() })
  return addFx({ item, isAwaited: true, isPressed: true })
})

/** The requested course that could not be added to the cart, with the error. */
export const $failedEnrollment = sessionStore<{ readonly item: NewItem; readonly error: Error } | null>(null)
  .on(addFx.fail, (_, { params: { item }, error }) => (isRefused(error) ? null : { item, error }))
  .on(addFx.done, () => null)
/** Whether a product is being added to the cart; meanwhile the cached cart is outdated. */
export const $isAdding = addFx.pending
/** The last course that was added, with the server's answer: `CartSync` shows it in the cart. */
export const $added = sessionStore<{ readonly productId: Id; readonly answer: unknown } | null>(null).on(
  addFx.done,
  (_, { params: { item }, result: { answer } }) => ({ productId: item.productId, answer }),
)

// Data flow between events, stores and effects

sample({ clock: enrollmentRequested, target: saveFx })
sample({ clock: enrollmentRequested, fn: () => cartRoute.path, target: returnToSaved })
sample({ clock: saveFx.done, fn: () => ({ to: loginRoute }), target: navigate })

sample({ clock: sessionStarted, fn: () => undefined, target: loadFx })
// A component that mounts later must not add a course that is being added or has failed.
sample({
  clock: memberDetected,
  source: { isAdding: $isAdding, failed: $failedEnrollment },
  filter: ({ isAdding, failed }) => !isAdding && failed === null,
  fn: () => undefined,
  target: loadFx,
})
sample({
  clock: loadFx.doneData,
  filter: (addition) => addition !== undefined,
  fn: (addition) => addition as Addition,
  target: addFx,
})
sample({
  clock: addFx.done,
  source: $isAuthenticated,
  filter: (isAuthenticated, { params: { isAwaited }, result: { isCurrent, isAlreadyEnrolled, isAtCart } }) =>
    isAuthenticated && ((isAwaited && isCurrent) || (isAlreadyEnrolled && isAtCart)),
  fn: (_, { params: { item, isPressed = false }, result }) => ({
    to: result.isAlreadyEnrolled ? hrefOf(courseRoute, { id: item.productId }) : cartRoute,
    replace: !isPressed,
  }),
  target: navigate,
})
// The user went to another screen while the course was added: show a toast instead of navigating.
sample({
  clock: addFx.done,
  source: $isAuthenticated,
  filter: (isAuthenticated, { params: { isAwaited }, result: { isAlreadyEnrolled, isCurrent, isAtCart } }) =>
    isAuthenticated && isAwaited && !isAlreadyEnrolled && !isCurrent && !isAtCart,
  fn: () => ({
    kind: 'success' as const,
    text: commerceTexts.ref('cart.wantedAdded'),
    action: { label: commerceTexts.ref('cart.title'), run: cartRequested },
  }),
  target: toastShown,
})
sample({ clock: cartRequested, fn: () => ({ to: cartRoute }), target: navigate })
// After a failed request the course stays stored, so that adding it can be tried again, also after a reload.
sample({
  clock: addFx.finally,
  source: $isAuthenticated,
  filter: (isAuthenticated, result) =>
    isAuthenticated && (result.status === 'done' || isRefused(result.error)),
  fn: (_, { params }) => params,
  target: clearItemFx,
})
// Opening the registration ends the session but keeps the course (decision:enrollment-after-registration); any other
// end of the session deletes it, because the next user may be another person.
sample({
  clock: sessionEnded,
  filter: (reason) => reason !== 'reset',
  fn: () => undefined,
  target: clearFx,
})
sample({
  clock: addFx.fail,
  filter: $isAuthenticated,
  fn: ({ params: { isPressed }, error }) => ({
    kind: 'danger' as const,
    text: commerceTexts.ref('shoppingCart.addToCartError'),
    // Visitors could press "Enroll" on their own course, too.
    detail: isRefused(error) && !isPressed ? commerceTexts.ref('cart.wantedRefused') : errorMessage(error),
    ...(!isRefused(error) && { action: { label: commerceTexts.ref('retry'), run: retryRequested } }),
  }),
  target: toastShown,
})
sample({
  clock: retryRequested,
  source: $failedEnrollment,
  filter: (failed) => failed !== null,
  fn: (failed) => ({ item: (failed as NonNullable<typeof failed>).item, isAwaited: true }),
  target: addFx,
})
