import type { WorldState } from '../world/world-state'
import type { ActiveFault, Fault } from './fault'

const bodies = new Set(['problem', 'html', 'half', 'malformed', 'wrong-types', 'null', 'empty'])
const isCount = (value: unknown) => value === undefined || (typeof value === 'number' && value >= 0)
const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'

/** A fault as somebody wrote it, or the sentence that says what is wrong with it. */
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
  if (fault.body !== undefined && !bodies.has(String(fault.body))) {
    return `"body" of a fault is one of ${[...bodies].join(', ')}.`
  }
  return fault as unknown as Fault
}

/** The faults of one world. */
export interface FaultList {
  add(fault: Fault): ActiveFault
  list(): readonly ActiveFault[]
  clear(): void
  /**
   * What strikes this call, counted as used: those of the scenarios together, and of the list the one added last,
   * which has the last word.
   */
  take(names: readonly string[]): Fault | undefined
}

/**
 * @param state whose list it is
 * @param lasting the faults of the scenarios that are on
 * @param onUsed told when a fault has struck and its count is another
 */
export function createFaultList(
  state: () => Pick<WorldState, 'faults'>,
  lasting: () => readonly Fault[],
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
      const wanted = names.map((name) => name.toLowerCase())
      const fits = ({ operation }: Fault) => wanted.includes(operation.toLowerCase())
      const own = state().faults.findLast((fault) => fits(fault) && !isSpent(fault))
      if (own) {
        own.used += 1
        onUsed()
      }
      const struck = [...lasting().filter(fits), ...(own ? [own] : [])]
      return struck.length > 0 ? Object.assign({}, ...struck) : undefined
    },
  }
}
