/**
 * The result of one operation.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} method
 * @property {string} path
 * @property {string} tag
 * @property {'passed' | 'failed' | 'not called' | 'not reached'} verdict
 * @property {string[]} lines the issues, or why it was not called
 * @property {string[]} differences deviations in responses that the specifications leave open
 * @property {number} milliseconds of all its calls
 */

/** Maximum number of messages per operation. */
const most = 8

/** Collects the results of the operations. */
export function createResults(operations) {
  const notes = new Map()
  const resultOf = (id) => {
    const result = notes.get(id) ?? {
      faults: new Set(),
      differences: new Set(),
      calls: 0,
      milliseconds: 0,
    }
    notes.set(id, result)
    return result
  }

  return {
    called(id, milliseconds, faults, differences = []) {
      const result = resultOf(id)
      result.calls++
      result.milliseconds += milliseconds
      for (const fault of faults) result.faults.add(fault)
      for (const difference of differences) result.differences.add(difference)
    },
    skipped(id, verdict, why) {
      resultOf(id).skip ??= { verdict, why }
    },
    /** @returns {Entry[]} in the order of the contract */
    entries() {
      return [...operations]
        .filter(([id]) => notes.has(id))
        .map(([id, { method, path, value }]) => {
          const { faults, differences, calls, milliseconds, skip } = resultOf(id)
          const verdict = faults.size > 0 ? 'failed' : calls > 0 ? 'passed' : (skip?.verdict ?? 'not reached')
          const lines = calls > 0 ? [...faults].slice(0, most) : [skip?.why ?? 'interrupted before']
          const entry = { id, method, path, tag: value.tags?.[0] ?? '', verdict, lines, milliseconds }
          return { ...entry, differences: [...differences].slice(0, most) }
        })
    },
  }
}
