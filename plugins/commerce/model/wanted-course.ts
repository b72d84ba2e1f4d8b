import {
  $isAuthenticated,
  goTo,
  loginRoute,
  markVisit,
  routeRemembered,
  sessionStarted,
  sessionStore,
  tabKeep,
  toastShown,
} from '@kernel'
import { createEffect, createEvent, sample } from 'effector'
import { cartRoute } from '../contract'
import { commerceTexts } from '../texts'
import { type NewItem, readNewItem } from './new-item'

/** What a visitor wants to have, kept over the login, and put into the cart after it (CRS-DET-02). */

const key = 'wantedCourse'

// Events: what happened

/** A visitor wants a course: who they are comes first. */
export const courseWanted = createEvent<NewItem>()
/** A member is here, perhaps since before this module was. */
export const memberSeen = createEvent()
const addingRetried = createEvent()

// Effects: what leaves this module

const keepFx = createEffect((item: NewItem) => tabKeep.set(key, JSON.stringify(item)))
/** Out of the storage first: whatever becomes of it then, it is not put into the cart twice. */
const takeFx = createEffect(() => {
  const item = readNewItem(tabKeep.get(key))
  tabKeep.remove(key)
  return item
})
const addFx = createEffect(async (item: NewItem) => {
  const isStillHere = markVisit()
  // Visitors, for whom this module is there too, need no more than to remember.
  const { putIntoCart } = await import('../api/put-into-cart')
  await putIntoCart(item)
  return { isStillHere: isStillHere() }
})

// Stores: what we remember

/** What could not be put into the cart. */
const $refused = sessionStore<NewItem | null>(null).on(addFx.fail, (_, { params }) => params)
/** Something is on its way into the cart: as it is now it is not worth showing. */
export const $isAdding = addFx.pending
/** How often something came into the cart without a screen's doing. */
export const $added = sessionStore(0).on(addFx.done, (times) => times + 1)

// Wiring: how they connect

sample({ clock: courseWanted, target: keepFx })
sample({ clock: courseWanted, fn: () => cartRoute.path, target: routeRemembered })
sample({ clock: keepFx.done, fn: () => ({ to: loginRoute }), target: goTo })

sample({ clock: [sessionStarted, memberSeen], fn: () => undefined, target: takeFx })
sample({
  clock: takeFx.doneData,
  filter: (item) => item !== undefined,
  fn: (item) => item as NewItem,
  target: addFx,
})
sample({
  clock: addFx.doneData,
  source: $isAuthenticated,
  filter: (isAuthenticated, { isStillHere }) => isAuthenticated && isStillHere,
  fn: () => ({ to: cartRoute, replace: true }),
  target: goTo,
})
sample({
  clock: addFx.fail,
  filter: $isAuthenticated,
  fn: () => ({
    kind: 'danger' as const,
    text: commerceTexts.ref('shoppingCart.addToCartError'),
    action: { label: commerceTexts.ref('retry'), run: addingRetried },
  }),
  target: toastShown,
})
sample({
  clock: addingRetried,
  source: $refused,
  filter: (item: NewItem | null): item is NewItem => item !== null,
  target: addFx,
})
