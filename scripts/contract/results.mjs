/**
 * What became of one operation.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} method
 * @property {string} path
 * @property {string} tag
 * @property {'passed' | 'failed' | 'not called' | 'not reached'} verdict
 * @property {string[]} lines the faults, or why it was not called or reached
 * @property {string[]} differences what is not as in the contract, where the specifications say nothing
 * @property {number} milliseconds all of its calls together
 */

/** What is said of one operation at most. */
const most = 8

/**
 * Notes down what became of each operation.
 *
 * @param {Map<string, { method: string, path: string, value: { tags?: string[] } }>} operations
 */
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
    /** A call was made. */
    called(id, milliseconds, faults, differences = []) {
      const result = resultOf(id)
      result.calls++
      result.milliseconds += milliseconds
      for (const fault of faults) result.faults.add(fault)
      for (const difference of differences) result.differences.add(difference)
    },
    /** A call was not made, at least not this time. */
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
          const lines = calls > 0 ? [...faults].slice(0, most) : [skip?.why ?? 'broken off before']
          const entry = { id, method, path, tag: value.tags?.[0] ?? '', verdict, lines, milliseconds }
          return { ...entry, differences: [...differences].slice(0, most) }
        })
    },
  }
}
