/**
 * How many things a program found right and wrong, from the last `N passed, N failed` that it lastCounts.
 * A program that ends badly has found something wrong, whatever it says or does not say.
 *
 * @param {string} output
 * @param {number} code its exit code
 */
export function parseCounts(output, code) {
  const lastCounts = output.match(/\d+ passed, \d+ failed/g)?.at(-1)
  const [passed = 0, failed = 0] = lastCounts?.match(/\d+/g)?.map(Number) ?? []
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}
