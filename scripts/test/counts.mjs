/**
 * Reads the last `N passed, N failed` of a program's output. A non-zero exit code counts as at least one
 * failure.
 */
export function parseCounts(output, code) {
  const lastCounts = output.match(/\d+ passed, \d+ failed/g)?.at(-1)
  const [passed = 0, failed = 0] = lastCounts?.match(/\d+/g)?.map(Number) ?? []
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}
