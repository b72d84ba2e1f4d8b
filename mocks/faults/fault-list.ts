import type { WorldState } from '../world/world-state'
import { type ActiveFault, corruptedBodies, type Fault } from './fault'

const isCount = (value: unknown) => value === undefined || (typeof value === 'number' && value >= 0)
const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'

/** Validates a fault; returns an error message for an invalid one. */
export function readFault(value: unknown): Fault | string {
  if (typeof value !== 'object' || value === null) return 'A fault is an object with an "operation".'
  const fault = value as Record<string, unknown>
  if (typeof fault.operation !== 'string' || fault.operation === '') {
    return 'A fault needs "operation": an operationId, "METHOD /path", "hub" or "*".'
  }
  for (const name of ['latency', 'status', 'times', 'retryAfter']) {
    if (!isCount(fault[name])) return `"${name}" of a fault is a number.`
  }
  for (const name of ['silence', 'drop', 'stored']) {
    if (!isFlag(fault[name])) return `"${name}" of a fault is true or false.`
  }
  if (fault.body !== undefined && !corruptedBodies.some((body) => body === fault.body)) {
    return `"body" of a fault is one of ${corruptedBodies.join(', ')}.`
  }
  return fault as unknown as Fault
}

/** The faults that are active in one mock world. */
export interface FaultList {
  add(fault: Fault): ActiveFault
  list(): readonly ActiveFault[]
  clear(): void
  /**
   * Returns the fault to apply to a call: the faults of the active scenarios, merged with the matching fault that was added
   * last. That fault takes precedence, and its count of uses increases.
   */
  take(names: readonly string[]): Fault | undefined
}

/**
 * @param state returns the state that contains the list
 * @param scenarioFaults faults of the active scenarios
 * @param onUsed called when a fault was applied and its count changed
 */
export function createFaultList(
  state: () => Pick<WorldState, 'faults'>,
  scenarioFaults: () => readonly Fault[],
  onUsed: () => void,
): FaultList {
  const isSpent = ({ used, times }: ActiveFault) => times !== undefined && used >= times
  return {
    add(fault) {
      const { faults } = state()
      const active = { ...fault, id: (faults.at(-1)?.id ?? 0) + 1, used: 0 }
      faults.push(active)
      return active
    },
    list: () => state().faults,
    clear() {
      state().faults = []
    },
    take(names) {
      const requested = names.map((name) => name.toLowerCase())
      const matches = ({ operation }: Fault) => requested.includes(operation.toLowerCase())
      const listed = state().faults.findLast((fault) => matches(fault) && !isSpent(fault))
      if (listed) {
        listed.used += 1
        onUsed()
      }
      const applied = [...scenarioFaults().filter(matches), ...(listed ? [listed] : [])]
      return applied.length > 0 ? Object.assign({}, ...applied) : undefined
    },
  }
}
