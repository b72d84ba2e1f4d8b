import { type Operation, operations } from '../operations'
import type { Scene } from '../scene'
import { accountsScenes } from './accounts'
import { billingScenes } from './billing'
import { commerceScenes } from './commerce'
import { coursesScenes } from './courses'
import { groupsScenes } from './groups'
import { messagingScenes } from './messaging'
import { networkScenes } from './network'
import { postsScenes } from './posts'
import { publicPageScenes } from './public-page'
import { sessionScenes } from './session'

const scenes: readonly Scene[] = [
  ...sessionScenes,
  ...accountsScenes,
  ...publicPageScenes,
  ...messagingScenes,
  ...postsScenes,
  ...networkScenes,
  ...groupsScenes,
  ...coursesScenes,
  ...commerceScenes,
  ...billingScenes,
]

const forOtherPlugins = 'offered by a contract.ts to plugins of a deployment; no screen makes the call'

/** Operations that no screen calls, and why. */
const uncalled: Readonly<Record<string, string>> = {
  getPostConversation: forOtherPlugins,
  createCourse: forOtherPlugins,
  updateCourse: forOtherPlugins,
  deleteCourse: forOtherPlugins,
}

/** An operation with the scene in which it goes wrong. */
export interface Played {
  readonly operation: Operation
  readonly scene: Scene
}

/** What of the contract is played. */
export const played: readonly Played[] = operations.flatMap((operation) => {
  const scene = scenes.find((one) => one.operation === operation.id)
  return scene ? [{ operation, scene }] : []
})

/** Operations that are neither played nor known to be called by no screen, and scenes of what the contract has not. */
export const unknown: readonly string[] = [
  ...operations
    .map(({ id }) => id)
    .filter((id) => !(id in uncalled) && !scenes.some((one) => one.operation === id)),
  ...[...scenes.map((one) => one.operation), ...Object.keys(uncalled)].filter(
    (id) => !operations.some((operation) => operation.id === id),
  ),
]
