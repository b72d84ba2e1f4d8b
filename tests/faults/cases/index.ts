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

const cases: readonly FaultCase[] = [
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

/** Operations that no screen calls, with the reason. */
const uncalledOperations: Readonly<Record<string, string>> = {
  getPostConversation: forOtherPlugins,
  createCourse: forOtherPlugins,
  updateCourse: forOtherPlugins,
  deleteCourse: forOtherPlugins,
}

export interface TestedCase {
  readonly operation: Operation
  readonly faultCase: FaultCase
}

export const testedCases: readonly TestedCase[] = operations.flatMap((operation) => {
  const faultCase = cases.find((one) => one.operation === operation.id)
  return faultCase ? [{ operation, faultCase }] : []
})

/** Operations that screens call but no fault case covers, and fault cases whose operation does not exist. */
export const uncovered: readonly string[] = [
  ...operations
    .map(({ id }) => id)
    .filter((id) => !(id in uncalledOperations) && !cases.some((one) => one.operation === id)),
  ...[...cases.map((one) => one.operation), ...Object.keys(uncalledOperations)].filter(
    (id) => !operations.some((operation) => operation.id === id),
  ),
]
