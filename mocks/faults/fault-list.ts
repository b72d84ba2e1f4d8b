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
  for (const name of ['silence', 'drop']) {
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
  /** The fault that strikes this call, counted as used. The one added last wins. */
  strike(names: readonly string[]): ActiveFault | undefined
}

export function createFaultList(): FaultList {
  let faults: ActiveFault[] = []
  let nextId = 1
  const isSpent = ({ used, times }: ActiveFault) => times !== undefined && used >= times
  return {
    add(fault) {
      const active = { ...fault, id: nextId++, used: 0 }
      faults.push(active)
      return active
    },
    list: () => faults,
    clear() {
      faults = []
    },
    strike(names) {
      const wanted = names.map((name) => name.toLowerCase())
      const fault = faults.findLast((one) => wanted.includes(one.operation.toLowerCase()) && !isSpent(one))
      if (fault) fault.used += 1
      return fault
    },
  }
}
