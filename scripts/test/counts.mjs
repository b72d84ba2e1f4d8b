/** Reads the last `N passed, N failed` in a program's output. Reports at least one failure if the exit code is not 0. */
export function parseCounts(output, code) {
  const lastCounts = output.match(/\d+ passed, \d+ failed/g)?.at(-1)
  const [passed = 0, failed = 0] = lastCounts?.match(/\d+/g)?.map(Number) ?? []
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}
