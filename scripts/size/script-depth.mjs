/**
 * The number of sequential round trips for scripts. A script that the page requests, also from an inline
 * script, counts as one; a script requested by another script counts as one more than that.
 *
 * @param {{ url: string, causes: string[] }[]} scripts in order of request; `causes`: URLs of the requesting
 * code
 */
export function scriptDepth(scripts) {
  const depths = new Map()
  for (const { url, causes } of scripts) {
    if (depths.has(url)) continue
    depths.set(url, 1 + Math.max(0, ...causes.map((cause) => depths.get(cause) ?? 0)))
  }
  return Math.max(0, ...depths.values())
}

/** The URLs of all code in the stack of a request, across awaits. */
export function initiatorUrls(initiator) {
  const causes = []
  for (let stack = initiator.stack; stack; stack = stack.parent) {
    causes.push(...stack.callFrames.map(({ url }) => url))
  }
  return causes
}
