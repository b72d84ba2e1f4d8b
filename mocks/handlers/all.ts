import { accountsHandlers } from './accounts'
import { billingHandlers } from './billing'
import { commerceHandlers } from './commerce'
import { coursesHandlers } from './courses'
import { groupsHandlers } from './groups'
import { messagingHandlers } from './messaging'
import { networkHandlers } from './network'
import type { Operation } from './operation'
import { postsHandlers } from './posts'
import { publicPageHandlers } from './public-page'
import { sessionHandlers } from './session'

const ofPlugins = import.meta.webpackContext('../../plugins', {
  recursive: true,
  regExp: /^\.\/[^/]+\/mock\.ts$/,
})

/** Every operation of the contract but those that the pipeline answers itself: pictures and the hub. */
export const allHandlers: readonly Operation[] = [
  ...sessionHandlers,
  ...accountsHandlers,
  ...publicPageHandlers,
  ...messagingHandlers,
  ...postsHandlers,
  ...networkHandlers,
  ...groupsHandlers,
  ...coursesHandlers,
  ...commerceHandlers,
  ...billingHandlers,
  // What a plugin asks of a server beside the product's contract it answers in a mock.ts of its own.
  ...ofPlugins.keys().flatMap((key) => (ofPlugins(key) as { handlers: readonly Operation[] }).handlers),
]
