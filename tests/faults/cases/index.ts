import type { FaultCase } from '../fault-case'
import { type Operation, operations } from '../operations'
import { accountsCases } from './accounts'
import { billingCases } from './billing'
import { commerceCases } from './commerce'
import { coursesCases } from './courses'
import { groupsCases } from './groups'
import { messagingCases } from './messaging'
import { networkCases } from './network'
import { postsCases } from './posts'
import { publicPageCases } from './public-page'
import { sessionCases } from './session'

const scenes: readonly FaultCase[] = [
  ...sessionCases,
  ...accountsCases,
  ...publicPageCases,
  ...messagingCases,
  ...postsCases,
  ...networkCases,
  ...groupsCases,
  ...coursesCases,
  ...commerceCases,
  ...billingCases,
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
export interface TestedCase {
  readonly operation: Operation
  readonly scene: FaultCase
}

/** What of the contract is played. */
export const testedCases: readonly TestedCase[] = operations.flatMap((operation) => {
  const scene = scenes.find((one) => one.operation === operation.id)
  return scene ? [{ operation, scene }] : []
})

/** Operations that are neither played nor known to be called by no screen, and scenes of what the contract has not. */
export const uncovered: readonly string[] = [
  ...operations
    .map(({ id }) => id)
    .filter((id) => !(id in uncalled) && !scenes.some((one) => one.operation === id)),
  ...[...scenes.map((one) => one.operation), ...Object.keys(uncalled)].filter(
    (id) => !operations.some((operation) => operation.id === id),
  ),
]
