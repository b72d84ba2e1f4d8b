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
import { remoteHandlers } from './remote'
import { sessionHandlers } from './session'

const ofPlugins = import.meta.webpackContext('../../plugins', {
  recursive: true,
  regExp: /^\.\/[^/]+\/mock\.ts$/,
})

/** All operations of the contract except images and the hub, which the pipeline handles. */
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
  // Plugins implement operations of their own openapi.yaml in their mock.ts.
  ...ofPlugins.keys().flatMap((key) => (ofPlugins(key) as { handlers: readonly Operation[] }).handlers),
  ...remoteHandlers,
]
